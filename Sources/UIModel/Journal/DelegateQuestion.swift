// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The delegate methods of recognizers. The raw value is the name in logs.
package enum DelegateQuestion: String, CaseIterable, Sendable {
  /// `gestureRecognizerShouldBegin(_:)`
  case shouldBegin = "gestureRecognizerShouldBegin"
  /// `gestureRecognizer(_:shouldReceive:)` with an event
  case shouldReceiveEvent
  /// `gestureRecognizer(_:shouldReceive:)` with a touch
  case shouldReceiveTouch
  /// `gestureRecognizer(_:shouldReceive:)` with a press
  case shouldReceivePress
  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`
  case shouldRecognizeSimultaneously = "shouldRecognizeSimultaneouslyWith"
  /// `gestureRecognizer(_:shouldRequireFailureOf:)`
  case shouldRequireFailure = "shouldRequireFailureOf"
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`
  case shouldBeRequiredToFail = "shouldBeRequiredToFailBy"

  /// The result that is used without a delegate.
  package var defaultAnswer: Bool {
    switch self {
    case .shouldBegin, .shouldReceiveEvent, .shouldReceiveTouch, .shouldReceivePress: true
    case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail: false
    }
  }
}
