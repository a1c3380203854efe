// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// A scene with one window that shows a controller. Its application delegate is the last responder of the chain.
@MainActor
package class WindowScene {
  /// The last responder of the chain.
  package let applicationDelegate: (any UIApplicationDelegate)? = AppDelegate()
  /// A list with the scene's only window.
  package let windows: [UIWindow]

  /// Makes a scene that shows a controller in a window. The window may be of the scene's own class.
  init(_ controller: UIViewController, in window: UIWindow) {
    windows = [window]
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The scene's own switches, shown in the panel.
  package var switches: [Toggle] { [] }
  /// A short input that demonstrates the scene, for runs without a user.
  package var demonstration: [DemonstrationStep] { [] }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A switch in the panel, with its key.
@MainActor
package struct Toggle {
  /// A few words beside the switch.
  package let title: String
  /// The key that toggles it, as the window names it: "V".
  package let key: String
  /// True while it is on.
  package let isOn: @MainActor () -> Bool
  /// Turns it on or off.
  package let set: @MainActor (Bool) -> Void

  package init(
    title: String, key: String, isOn: @escaping @MainActor () -> Bool,
    set: @escaping @MainActor (Bool) -> Void
  ) {
    (self.title, self.key, self.isOn, self.set) = (title, key, isOn, set)
  }
}

/// One step of a demonstration. Views are identified by name, and points are in the view's coordinates.
package enum DemonstrationStep: Equatable, Sendable {
  /// A finger comes down and lifts.
  case tap(view: String, at: CGPoint)
  /// A finger comes down, stays for some seconds, and lifts.
  case press(view: String, at: CGPoint, seconds: TimeInterval)
  /// A finger comes down, moves in even steps, and lifts.
  case drag(view: String, from: CGPoint, by: CGVector)
  /// Two fingers come down on either side of a point, each at a distance in points. They move to another distance while
  /// they rotate clockwise by an angle in radians.
  case pinch(view: String, about: CGPoint, from: CGFloat, to: CGFloat, turn: CGFloat)
  /// A finger comes down and stays.
  case hold(view: String, at: CGPoint)
  /// A key is pressed and released.
  case key(String)
  /// Text is typed.
  case type(String)
}
