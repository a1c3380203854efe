// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The Boolean properties of a view, in one number so that a hit test reads them all together.
struct ViewFlags: OptionSet {
  let rawValue: UInt16

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let userInteractionEnabled = ViewFlags(rawValue: 1 << 1)
  static let multipleTouchEnabled = ViewFlags(rawValue: 1 << 2)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 3)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 4)
  /// `layoutSubviews()` must be called.
  static let needsLayout = ViewFlags(rawValue: 1 << 5)
  /// This view or a view in it needs layout.
  static let layoutPending = ViewFlags(rawValue: 1 << 6)
  /// `updateProperties()` must be called.
  static let needsProperties = ViewFlags(rawValue: 1 << 7)
  /// This view, its controller or a view in it needs its properties updated.
  static let propertiesPending = ViewFlags(rawValue: 1 << 8)
  /// The flags of a new view.
  static let ofNewView: ViewFlags = [
    .userInteractionEnabled, .needsLayout, .layoutPending, .needsProperties, .propertiesPending,
  ]
}
