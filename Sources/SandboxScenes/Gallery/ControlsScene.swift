// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// The gallery: every control on one page, to be operated by finger and keyboard, and a list to be pulled down.
@MainActor
package final class ControlsScene: WindowScene {
  package init(screenSize: CGSize) {
    super.init(ControlsController(), in: UIWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  /// Operates every control once, by finger and by key, and leaves some pressed and a text field in editing. The
  /// overlays are switched off, because they would cover the controls.
  override package var demonstration: [DemonstrationStep] {
    [
      .key("H"), .key("T"),
      .tap(view: "SystemButton", at: CGPoint(x: 40, y: 15)),
      .tap(view: "CustomButton", at: CGPoint(x: 40, y: 15)),
      .tap(view: "OffSwitch", at: CGPoint(x: 25, y: 15)),
      .drag(view: "Slider", from: CGPoint(x: 98, y: 15), by: CGVector(dx: 60, dy: 0)),
      .press(view: "Stepper", at: CGPoint(x: 70, y: 16), seconds: 0.75),
      .tap(view: "WrapStepper", at: CGPoint(x: 20, y: 16)),
      .tap(view: "Segments", at: CGPoint(x: 98, y: 16)),
      .tap(view: "Pages", at: CGPoint(x: 150, y: 13)),
      .key("Tab"), .key("Tab"), .key("Space"), .key("Tab"), .key("Tab"), .key("Tab"), .key("Right"),
      .tap(view: "TextField", at: CGPoint(x: 60, y: 15)),
      .type("Hello"),
      .hold(view: "CustomButton", at: CGPoint(x: 40, y: 15)),
      .hold(view: "OnSwitch", at: CGPoint(x: 25, y: 15)),
      .hold(view: "WrapStepper", at: CGPoint(x: 70, y: 16)),
      .hold(view: "Segments", at: CGPoint(x: 32, y: 16)),
      .drag(view: "List", from: CGPoint(x: 180, y: 10), by: CGVector(dx: 0, dy: 240)),
    ]
  }
}
