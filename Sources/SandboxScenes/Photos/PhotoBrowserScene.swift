// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// The photo browser: many recognizers on one view, some of which recognize together and some of which wait.
@MainActor
package final class PhotoBrowserScene: WindowScene {
  /// - Parameters:
  ///   - screenSize: the size of the phone's screen, in points.
  ///   - assets: the folder that contains the folder `photos`.
  package init(screenSize: CGSize, assets: String) {
    super.init(
      PhotoBrowserController(photos: assets + "/photos"),
      in: UIWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  override package var demonstration: [DemonstrationStep] {
    [
      .drag(view: "PhotoView", from: CGPoint(x: 300, y: 135), by: CGVector(dx: -200, dy: 0)),
      .tap(view: "PhotoView", at: CGPoint(x: 120, y: 90)),
      .tap(view: "PhotoView", at: CGPoint(x: 120, y: 90)),
      .pinch(view: "PhotoView", about: CGPoint(x: 180, y: 135), from: 60, to: 105, turn: 0.35),
    ]
  }
}
