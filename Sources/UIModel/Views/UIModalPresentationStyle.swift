// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The styles in which a controller can be presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole window and, in UIKit, removes the views behind.
  case fullScreen = 0
  /// In UIKit, a sheet that covers most of the window; here it covers the whole window.
  case pageSheet = 1
  /// In UIKit, a small sheet; here it covers the whole window.
  case formSheet = 2
  /// Covers the view of a controller with `definesPresentationContext` and, in UIKit, removes the views behind.
  case currentContext = 3
  /// Laid out by a custom presentation controller.
  case custom = 4
  /// Covers the whole window.
  case overFullScreen = 5
  /// Covers the view of a controller with `definesPresentationContext`.
  case overCurrentContext = 6
  /// In UIKit, a popover beside the view that it points to; here it covers the whole window.
  case popover = 7
  /// No change of style, as a result of UIKit's methods that adapt the style. It is not a style to present with.
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
