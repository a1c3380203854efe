// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The ways of presenting a controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window, in place of what was there.
  case fullScreen = 0
  /// A sheet that covers most.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Over a part of the window, in place of what was there.
  case currentContext = 3
  /// The presenter's choice.
  case custom = 4
  /// Over the whole window.
  case overFullScreen = 5
  /// Over a part of the window.
  case overCurrentContext = 6
  /// Beside what it belongs to.
  case popover = 7
  /// None; for adapting only.
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
