// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// A controller that may be presented, and that changes the world in its callbacks.
final class WorldPage: UIViewController {
  private unowned let world: World
  private let index: Int

  init(world: World, index: Int) {
    self.world = world
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) { world.called(.containment, index) }
  override func didMove(toParent parent: UIViewController?) { world.called(.containment, index) }
  override func viewWillAppear(_ animated: Bool) { world.called(.appearance, index) }
  override func viewDidAppear(_ animated: Bool) { world.called(.appearance, index) }
  override func viewWillDisappear(_ animated: Bool) { world.called(.appearance, index) }
  override func viewDidDisappear(_ animated: Bool) { world.called(.appearance, index) }
}

/// A navigation controller that changes the world when pages are shown or hidden.
final class WorldNavigation: UINavigationController {
  private unowned let world: World

  init(world: World) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
    journalNameOverride = "navigation"
  }

  required init?(coder: NSCoder) { nil }

  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    world.called(.containment, 0)
  }
  override func viewWillAppear(_ animated: Bool) { world.called(.appearance, -2) }
  override func viewDidDisappear(_ animated: Bool) { world.called(.appearance, -2) }
}

/// A tab bar controller that changes the world when tabs are shown or hidden.
final class WorldTabs: UITabBarController {
  private unowned let world: World

  init(world: World) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
    journalNameOverride = "tabs"
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) { world.called(.containment, 1) }
  override func viewWillAppear(_ animated: Bool) { world.called(.appearance, -3) }
  override func viewDidDisappear(_ animated: Bool) { world.called(.appearance, -3) }
}

/// A window that changes the world before and after its events.
final class WorldWindow: UIWindow {
  weak var world: World?
  var number = 0

  override func sendEvent(_ event: UIEvent) {
    world?.called(.sendEvent, number)
    super.sendEvent(event)
    world?.called(.sendEvent, number)
  }

  override func becomeKey() { world?.called(.key, number) }
  override func resignKey() { world?.called(.key, number) }
}

/// An application delegate that changes the world in its callbacks.
final class WorldApplicationDelegate: UIApplicationDelegate {
  private unowned let world: World

  init(world: World) {
    self.world = world
  }

  func applicationWillResignActive(_ application: UIApplication) { world.called(.lifecycle, 0) }
  func applicationDidBecomeActive(_ application: UIApplication) { world.called(.lifecycle, 1) }
  func applicationDidEnterBackground(_ application: UIApplication) { world.called(.lifecycle, 2) }
  func applicationWillEnterForeground(_ application: UIApplication) { world.called(.lifecycle, 3) }
}

/// A weak reference.
@MainActor
struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

extension JournalFact.TouchMethod {
  /// The kind of `WorldCall` for this touch method.
  var call: WorldCall.Kind {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
