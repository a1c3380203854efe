// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The numbers of table layout, each with its unit, meaning, source and certainty.
package enum TableDefaults {
  /// The default height of a row, in points. Certain: 44.
  package static let rowHeight: CGFloat = 44
  /// The largest number of rows in a section, and of sections. Our choice: what fits in memory.
  package static let mostRows = 10_000_000
  /// The largest number of cells in all tables of an application. Further visible rows get no cells. Our choice: about
  /// a hundred full screens of rows.
  package static let mostCells = 1_000
  /// The height of a header or footer with a title, in points. Likely: 28 in plain tables.
  package static let titleHeight: CGFloat = 28
  /// The distance from the left edge to a cell's text and to the separator, in points. Likely: 16 (15 before iOS 11).
  package static let margin: CGFloat = 16
  /// The distance that a finger must move along a row before the row moves, in points. Our choice: more than the 10
  /// points of a pan, so that an application's pan on a superview begins first. According to many public threads, such
  /// a pan keeps rows from being swiped.
  package static let swipeHysteresis: CGFloat = 15
  /// The width of a swipe action's button, in points. Likely: 74.
  package static let swipeButtonWidth: CGFloat = 74
  /// The fraction of the table's width beyond which a swiped row runs its first action at the lift. Our choice.
  package static let fullSwipe: CGFloat = 0.6
  /// The velocity at the lift above which its direction alone decides whether a row opens or closes, in points per
  /// second. Our choice.
  package static let swipeSpeed: CGFloat = 300
  /// The space for an accessory at the right of a cell, in points. Our choice.
  package static let accessoryWidth: CGFloat = 34
}
