// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// One line of the timeline: the states of a finger, recognizer or view over time.
struct TimelineLane: Equatable, Sendable {
  /// The kind of object that a lane shows. Lanes are sorted in the order of these cases.
  enum Kind: Int, Equatable, Sendable, CaseIterable {
    case finger
    case recognizer
    /// A view that was hit or received touches.
    case view
    /// A view that tracks its touches as a control.
    case control
    /// The content of a scroll view while it moves.
    case scrolling
    case timers
    /// Changes of properties and of the scene's switches by the user.
    case changes
  }

  /// A state that lasts.
  enum State: Equatable, Sendable, CaseIterable {
    case down
    /// A recognizer receives touches and is undecided.
    case possible
    /// A recognizer wants to begin but must wait for another one.
    case waiting
    /// A continuous gesture has begun and has not ended.
    case active
    /// A gesture was recognized, or ended.
    case recognized
    /// The recognizer failed.
    case failed
    /// A finger, a gesture or a touch was cancelled.
    case cancelled
    /// A touch, or its end, is held back from the view.
    case held
    case touched
    case tracking
    /// A control tracks a touch that is outside the control.
    case outside
    case dragged
    /// The content decelerates.
    case decelerates
    /// The view never receives the touch.
    case untold
  }

  /// A state over a period of time. A bar without duration is the time at which something ended.
  struct Bar: Equatable, Sendable {
    /// The time at which the bar began, in seconds since the scene started.
    let start: TimeInterval
    /// The time at which the bar ended, in seconds since the scene started; nil while it continues.
    var end: TimeInterval?
    let state: State
    /// The reason for the state, as a clause; empty for none.
    var reason: String
    /// The time at which the recognizer was reset to possible after this bar, in seconds since the scene started; nil
    /// before that, and in other lanes.
    var reset: TimeInterval?

    /// Returns whether a part of the bar is between two times.
    func touches(_ range: ClosedRange<TimeInterval>) -> Bool {
      start <= range.upperBound && (end ?? .infinity) >= range.lowerBound
    }
  }

  /// An event without duration.
  struct Mark: Equatable, Sendable {
    /// The kinds of marks, which are drawn differently.
    enum Kind: Equatable, Sendable {
      case move
      /// An action was sent, or a control sent an event.
      case action
      case timer
      case change
    }

    /// The time, in seconds since the scene started.
    let time: TimeInterval
    let kind: Kind
    let text: String
  }

  let kind: Kind
  let name: String
  /// The view or recognizer of the lane; nil for fingers, timers and changes.
  let subject: Subject?
  /// The number of the finger; 0 for other lanes.
  let finger: Int
  /// The name of a recognizer's view; empty in other lanes.
  var place = ""
  /// The bars in order of time. They never overlap.
  private(set) var bars: [Bar] = []
  private(set) var marks: [Mark] = []
  /// The numbers of the view's touches.
  private(set) var touches: [Int] = []

  init(_ kind: Kind, name: String, subject: Subject? = nil, finger: Int = 0) {
    (self.kind, self.name, self.subject, self.finger) = (kind, name, subject, finger)
  }

  /// The name without the part that all recognizer classes have in common.
  var shortName: String { Self.shortName(of: name) }

  /// Returns a recognizer's name without the part that all recognizer classes have in common.
  static func shortName(of name: String) -> String {
    let suffix = "GestureRecognizer"
    return name.hasSuffix(suffix) && name.count > suffix.count + 2
      ? String(name.dropLast(suffix.count)) : name
  }

  var current: Bar? { bars.last.flatMap { $0.end == nil ? $0 : nil } }

  /// Returns the bars that lie at least partly between two times.
  func bars(in range: ClosedRange<TimeInterval>) -> ArraySlice<Bar> {
    let first = bars.partitionIndex { ($0.end ?? .infinity) >= range.lowerBound }
    return bars[first..<max(first, bars.partitionIndex { $0.start > range.upperBound })]
  }

  func bar(after time: TimeInterval) -> Bar? {
    let index = bars.partitionIndex { $0.start > time }
    return index < bars.count ? bars[index] : nil
  }

  func bar(before time: TimeInterval) -> Bar? {
    let index = bars.partitionIndex { $0.start >= time }
    return index > 0 ? bars[index - 1] : nil
  }

  /// Returns the index of the first mark at or after a time.
  func markIndex(at time: TimeInterval) -> Int {
    marks.partitionIndex { $0.time >= time }
  }

  func marks(in range: ClosedRange<TimeInterval>) -> ArraySlice<Mark> {
    let first = markIndex(at: range.lowerBound)
    return marks[first..<max(first, markIndex(at: range.upperBound.nextUp))]
  }

  /// Returns whether the lane is one of those at the top if not all lanes fit. Lanes of timers and changes are not, and
  /// a recognizer's lane is not if the recognizer was only possible or failed in the range.
  func tells(in range: ClosedRange<TimeInterval>) -> Bool {
    switch kind {
    case .finger, .view, .control, .scrolling: true
    case .recognizer:
      bars(in: range).contains { $0.state != .possible && $0.state != .failed }
    case .timers, .changes: false
    }
  }

  func isSeen(in range: ClosedRange<TimeInterval>) -> Bool {
    !bars(in: range).isEmpty || !marks(in: range).isEmpty
  }
}

// MARK: Growing

extension TimelineLane {
  /// Starts a new state. If it equals the current one, only the reason changes.
  mutating func become(_ state: State, at time: TimeInterval, because reason: String = "") {
    if let current, current.state == state {
      if !reason.isEmpty { bars[bars.count - 1].reason = reason }
      return
    }
    leave(at: time)
    bars.append(Bar(start: time, end: nil, state: state, reason: reason))
  }

  /// Ends the current state, if there is one. Its bar stays even if it has no duration.
  mutating func end(at time: TimeInterval) {
    if current != nil { bars[bars.count - 1].end = time }
  }

  /// Notes that a recognizer was reset to possible.
  mutating func reset(at time: TimeInterval) {
    end(at: time)
    if !bars.isEmpty { bars[bars.count - 1].reset = time }
  }

  /// Ends the current state because another one follows. If the state had no duration, its bar is removed.
  private mutating func leave(at time: TimeInterval) {
    if let current, current.start == time {
      bars.removeLast()
    } else {
      end(at: time)
    }
  }

  /// Ends the activity of the lane with a final state.
  mutating func end(_ state: State, at time: TimeInterval, because reason: String = "") {
    leave(at: time)
    bars.append(Bar(start: time, end: time, state: state, reason: reason))
  }

  mutating func mark(_ kind: Mark.Kind, _ text: String = "", at time: TimeInterval) {
    marks.append(Mark(time: time, kind: kind, text: text))
  }

  mutating func add(touch number: Int) {
    if !touches.contains(number) { touches.append(number) }
  }

  /// Removes a touch that ended.
  ///
  /// - Returns: whether it was the last touch.
  mutating func remove(touch number: Int) -> Bool {
    touches.removeAll { $0 == number }
    return touches.isEmpty
  }

  /// A copy of the lane as the lane of a control.
  var asControl: TimelineLane {
    var lane = TimelineLane(.control, name: name, subject: subject, finger: finger)
    (lane.bars, lane.marks, lane.touches) = (bars, marks, touches)
    return lane
  }
}
