// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UIWindow {
  /// One event through one window. Every turn has the same tail, see `UIApplication.finishTurn`.
  final func deliver(_ event: UIEvent) {
    let shared = UIApplication.lentCurrent
    Lending.begin()
    if shared.use({ wasShown(in: $0) }) {
      shared.use { deliver(event, by: $0) }
    } else {
      deliver(event, by: application)
    }
    Lending.end()
  }

  private final func deliver(_ event: UIEvent, by application: UIApplication) {
    switch event.eventType {
    case .touches:
      application.turn(delivering: event, in: self)
    case .scroll, .hover, .transform:
      application.turn { application.gestures.deliverPointer(event) }
    case .motion, .remoteControl, .presses:
      break
    }
  }

  /// A view and all in it left the window: their touches end here.
  final func subtreeDidLeave(_ view: UIView) {
    if let storedFocus, storedFocus.lies(in: view) { self.storedFocus = nil }
    application.subtreeDidLeave(view)
  }

  final func setScene(_ scene: UIWindowScene?) {
    storedScene?.storedWindows.removeAll { $0.isTo(self) || $0.object == nil }
    storedScene = scene
    scene?.storedWindows.append(Faint(self))
  }

  final func setRootViewController(_ controller: UIViewController?) {
    guard controller !== storedRootViewController else { return }
    let old = storedRootViewController
    storedRootViewController = controller
    old?.viewWillDisappear(false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.viewDidDisappear(false)
    guard let controller, let view = controller.view else { return }
    view.frame = bounds
    controller.viewWillAppear(false)
    insertSubview(view, at: 0)
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
  }
}
