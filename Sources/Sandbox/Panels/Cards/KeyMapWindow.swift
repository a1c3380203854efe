// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A window with the list of keys, in front of everything. A tap closes it.
final class KeyMapWindow: UIWindow {
  struct Line {
    /// The names of the keys as the list shows them, such as "Arrows, Shift".
    let keys: String
    let meaning: String
  }

  private static let margin: CGFloat = 20
  /// The height of the title and the hint, in points.
  private static let headHeight: CGFloat = 52
  private static let keyWidth: CGFloat = 112
  private static let gap: CGFloat = 12

  private let measure: TextMeasure
  private let card = UIView()
  private let title: UILabel
  private let hint: UILabel
  private let list: PanelScrollView
  private let makeRows: () -> [(key: KeyCap, meaning: UILabel)]
  /// The rows, which are made when the list is shown for the first time.
  private lazy var rows = makeRows()

  init(_ lines: [Line], _ theme: Theme, _ measure: TextMeasure) {
    self.measure = measure
    list = PanelScrollView(theme)
    makeRows = { [list] in
      lines.map { line in
        let key = KeyCap(line.keys, theme)
        let meaning = UILabel(line.meaning, PanelStyle.row, theme.text, lines: 0)
        for view in [key, meaning] { list.addSubview(view) }
        return (key, meaning)
      }
    }
    title = UILabel("Keys and fingers", PanelStyle.title, theme.text)
    hint = UILabel(nil, PanelStyle.body, theme.faintText)
    super.init(frame: .zero)
    windowLevel = .alert
    backgroundColor = UIColor(white: 0, alpha: 0.55)
    accessibilityIdentifier = "KeyMap"
    card.backgroundColor = theme.background
    card.layer.cornerRadius = 14
    for view in [title, hint, list] { card.addSubview(view) }
    addSubview(card)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(KeyMapWindow.close)))
  }

  required init?(coder: NSCoder) { nil }

  /// Handles a key while the list is open.
  ///
  /// - Parameter key: as `KeyPress` names it.
  /// - Returns: whether the key scrolled the list; any other key closes the window.
  func take(_ key: String) -> Bool { !isAllInView && list.scroll(byKey: key) }

  private var isAllInView: Bool { list.contentSize.height <= list.bounds.height + 0.5 }

  /// Lays out the list, in two columns if the window is at least 900 points wide. A list that is too high can be
  /// scrolled. Long explanations take several lines.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let columns = bounds.width >= 900 ? 2 : 1
    let size = CGSize(
      width: min(CGFloat(columns) * 540, bounds.width - 32), height: bounds.height - 16)
    let width = size.width - margin * 2
    let content = placeRows(columns, width)
    let height = min(margin * 2 + Self.headHeight + content, size.height)
    card.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: size.width, height: height)
    title.frame = CGRect(x: margin, y: margin - 6, width: width, height: 26)
    hint.frame = CGRect(x: margin, y: margin + 20, width: width, height: 18)
    // The scroll bar of the list lies beside its content.
    list.frame = CGRect(
      x: margin, y: margin + Self.headHeight, width: width + 14,
      height: max(0, height - margin * 2 - Self.headHeight))
    list.contentSize = CGSize(width: width, height: content)
    hint.text =
      isAllInView
      ? "Any key or a tap closes this."
      : "Arrows and Page keys scroll; any other key or a tap closes this."
  }

  /// Sets the positions of the rows, with about the same height in each column.
  ///
  /// - Returns: the height of the columns, in points.
  private func placeRows(_ columns: Int, _ width: CGFloat) -> CGFloat {
    let columnWidth = (width / CGFloat(columns)).rounded(.down)
    let room = max(0, columnWidth - Self.keyWidth - Self.gap - 8)
    let heights = rows.map { row in
      max(19, measure.height(of: row.meaning, width: room, atMost: 4)) + 3
    }
    let perColumn = heights.reduce(0, +) / CGFloat(columns)
    var (x, y, longest, passed) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for (row, height) in zip(rows, heights) {
      if x + columnWidth < width - 1, passed >= perColumn {
        (x, y, passed) = (x + columnWidth, 0, 0)
      }
      row.key.frame = CGRect(x: x, y: y, width: Self.keyWidth, height: 19)
      row.meaning.frame = CGRect(
        x: x + Self.keyWidth + Self.gap, y: y, width: room, height: height - 3)
      y += height
      passed += height
      longest = max(longest, y)
    }
    return longest
  }

  private func close() {
    isHidden = true
  }
}
