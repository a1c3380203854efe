// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The kind of a view's content, which determines its layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the language: left to right here.
  case unspecified
  /// Playback controls, which are always left to right.
  case playback
  /// Controls for locations and directions, which are always left to right.
  case spatial
  /// Left to right.
  case forceLeftToRight
  /// Right to left.
  case forceRightToLeft

  /// Returns the layout direction of a view with this attribute in an interface of direction `layoutDirection`.
  func direction(
    in layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The orientation of an interface on the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned so that the home button is at the right.
  case landscapeRight
  /// Turned so that the home button is at the left.
  case landscapeLeft

  /// True if the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A namespace for `NSLayoutConstraint.Axis`. There are no constraints here.
public enum NSLayoutConstraint {
  /// The axes of a layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
