// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The content of the timeline's strip: a bar with buttons, and the lanes under it.
final class TimelineBoard: UIView {
  private static let barHeight: CGFloat = 30

  let timeline: TimelineView
  private let theme: Theme
  private let transport: [TransportButton]
  private let speeds: [(speed: Double, button: TransportButton)]
  private let trailing: [TransportButton]
  private let readout = UILabel()
  private var play: TransportButton { transport[2] }

  init(_ theme: Theme, _ measure: TextMeasure, _ send: @escaping Send) {
    self.theme = theme
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
    for view in [readout, timeline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the playhead's position and movement.
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
    trailing[2].isOn = timeline.following == .gesture
    trailing[3].isOn = timeline.following == .whole
    trailing[4].stands = playhead != nil
    trailing[4].isEnabled = playhead != nil
    trailing[4].alpha = playhead == nil ? 0.5 : 1
  }

  override func layoutSubviews() {
    let height = Self.barHeight
    var left: CGFloat = 8
    func place(_ view: UIView, _ width: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: left, y: 5, width: width, height: height - 9)
      left += width + gap
    }
    for button in transport { place(button, 30, gap: 4) }
    left += 8
    for item in speeds { place(item.button, 38, gap: 4) }
    left += 8
    let start = left
    let widths: [CGFloat] = [26, 26, 62, 36, 44]
    var right = bounds.width - 8
    for (button, width) in zip(trailing, widths).reversed() {
      button.frame = CGRect(x: right - width, y: 5, width: width, height: height - 9)
      right -= width + 4
    }
    readout.frame = CGRect(x: start, y: 5, width: max(0, right - start - 8), height: height - 9)
    timeline.frame = CGRect(
      x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
  }
}
