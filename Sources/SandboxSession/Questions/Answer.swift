// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The answer to a question, or the reason why something could not be done.
package enum Answer {
  case whyNot(WhyNot)
  /// An answer to "Why not?", shown with the suggested changes but without the explanation of all touches.
  case fix(WhyNot)
  case finding(FindingAnswer)
  /// A comparison, and the answer from which it was opened; nil if there is none.
  indirect case whatIf(WhatIf, Origin?)
  /// The answer to "What if?" if nothing was changed after the last gesture, but something was changed before it. It
  /// offers to replay the gesture without the earlier changes.
  case changedBefore(LastGesture)
  /// A title, and advice about what to do.
  case advice(String, String)
  case unusable(Unusable)
  case unsaved(Unsaved)
  /// A file was played, and its log is not as expected.
  case different(Verdict)
  /// The events of a device and of the model, side by side.
  case device(DeviceStory)

  /// The explanation that a `whyNot`, `fix` or `finding` contains; nil for other answers.
  package var whyNot: WhyNot? {
    switch self {
    case .whyNot(let whyNot), .fix(let whyNot): whyNot
    case .finding(let answer): answer.whyNot
    case .whatIf, .changedBefore, .advice, .unusable, .unsaved, .different, .device: nil
    }
  }

  /// Returns the same kind of answer with an updated explanation.
  func with(_ whyNot: WhyNot) -> Answer {
    switch self {
    case .whyNot: .whyNot(whyNot)
    case .fix: .fix(whyNot)
    case .finding(let answer): .finding(FindingAnswer(finding: answer.finding, whyNot: whyNot))
    case .whatIf, .changedBefore, .advice, .unusable, .unsaved, .different, .device: self
    }
  }

  /// The answer from which a comparison was opened, and which of its suggested sets of changes is compared.
  package struct Origin {
    package let answer: Answer
    /// The index of the set of changes in the answer's `remedies`.
    package let remedy: Int
  }

  /// Files that can't be used, with the reasons.
  package struct Unusable {
    /// True if the scene on the phone was opened from the file that is now unusable.
    package var isOpen: Bool
    /// The messages. Each starts with a file's name.
    package var lines: [String]
  }

  /// A recording that could not be saved.
  package struct Unsaved {
    /// True if the recording continues.
    package let isRecording: Bool
    package let sentences: [String]

    package init(isRecording: Bool, sentences: [String]) {
      (self.isRecording, self.sentences) = (isRecording, sentences)
    }
  }
}
