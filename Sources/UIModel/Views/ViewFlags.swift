// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The true-or-false properties of a view in one word, so that a hit test reads them together.
struct ViewFlags: OptionSet {
  let rawValue: UInt16

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let userInteractionEnabled = ViewFlags(rawValue: 1 << 1)
  static let multipleTouchEnabled = ViewFlags(rawValue: 1 << 2)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 3)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 4)
  /// `layoutSubviews` is due.
  static let needsLayout = ViewFlags(rawValue: 1 << 5)
  /// A view somewhere in it needs layout, or it does itself.
  static let layoutPending = ViewFlags(rawValue: 1 << 6)
  /// `updateProperties` is due.
  static let needsProperties = ViewFlags(rawValue: 1 << 7)
  /// A view somewhere in it, or its controller, needs its properties updated, or it does itself.
  static let propertiesPending = ViewFlags(rawValue: 1 << 8)
  /// The flags of a new view.
  static let ofNewView: ViewFlags = [
    .userInteractionEnabled, .needsLayout, .layoutPending, .needsProperties, .propertiesPending,
  ]
}
