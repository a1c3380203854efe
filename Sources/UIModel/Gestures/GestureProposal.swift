// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The state that a machine proposes for its recognizer. The arbiter decides about it.
enum GestureProposal: Equatable, Sendable {
  /// A continuous gesture began.
  case began
  /// A continuous gesture changed.
  case changed
  /// The gesture is complete, or a discrete gesture was recognized.
  case ended
  /// The gesture was cancelled after `began` was proposed.
  case cancelled
  /// The fingers did not make this gesture. The reason is nil if a subclass of the application gave none.
  case failed(GestureFailure?)

  /// The recognizer's state if the proposal is accepted.
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
