// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The state that a machine proposes for its recognizer. The arbiter decides on it.
enum GestureProposal: Equatable, Sendable {
  /// A continuous gesture was seen.
  case began
  /// It went on.
  case changed
  /// It is complete, or a discrete gesture was recognized.
  case ended
  /// It was taken away after `began` was proposed.
  case cancelled
  /// The fingers did something else. The reason is nil when an app's own code gave none.
  case failed(GestureFailure?)

  /// The state that the recognizer would read.
  var state: GestureState {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
