// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The map of keys, over everything. A tap anywhere closes it.
final class KeyMapWindow: UIWindow {
  /// One line of the map.
  private struct Line {
    /// The keys, as they are printed on them.
    let keys: String
    /// What they do.
    let meaning: String
  }

  private static let margin: CGFloat = 20
  /// What title and hint take, in points.
  private static let headHeight: CGFloat = 52

  private let card = UIView()
  private let title = UILabel()
  private let hint = UILabel()
  private let list = UIScrollView()
  private let rows: [(key: KeyCap, meaning: UILabel)]

  /// Makes a hidden map of the keys of some switches and of everything that has a key always.
  init(_ toggles: [Toggle], _ bindings: [KeyBinding], _ theme: Theme) {
    rows = Self.lines(toggles, bindings).map { line in
      let meaning = UILabel()
      meaning.text = line.meaning
      meaning.font = PanelStyle.row
      meaning.textColor = theme.text
      return (KeyCap(line.keys, theme), meaning)
    }
    super.init(frame: .zero)
    windowLevel = .alert
    backgroundColor = UIColor(white: 0, alpha: 0.55)
    card.backgroundColor = theme.background
    card.layer.cornerRadius = 14
    title.text = "Keys and fingers"
    title.font = PanelStyle.title
    title.textColor = theme.text
    hint.text = "Any key or a tap closes this."
    hint.font = PanelStyle.body
    hint.textColor = theme.faintText
    for view in [title, hint, list] { card.addSubview(view) }
    for view in rows.flatMap({ [$0.key, $0.meaning] }) { list.addSubview(view) }
    addSubview(card)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(KeyMapWindow.close)))
  }

  required init?(coder: NSCoder) { nil }

  /// Two columns where there is room; what does not fit is scrolled to.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let columns = bounds.width >= 900 ? 2 : 1
    let perColumn = (rows.count + columns - 1) / columns
    let lineHeight: CGFloat = 22
    let wished = margin * 2 + Self.headHeight + CGFloat(perColumn) * lineHeight
    let size = CGSize(
      width: min(CGFloat(columns) * 500, bounds.width - 32), height: min(wished, bounds.height - 16)
    )
    card.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    let width = size.width - margin * 2
    title.frame = CGRect(x: margin, y: margin - 6, width: width, height: 26)
    hint.frame = CGRect(x: margin, y: margin + 20, width: width, height: 18)
    list.frame = CGRect(
      x: margin, y: margin + Self.headHeight, width: width,
      height: max(0, size.height - margin * 2 - Self.headHeight))
    list.contentSize = CGSize(width: width, height: CGFloat(perColumn) * lineHeight)
    let columnWidth = width / CGFloat(columns)
    for (index, row) in rows.enumerated() {
      let x = CGFloat(index / perColumn) * columnWidth
      let y = CGFloat(index % perColumn) * lineHeight
      row.key.frame = CGRect(x: x, y: y, width: 112, height: 19)
      row.meaning.frame = CGRect(x: x + 124, y: y, width: max(0, columnWidth - 132), height: 19)
    }
  }

  private static func lines(_ toggles: [Toggle], _ bindings: [KeyBinding]) -> [Line] {
    toggles.map { Line(keys: $0.key, meaning: $0.title) }
      + StageCommand.allCases.map { Line(keys: $0.keyText, meaning: $0.explanation) }
      + bindings.filter { !$0.meaning.isEmpty }.map { Line(keys: $0.keyText, meaning: $0.meaning) }
      + PhoneKey.explanations.map { Line(keys: $0.keys, meaning: $0.meaning) } + [
        Line(keys: "Alt", meaning: "A second finger, mirrored about the phone's centre"),
        Line(keys: "Alt + Shift", meaning: "Both fingers move together"),
        Line(keys: "Media keys", meaning: "Remote control events"),
        Line(keys: "F12", meaning: "Save a picture (with --picture FILE)"),
        Line(keys: "Ctrl + Q", meaning: "Quit"),
      ]
  }

  private func close() {
    isHidden = true
  }
}
