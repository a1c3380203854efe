// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The reason why a recognizer's state changed.
package enum StateReason: Equatable, Sendable {
  /// The recognizer's own code assigned the state and gave no reason.
  case assigned
  /// The arbiter let the recognizer recognize, at once or after it waited.
  case recognized
  /// The touches are not the gesture, or the recognizer may not begin.
  case failed(GestureFailure)
  /// Another recognizer won, by the rule in the value.
  case lost(VerdictFact.Loss)
  /// `isEnabled` was set to false.
  case disabled
  /// The recognizer was removed from its view.
  case removedFromView
  /// A view left its window. The recognizer is on that view or on a view in it.
  case leftWindow(view: String)
}

/// The reason why a touch that was held back is dropped and its view never receives it.
package enum DiscardReason: Equatable, Sendable {
  /// A recognizer with cancelsTouchesInView recognized.
  case recognized
  /// The system cancelled the touch.
  case cancelledBySystem
  /// An override of `sendEvent(_:)` did not call super with the touch's event.
  case neverSent
  /// A scroll view's `touchesShouldBegin(_:with:in:)` returned false.
  case keptByScrollView
  /// A view left its window. The touch's view is that view or is in it.
  case leftWindow(view: String)
}
