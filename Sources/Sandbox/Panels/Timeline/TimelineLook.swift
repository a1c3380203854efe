// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The appearance of the timeline: each state has a colour, a pattern and a word, so that none is shown by colour
/// alone.
struct TimelineLook: Equatable, Sendable {
  enum Pattern: Equatable, Sendable {
    /// A translucent colour.
    case tinted
    case solid
    case striped
    /// Only an outline.
    case hollow
  }

  /// The height of a lane if all lanes fit, in points.
  static let laneHeight: CGFloat = 22
  /// The smallest height at which text can be read, in points.
  static let leastLaneHeight: CGFloat = 15
  static let axisHeight: CGFloat = 20
  static let textFont = UIFont.systemFont(ofSize: 11)
  static let nameFont = UIFont.systemFont(ofSize: 11.5)
  static let text = TextStyle(textFont)
  static let name = TextStyle(nameFont)
  static let bold = TextStyle(size: 11, isBold: true)

  let theme: Theme

  static func barHeight(inLane height: CGFloat) -> CGFloat { min(16, height - 2) }

  /// Returns the colour of a state. The colour of `down` depends on the finger.
  func color(of state: TimelineLane.State, finger: Int = 1) -> Color {
    let palette = theme.palette
    return switch state {
    case .down: palette.finger(finger - 1)
    case .possible: palette.outside
    case .waiting, .held: palette.deadZone
    case .active, .recognized, .tracking: palette.hit
    case .touched: palette.accent
    case .outside, .decelerates: palette.asked
    case .dragged: palette.hit
    case .failed, .cancelled, .untold: palette.hidden
    }
  }

  func pattern(of state: TimelineLane.State) -> Pattern {
    switch state {
    case .down, .touched, .tracking, .decelerates: .tinted
    case .active, .recognized, .dragged: .solid
    case .waiting, .held: .striped
    case .possible, .outside, .failed, .cancelled, .untold: .hollow
    }
  }

  /// Returns the text for a bar, if the bar is long enough for it.
  static func caption(of bar: TimelineLane.Bar) -> String {
    switch bar.state {
    case .waiting, .held: bar.reason
    case .failed: bar.reason.isEmpty ? "failed" : "failed: \(bar.reason)"
    case .down, .possible, .active, .recognized, .cancelled, .touched, .tracking, .outside,
      .untold, .dragged, .decelerates:
      word(for: bar.state)
    }
  }

  /// Returns the words for the time after a reset, such as "failed, now reset"; nil without a reset or an outcome.
  static func words(behind bar: TimelineLane.Bar) -> String? {
    guard bar.reset != nil else { return nil }
    return switch bar.state {
    case .recognized, .failed, .cancelled: "\(word(for: bar.state)), now reset"
    case .down, .possible, .waiting, .active, .held, .touched, .tracking, .outside, .dragged,
      .decelerates, .untold:
      nil
    }
  }

  static func word(for state: TimelineLane.State) -> String {
    switch state {
    case .down: "down"
    case .possible: "possible"
    case .waiting: "waits"
    case .active: "began, changed"
    case .recognized: "recognized"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .held: "held back"
    case .touched: "has the touch"
    case .tracking: "tracks"
    case .outside: "tracks, finger outside"
    case .dragged: "dragged"
    case .decelerates: "decelerating"
    case .untold: "got no touches"
    }
  }

  var field: Color { Color(theme.field) }
  var line: Color { Color(theme.line) }
  var textColor: Color { Color(theme.text) }
  var faint: Color { Color(theme.faintText) }
  var playhead: Color { Color(theme.notice) }
  var change: Color { Color(theme.chainText) }

  func textColor(on pattern: Pattern) -> Color {
    pattern == .solid ? theme.palette.onAccent : textColor
  }
}
