// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The events that play a file's input. Each is created when needed, because a file may have a million entries.
struct PlayedEvents: Sequence, IteratorProtocol {
  private var rest: ArraySlice<ScenarioInput>
  /// The last location of each finger, for entries without a location.
  private var locations: [Int: CGPoint] = [:]
  private var lastTime: TimeInterval = 0

  init(_ input: [ScenarioInput]) {
    rest = input[...]
  }

  mutating func next() -> TakeEvent? {
    guard let entry = rest.popFirst() else { return nil }
    // As in recorded input, no event is earlier than the previous one.
    lastTime = Swift.max(entry.time, lastTime)
    guard case .touch(let report) = entry.event else {
      return TakeEvent(time: lastTime, action: .scenario(entry.event))
    }
    // Consecutive touches with the same time become one frame.
    var samples = [sample(of: report)]
    while let next = rest.first, next.time == entry.time, case .touch(let report) = next.event {
      samples.append(sample(of: report))
      rest.removeFirst()
    }
    return TakeEvent(time: lastTime, action: .touches(samples))
  }

  private mutating func sample(of report: ScenarioInput.FingerReport) -> InputSample {
    let location = report.location ?? locations[report.finger] ?? .zero
    locations[report.finger] = location
    return InputSample(
      finger: report.finger, phase: report.phase, location: location, force: report.force,
      majorRadius: report.radius, source: report.source)
  }
}
