// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession

/// The line above the lanes: which recognizer won and why, or which view got the touch if none recognized.
struct TimelineOutcome: Equatable, Sendable {
  /// The text of the line in several forms, the longest first, of which one is shown; empty if nothing was touched.
  private(set) var sentences: [String] = []

  /// Describes the last outcome between two times.
  init(_ model: TimelineModel, in range: ClosedRange<TimeInterval>) {
    let lanes = model.lanes.filter { $0.isSeen(in: range) }
    let won = lanes.compactMap { lane -> (lane: TimelineLane, bar: TimelineLane.Bar)? in
      guard lane.kind == .recognizer else { return nil }
      let bars = lane.bars(in: range)
      // A continuous gesture won when it began. Its end, which is also `recognized`, is not another win.
      let bar = bars.last { $0.state == .active } ?? bars.last { $0.state == .recognized }
      return bar.map { (lane, $0) }
    }
    if let last = won.max(by: { $0.bar.start < $1.bar.start }) {
      tell(last.lane, last.bar, lanes)
    } else if let sent = Self.lastEvent(of: lanes, in: range) {
      sentences = ["\(sent). No recognizer recognized."]
    } else {
      let views = lanes.filter { $0.kind == .view && !$0.bars(in: range).isEmpty }
      guard let view = views.last else { return }
      sentences = ["\(view.shortName) got the touch. No recognizer recognized."]
    }
  }

  private mutating func tell(
    _ lane: TimelineLane, _ bar: TimelineLane.Bar, _ lanes: [TimelineLane]
  ) {
    let start = "\(lane.shortName) won at \(bar.start.secondsText) s"
    let before = lane.bar(before: bar.start)
    let why =
      if let before, before.state == .waiting, before.end == bar.start {
        ", \((bar.start - before.start).millisecondsText) late: it \(before.reason)"
      } else {
        bar.reason.isEmpty ? "" : ": \(bar.reason)"
      }
    let losers = lanes.filter { other in
      other.kind != .recognizer && other.kind != .finger
        && other.bars.contains { $0.state == .cancelled && $0.start == bar.start }
    }
    let loss =
      losers.isEmpty
      ? "" : " \(losers.map(\.shortName).joined(separator: ", ")) lost the touch."
    let reasoned = "\(start)\(why)."
    sentences = [reasoned + loss, reasoned, "\(start).", "\(lane.shortName) won."]
  }

  /// Returns the last event that a control sent, as a clause.
  private static func lastEvent(
    of lanes: [TimelineLane], in range: ClosedRange<TimeInterval>
  ) -> String? {
    let sent = lanes.compactMap { lane -> (time: TimeInterval, text: String)? in
      guard lane.kind == .control,
        let mark = lane.marks(in: range).last(where: {
          $0.kind == .action && $0.text != "primaryActionTriggered"
        })
      else { return nil }
      return (mark.time, "\(lane.shortName) sent \(mark.text)")
    }
    return sent.max { $0.time < $1.time }?.text
  }
}
