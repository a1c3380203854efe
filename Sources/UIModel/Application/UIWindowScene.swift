/// One instance of the application's user interface. It stands between its windows and the application in
/// the responder chain.
@MainActor
open class UIScene: UIResponder {
  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that shows windows.
@MainActor
open class UIWindowScene: UIScene {
  final var storedWindows: [WeakWindow] = []

  /// The windows of the scene, in the order in which they joined it.
  open var windows: [UIWindow] { storedWindows.compactMap(\.window) }
  /// The screen the scene is shown on.
  open var screen: UIScreen { UIApplication.shared.screen }
  /// The window of the scene that is key.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}

/// A window that somebody else keeps alive.
struct WeakWindow {
  weak var window: UIWindow?
}
