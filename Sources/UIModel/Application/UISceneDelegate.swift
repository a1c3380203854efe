// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Methods that are called when a scene's state changes, each after the corresponding method of the application's
/// delegate. All are optional.
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

/// The delegate of a scene with windows. It retains the window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. UIModel itself never reads it. If the delegate does not declare this property, it is always
  /// nil.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
