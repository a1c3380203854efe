// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A table of all controls in each of their states. Only controls whose state needs a finger or the keyboard can be
/// touched.
final class StateTable: UIView {
  /// A control in a state, with the state's name as a caption.
  struct Tile {
    let view: UIView
    let caption: String
    var width: CGFloat?
    /// The control's name in the log; nil if it can't be touched.
    var name: String?
  }

  /// The largest height of the upper part of a row, in which controls are centred.
  private static let controlHeight: CGFloat = 30
  private static let captionHeight: CGFloat = 11
  /// The distance between a control and its caption.
  private static let captionGap: CGFloat = 3
  /// The distance between a caption and the next row. It is larger than `captionGap`, so that the caption belongs to
  /// the control above it, and leaves space for the focus ring.
  private static let rowGap: CGFloat = 5
  private static let gap: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "States"
    let rows = StateTiles.buttons + StateTiles.values + StateTiles.fields
    var y: CGFloat = 0
    for tiles in rows {
      let needed = tiles.map(\.view.intrinsicContentSize.height).max() ?? 0
      let height = needed > 0 ? min(needed.rounded(.up), Self.controlHeight) : Self.controlHeight
      add(tiles, y: y, height: height)
      y += height + Self.captionGap + Self.captionHeight + Self.rowGap
    }
    add(StateTiles.refreshing, y: y, height: StateTiles.refreshHeight)
  }

  required init?(coder: NSCoder) { nil }

  /// Places tiles side by side. Tiles without a width of their own share the rest equally.
  private func add(_ tiles: [Tile], y: CGFloat, height: CGFloat) {
    let fixed = tiles.reduce(0) { $0 + ($1.width ?? 0) }
    let free = max(1, tiles.count { $0.width == nil })
    let share = (bounds.width - Self.gap * CGFloat(tiles.count - 1) - fixed) / CGFloat(free)
    var x: CGFloat = 0
    for tile in tiles {
      let width = tile.width ?? share
      add(tile, in: CGRect(x: x, y: y, width: width, height: height))
      x += width + Self.gap
    }
  }

  private func add(_ tile: Tile, in rect: CGRect) {
    // Switches and steppers have fixed sizes; other controls are as wide as the tile.
    let needed = tile.view.intrinsicContentSize.height
    let height = needed > 0 ? min(needed, rect.height) : rect.height
    tile.view.frame = CGRect(x: 0, y: 0, width: rect.width, height: height)
    tile.view.frame.origin = CGPoint(
      x: (rect.midX - tile.view.frame.width / 2).rounded(),
      y: rect.minY + ((rect.height - tile.view.frame.height) / 2).rounded())
    tile.view.accessibilityIdentifier = tile.name
    tile.view.isUserInteractionEnabled = tile.name != nil
    addSubview(tile.view)
    let caption = UILabel(
      frame: CGRect(
        x: rect.minX - 4, y: rect.maxY + Self.captionGap, width: rect.width + 8,
        height: Self.captionHeight))
    caption.text = tile.caption
    caption.font = .systemFont(ofSize: 9)
    caption.textColor = Tint.faintText
    caption.textAlignment = .center
    addSubview(caption)
  }
}
