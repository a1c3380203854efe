// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The reason for which a recognizer's state changed.
package enum StateReason: Equatable, Sendable {
  /// The recognizer assigned the state and gave no reason.
  case assigned
  /// The arbiter let it recognize, at once or after a wait.
  case recognized
  /// The recognizer's fingers are not its gesture, or it may not begin.
  case failed(GestureFailure)
  /// Another recognizer came first.
  case lost(VerdictFact.Loss)
  /// `isEnabled` was set to false.
  case disabled
  /// The recognizer was removed from its view.
  case removedFromView
  /// A view left its window, and the recognizer is on that view or in it.
  case leftWindow(view: String)
}

/// The reason for which a held touch is dropped and its view never receives it.
package enum DiscardReason: Equatable, Sendable {
  /// A recognizer that takes touches from their views recognized.
  case recognized
  /// The system cancelled the touch.
  case cancelledBySystem
  /// The application kept the touch's event from `sendEvent(_:)`.
  case neverSent
  /// A scroll view's `touchesShouldBegin(_:with:in:)` returned false.
  case keptByScrollView
  /// A view left its window, and the touch's view is that view or in it.
  case leftWindow(view: String)
}
