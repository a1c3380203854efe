/// What an application is told of its own life. Every method may be left out.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// A call comes in or the home screen is about to come: the application is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is active again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The home screen is in front.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to come to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
