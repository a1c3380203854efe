// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UIWindow {
  /// Ends the touches on views that left the window. These views also lose the focus and first responder status.
  final func finish(_ departure: Departure) {
    if departure.includes(storedFocus) {
      storedFocus?.noteVisualChange()
      storedFocus = nil
    }
    if let responder = storedFirstResponder.current {
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      if departure.includes(view) { storedFirstResponder.leave(responder) }
    }
    application.finish(departure)
  }

  final func setScene(_ scene: UIWindowScene?) {
    storedScene?.storedWindows.removeAll { $0.object == nil || $0.object === self }
    storedScene = scene
    scene?.storedWindows.append(WeakReference(self))
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
