// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What happens without a finger: a timer of Foundation, and work that comes back from another thread.
@MainActor
final class TimersScene: Scene {
  private let delegate = AppDelegate()
  private let window: UIWindow

  init(screenSize: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
    window.rootViewController = TimersController()
    window.makeKeyAndVisible()
  }

  var applicationDelegate: (any UIApplicationDelegate)? { delegate }
  var windows: [UIWindow] { [window] }
  let switches: [Toggle] = []

  let demonstration: [DemonstrationStep] = [
    .tap(view: "CountButton", at: CGPoint(x: 95, y: 25)),
    .tap(view: "WorkButton", at: CGPoint(x: 95, y: 25)),
  ]
}

/// The end of the responder chain.
private final class AppDelegate: UIResponder, UIApplicationDelegate {}
