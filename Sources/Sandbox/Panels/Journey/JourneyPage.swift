// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The content of `JourneyPanel`: the touch, the delays until its delivery and display, and its stages.
final class JourneyPage: UIView {
  struct Latency: Equatable {
    let finger: Int
    /// The measured delays of the touch's first event; nil if there is no display.
    let times: Stopwatch.Times?
  }

  private let measure: TextMeasure
  private var theme: Theme?
  private var journey: JourneyView?
  private let heading = UILabel(nil, PanelStyle.heading, nil)
  private let latencyLabel = UILabel(nil, PanelStyle.small, nil, lines: 0)
  private let scroll = PanelScrollView()
  private let hint = UILabel(nil, PanelStyle.body, nil, lines: 0)
  private var buttons: [TransportButton] = []
  private var shown: (journey: Journey?, latency: Latency?) = (nil, nil)
  private var shownWidth: CGFloat = -1
  /// Called with 1 for the next touch and -1 for the previous one.
  var onStep: @MainActor (Int) -> Void = { _ in }
  /// Called with the instant of a stage that was tapped.
  var onSeek: @MainActor (Instant) -> Void = { _ in }
  /// Called with the view that a row of the hit test names, after the row was tapped.
  var onChoose: @MainActor (Named) -> Void = { _ in }

  init(_ measure: TextMeasure) {
    self.measure = measure
    super.init(frame: .zero)
    latencyLabel.accessibilityIdentifier = "Latency"
    for view in [heading, latencyLabel, scroll, hint] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var isStale: Bool { shownWidth != bounds.width }

  func use(_ theme: Theme) {
    guard theme != self.theme else { return }
    self.theme = theme
    backgroundColor = theme.background
    scroll.barColor = theme.faintestText
    scroll.backgroundColor = theme.field
    scroll.layer.cornerRadius = 8
    heading.textColor = theme.text
    latencyLabel.textColor = theme.faintText
    hint.textColor = theme.faintText
    for view in buttons { view.removeFromSuperview() }
    buttons = [
      TransportButton(.gestureBack, "Previous touch", theme) { [weak self] in self?.onStep(-1) },
      TransportButton(.gestureForward, "Next touch", theme) { [weak self] in self?.onStep(1) },
    ]
    for (button, key) in zip(buttons, [",", "."]) {
      button.tip = "\(button.accessibilityIdentifier ?? "")   Shift \(key)"
      addSubview(button)
    }
    journey?.removeFromSuperview()
    let made = JourneyView(theme, measure)
    made.onSeek = { [weak self] in self?.onSeek($0) }
    made.onChoose = { [weak self] in self?.onChoose($0) }
    scroll.addSubview(made)
    journey = made
    shownWidth = -1
    setNeedsLayout()
  }

  func show(_ book: JourneyBook, playhead: Instant?) {
    let isAnother = shown.journey?.touch != book.journey?.touch
    shown.journey = book.journey
    shownWidth = bounds.width
    hint.isHidden = book.journey?.stages.isEmpty == false
    hint.text =
      book.journey == nil
      ? "Touch the phone: this shows each step of the touch, from the glass to its end."
      : "The first steps of this touch are not kept any more: too much happened since."
    if let touch = book.journey?.touch {
      heading.text = "Touch \(book.index + 1) of \(book.touches.count), finger \(touch.finger)"
    } else {
      heading.text = "No touch yet"
    }
    buttons.first?.isEnabled = book.index > 0
    buttons.last?.isEnabled = book.index + 1 < book.touches.count
    for button in buttons { button.alpha = button.isEnabled ? 1 : 0.4 }
    let width = max(0, bounds.width - PanelStyle.margin * 2)
    if let journey {
      let height = journey.show(book.journey, playhead: playhead, width: width)
      journey.frame = CGRect(x: 0, y: 0, width: width, height: height)
      scroll.contentSize = CGSize(width: width, height: height)
      let farthest = max(0, height - scroll.bounds.height)
      if isAnother || scroll.contentOffset.y > farthest { scroll.contentOffset = .zero }
    }
    setNeedsLayout()
  }

  /// Marks the rows about a view or recognizer.
  func mark(_ subject: ObjectIdentifier?) { journey?.marked = subject }

  func show(_ latency: Latency?) {
    guard shown.latency != latency else { return }
    shown.latency = latency
    latencyLabel.text = latency.map { $0.times?.words ?? Stopwatch.simulated }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let margin = PanelStyle.margin
    let width = max(0, bounds.width - PanelStyle.margin * 2)
    let size = CGSize(width: theme?.control(34) ?? 34, height: theme?.control(24) ?? 24)
    heading.frame = CGRect(
      x: margin, y: PanelStyle.top, width: max(0, width - size.width * 2 - 12),
      height: size.height)
    for (index, button) in buttons.enumerated() {
      let left = bounds.width - margin + 4 - CGFloat(buttons.count - index) * (size.width + 4)
      button.frame = CGRect(origin: CGPoint(x: left, y: PanelStyle.top), size: size)
    }
    let height =
      latencyLabel.text?.isEmpty == false
      ? measure.height(of: latencyLabel, width: width, atMost: 4) : 0
    let below = PanelStyle.top + size.height + 4
    latencyLabel.frame = CGRect(x: margin, y: below, width: width, height: height)
    let top = below + 8 + height
    scroll.frame = CGRect(
      x: margin, y: top, width: width, height: max(0, bounds.height - top - margin))
    hint.frame = CGRect(x: margin + 12, y: top + 12, width: max(0, width - 24), height: 60)
  }
}
