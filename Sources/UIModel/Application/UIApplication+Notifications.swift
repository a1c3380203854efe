// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

extension UIApplication {
  /// Posted after `application(_:didFinishLaunchingWithOptions:)`, before the application is active.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the delegate's `applicationWillTerminate(_:)`.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted after the delegate's `applicationDidBecomeActive(_:)`.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted after the delegate's `applicationWillResignActive(_:)`.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the delegate's `applicationDidEnterBackground(_:)`.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted after the delegate's `applicationWillEnterForeground(_:)`.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Notifies each scene's delegate and observers of a step, then the application's observers.
  final func announce(_ step: LifecycleStep) {
    announceToScenes(step)
    post(step.notification)
  }

  /// Notifies each scene's delegate and observers.
  final func announceToScenes(_ step: LifecycleStep) {
    // Calls app code: scene delegates and observers may do anything.
    for scene in scenesInOrder {
      switch step {
      case .willResignActive: scene.delegate?.sceneWillResignActive(scene)
      case .didEnterBackground: scene.delegate?.sceneDidEnterBackground(scene)
      case .willEnterForeground: scene.delegate?.sceneWillEnterForeground(scene)
      case .didBecomeActive: scene.delegate?.sceneDidBecomeActive(scene)
      }
      scene.post(step.notificationOfScenes)
    }
  }

  /// The scenes of the visible windows, each once, in the order in which the windows were shown.
  private var scenesInOrder: [UIScene] {
    windows.compactMap(\.windowScene).reduce(into: []) { scenes, scene in
      if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    }
  }
}

extension LifecycleStep {
  fileprivate var notificationOfScenes: NSNotification.Name {
    switch self {
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    }
  }

  fileprivate var notification: NSNotification.Name {
    switch self {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    }
  }
}
