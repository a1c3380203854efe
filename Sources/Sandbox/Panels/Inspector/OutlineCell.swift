// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A row of the view tree: indentation, kind, name, and notable states of an object.
final class OutlineCell: UITableViewCell, NamesSubject {
  static func height(_ theme: Theme) -> CGFloat { theme.control(24) }
  private static let indent: CGFloat = 12
  private static let detailFont = UIFont.systemFont(ofSize: 11)

  private let fold = DisclosureControl()
  private let badge = UILabel(nil, .systemFont(ofSize: 9, weight: .bold), .white, .center)
  private let name = UILabel()
  private let detail = UILabel(nil, detailFont, nil, .right)
  private var row: Outline.Row?
  private var theme = Theme.dark
  private var measure: TextMeasure?
  private var isChosen = false
  private var isMarked = false
  var onFold: @MainActor (Outline.Row) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    badge.layer.cornerRadius = 4
    for view in [fold, badge, name, detail] { contentView.addSubview(view) }
    fold.addTarget(self, action: Selector(OutlineCell.pressedFold), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ row: Outline.Row, isChosen: Bool, isMarked: Bool, _ theme: Theme, _ measure: TextMeasure
  ) {
    guard
      row != self.row || isChosen != self.isChosen || isMarked != self.isMarked
        || theme != self.theme
    else { return }
    (self.row, self.isChosen, self.isMarked) = (row, isChosen, isMarked)
    (self.theme, self.measure) = (theme, measure)
    badge.text = row.kind.letter
    badge.backgroundColor = row.kind.color
    badge.alpha = row.isFaint ? 0.55 : 1
    name.text = row.name
    name.lineBreakMode = .byTruncatingMiddle
    name.textColor = row.isFaint ? theme.faintestText : theme.text
    detail.text = row.detail
    detail.textColor = row.kind == .recognizer ? theme.stateText : theme.faintText
    fold.isHidden = row.disclosure == .none
    fold.isOpen = row.disclosure == .open
    fold.color = theme.faintText
    look()
    setNeedsLayout()
  }

  func named(at place: CGPoint) -> Named? { row.map { .shown($0.identity) } }

  override var isHighlighted: Bool { didSet { look() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row, let measure else { return }
    let indent = min(CGFloat(row.depth) * Self.indent, bounds.width * 0.35)
    let height = bounds.height
    let foldWidth = theme.control(18)
    fold.frame = CGRect(x: 4 + indent, y: 0, width: foldWidth, height: height)
    badge.frame = CGRect(x: fold.frame.maxX + 1, y: (height - 15) / 2, width: 15, height: 15)
    let left = badge.frame.maxX + 6
    let room = max(0, bounds.width - left - 10)
    let wanted = row.detail.isEmpty ? 0 : measure.width(of: row.detail, font: Self.detailFont) + 2
    let width = min(wanted.rounded(.up), room * 0.6)
    detail.font = measure.font(for: row.detail, Self.detailFont, width: width)
    detail.frame = CGRect(x: bounds.width - 10 - width, y: 0, width: width, height: height)
    let nameWidth = max(0, room - (width > 0 ? width + 6 : 0))
    name.frame = CGRect(x: left, y: 0, width: nameWidth, height: height)
    let font = isChosen ? UIFont.boldSystemFont(ofSize: 12) : PanelStyle.small
    name.font = measure.font(for: row.name, font, width: nameWidth)
  }

  private func look() {
    let stands = isHighlighted || isMarked
    backgroundColor = isChosen ? theme.chosen : stands ? theme.button : theme.field
  }

  private func pressedFold() {
    if let row { onFold(row) }
  }
}

extension Outline.Kind {
  /// The background of the letter for the kind. The letter is white.
  var color: UIColor {
    switch self {
    case .window: UIColor(red: 0.36, green: 0.38, blue: 0.44, alpha: 1)
    case .view: UIColor(red: 0, green: 0.39, blue: 0.63, alpha: 1)
    case .control: UIColor(red: 0.70, green: 0.28, blue: 0, alpha: 1)
    case .scrollView: UIColor(red: 0, green: 0.44, blue: 0.34, alpha: 1)
    case .recognizer: UIColor(red: 0.48, green: 0.18, blue: 0.56, alpha: 1)
    }
  }
}

/// The triangle that opens and closes a row.
final class DisclosureControl: UIControl, HasTip {
  /// True if the row is open. The triangle then points down.
  var isOpen = false { didSet { if isOpen != oldValue { setNeedsDisplay() } } }
  var color = UIColor.gray { didSet { setNeedsDisplay() } }
  var tip: String? { "Fold or open   Ctrl ← →" }

  /// False, because the arrow keys open and close the rows of the list.
  override var canBecomeFocused: Bool { false }
}

struct DisclosurePainter: ViewPainter {
  func paint(_ view: DisclosureControl, on canvas: Canvas, pictures: PictureStore) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let points: [(CGFloat, CGFloat)] =
      view.isOpen ? [(-4, -2), (0, 2.5), (4, -2)] : [(-2, -4), (2.5, 0), (-2, 4)]
    canvas.polyline(
      points.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }, width: 1.6,
      color: Color(view.color))
  }
}
