// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// The first scene: views to drag and press, and views that extend beyond their superviews.
@MainActor
package final class PlaygroundScene: WindowScene {
  private let controller = ViewController()

  package init(screenSize: CGSize) {
    super.init(
      UINavigationController(rootViewController: controller),
      in: UIWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  override package var switches: [Toggle] {
    [
      Toggle(
        title: "Override point(inside:)", key: "O",
        isOn: { [controller] in controller.isOverrideOn },
        set: { [controller] in controller.isOverrideOn = $0 })
    ]
  }

  override package var demonstration: [DemonstrationStep] {
    [
      .drag(view: "MovedView", from: CGPoint(x: 30, y: 30), by: CGVector(dx: 0, dy: -30)),
      .tap(view: "RightButton", at: CGPoint(x: 56, y: 22)),
      .tap(view: "CView", at: CGPoint(x: 66, y: 24)),
      .tap(view: "OverrideSwitch", at: CGPoint(x: 25, y: 15)),
      .tap(view: "CircleButton", at: CGPoint(x: 32, y: 12)),
      .tap(view: "OverrideSwitch", at: CGPoint(x: 25, y: 15)),
      .tap(view: "CircleButton", at: CGPoint(x: 32, y: 12)),
    ]
  }
}
