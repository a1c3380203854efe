// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UIWindow {
  /// A view and all in it left the window: their touches end here.
  final func subtreeDidLeave(_ view: UIView) {
    if let storedFocus, storedFocus.lies(in: view) { self.storedFocus = nil }
    application.subtreeDidLeave(view)
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
