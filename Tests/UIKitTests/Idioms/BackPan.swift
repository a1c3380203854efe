// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// Goes back in a navigation controller by a drag to the right that starts anywhere on the page.
final class BackPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(on navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(BackPan.pan))
    delegate = self
    navigation.view.addGestureRecognizer(self)
  }

  private func pan() {
    guard state == .ended, let view else { return }
    if translation(in: view).x > view.bounds.width / 2 || velocity(in: view).x > 800 {
      navigation?.popViewController(animated: true)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    let hasPage = (navigation?.viewControllers.count ?? 0) > 1
    return hasPage && velocity.x > abs(velocity.y)
  }
}
