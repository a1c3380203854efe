// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A drawer that a finger pulls in from the left edge of the screen, and that a tap beside it closes.
final class DrawerController: UIViewController {
  let drawer = UIView(frame: CGRect(x: -240, y: 0, width: 240, height: 800))
  private let dimming = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let pull = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(DrawerController.pull(_:)))
    pull.edges = .left
    view.addGestureRecognizer(pull)
    dimming.frame = view.bounds
    dimming.isHidden = true
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(DrawerController.close)))
    view.addSubview(dimming)
    view.addSubview(drawer)
  }

  private func pull(_ pan: UIScreenEdgePanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      drawer.frame.origin.x = min(0, pan.translation(in: view).x - 240)
    case .ended where pan.translation(in: view).x > 120 || pan.velocity(in: view).x > 500:
      drawer.frame.origin.x = 0
      dimming.isHidden = false
    default: close()
    }
  }

  private func close() {
    drawer.frame.origin.x = -240
    dimming.isHidden = true
  }
}
