// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The answer to a question, or the reason why something could not be done.
enum Answer {
  case whyNot(WhyNot)
  case whatIf(WhatIf)
  /// Nothing was changed since the last gesture, but something before it.
  case changedBefore(LastGesture)
  /// A title, and what to do.
  case advice(String, String)
  case unusable(Unusable)
  case unsaved(Unsaved)

  /// Files that can't be used.
  struct Unusable {
    /// True if it is the file of the scene on the phone.
    var isOpen: Bool
    /// Each begins with a file's name.
    var lines: [String]
  }

  /// A recording that could not be saved.
  struct Unsaved {
    /// True if the recording goes on.
    let isRecording: Bool
    let sentences: [String]
  }
}
