// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A controller of a scenario.
@MainActor
protocol ScriptedController: UIViewController, ActionListing {
  var actions: ActionLines { get set }
}

extension ScriptedController {
  func implementedAction(_ name: String) -> Selector? { actions.selector(name, of: self) }
}

final class ScriptedPlainController: UIViewController, ScriptedController {
  var actions = ActionLines()
}

final class ScriptedNavigationController: UINavigationController, ScriptedController {
  var actions = ActionLines()
}

final class ScriptedTabBarController: UITabBarController, ScriptedController {
  var actions = ActionLines()
}

/// The application's delegate: the end of every chain.
final class ScriptedDelegate: UIResponder, UIApplicationDelegate {}
