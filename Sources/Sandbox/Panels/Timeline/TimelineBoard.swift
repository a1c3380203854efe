// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The content of the timeline: a bar with buttons, a line about the outcome, and the lanes below.
final class TimelineBoard: UIView {
  private static let outcomeHeight: CGFloat = 20
  private static let readoutWidth: CGFloat = 84
  private static let gap: CGFloat = 4

  let timeline: TimelineView
  private let theme: Theme
  private let transport: [TransportButton]
  private let speeds: [(speed: Double, button: TransportButton)]
  private let trailing: [TransportButton]
  private let readout = UILabel()
  private let outcome = UILabel(nil, UIFont.systemFont(ofSize: 12), nil)
  /// The forms of the outcome's text, of which one is shown, the longest form first; and the data they come from.
  private var sentences: [String] = []
  private var told: (count: Int, scope: TimelineScope, playhead: TimeInterval?)?
  private let measure: TextMeasure
  private var play: TransportButton { transport[2] }

  init(_ theme: Theme, _ measure: TextMeasure, _ send: @escaping Send) {
    (self.theme, self.measure) = (theme, measure)
    let timeline = TimelineView(theme, measure)
    self.timeline = timeline
    let steps: [(TransportButton.Sign, String, Command)] = [
      (.gestureBack, "Gesture back", .gestureBack), (.stepBack, "Step back", .stepBack),
      (.play, "Play", .togglePlaying), (.stepForward, "Step forward", .stepForward),
      (.gestureForward, "Gesture forward", .gestureForward),
    ]
    transport = steps.map { sign, name, command in
      TransportButton(sign, name, theme) { send(.command(command)) }
    }
    speeds = PlaySpeed.all.map { speed in
      let name = PlaySpeed.text(of: speed)
      return (
        speed,
        TransportButton(.word(name), "Speed \(name)", theme) { send(.play(speed: speed)) }
      )
    }
    trailing = [
      TransportButton(.word("Measure"), "Measure", theme) { timeline.isMeasuring.toggle() },
      TransportButton(.word("−"), "Zoom out", theme) { timeline.zoom(by: 1 / 1.5) },
      TransportButton(.word("+"), "Zoom in", theme) { timeline.zoom(by: 1.5) },
      TransportButton(.word("Gesture"), "Fit gesture", theme) { timeline.follow(.gesture) },
      TransportButton(.word("All"), "Fit all", theme) { timeline.follow(.whole) },
      TransportButton(.word("Now"), "Now", theme) { send(.command(.goToNow)) },
    ]
    super.init(frame: .zero)
    backgroundColor = theme.background
    readout.font = UIFont.monospacedSystemFont(ofSize: 12, weight: .semibold)
    readout.accessibilityIdentifier = "Readout"
    for view in transport + speeds.map(\.button) + trailing { addSubview(view) }
    outcome.textColor = theme.text
    outcome.accessibilityIdentifier = "Outcome"
    for view in [readout, outcome, timeline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the position of the playhead and whether it moves.
  func show(_ session: any SessionReader) {
    let (playhead, now) = (session.playhead?.time, session.specimen.now)
    timeline.show(present: now)
    timeline.show(playhead: playhead)
    play.sign = session.isPlaying ? .pause : .play
    play.stands = session.isPlaying
    for item in speeds { item.button.isOn = item.speed == session.speed }
    let time = "\((playhead ?? now).secondsText) s"
    let text = playhead == nil ? "live" : time
    if readout.text != text { readout.text = text }
    readout.textColor = playhead == nil ? theme.faintText : theme.stateText
    trailing[0].isOn = timeline.isMeasuring
    trailing[3].isOn = timeline.following == .gesture
    trailing[4].isOn = timeline.following == .whole
    trailing[5].stands = playhead != nil
    trailing[5].isEnabled = playhead != nil
    trailing[5].alpha = playhead == nil ? 0.5 : 1
    tellOutcome(until: playhead, session.specimen.chronicle)
  }

  /// Updates the line about the outcome of the last visible gesture, up to the instant that is shown.
  private func tellOutcome(until playhead: TimeInterval?, _ chronicle: Chronicle) {
    let (count, scope) = (timeline.model.count, timeline.scope)
    guard told?.count != count || told?.scope != scope || told?.playhead != playhead else {
      return
    }
    told = (count, scope, playhead)
    let (start, end) = (scope.range.lowerBound, scope.range.upperBound)
    let last = max(start, min(end, playhead ?? end))
    // While a gesture is undecided, the outcome of the previous gesture would look like the outcome of this one.
    let gesture = chronicle.gestureTimes.last { $0 <= last }
    let range = max(start, gesture ?? start)...last
    let sentences = TimelineOutcome(timeline.model, in: range).sentences
    guard sentences != self.sentences else { return }
    self.sentences = sentences
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let height = theme.control(21)
    let bar = height + (theme.isForFingers ? 4 : 9)
    let y = ((bar - height) / 2).rounded()
    let groups = [transport, speeds.map(\.button)]
    hideButtons(groups[1])
    var left: CGFloat = 8
    for group in groups {
      for button in group where !button.isHidden {
        button.frame = CGRect(x: left, y: y, width: width(of: button), height: height)
        left += button.frame.width + Self.gap
      }
      left += 8
    }
    var right = bounds.width - 8
    for button in trailing.reversed() where !button.isHidden {
      let width = width(of: button)
      button.frame = CGRect(x: right - width, y: y, width: width, height: height)
      right -= width + Self.gap
    }
    readout.frame = CGRect(
      x: left, y: y, width: min(Self.readoutWidth, max(0, right - left)), height: height)
    left = readout.frame.maxX + 6
    let isBeside = placeOutcome(
      beside: CGRect(x: left, y: y, width: right - left - 8, height: height), below: bar)
    let top = bar + (isBeside ? 0 : Self.outcomeHeight)
    timeline.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  private func width(of button: TransportButton) -> CGFloat {
    guard case .word(let word) = button.sign else { return theme.control(30) }
    return theme.control(max(26, measure.width(of: word, font: .systemFont(ofSize: 12)) + 14))
  }

  /// Hides buttons that don't fit: first measuring, then the speeds, then zooming. All have keys and are in the command
  /// palette.
  private func hideButtons(_ speeds: [TransportButton]) {
    let all = transport + speeds + trailing
    for button in all { button.isHidden = false }
    for group in [[trailing[0]], speeds, Array(trailing[1...2])] {
      let wanted = all.filter { !$0.isHidden }.reduce(Self.readoutWidth + 24) {
        $0 + width(of: $1) + Self.gap
      }
      guard wanted > bounds.width else { return }
      for button in group { button.isHidden = true }
    }
  }

  /// Places the outcome beside the buttons if its text fits there with the reason, otherwise on a line below them.
  ///
  /// - Returns: true if the outcome needs no line of its own.
  private func placeOutcome(beside: CGRect, below bar: CGFloat) -> Bool {
    func fits(_ text: String, _ width: CGFloat) -> Bool {
      measure.width(of: text, font: outcome.font) <= width
    }
    // A low strip has no space for that line, so there the text beside the buttons may lack the reason.
    let isLow = bounds.height < 150
    let own = CGRect(x: 10, y: bar, width: bounds.width - 20, height: Self.outcomeHeight)
    let first = sentences.prefix(isLow ? 4 : 2).first { fits($0, beside.width) }
    let text = first ?? (isLow ? nil : sentences.first { fits($0, own.width) })
    (outcome.text, outcome.frame) = (text, first == nil ? own : beside)
    outcome.isHidden = text == nil
    return first != nil || text == nil
  }
}
