// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Delivers presses of physical buttons to recognizers.
extension GestureEnvironment {
  /// Calls the recognizers of a press, before the responder receives the press. When a press begins, its recognizers
  /// are collected first: those of the responder's view and of all superviews.
  func deliver(_ press: UIPress, _ event: UIPressesEvent) {
    if press.phase == .began { collect(for: press, event) }
    for recognizer in deliveryOrder?(press.trackers) ?? press.trackers
    where recognizer.presses.contains(where: { $0 === press }) {
      note(event, by: recognizer)
      tell(recognizer, press, event)
    }
    guard press.phase == .ended || press.phase == .cancelled else { return }
    for recognizer in press.trackers { drop(press, from: recognizer) }
  }

  /// Removes a press from a recognizer, which receives no more of it.
  func drop(_ press: UIPress, from recognizer: UIGestureRecognizer) {
    recognizer.presses.removeAll { $0 === press }
    press.trackers.removeAll { $0 === recognizer }
  }

  private func collect(for press: UIPress, _ event: UIPressesEvent) {
    let view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    guard let view else { return }
    for current in view.withSuperviews {
      for recognizer in current.storedRecognizers where wants(press, recognizer, event) {
        recognizer.presses.append(press)
        press.trackers.append(recognizer)
      }
    }
  }

  private func wants(
    _ press: UIPress, _ recognizer: UIGestureRecognizer, _ event: UIPressesEvent
  ) -> Bool {
    guard recognizer.isEnabled, !recognizer.storedState.gestureState.isEnd,
      recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
    else { return false }
    return stillThere(recognizer) {
      answerForEvent(recognizer, event) && recognizer.askDelegate(about: press, event)
    }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent
  ) {
    guard !recognizer.storedState.gestureState.isEnd else { return }
    let method = press.phase.method
    journal.write(.presses(method, recognizer.journalSubject))
    // Calls app code: the subclass's press methods.
    switch method {
    case .began: recognizer.pressesBegan([press], with: event)
    case .moved: recognizer.pressesChanged([press], with: event)
    case .ended: recognizer.pressesEnded([press], with: event)
    case .cancelled: recognizer.pressesCancelled([press], with: event)
    }
  }
}

extension UIPress.Phase {
  /// The method that is called for a press in this phase; `moved` stands for pressesChanged.
  var method: JournalFact.TouchMethod {
    switch self {
    case .began: .began
    case .changed, .stationary: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
