// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The input that comes with a scene: that of its file, or else its demonstration.
@MainActor
struct Screenplay {
  /// The largest number of entries and timers that are played in one call, during which the window does not react: two
  /// or three seconds.
  static let mostSteps = 100_000

  let isFromFile: Bool
  private let events: [TakeEvent]
  private let count: Int
  /// The time at which the file stops the clock; nil to stop when no timer is pending.
  private let until: TimeInterval?
  /// The latest time at which timers fire if `until` is nil, in seconds. A file's input has no limit.
  private let latest: TimeInterval
  private let expectation: LogExpectation?
  private let mostSteps: Int

  /// Makes the input for a scene that was not touched yet; nil if there is none.
  init?(of specimen: Specimen, mostSteps: Int = Self.mostSteps) {
    self.mostSteps = mostSteps
    if let scenario = specimen.transcript?.stage.scenario, !scenario.input.isEmpty {
      let input = Array(scenario.input.prefix(mostSteps))
      events = Take(specimen.take.recipe, playing: input).events
      (isFromFile, count, until, latest) = (true, scenario.input.count, scenario.until, .infinity)
      expectation = scenario.expectation
    } else {
      events = DemonstrationScript(specimen.scene).inputs.compactMap { input in
        if case .event(let event) = input { event } else { nil }
      }
      (isFromFile, count, until, expectation) = (false, events.count, nil, nil)
      latest = (events.last?.time ?? 0) + Specimen.longestSettling
    }
    if events.isEmpty { return nil }
  }

  package struct Outcome {
    fileprivate(set) var eventCount = 0
    /// The number of the file's entries that were played, and of all entries.
    fileprivate(set) var entries = (done: 0, all: 0)
    /// True if all entries were played and the clock then ran to the end, as `replay(on:)` describes; false if
    /// `mostSteps` was reached first.
    fileprivate(set) var isWhole = false
    /// The time of the first entry, in seconds; nil if there is none.
    fileprivate(set) var firstTime: TimeInterval?
    /// The comparison of the log with the file's expectation; nil if the file has none.
    fileprivate(set) var comparison: Comparison?

    /// The comparison of a log with the file's expectation.
    enum Comparison {
      case asExpected
      case different(LogDifference)
    }
  }

  /// Plays all input on a scene, each entry at its time. Then the clock runs to `until` or, without it, until no
  /// timer is pending, as in the command `replay`.
  func replay(on specimen: Specimen) -> Outcome {
    var steps = mostSteps
    /// Advances to a time. Each timer that fires is a step. Returns false if `mostSteps` is reached first.
    func pass(to time: TimeInterval) -> Bool {
      while let deadline = specimen.nextDeadline, deadline <= time {
        guard steps > 0 else { return false }
        steps -= 1
        specimen.advance(to: deadline)
      }
      specimen.advance(to: time)
      return true
    }
    var outcome = Outcome(firstTime: events.first?.time)
    for event in events {
      guard steps > 0, pass(to: event.time) else { break }
      steps -= 1
      specimen.replay(event)
      outcome.eventCount += 1
    }
    outcome.entries = (specimen.take.sampleCount, count)
    guard outcome.entries.done == count else { return outcome }
    if let until {
      outcome.isWhole = pass(to: until)
    } else {
      specimen.settle(until: latest)
      outcome.isWhole = true
    }
    if outcome.isWhole, let expectation {
      let difference = LogDifference(expectation, specimen.transcript?.lines ?? [])
      outcome.comparison = difference.map { .different($0) } ?? .asExpected
    }
    return outcome
  }

  /// Returns the actions that end all input that is still down after the replay, so that the user starts with no
  /// finger, button or key down: fingers and keys are cancelled, and mouse buttons are released.
  func releases(after outcome: Outcome) -> [TakeEvent.Action] {
    var fingers: [Int: InputSample] = [:]
    var buttons: [Int] = []
    var keys: [PressWord] = []
    for event in events.prefix(outcome.eventCount) {
      switch event.action {
      case .touches(let samples, _, _):
        for sample in samples {
          let isDown = sample.phase == .began || sample.phase == .moved
          fingers[sample.finger] = isDown ? sample : nil
        }
      case .scenario(.mouseDown(let button, _)): buttons.append(button)
      case .scenario(.mouseUp(let button, _)): buttons.removeAll { $0 == button }
      case .scenario(.press(let key, .began)): keys.append(key)
      case .scenario(.press(let key, .ended)), .scenario(.press(let key, .cancelled)):
        keys.removeAll { $0 == key }
      default: break
      }
    }
    let cancelled = fingers.values.sorted { $0.finger < $1.finger }.map { sample in
      InputSample(
        finger: sample.finger, phase: .cancelled, location: sample.location,
        source: sample.source)
    }
    return (cancelled.isEmpty ? [] : [.touches(cancelled)])
      + buttons.map { .scenario(.mouseUp(button: $0, at: nil)) }
      + keys.map { .scenario(.press($0, .cancelled)) }
  }
}

extension Screenplay.Outcome {
  /// Returns log lines about the outcome.
  ///
  /// - Parameter file: the name of the file; nil for a demonstration.
  /// - Returns: one or two lines.
  func words(of file: String?) -> [String] {
    guard let file else { return ["played the scene's demonstration"] }
    let all = entries.all == 1 ? "1 entry" : "\(entries.all) entries"
    guard isWhole else {
      let part = entries.done < entries.all ? "\(entries.done) of \(all)" : all
      return ["played \(part) of \(file), the most that is played at once"]
    }
    let played = "played \(all) of \(file)"
    switch comparison {
    case nil: return [played]
    case .asExpected?: return ["\(played): the log is as expected"]
    case .different(let difference)?:
      if difference.undecided != nil {
        return ["\(played): \"expect\" is too ambiguous to compare with the log"]
      }
      let rows = difference.rows.drop { $0.mark == .same }.prefix { $0.mark != .same }
      func line(_ mark: LogDifference.Mark) -> String {
        rows.first { $0.mark == mark }.map { "“\($0.line)”" } ?? "nothing"
      }
      return [
        "\(played): line \(difference.lineNumber) of the log is not as expected",
        "expected \(line(.missing)), found \(line(.extra))",
      ]
    }
  }
}
