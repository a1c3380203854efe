// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Two logs side by side with the first difference marked, below the sentence that explains it.
final class WhatIfView: UIView, UITableViewDataSource, UITableViewDelegate {
  private let whatIf: WhatIf
  private let theme: Theme
  private let measure: TextMeasure
  private let changes: UILabel
  private let sentence = UIView()
  private let sentenceText: UILabel
  private let left: UILabel
  private let right: UILabel
  /// The timelines of both runs, with the same time range. A flag marks the first difference.
  private let timelines: [TimelineView]
  private let table: PanelTable
  private var applyButton: PanelButton?
  private static let margin = PanelStyle.margin

  /// Makes the view of a comparison.
  ///
  /// - Parameters:
  ///   - whatIf: the comparison.
  ///   - offer: the sentence in an answer that suggested the changes; nil if the user made them.
  ///   - theme: the colours.
  ///   - measure: measures the texts.
  init(_ whatIf: WhatIf, offer: String? = nil, _ theme: Theme, _ measure: TextMeasure) {
    (self.whatIf, self.theme, self.measure) = (whatIf, theme, measure)
    timelines = whatIf.records.map { Self.timeline(of: $0, theme, measure) }
    changes = UILabel(
      ([offer].compactMap(\.self) + whatIf.changes).joined(separator: "\n"), PanelStyle.key,
      theme.stateText, lines: 0)
    sentenceText = UILabel(
      whatIf.sentence.replacingOccurrences(of: "\u{a0}", with: " "), .systemFont(ofSize: 14),
      theme.text, lines: 0)
    left = UILabel(whatIf.titles[0], PanelStyle.heading, theme.faintText)
    right = UILabel(whatIf.titles[1], PanelStyle.heading, theme.faintText)
    table = PanelTable(theme.field)
    super.init(frame: .zero)
    alignTimelines()
    sentence.backgroundColor = theme.chosen
    sentence.layer.cornerRadius = 8
    sentenceText.accessibilityIdentifier = "WhatIfSentence"
    table.layer.cornerRadius = 8
    table.clipsToBounds = true
    table.allowsSelection = false
    table.dataSource = self
    table.delegate = self
    sentence.addSubview(sentenceText)
    for view in [changes, sentence, left, right, table] + timelines { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a button that makes the change in the scene.
  func offerToApply(_ apply: @escaping @MainActor () -> Void) {
    let button = PanelButton("Apply", theme, act: apply)
    button.accessibilityIdentifier = "ApplyCompared"
    applyButton = button
    addSubview(button)
    setNeedsLayout()
  }

  private static func timeline(
    of records: [Chronicle.Record], _ theme: Theme, _ measure: TextMeasure
  ) -> TimelineView {
    let view = TimelineView(theme, measure)
    view.layer.cornerRadius = 8
    view.append(records[...], gesture: nil)
    return view
  }

  /// Shows the same time range in both timelines.
  private func alignTimelines() {
    let starts = timelines.filter { $0.model.count > 0 }.map(\.model.start)
    guard let start = starts.min(), let end = timelines.map(\.model.end).max() else { return }
    var scope = TimelineScope()
    // Twice the time is shown, because the labels at the ends of bars need as much space as the bars.
    scope.fit(start, end * 2 - start, least: 0.05)
    let nameWidth = timelines.map(\.widestName).max() ?? 0
    for timeline in timelines {
      timeline.show(scope, nameWidth: nameWidth)
      timeline.show(playhead: whatIf.timeOfDivergence)
    }
  }

  /// Returns a height that fits the lanes and leaves enough space for the logs.
  private func timelineHeight(_ room: CGFloat) -> CGFloat {
    let lanes = timelines.map { $0.visibleLanes.count }.max() ?? 0
    let wished = TimelineLook.axisHeight + CGFloat(lanes) * TimelineLook.laneHeight + 6
    let height = min(wished, room * 0.45)
    return height < 60 || lanes == 0 ? 0 : height.rounded()
  }

  override func layoutSubviews() {
    let (margin, width) = (Self.margin, max(0, bounds.width - Self.margin * 2))
    var y: CGFloat = 0
    let buttonSize = CGSize(
      width: applyButton.map { $0.width(measure) + 14 } ?? 0, height: theme.control(30))
    let changesWidth = applyButton == nil ? width : width - buttonSize.width - 10
    let changesHeight = measure.height(of: changes, width: changesWidth)
    changes.frame = CGRect(x: margin, y: y, width: changesWidth, height: changesHeight)
    applyButton?.frame = CGRect(
      origin: CGPoint(x: margin + width - buttonSize.width, y: y), size: buttonSize)
    y += max(changesHeight, applyButton == nil ? 0 : buttonSize.height) + 8
    let sentenceHeight = measure.height(of: sentenceText, width: width - 24)
    sentence.frame = CGRect(x: margin, y: y, width: width, height: sentenceHeight + 18)
    sentenceText.frame = CGRect(x: 12, y: 9, width: width - 24, height: sentenceHeight)
    y += sentenceHeight + 18 + 10
    let column = WhatIfCell.columnWidth(width)
    left.frame = CGRect(x: margin + WhatIfCell.inset, y: y, width: column, height: 18)
    right.frame = CGRect(
      x: margin + width - column - WhatIfCell.inset, y: y, width: column, height: 18)
    y += 22
    let timelineHeight = timelineHeight(bounds.height - y)
    for (timeline, label) in zip(timelines, [left, right]) {
      timeline.isHidden = timelineHeight == 0
      timeline.frame = CGRect(x: label.frame.minX, y: y, width: column, height: timelineHeight)
    }
    if timelineHeight > 0 { y += timelineHeight + 8 }
    let frame = CGRect(
      x: margin, y: y, width: width, height: max(0, bounds.height - y - margin))
    let isNew = table.frame.width != frame.width
    table.frame = frame
    guard isNew else { return }
    table.reloadData()
    table.layoutIfNeeded()
    revealDivergence()
  }

  /// Scrolls so that the first difference and some lines before it are visible.
  private func revealDivergence() {
    guard let first = whatIf.firstDivergence else { return }
    let rect = table.rectForRow(at: IndexPath(row: first, section: 0))
    let limit = max(0, table.contentSize.height - table.bounds.height)
    table.contentOffset = CGPoint(
      x: 0, y: max(0, min(limit, rect.minY - table.bounds.height * 0.3)))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    whatIf.rows.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    WhatIfCell.height(of: whatIf.rows[indexPath.row], width: tableView.bounds.width, measure)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? WhatIfCell
      ?? WhatIfCell(style: .default, reuseIdentifier: "row")
    cell.show(
      whatIf.rows[indexPath.row], isFirst: indexPath.row == whatIf.firstDivergence, theme, measure)
    return cell
  }
}

final class WhatIfCell: UITableViewCell {
  static let inset: CGFloat = 10
  private static let gap: CGFloat = 30
  private static let font = PanelStyle.log
  private static let timeWidth: CGFloat = 48

  private let times = (0..<2).map { _ in UILabel(nil, font, nil) }
  private let texts = (0..<2).map { _ in UILabel(nil, font, nil, lines: 0) }
  private let mark = UILabel(nil, .boldSystemFont(ofSize: 12), nil, .center)
  private var measure: TextMeasure?

  static func columnWidth(_ width: CGFloat) -> CGFloat {
    max(0, (width - inset * 2 - gap) / 2)
  }

  static func height(of row: WhatIf.Row, width: CGFloat, _ measure: TextMeasure) -> CGFloat {
    let column = columnWidth(width) - timeWidth
    let counts = [row.before, row.after].map { line in
      line.map { measure.lines(of: $0.text, font: font, width: column, atMost: 6).count } ?? 0
    }
    return measure.height(ofLines: max(1, counts.max() ?? 1), font) + 5
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for view in times + texts + [mark] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row. The first row that differs is highlighted.
  func show(_ row: WhatIf.Row, isFirst: Bool, _ theme: Theme, _ measure: TextMeasure) {
    self.measure = measure
    for (index, line) in [row.before, row.after].enumerated() {
      times[index].text = line?.time.secondsText
      times[index].textColor = theme.faintestText
      texts[index].text = line?.text
      texts[index].textColor =
        row.isSame ? theme.faintText : index == 0 ? theme.stateText : theme.actionText
    }
    mark.text = isFirst ? "▶" : row.isSame ? "" : "≠"
    mark.textColor = isFirst ? theme.noticeText : theme.faintText
    mark.backgroundColor = isFirst ? theme.notice : nil
    mark.layer.cornerRadius = 4
    backgroundColor = isFirst ? theme.chosen : theme.field
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let measure else { return }
    let column = Self.columnWidth(bounds.width)
    let line = measure.height(ofLines: 1, Self.font)
    // Both texts of the row begin at its top, even if one takes more lines.
    for index in 0..<2 {
      let x = Self.inset + CGFloat(index) * (column + Self.gap)
      let width = max(0, column - Self.timeWidth)
      times[index].frame = CGRect(x: x, y: 2, width: Self.timeWidth, height: line)
      texts[index].frame = CGRect(
        x: x + Self.timeWidth, y: 2, width: width,
        height: measure.height(of: texts[index], width: width, atMost: 6))
    }
    mark.frame = CGRect(x: bounds.midX - 10, y: 2, width: 20, height: line)
  }
}
