// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The panel beside the phone: what the scene is about, switches, commands, and the event log.
final class PanelView: UIView {
  private static let margin = PanelStyle.margin

  private let measure: TextMeasure
  private let theme: Theme
  private let title = UILabel()
  private let advice = UILabel()
  private let toggles: [ToggleRow]
  private let buttons: [(command: Command, button: PanelButton)]
  /// All above the log; it scrolls where the log would get too little room.
  private let head: PanelScrollView
  private let heading = UILabel()
  private let log: LogView
  /// Stands in place of the log's heading while there is something to know; nil for nothing.
  var notice: String? {
    didSet { if notice != oldValue { showNotice() } }
  }
  private let send: Send

  init(
    _ entry: SceneCatalog.Entry, _ toggles: [Toggle], _ commands: [CommandLabel], _ theme: Theme,
    _ measure: TextMeasure, _ send: @escaping Send
  ) {
    self.send = send
    self.measure = measure
    self.theme = theme
    self.toggles = toggles.map { ToggleRow($0, theme) }
    buttons = commands.map { ($0.command, PanelButton($0.title, theme)) }
    head = PanelScrollView(theme)
    log = LogView(theme, measure)
    super.init(frame: .zero)
    backgroundColor = theme.background
    self.title.text = entry.title
    self.title.font = PanelStyle.title
    self.title.textColor = theme.text
    self.title.numberOfLines = 0
    self.advice.text = entry.advice
    self.advice.font = PanelStyle.body
    self.advice.textColor = theme.faintText
    self.advice.numberOfLines = 0
    heading.font = PanelStyle.heading
    heading.layer.cornerRadius = 6
    heading.accessibilityIdentifier = "Notice"
    showNotice()
    head.delaysContentTouches = false
    head.accessibilityIdentifier = "PanelHead"
    for view in [self.title, self.advice] + self.toggles + buttons.map(\.button) {
      head.addSubview(view)
    }
    for view in [head, heading, log] { addSubview(view) }
    log.onSeek = { send(.visit($0)) }
    for (_, button) in buttons {
      button.addTarget(self, action: Selector(PanelView.pressed(_:)), for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the log's present lines.
  ///
  /// - Parameters:
  ///   - book: the lines.
  ///   - playhead: the instant that is shown; nil for the present.
  func show(_ book: LogBook, playhead: Instant? = nil) {
    log.show(book, playhead: playhead)
  }

  /// Shows the present values of the switches, which keys may have changed.
  func refreshToggles() {
    for toggle in toggles { toggle.refresh() }
  }

  private func showNotice() {
    heading.text = notice ?? "Event log"
    heading.textAlignment = notice == nil ? .left : .center
    heading.textColor = notice == nil ? theme.faintText : theme.noticeText
    heading.backgroundColor = notice == nil ? nil : theme.notice
    setNeedsLayout()
  }

  private func pressed(_ button: PanelButton) {
    guard let command = buttons.first(where: { $0.button === button })?.command else { return }
    send(.command(command))
  }

  override func layoutSubviews() {
    let isLow = bounds.height < 560
    let width = bounds.width - Self.margin * 2
    var y = isLow ? PanelStyle.top : PanelStyle.top + 4
    func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + gap
    }
    place(title, height: max(26, height(of: title, width)), gap: 4)
    place(advice, height: height(of: advice, width), gap: isLow ? 6 : 12)
    let rowHeight: CGFloat = toggles.count > 5 ? isLow ? 20 : 28 : isLow ? 28 : 32
    for toggle in toggles { place(toggle, height: rowHeight, gap: isLow ? 0 : 2) }
    y += isLow ? 4 : 10
    placeButtons(y: y, width: width)
    y += 30 + (isLow ? 4 : 10)
    placeLog(below: y)
  }

  /// The log has at least a third of the height; what does not fit above it is scrolled to.
  private func placeLog(below content: CGFloat) {
    let logHeight = max(bounds.height / 3, bounds.height - content - 26 - Self.margin)
    var y = max(0, bounds.height - logHeight - 26 - Self.margin)
    if y < content {
      // Cut between two rows rather than through one.
      y = toggles.map(\.frame.maxY).last { $0 <= y } ?? y
    }
    head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: y)
    let size = CGSize(width: bounds.width, height: content)
    if head.contentSize != size { head.contentSize = size }
    let width = bounds.width - Self.margin * 2
    heading.frame = CGRect(x: Self.margin, y: y, width: width, height: 22)
    log.frame = CGRect(
      x: Self.margin, y: y + 26, width: width,
      height: max(0, bounds.height - y - 26 - Self.margin))
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    let lines = measure.lines(of: label.text ?? "", font: label.font, width: width, atMost: 12)
    return (CGFloat(lines.count) * measure.lineHeight(label.font)).rounded(.up) + 1
  }

  private func placeButtons(y: CGFloat, width: CGFloat) {
    guard !buttons.isEmpty else { return }
    let gap: CGFloat = 8
    let each = (width - gap * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
    for (index, button) in buttons.map(\.button).enumerated() {
      button.frame = CGRect(
        x: Self.margin + CGFloat(index) * (each + gap), y: y, width: each, height: 30)
    }
  }
}
