// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// Shows why a row can't be tapped if a superview has a tap recognizer. The results of a quick tap, a short press and a
/// long press on a row, and of a tap on a button, are the "four phenomena" of articles about touches.
@MainActor
package final class FourPhenomenaScene: WindowScene {
  private let controller = FourPhenomenaController()

  package init(screenSize: CGSize) {
    super.init(
      controller,
      in: GLWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  override package var switches: [Toggle] {
    [
      Toggle(
        title: "Tap cancels touches", key: "V",
        isOn: { [controller] in controller.tapCancels },
        set: { [controller] in controller.tapCancels = $0 }),
      Toggle(
        title: "Table delays touches", key: "D",
        isOn: { [controller] in controller.tableDelays },
        set: { [controller] in controller.tableDelays = $0 }),
    ]
  }

  override package var demonstration: [DemonstrationStep] {
    [
      .tap(view: "GLTableView", at: CGPoint(x: 195, y: 22)),
      .press(view: "GLTableView", at: CGPoint(x: 195, y: 66), seconds: 0.3),
      .press(view: "GLTableView", at: CGPoint(x: 195, y: 110), seconds: 2),
      .tap(view: "GLButton", at: CGPoint(x: 100, y: 25)),
    ]
  }
}
