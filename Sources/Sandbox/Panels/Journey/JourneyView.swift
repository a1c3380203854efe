// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The stages of a touch's path as rows with time, layer and event. Below the hit test, a tree shows the views whose
/// `hitTest(_:with:)` was called, with the numbers of their labels on the phone. `JourneyPainter` draws it.
final class JourneyView: UIView, NamesSubject, KeyedRows {
  struct Row: Equatable {
    let stage: Journey.Stage
    /// The time since the end of the previous stage, as text; empty if no time passed.
    let pause: String
    let lines: [String]
    let frame: CGRect
    /// True if the row is after the playhead.
    let isLater: Bool
    /// The step of the hit test that the row shows; nil if it shows a stage of the journey.
    var step: HitPath.Step?

    var subject: Subject? { step?.view ?? stage.subject }
  }

  static let font = PanelStyle.small
  static let margin: CGFloat = 12
  static let timeWidth: CGFloat = 62
  static let textLeft: CGFloat = margin + timeWidth + 10

  /// Returns the width of the text in a row of the given width.
  static func textWidth(in width: CGFloat) -> CGFloat { max(40, width - textLeft - margin) }

  let theme: Theme
  private let measure: TextMeasure
  private(set) lazy var cursor = RowCursor(self)
  private(set) var rows: [Row] = []
  /// The view or recognizer whose rows are highlighted; nil for none.
  var marked: ObjectIdentifier? { didSet { if marked != oldValue { setNeedsDisplay() } } }
  /// Called with the instant of a row that was tapped.
  var onSeek: @MainActor (Instant) -> Void = { _ in }
  /// Called with the view that a row of the hit test names, after the row was tapped.
  var onChoose: @MainActor (Named) -> Void = { _ in }

  init(_ theme: Theme, _ measure: TextMeasure) {
    (self.theme, self.measure) = (theme, measure)
    super.init(frame: .zero)
    accessibilityIdentifier = "Journey"
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(JourneyView.tapped(_:))))
    addSubview(cursor)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a journey.
  ///
  /// - Parameters:
  ///   - journey: the journey.
  ///   - playhead: the time after which stages are faint; nil for live.
  ///   - width: the available width, in points.
  /// - Returns: the height of the rows, in points.
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
      guard let search = stage.search, let row = rows.last else { continue }
      rows += tree(of: search, below: row, from: &y)
    }
    if rows != self.rows {
      self.rows = rows
      cursor.place()
      setNeedsDisplay()
    }
    return y + 4
  }

  private static let mostSteps = 200
  private static let indent: CGFloat = 10
  private static let mostIndent: CGFloat = 80

  /// Returns the left edge of a step's number, in points.
  static func left(of step: HitPath.Step) -> CGFloat {
    textLeft - 20 + min(CGFloat(step.level) * indent, mostIndent)
  }

  func numberWidth(of step: HitPath.Step) -> CGFloat {
    max(18, measure.width(of: step.numberText, font: PanelStyle.heading) + 8).rounded(.up)
  }

  /// Returns at most `mostSteps` rows, each below the row of its superview. A row is about a view whose
  /// `hitTest(_:with:)` was called, or about several such views with the same rectangle.
  private func tree(of search: HitTestTrace, below row: Row, from y: inout CGFloat) -> [Row] {
    let line = measure.lineHeight(Self.font)
    return HitPath(search).steps.prefix(Self.mostSteps).map { step in
      let room =
        row.frame.width - Self.left(of: step) - numberWidth(of: step) - 6 - Self.margin
      let text = step.reason.isEmpty ? step.name : "\(step.name): \(step.reason)"
      let lines = measure.lines(of: text, font: Self.font, width: max(40, room), atMost: 6)
      let height = max(
        theme.control(0), (line * CGFloat(lines.count)).rounded(.up) + 4)
      defer { y += height }
      return Row(
        stage: row.stage, pause: "", lines: lines,
        frame: CGRect(x: 0, y: y, width: row.frame.width, height: height), isLater: row.isLater,
        step: step)
    }
  }

  /// Returns the view or recognizer of the row at a point, for questions about the touch at the time of that row.
  func named(at place: CGPoint) -> Named? {
    rows.firstIndex { $0.frame.contains(place) }.flatMap(named(inKeyRow:))
  }

  // MARK: Keys

  var keyRowCount: Int { rows.count }

  func ring(aroundKeyRow row: Int) -> CGRect { rows[row].frame.insetBy(dx: 4, dy: 3) }

  func chooseKeyRow(_ row: Int) {
    if rows[row].step == nil {
      onSeek(rows[row].stage.instant)
    } else if let named = named(inKeyRow: row) {
      onChoose(named)
    }
  }

  func named(inKeyRow row: Int) -> Named? {
    rows[row].subject.map { .live($0, at: rows[row].stage.instant) }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    if let row = rows.firstIndex(where: { $0.frame.contains(place) }) { chooseKeyRow(row) }
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
    for (index, row) in view.rows.enumerated() where !canvas.state.pixels(of: row.frame).isEmpty {
      canvas.save()
      defer { canvas.restore() }
      if let marked = view.marked, row.subject?.identity == marked {
        canvas.fill(
          row.frame.insetBy(dx: 4, dy: 0), cornerRadius: 5, color: Color(theme.chosen))
      }
      if row.isLater { canvas.multiplyAlpha(by: 0.45) }
      let lineHeight = canvas.extent(of: "", style: style).lineHeight
      if let step = row.step {
        draw(step, row, view, lineHeight, on: canvas)
        continue
      }
      let top = row.frame.minY + 4
      let center = CGPoint(x: x, y: top + lineHeight / 2)
      if index + 1 < view.rows.count {
        canvas.fill(
          CGRect(x: x - 0.5, y: center.y, width: 1, height: row.frame.height),
          color: Color(theme.line))
      }
      canvas.disc(center: center, radius: 4, color: color(of: row.stage.place, theme))
      // A row with the same time as the previous one shows no time.
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
    }
  }

  /// Draws a row of the hit test: the view's number as on its label on the phone, its name, and the reason why it
  /// refused, or the override that decided.
  private func draw(
    _ step: HitPath.Step, _ row: JourneyView.Row, _ view: JourneyView, _ lineHeight: CGFloat,
    on canvas: Canvas
  ) {
    let width = view.numberWidth(of: step)
    let top = row.frame.midY - lineHeight * CGFloat(row.lines.count) / 2
    let field = CGRect(
      x: JourneyView.left(of: step), y: top, width: width, height: lineHeight - 1)
    canvas.fill(field, cornerRadius: field.height / 2, color: step.outcome.color)
    canvas.draw(
      step.numberText, in: field, style: OverlayStyle.number, color: step.outcome.color.legible,
      alignment: .center)
    var line = CGRect(
      x: field.maxX + 6, y: top,
      width: max(0, row.frame.width - field.maxX - 6 - JourneyView.margin), height: lineHeight)
    let isPlain = step.outcome == .refused && !step.isUnderFinger
    for text in row.lines {
      canvas.draw(
        text, in: line,
        style: TextStyle(size: JourneyView.font.pointSize, isBold: step.outcome == .hit),
        color: Color(isPlain ? view.theme.faintText : view.theme.text))
      line.origin.y += lineHeight
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
