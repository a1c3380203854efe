import Foundation
import UIModel

/// The event log: newest line at the bottom, in view unless the user scrolled back.
final class LogView: UIView {
  private static let margin: CGFloat = 7

  private let measure: TextMeasure
  private let pan = UIPanGestureRecognizer()
  private var rows: [LogRow] = []
  private var book = LogBook()
  /// How many rows the user scrolled back; 0 follows the newest line.
  private var rowsBack: CGFloat = 0
  private let newest = UIButton(type: .custom)

  private let theme: Theme

  init(_ theme: Theme, _ measure: TextMeasure) {
    self.theme = theme
    self.measure = measure
    super.init(frame: .zero)
    backgroundColor = theme.field
    layer.cornerRadius = 8
    clipsToBounds = true
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: Selector(LogView.panned))
    addGestureRecognizer(pan)
    newest.setTitle("↓ newest", for: .normal)
    newest.titleLabel?.font = PanelStyle.heading
    newest.setTitleColor(theme.text, for: .normal)
    newest.backgroundColor = theme.button
    newest.layer.cornerRadius = 12
    newest.isHidden = true
    newest.addTarget(self, action: Selector(LogView.showNewest), for: .touchUpInside)
    addSubview(newest)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other lines.
  func show(_ book: LogBook) {
    self.book = book
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let height = rowHeight
    let count = max(0, Int((bounds.height - Self.margin * 2) / height))
    makeRows(count)
    let texts = visibleTexts(count)
    for (index, row) in rows.enumerated() {
      let y = Self.margin + CGFloat(index) * height
      row.frame = CGRect(
        x: Self.margin, y: y, width: max(0, bounds.width - Self.margin * 2), height: height)
      row.show(index < texts.count ? texts[index] : nil, timeWidth: timeWidth, font: font)
    }
    newest.isHidden = rowsBack < 1
    newest.frame = CGRect(x: bounds.maxX - 92, y: bounds.maxY - 32, width: 84, height: 24)
    bringSubviewToFront(newest)
  }

  /// Smaller where lines would break even so.
  private var font: UIFont { bounds.width < 340 ? PanelStyle.smallLog : PanelStyle.log }

  private var rowHeight: CGFloat { measure.lineHeight(font).rounded(.up) + 2 }

  /// Room for the newest time, which is the longest.
  private var timeWidth: CGFloat {
    let newest = LogRow.text(of: book.records.last?.time ?? 0)
    return measure.width(of: newest + " ", font: font)
  }

  private func makeRows(_ count: Int) {
    while rows.count < count {
      let row = LogRow(theme)
      rows.append(row)
      addSubview(row)
    }
    while rows.count > count { rows.removeLast().removeFromSuperview() }
  }

  /// The texts of the rows in view, top first: walks back from the newest line as far as needed.
  private func visibleTexts(_ count: Int) -> [LogRow.Content] {
    var found: [LogRow.Content] = []
    let wanted = count + Int(rowsBack)
    for record in book.records.reversed() where found.count < wanted {
      found.append(contentsOf: contents(of: record).reversed())
    }
    rowsBack = max(0, min(rowsBack, CGFloat(found.count - count)))
    let end = min(found.count, Int(rowsBack) + count)
    guard Int(rowsBack) < end else { return [] }
    return found[Int(rowsBack)..<end].reversed()
  }

  private func contents(of record: LogBook.Record) -> [LogRow.Content] {
    let text = record.count > 1 ? "\(record.text) ×\(record.count)" : record.text
    let width = bounds.width - Self.margin * 2 - timeWidth
    let lines = measure.lines(of: text, font: font, width: width, atMost: 6)
    return lines.enumerated().map { index, line in
      LogRow.Content(
        time: index == 0 ? record.time : nil, text: line, kind: record.kind)
    }
  }

  private func panned() {
    rowsBack += pan.translation(in: self).y / rowHeight
    rowsBack = max(0, rowsBack)
    pan.setTranslation(.zero, in: self)
    setNeedsLayout()
  }

  private func showNewest() {
    rowsBack = 0
    setNeedsLayout()
  }
}
