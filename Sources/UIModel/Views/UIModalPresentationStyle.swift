// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The ways of presenting a controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole window and, in UIKit, removes the views behind.
  case fullScreen = 0
  /// A sheet that covers most of the window.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Covers the view of a controller with `definesPresentationContext` and, in UIKit, removes the views behind.
  case currentContext = 3
  /// Laid out by a custom presentation controller.
  case custom = 4
  /// Covers the whole window.
  case overFullScreen = 5
  /// Covers the view of a controller with `definesPresentationContext`.
  case overCurrentContext = 6
  /// Beside the view that it belongs to.
  case popover = 7
  /// No other style: a result of UIKit's methods that adapt a style. It is not a style to present with.
  case none = -1
  /// The system's choice.
  case automatic = -2
}

extension UIViewController {
  /// The transition that a controller is in.
  enum Passage {
    case none, presented, dismissed, movingIn, movingOut
  }
}
