// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The explanation of a point in the timeline: the lane, its state at that time, and the reason.
struct TimelineExplanation: Equatable, Sendable {
  let title: String
  let lines: [String]

  /// Makes the explanation of an instant of a lane.
  ///
  /// - Parameters:
  ///   - lane: the lane.
  ///   - time: the instant, in seconds since the scene started; nil for the name alone.
  ///   - reach: the time before and after the instant within which bars and marks are explained, in seconds.
  init(_ lane: TimelineLane, at time: TimeInterval?, reach: TimeInterval) {
    title = lane.place.isEmpty ? lane.name : "\(lane.name) on \(lane.place)"
    guard let time else {
      self.lines = [lane.kind.words]
      return
    }
    let range = time - reach...time + reach
    // A bar without duration is more important than the bars beside it.
    let near = lane.bars(in: range)
    let bar =
      near.last { $0.start == $0.end } ?? near.last { $0.touches(time...time) } ?? near.last
    // If no bar is near, the point may be on the text that is drawn to the right of the previous bar.
    var lines = (bar ?? lane.bar(before: time)).map { Self.lines(for: $0, at: time) } ?? []
    for mark in lane.marks(in: range).suffix(2) where mark.kind != .move {
      lines.append("\(Self.text(of: mark.time)) \(mark.text)")
    }
    self.lines = lines.isEmpty ? [lane.kind.words] : lines
  }

  private static func lines(for bar: TimelineLane.Bar, at time: TimeInterval) -> [String] {
    let isReset = bar.reset.map { time >= $0 } ?? false
    let behind = isReset ? TimelineLook.words(behind: bar) : nil
    let word = behind ?? TimelineLook.word(for: bar.state)
    let start = text(of: bar.start)
    let times =
      switch bar.end {
      case bar.start: "at \(start)"
      case .some(let end):
        "\(start) to \(text(of: end)), \((end - bar.start).millisecondsText)"
      case nil: "since \(start)"
      }
    return ["\(word), \(times)"] + (bar.reason.isEmpty ? [] : [bar.reason])
  }

  private static func text(of time: TimeInterval) -> String { "\(time.secondsText) s" }
}

extension TimelineLane.Kind {
  /// The subject of a lane of this kind, in words.
  var words: String {
    switch self {
    case .finger: "a finger"
    case .recognizer: "a gesture recognizer"
    case .view: "a view that got touches"
    case .control: "a control and its tracking"
    case .scrolling: "the content of a scroll view"
    case .timers: "timers of recognizers"
    case .changes: "what was changed by hand"
    }
  }
}
