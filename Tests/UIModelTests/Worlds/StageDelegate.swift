// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

@testable import UIModel

/// A recognizer's delegate whose answers a test sets.
final class StageDelegate: UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var receivesPress: (UIPress) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  var runsWith: (UIGestureRecognizer) -> Bool = { _ in false }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredBy: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receivesTouch(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { receivesPress(press) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { receivesEvent(event) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsWith(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredBy(otherGestureRecognizer) }
}
