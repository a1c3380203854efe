// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A scene of one window, which shows a controller. Its delegate is the last one in the responder chain.
@MainActor
class WindowScene: Scene {
  private let delegate = AppDelegate()
  private let window: UIWindow

  /// Shows a controller; the window is one of a class of the scene's own if it has one.
  init(_ controller: UIViewController, in window: UIWindow) {
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  var applicationDelegate: (any UIApplicationDelegate)? { delegate }
  var windows: [UIWindow] { [window] }
  var switches: [Toggle] { [] }
  var demonstration: [DemonstrationStep] { [] }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}
