// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import SandboxSession
import UIModel

/// The panel beside the phone: the scene's description, switches and commands, and the event log.
final class PanelView: UIView {
  private static let margin = PanelStyle.margin

  private let measure: TextMeasure
  private let theme: Theme
  private let title: UILabel
  private let advice: UILabel
  private let toggles: [ToggleRow]
  private let file = UILabel(nil, PanelStyle.small, nil)
  private let verdict = UILabel(nil, PanelStyle.heading, nil, lines: 0)
  private let buttons: [[BarButton]]
  /// Everything above the log. It scrolls if the log would have too little space.
  private let head: PanelScrollView
  private let heading = UILabel(nil, PanelStyle.heading, nil)
  private let log: LogView
  /// A notice that is shown instead of the log's heading; nil for none.
  var notice: String? {
    didSet { if notice != oldValue { showNotice() } }
  }

  init(
    _ entry: SceneCatalog.Entry, _ toggles: [Toggle], _ commands: [[CommandLabel]], _ theme: Theme,
    _ measure: TextMeasure, _ send: @escaping Send
  ) {
    (self.measure, self.theme) = (measure, theme)
    title = UILabel(entry.title, PanelStyle.title, theme.text, lines: 0)
    advice = UILabel(entry.advice, PanelStyle.body, theme.faintText, lines: 0)
    self.toggles = toggles.map { ToggleRow($0, theme) }
    buttons = commands.map { row in
      row.map { BarButton($0, theme, send, font: PanelStyle.body) }
    }
    head = PanelScrollView(theme)
    log = LogView(theme, measure)
    super.init(frame: .zero)
    backgroundColor = theme.background
    heading.layer.cornerRadius = 6
    heading.accessibilityIdentifier = "Notice"
    showNotice()
    head.delaysContentTouches = false
    head.accessibilityIdentifier = "PanelHead"
    file.textColor = theme.faintestText
    file.lineBreakMode = .byTruncatingMiddle
    file.accessibilityIdentifier = "FileName"
    verdict.accessibilityIdentifier = "Verdict"
    for button in buttons.joined() { button.isRaised = true }
    for view in [title, file, advice] { head.addSubview(view) }
    for view in self.toggles { head.addSubview(view) }
    for button in buttons.joined() { head.addSubview(button) }
    for view in [head, heading, log] { addSubview(view) }
    log.onSeek = { send(.visit($0)) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the lines of a log.
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

  /// Shows the name of the scene's file, and whether input is recorded. The verdict is the result of comparing the log
  /// of a played file with the log that the file expects; nil for none.
  func show(file name: String, isRecording: Bool, _ verdict: Verdict?) {
    for button in buttons.joined()
    where button.command == .record && button.isOn != isRecording {
      button.isOn = isRecording
      button.setTitle(isRecording ? "Stop" : "Record", for: .normal)
    }
    let color = isRecording ? theme.badText : theme.faintestText
    guard file.text != name || self.verdict.text != verdict?.sentence || file.textColor != color
    else { return }
    (file.text, file.textColor) = (name, color)
    self.verdict.text = verdict?.sentence
    if verdict == nil { self.verdict.removeFromSuperview() } else { head.addSubview(self.verdict) }
    self.verdict.textColor = verdict?.isAsExpected == true ? theme.goodText : theme.badText
    setNeedsLayout()
  }

  private func showNotice() {
    fitNotice()
    heading.textAlignment = notice == nil ? .left : .center
    heading.textColor = notice == nil ? theme.faintText : theme.noticeText
    heading.backgroundColor = notice == nil ? nil : theme.notice
    setNeedsLayout()
  }

  /// Shows the longest form of the notice that is not cut off.
  private func fitNotice() {
    let room = bounds.width - Self.margin * 2 - 12
    let forms = notice.map(Self.forms) ?? ["Event log"]
    heading.text =
      forms.first { measure.width(of: $0, font: heading.font) <= room } ?? forms.last
  }

  /// Returns the forms of a notice: all of it, the part before the first comma, and the part before the first colon.
  static func forms(of notice: String) -> [String] {
    [notice] + [",", ":"].map { end in String(notice.prefix { String($0) != end }) }
  }

  override func layoutSubviews() {
    let isLow = bounds.height < 560
    let width = bounds.width - Self.margin * 2
    var y = isLow ? PanelStyle.top : PanelStyle.top + 4
    func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + gap
    }
    place(title, height: max(26, measure.height(of: title, width: width)), gap: 2)
    place(file, height: 16, gap: 4)
    if verdict.superview != nil {
      place(verdict, height: measure.height(of: verdict, width: width), gap: 6)
    }
    place(advice, height: measure.height(of: advice, width: width), gap: isLow ? 6 : 12)
    for row in buttons {
      placeButtons(row, y: y, width: width)
      y += theme.control(30) + (isLow ? 4 : 8)
    }
    let rowHeight = theme.control(toggles.count > 5 ? isLow ? 20 : 28 : isLow ? 28 : 32)
    for toggle in toggles { place(toggle, height: rowHeight, gap: isLow ? 0 : 2) }
    placeLog(below: y)
  }

  /// Gives the log at least a third of the height. Content above it that does not fit can be scrolled.
  private func placeLog(below content: CGFloat) {
    let logHeight = max(bounds.height / 3, bounds.height - content - 26 - Self.margin)
    var y = max(0, bounds.height - logHeight - 26 - Self.margin)
    if y < content {
      // The content ends below the last switch that fits completely, so that no switch is cut in half.
      y = toggles.map(\.frame.maxY).last { $0 <= y } ?? y
    }
    head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: y)
    let size = CGSize(width: bounds.width, height: content)
    if head.contentSize != size { head.contentSize = size }
    let width = bounds.width - Self.margin * 2
    heading.frame = CGRect(x: Self.margin, y: y, width: width, height: 22)
    fitNotice()
    log.frame = CGRect(
      x: Self.margin, y: y + 26, width: width,
      height: max(0, bounds.height - y - 26 - Self.margin))
  }

  private func placeButtons(_ buttons: [BarButton], y: CGFloat, width: CGFloat) {
    guard !buttons.isEmpty else { return }
    let widths = buttons.map { $0.width(measure) }
    // The buttons are equally wide. If a title does not fit, the space beside the titles is shared equally instead.
    let equal = { (gap: CGFloat) in
      (width - gap * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
    }
    let fits = widths.allSatisfy { $0 <= equal(8) }
    let gap: CGFloat = fits ? 8 : 4
    let spare = equal(gap) - widths.reduce(0, +) / CGFloat(buttons.count)
    var x = Self.margin
    for (button, own) in zip(buttons, widths) {
      let wide = fits ? equal(gap) : own + spare
      button.frame = CGRect(x: x, y: y, width: wide, height: theme.control(30))
      x += wide + gap
    }
  }
}
