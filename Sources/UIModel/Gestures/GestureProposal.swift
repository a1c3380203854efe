// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The state that a machine proposes for its recognizer. The arbiter decides on it.
enum GestureProposal: Equatable, Sendable {
  /// A continuous gesture began.
  case began
  /// It went on.
  case changed
  /// The gesture is complete, or a discrete gesture was recognized.
  case ended
  /// The gesture was cancelled after `began` was proposed.
  case cancelled
  /// The fingers made another movement. The reason is nil if an app's subclass failed without one.
  case failed(GestureFailure?)

  /// The state that the recognizer would read if the proposal were accepted.
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
