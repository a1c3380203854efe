// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The photo browser: many recognizers on one view, of which some run together and some wait.
@MainActor
final class PhotoBrowserScene: WindowScene {
  init(screenSize: CGSize) {
    super.init(
      PhotoBrowserController(), in: UIWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  override var demonstration: [DemonstrationStep] {
    [
      .drag(view: "PhotoView", from: CGPoint(x: 300, y: 135), by: CGVector(dx: -200, dy: 0)),
      .tap(view: "PhotoView", at: CGPoint(x: 120, y: 90)),
      .tap(view: "PhotoView", at: CGPoint(x: 120, y: 90)),
      .pinch(view: "PhotoView", about: CGPoint(x: 180, y: 135), from: 60, to: 105, turn: 0.35),
    ]
  }
}
