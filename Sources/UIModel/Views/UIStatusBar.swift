// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The style of a status bar's text. Stored for a host that has one.
public enum UIStatusBarStyle: Int, Sendable {
  /// Chosen for the content behind.
  case `default` = 0
  /// Light text, for dark content.
  case lightContent = 1
  /// Dark text, for light content.
  case darkContent = 3
}

/// The animation of a status bar. Stored for a host that has one.
public enum UIStatusBarAnimation: Int, Sendable {
  /// It appears or disappears at once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
