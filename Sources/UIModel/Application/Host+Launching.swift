// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIApplication {
  /// A key of the launch options. The options are always empty, as no other program or link launches the application
  /// here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Host {
  /// Launches the application as UIKit's main function does: keeps its delegate alive, lets it make its
  /// window while the application is inactive, brings the scenes of its windows to the front, and says that the
  /// application is active. Source for scenes: a probe of iOS 26.1.
  ///
  /// - Returns: whether both `application(_:willFinishLaunchingWithOptions:)` and
  ///   `application(_:didFinishLaunchingWithOptions:)` returned true.
  @discardableResult
  public func launch(_ delegate: any UIApplicationDelegate) -> Bool {
    application.launchedDelegate = delegate
    application.delegate = delegate
    return perform {
      application.lifecycle = .inactive
      application.isTerminated = false
      // Calls app code: the delegate makes its windows.
      let begins = delegate.application(application, willFinishLaunchingWithOptions: nil)
      let goesOn = delegate.application(application, didFinishLaunchingWithOptions: nil)
      application.post(UIApplication.didFinishLaunchingNotification)
      application.announceToScenes(.willEnterForeground)
      application.take(.didBecomeActive)
      return begins && goesOn
    }
  }

  /// Tells the application that it is about to end; only the first call has an effect.
  public func terminate() {
    // Calls app code: the delegate can save its state.
    perform {
      guard !application.isTerminated else { return }
      application.isTerminated = true
      application.delegate?.applicationWillTerminate(application)
      application.post(UIApplication.willTerminateNotification)
    }
  }
}
