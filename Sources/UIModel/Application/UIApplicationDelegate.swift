// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What an application is told of its own life. Every method may be left out.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of an application without scenes. Nothing here reads it but the application's own code.
  var window: UIWindow? { get set }
  /// The application is being launched: called before the one below.
  ///
  /// - Returns: whether it can go on.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application was launched. Called in place of the one below, where that is left out.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application was launched by `Host.launch(_:)`: here it makes its window.
  ///
  /// - Returns: whether it can go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application is about to end: `Host.terminate()` was called.
  func applicationWillTerminate(_ application: UIApplication)
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
  /// Nothing; a delegate that has a window declares its own property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Calls the one without options; true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
