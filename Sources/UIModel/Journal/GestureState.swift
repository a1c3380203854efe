// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The state of a recognizer: the six cases of `UIGestureRecognizer.State`, with its raw values.
///
/// Source: `UIGestureRecognizer.h`.
package enum GestureState: Int, CaseIterable, Equatable, Hashable, Sendable {
  /// Not decided. The recognizer receives touches, waits for other recognizers, or has no touches.
  case possible = 0
  /// A continuous gesture has been recognized.
  case began = 1
  /// A continuous gesture changed.
  case changed = 2
  /// A continuous gesture is complete, or a discrete one was recognized.
  case ended = 3
  /// A continuous gesture was cancelled after it began.
  case cancelled = 4
  /// The touches are not this gesture, or another recognizer won.
  case failed = 5

  /// True for ended, cancelled and failed. Only a reset can follow.
  package var isEnd: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// True for began and changed: the gesture is active.
  package var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }
}
