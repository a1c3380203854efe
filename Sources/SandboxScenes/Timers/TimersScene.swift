// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// Shows events without a finger: a Foundation timer, and work on another thread.
@MainActor
package final class TimersScene: WindowScene {
  package init(screenSize: CGSize) {
    super.init(TimersController(), in: UIWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  override package var demonstration: [DemonstrationStep] {
    [
      .tap(view: "CountButton", at: CGPoint(x: 95, y: 25)),
      .tap(view: "WorkButton", at: CGPoint(x: 95, y: 25)),
    ]
  }
}
