// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What happens without a finger: a timer of Foundation, and work that comes back from another thread.
@MainActor
final class TimersScene: WindowScene {
  init(screenSize: CGSize) {
    super.init(TimersController(), in: UIWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  override var demonstration: [DemonstrationStep] {
    [
      .tap(view: "CountButton", at: CGPoint(x: 95, y: 25)),
      .tap(view: "WorkButton", at: CGPoint(x: 95, y: 25)),
    ]
  }
}
