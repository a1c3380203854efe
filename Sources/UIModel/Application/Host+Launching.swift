// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIApplication {
  /// A key of the launch options. Here the options are always empty.
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
  /// Launches the application as UIKit's main function does: retains its delegate, lets the delegate create the window
  /// while the application is inactive, brings the windows' scenes to the foreground, and makes the application active.
  /// Source for scenes: a probe of iOS 26.1.
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
      // Calls app code: the delegate creates its windows.
      let begins = delegate.application(application, willFinishLaunchingWithOptions: nil)
      let goesOn = delegate.application(application, didFinishLaunchingWithOptions: nil)
      application.post(UIApplication.didFinishLaunchingNotification)
      application.announceToScenes(.willEnterForeground)
      application.take(.didBecomeActive)
      return begins && goesOn
    }
  }

  /// Notifies the application that it is about to end. Only the first call has an effect.
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
