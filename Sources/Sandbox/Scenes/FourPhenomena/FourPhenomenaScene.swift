// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Why a row under a tap can't be tapped: the four phenomena of the articles on touches, with their times.
@MainActor
final class FourPhenomenaScene: Scene {
  private let delegate = AppDelegate()
  private let window: UIWindow
  private let controller = FourPhenomenaController()

  init(screenSize: CGSize) {
    window = GLWindow(frame: CGRect(origin: .zero, size: screenSize))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  var applicationDelegate: (any UIApplicationDelegate)? { delegate }
  var windows: [UIWindow] { [window] }

  var switches: [Toggle] {
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

  let demonstration: [DemonstrationStep] = [
    .tap(view: "GLTableView", at: CGPoint(x: 195, y: 22)),
    .press(view: "GLTableView", at: CGPoint(x: 195, y: 66), seconds: 0.3),
    .press(view: "GLTableView", at: CGPoint(x: 195, y: 110), seconds: 2),
    .tap(view: "GLButton", at: CGPoint(x: 100, y: 25)),
  ]
}

/// The end of the responder chain.
private final class AppDelegate: UIResponder, UIApplicationDelegate {}
