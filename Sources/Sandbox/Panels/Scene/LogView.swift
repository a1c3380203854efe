// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The event log with the newest line at the bottom, which stays in view unless the user scrolls back.
final class LogView: UIView, NamesSubject, KeyedRows {
  private static let margin: CGFloat = 7

  private let measure: TextMeasure
  private let pan = UIPanGestureRecognizer()
  private var rows: [LogRow] = []
  private var book = LogBook()
  private var playhead: Instant?
  /// The texts of the visible rows, the top one first.
  private var shown: [LogRow.Content] = []
  /// The indices of their records in `book`.
  private var shownRecords: [Int] = []
  private(set) lazy var cursor = RowCursor(self)
  /// Called with the moment of a line that was tapped.
  var onSeek: @MainActor (LogBook.Moment) -> Void = { _ in }
  /// The number of rows that the user scrolled back; 0 to follow the newest line.
  private var rowsBack: CGFloat = 0
  /// The width of the largest time as text, in points. Lines of earlier scenes may have larger times than the newest.
  private var timeWidth: CGFloat = 0
  /// True if the playhead moved after the rows were laid out.
  private var isToReveal = false
  private lazy var newest = PanelButton(
    "↓ newest", theme, font: PanelStyle.heading, cornerRadius: 12
  ) { [weak self] in self?.showNewest() }

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
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(LogView.tapped(_:))))
    newest.isHidden = true
    addSubview(newest)
    addSubview(cursor)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the lines of a log. While the playhead is in the past, the last line before it stays in view, and later
  /// lines are faint. Lines to which the user scrolled back also stay in view.
  func show(_ book: LogBook, playhead: Instant? = nil) {
    let newCount = book.total - self.book.total
    moveCursor(from: self.book, to: book)
    self.book = book
    if newCount != 0 { fitTimes() }
    if playhead != self.playhead {
      self.playhead = playhead
      isToReveal = true
    } else if playhead != nil || rowsBack >= 1 {
      rowsBack += book.records.suffix(newCount).reduce(0) { $0 + CGFloat(contents(of: $1).count) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    fitTimes()
    if isToReveal, !bounds.isEmpty {
      isToReveal = false
      reveal(playhead)
    }
    let height = rowHeight
    let visible = visibleTexts(rowCapacity)
    (shown, shownRecords) = (visible.map(\.text), visible.map(\.record))
    makeRows(shown.count)
    for (index, row) in rows.enumerated() {
      let y = Self.margin + CGFloat(index) * height
      row.frame = CGRect(
        x: Self.margin, y: y, width: max(0, bounds.width - Self.margin * 2), height: height)
      row.show(shown[index], timeWidth: timeWidth, font: font)
    }
    newest.isHidden = rowsBack < 1
    let high = theme.control(24)
    newest.frame = CGRect(x: bounds.maxX - 92, y: bounds.maxY - 8 - high, width: 84, height: high)
    bringSubviewToFront(newest)
    // Without the focus, the cursor stays at its line if it is visible, otherwise at the newest visible line.
    if !cursor.isFocused, let last = shownRecords.last, !shownRecords.contains(cursor.row) {
      cursor.row = last
    }
    cursor.place()
    bringSubviewToFront(cursor)
  }

  /// The font of the rows. In a narrow panel it is smaller, so that fewer lines wrap.
  private var font: UIFont { bounds.width < 340 ? PanelStyle.smallLog : PanelStyle.log }

  private var rowHeight: CGFloat { measure.lineHeight(font).rounded(.up) + 2 }

  /// The number of rows that fit.
  private var rowCapacity: Int { max(0, Int((bounds.height - Self.margin * 2) / rowHeight)) }

  private func fitTimes() {
    let longest = (book.records.lazy.map(\.time).max() ?? 0).secondsText
    timeWidth = measure.width(of: longest + " ", font: font)
  }

  private func makeRows(_ count: Int) {
    while rows.count < count {
      let row = LogRow(theme)
      rows.append(row)
      addSubview(row)
    }
    while rows.count > count { rows.removeLast().removeFromSuperview() }
  }

  /// Returns the texts of the visible rows, the top one first. It walks back from the newest line as far as needed.
  private func visibleTexts(_ count: Int) -> [(text: LogRow.Content, record: Int)] {
    var found: [(text: LogRow.Content, record: Int)] = []
    let wanted = count + Int(rowsBack)
    for index in book.records.indices.reversed() where found.count < wanted {
      found += contents(of: book.records[index]).reversed().map { ($0, index) }
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
    let isLater = playhead.flatMap { now in record.moment.map { $0.instant > now } } ?? false
    return lines.enumerated().map { index, line in
      LogRow.Content(
        time: index == 0 ? record.time : nil, text: line, kind: record.kind,
        moment: record.moment, isLater: isLater)
    }
  }

  /// Scrolls so that the last line up to an instant is visible, with some lines after it; to the newest line for nil.
  private func reveal(_ instant: Instant?) {
    guard let instant else {
      rowsBack = 0
      return
    }
    let later = book.records[book.count(through: instant)...]
    let rowCount = max(1, rowCapacity)
    var count = 0
    for record in later {
      count += contents(of: record).count
      if count > 2_000 { break }
    }
    // If the line is visible already, nothing is scrolled.
    let row = CGFloat(count) - rowsBack
    if row < 0 || row >= CGFloat(rowCount) - 1 { rowsBack = CGFloat(max(0, count - rowCount / 3)) }
  }

  func named(at place: CGPoint) -> Named? { moment(at: place).map { .line($0) } }

  private func moment(at place: CGPoint) -> LogBook.Moment? {
    let row = Int(((place.y - Self.margin) / rowHeight).rounded(.down))
    return shown.indices.contains(row) ? shown[row].moment : nil
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if let moment = moment(at: tap.location(in: self)) { onSeek(moment) }
  }

  private func panned() {
    rowsBack += pan.translation(in: self).y / rowHeight
    rowsBack = max(0, rowsBack)
    pan.setTranslation(.zero, in: self)
    setNeedsLayout()
  }

  // MARK: Keys

  var keyRowCount: Int { book.records.count }

  func ring(aroundKeyRow row: Int) -> CGRect {
    let frames = zip(shownRecords, rows).filter { $0.0 == row }.map(\.1.frame)
    let ring = frames.reduce(CGRect.null) { $0.union($1) }
    return ring.isNull ? .zero : ring.insetBy(dx: -1, dy: 3)
  }

  func chooseKeyRow(_ row: Int) {
    if let moment = book.records[row].moment { onSeek(moment) }
  }

  func named(inKeyRow row: Int) -> Named? { book.records[row].moment.map { .line($0) } }

  var keyRowsPerPage: Int? { Set(shownRecords).count }

  func bringIntoSight(keyRow row: Int) {
    let below = book.records[(row + 1)...].reduce(0) { $0 + contents(of: $1).count }
    let own = contents(of: book.records[row]).count
    let bottom = max(rowsBack, CGFloat(below + own - rowCapacity))
    rowsBack = max(0, min(bottom, CGFloat(below)))
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Keeps the cursor at its line. A cursor at the newest line moves on to the new newest line.
  private func moveCursor(from old: LogBook, to new: LogBook) {
    guard cursor.row < old.records.count - 1 else {
      cursor.row = new.records.count - 1
      return
    }
    let row = cursor.row - (new.total - new.records.count) + (old.total - old.records.count)
    // Without the focus, the cursor moves if its line no longer exists.
    cursor.row = row < 0 && !cursor.isFocused ? new.records.count - 1 : row
  }

  private func showNewest() {
    rowsBack = 0
    setNeedsLayout()
  }
}
