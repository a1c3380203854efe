// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What a scene's owner is told of the scene's life. Every method may be left out.
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene is active again. Called after the application's delegate was told.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The home screen is in front.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// What the owner of a scene with windows is told, and the window that it keeps.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. Nothing here reads it but the application's own code.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nothing; a delegate that has a window declares its own property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
