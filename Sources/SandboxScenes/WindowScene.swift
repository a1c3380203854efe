// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// A scene of one window, which shows a controller. Its delegate is the last one in the responder chain.
@MainActor
package class WindowScene {
  /// The end of the responder chain.
  package let applicationDelegate: (any UIApplicationDelegate)? = AppDelegate()
  /// The windows on the screen: one.
  package let windows: [UIWindow]

  /// Makes a window that shows a controller; the window can be of a class of the scene's own.
  init(_ controller: UIViewController, in window: UIWindow) {
    windows = [window]
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The scene's own switches, shown in the panel.
  package var switches: [Toggle] { [] }
  /// A short input that demonstrates the scene, for a run without touches.
  package var demonstration: [DemonstrationStep] { [] }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A switch in the panel, with its key.
@MainActor
package struct Toggle {
  /// A few words beside the switch.
  package let title: String
  /// The key that flips it, in the window's notation: "V".
  package let key: String
  /// True while it is on.
  package let isOn: @MainActor () -> Bool
  /// Switches it on or off.
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
  /// A finger comes down, rests, and lifts.
  case press(view: String, at: CGPoint, seconds: TimeInterval)
  /// A finger comes down, moves in even steps, and lifts.
  case drag(view: String, from: CGPoint, by: CGVector)
  /// Two fingers come down on either side of a point, each at a distance in points, and move to another distance
  /// while they turn clockwise by an angle in radians.
  case pinch(view: String, about: CGPoint, from: CGFloat, to: CGFloat, turn: CGFloat)
  /// A finger comes down and stays.
  case hold(view: String, at: CGPoint)
  /// A key is pressed and released.
  case key(String)
  /// Text is typed.
  case type(String)
}
