// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// All input of a scene since it was created, which is enough to create an identical scene.
package struct Take: Sendable {
  package let recipe: SceneRecipe
  /// The events, in the order of their times.
  package private(set) var events: [TakeEvent] = []
  /// The approximate number of entries that the events will need in a file.
  private(set) var sampleCount = 0

  init(_ recipe: SceneRecipe, events: [TakeEvent] = []) {
    self.recipe = recipe
    for event in events { append(event) }
  }

  /// The time of the last event, in seconds; 0 before the first.
  package var lastTime: TimeInterval { events.last?.time ?? 0 }

  /// Adds an event with its own time, or with the last event's if that is later.
  mutating func append(_ event: TakeEvent) {
    var event = event
    event.time = max(event.time, lastTime)
    events.append(event)
    if case .touches(let samples, _, _) = event.action {
      sampleCount += samples.count
    } else {
      sampleCount += 1
    }
  }

  /// Returns the same input with actions inserted just before an event, or at the end.
  ///
  /// - Parameters:
  ///   - actions: the additional actions.
  ///   - index: the index of the event before which they are inserted; `events.count` for the end.
  /// - Returns: the changed input.
  func inserting(_ actions: [TakeEvent.Action], before index: Int) -> Take {
    var take = Take(recipe)
    let index = max(0, min(index, events.count))
    take.events = Array(events[..<index])
    // The actions get times between the previous and the next event, whose times do not change.
    let start = index > 0 ? events[index - 1].time : 0
    let end = index < events.count ? events[index].time : start + TakeGrid.tick * 2
    for (number, action) in actions.enumerated() {
      let part = Double(number + 1) / Double(actions.count + 1)
      take.events.append(TakeEvent(time: start + (end - start) * part, action: action))
    }
    take.events += events[index...]
    return take
  }

  /// Returns the same input without the last occurrence of each of these actions.
  func without(_ actions: [TakeEvent.Action]) -> Take {
    var take = self
    for action in actions {
      if let index = take.events.lastIndex(where: { $0.action == action }) {
        take.events.remove(at: index)
      }
    }
    return take
  }

  func prefix(through instant: Instant) -> Take {
    var take = Take(recipe)
    take.events = Array(events.prefix(instant.eventCount))
    return take
  }

  /// Returns the position of an event: after it was fed and before any later timer.
  func instant(ofEvent index: Int) -> Instant {
    Instant(
      eventCount: index + 1, time: events.indices.contains(index) ? events[index].time : 0)
  }

  /// Returns the position at a time: after all events and timers up to it.
  package func instant(at time: TimeInterval) -> Instant {
    Instant(eventCount: events.partitionIndex { $0.time > time }, time: max(0, time))
  }
}

/// A position in recorded input: the number of events that were fed, and the time up to which timers fired.
package struct Instant: Hashable, Sendable, Comparable {
  package let eventCount: Int
  /// The time, in seconds since the scene was created.
  package let time: TimeInterval

  package static let start = Instant(eventCount: 0, time: 0)

  package static func < (left: Instant, right: Instant) -> Bool {
    (left.eventCount, left.time) < (right.eventCount, right.time)
  }
}
