// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Receives the changes of a scene's state, each after the application's delegate. Every method is optional.
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is active again.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the home screen is in front.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called before the scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// Receives the changes of a scene with windows, and retains its window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. Only the application's own code reads it; nil, and not settable, unless the delegate
  /// declares it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
