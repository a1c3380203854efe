// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// An instance of the application's user interface. In the responder chain it comes between its windows and the
/// application.
@MainActor
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// None of its windows is visible.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive = 0
    /// In front but interrupted, for example by a call.
    case foregroundInactive = 1
    /// Not visible, because the home screen is in front.
    case background = 2
  }

  /// The delegate, which is notified of changes of state.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene: the application's state while one of its windows is visible.
  open var activationState: ActivationState {
    let application = UIApplication.shared
    guard application.connectedScenes.contains(self) else { return .unattached }
    switch application.applicationState {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }
  /// A name for the scene.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// The next responder: the application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// Notifications about a scene, which is their object. Each is posted after the call of the delegate's method.
extension UIScene {
  /// Posted after the scene became active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted when the scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when the scene is about to come to the front.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the home screen is in front.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that has windows.
@MainActor
open class UIWindowScene: UIScene {
  final var storedWindows: [WeakReference<UIWindow>] = []

  /// The windows of the scene, in the order in which they were added.
  open var windows: [UIWindow] { storedWindows.compactMap(\.object) }
  /// The screen on which the scene is visible.
  open var screen: UIScreen { UIApplication.shared.screen }
  /// The key window, if it is one of the scene's windows.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The coordinate space of the scene's windows: the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// True if the scene fills the screen, which it always does.
  open var isFullScreen: Bool { true }
  /// The orientation of the interface: portrait if the screen is higher than wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}
