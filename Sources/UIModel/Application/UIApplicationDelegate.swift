// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Methods that are called when an application's state changes. All are optional; those that return a value return true
/// by default.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of an application without scenes. UIModel itself never reads it. If the delegate does not declare this
  /// property, it is always nil.
  var window: UIWindow? { get set }
  /// Called first while `Host.launch(_:)` launches the application.
  ///
  /// - Returns: whether the launch may continue.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the application was launched, if the delegate does not implement
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after `Host.launch(_:)` launched the application and before it is active. Create the window here.
  ///
  /// - Returns: whether the launch may continue.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by `Host.terminate()` before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called before a phone call or the home screen makes the application inactive. The application's touches are
  /// cancelled afterwards.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the launch, and each time the application becomes active again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the home screen is in front, after `applicationWillResignActive(_:)`.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application returns from the background; `applicationDidBecomeActive(_:)` follows.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// By default calls `applicationDidFinishLaunching(_:)` and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
