// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The stages of a touch's journey as rows: time, place, event. `JourneyPainter` draws them.
final class JourneyView: UIView, NamesSubject, KeyedRows {
  struct Row: Equatable {
    let stage: Journey.Stage
    /// The time since the previous stage, or the stage's duration; empty for none.
    let pause: String
    let lines: [String]
    let frame: CGRect
    /// True if it lies after the playhead.
    let isLater: Bool
  }

  static let font = PanelStyle.small
  static let margin: CGFloat = 12
  static let timeWidth: CGFloat = 62
  static let textLeft: CGFloat = margin + timeWidth + 10

  /// The width of the text in a row of some width.
  static func textWidth(in width: CGFloat) -> CGFloat { max(40, width - textLeft - margin) }

  let theme: Theme
  private let measure: TextMeasure
  private(set) lazy var cursor = RowCursor(self)
  private(set) var rows: [Row] = []
  /// Called with the instant of a row that was tapped.
  var onSeek: @MainActor (Instant) -> Void = { _ in }

  init(_ theme: Theme, _ measure: TextMeasure) {
    (self.theme, self.measure) = (theme, measure)
    super.init(frame: .zero)
    accessibilityIdentifier = "Journey"
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(JourneyView.tapped(_:))))
    addSubview(cursor)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a way.
  ///
  /// - Parameters:
  ///   - journey: the way.
  ///   - playhead: what comes after it is faint; nil for the present.
  ///   - width: how much room there is.
  /// - Returns: the height it takes.
  func show(_ journey: Journey?, playhead: Instant?, width: CGFloat) -> CGFloat {
    var y: CGFloat = 4
    var rows: [Row] = []
    let start = journey?.touch.time ?? 0
    let line = measure.lineHeight(Self.font)
    var last = start
    for stage in journey?.stages ?? [] {
      let room = Self.textWidth(in: width)
      let text = stage.count > 1 ? "\(stage.text), \(stage.count) times" : stage.text
      let lines = measure.lines(of: text, font: Self.font, width: room, atMost: 20)
      let height = (line * CGFloat(lines.count + 1) + 9).rounded(.up)
      let pause = stage.time > last ? "+\((stage.time - last).millisecondsText)" : ""
      rows.append(
        Row(
          stage: stage, pause: pause, lines: lines,
          frame: CGRect(x: 0, y: y, width: width, height: height),
          isLater: playhead.map { $0 < stage.instant } ?? false))
      y += height
      last = stage.end
    }
    if rows != self.rows {
      self.rows = rows
      cursor.place()
      setNeedsDisplay()
    }
    return y + 4
  }

  /// The subject of a row, with the touch that it belongs to.
  func named(at place: CGPoint) -> Named? {
    rows.firstIndex { $0.frame.contains(place) }.flatMap(named(inKeyRow:))
  }

  // MARK: Keys

  var keyRowCount: Int { rows.count }

  func ring(aroundKeyRow row: Int) -> CGRect { rows[row].frame.insetBy(dx: 4, dy: 3) }

  func chooseKeyRow(_ row: Int) { onSeek(rows[row].stage.instant) }

  func named(inKeyRow row: Int) -> Named? {
    let stage = rows[row].stage
    return stage.subject.map { .live($0, at: stage.instant) }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    if let row = rows.first(where: { $0.frame.contains(place) }) { onSeek(row.stage.instant) }
  }
}

/// Draws the stages along a line from top to bottom.
struct JourneyPainter: ViewPainter {
  private static let heading = TextStyle(size: 12, isBold: true)
  private static let time = TextStyle(size: 11, isMonospaced: true)

  func paint(_ view: JourneyView, on canvas: Canvas, pictures: PictureStore) {
    let theme = view.theme
    let style = TextStyle(JourneyView.font)
    let start = view.rows.first?.stage.time ?? 0
    let x = JourneyView.margin + JourneyView.timeWidth
    for (index, row) in view.rows.enumerated() where canvas.state.mayShow(row.frame) {
      canvas.save()
      if row.isLater { canvas.multiplyAlpha(by: 0.45) }
      let lineHeight = canvas.extent(of: "", style: style).lineHeight
      let top = row.frame.minY + 4
      let center = CGPoint(x: x, y: top + lineHeight / 2)
      if index + 1 < view.rows.count {
        canvas.fill(
          CGRect(x: x - 0.5, y: center.y, width: 1, height: row.frame.height),
          color: Color(theme.line))
      }
      canvas.disc(center: center, radius: 4, color: color(of: row.stage.place, theme))
      // A row with the same time as the row before shows no time.
      let isSame = index > 0 && row.stage.time == view.rows[index - 1].stage.time
      let time = isSame ? "" : (row.stage.time - start).millisecondsText
      let times = CGRect(
        x: 4, y: top, width: JourneyView.margin + JourneyView.timeWidth - 14, height: lineHeight)
      canvas.draw(
        time, in: times, style: Self.time, color: Color(theme.faintText), alignment: .right)
      if !row.pause.isEmpty {
        canvas.draw(
          row.pause, in: times.offsetBy(dx: 0, dy: lineHeight), style: Self.time,
          color: Color(theme.stateText), alignment: .right)
      }
      var line = CGRect(
        x: JourneyView.textLeft, y: top, width: JourneyView.textWidth(in: row.frame.width),
        height: lineHeight)
      canvas.draw(
        row.stage.place.rawValue, in: line, style: Self.heading, color: Color(theme.text))
      for text in row.lines {
        line.origin.y += lineHeight
        canvas.draw(text, in: line, style: style, color: Color(theme.faintText))
      }
      canvas.restore()
    }
  }

  private func color(of place: Journey.Stage.Place, _ theme: Theme) -> Color {
    let palette = theme.palette
    return switch place {
    case .glass: palette.finger(0)
    case .system, .runLoop: palette.outside
    case .application, .window: palette.asked
    case .hitTest: palette.deadZone
    case .recognizers: palette.refusedByOverride
    case .view, .control: palette.accent
    case .action: palette.hit
    }
  }
}
