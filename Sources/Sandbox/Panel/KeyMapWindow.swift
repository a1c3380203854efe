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
  private let rows: [(key: KeyCap, meaning: UILabel)]

  /// Makes a hidden map of the keys of some switches and of everything that has a key always.
  init(_ toggles: [Toggle]) {
    rows = Self.lines(toggles).map { line in
      let meaning = UILabel()
      meaning.text = line.meaning
      meaning.font = PanelStyle.row
      meaning.textColor = PanelStyle.text
      return (KeyCap(line.keys), meaning)
    }
    super.init(frame: .zero)
    windowLevel = .alert
    backgroundColor = UIColor(white: 0, alpha: 0.55)
    card.backgroundColor = PanelStyle.background
    card.layer.cornerRadius = 14
    title.text = "Keys and fingers"
    title.font = PanelStyle.title
    title.textColor = PanelStyle.text
    hint.text = "Any key or a tap closes this."
    hint.font = PanelStyle.body
    hint.textColor = PanelStyle.faintText
    for view in [title, hint] + rows.flatMap({ [$0.key, $0.meaning] }) { card.addSubview(view) }
    addSubview(card)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(KeyMapWindow.close)))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let fixed = margin * 2 + Self.headHeight
    let lineHeight = min(26, (bounds.height - 16 - fixed) / CGFloat(max(1, rows.count)))
    let size = CGSize(
      width: min(560, bounds.width - 32), height: fixed + CGFloat(rows.count) * lineHeight)
    card.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    let width = size.width - margin * 2
    title.frame = CGRect(x: margin, y: margin - 6, width: width, height: 26)
    hint.frame = CGRect(x: margin, y: margin + 20, width: width, height: 18)
    for (index, row) in rows.enumerated() {
      let y = margin + Self.headHeight + CGFloat(index) * lineHeight
      row.key.frame = CGRect(x: margin, y: y, width: 120, height: min(22, lineHeight - 2))
      row.meaning.frame = CGRect(
        x: margin + 134, y: y, width: width - 134, height: row.key.frame.height)
    }
  }

  private static func lines(_ toggles: [Toggle]) -> [Line] {
    toggles.map { Line(keys: $0.key, meaning: $0.title) }
      + StageCommand.allCases.map { Line(keys: $0.key, meaning: $0.explanation) }
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
