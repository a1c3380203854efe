// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The style of a status bar's text. The model has no status bar; a host may show one.
public enum UIStatusBarStyle: Int, Sendable {
  /// Light or dark text, chosen automatically for the content behind the status bar.
  case `default` = 0
  /// Light text, for dark content.
  case lightContent = 1
  /// Dark text, for light content.
  case darkContent = 3
}

/// The animation that shows or hides a status bar. The model has no status bar; a host may show one.
public enum UIStatusBarAnimation: Int, Sendable {
  /// It appears or disappears at once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
