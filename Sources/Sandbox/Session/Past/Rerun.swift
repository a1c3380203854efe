// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Other runs of a take: the scene made anew, and the same done to it up to some instant.
///
/// A specimen that was asked for is parked, and goes on when a later instant is asked for. Going back starts
/// from the nearest parked one before, else from the start. So a specimen is good until the next is asked for.
@MainActor
final class Rerun {
  private(set) var take: Take
  private let capacity: Int
  private let writesLog: Bool
  /// The one asked for last is the last.
  private var parked: [Specimen] = []

  /// Prepares runs of a take; the take may have edits inserted, see `Take.inserting(_:before:)`.
  ///
  /// - Parameters:
  ///   - take: the take.
  ///   - capacity: how many specimens are kept at most.
  ///   - writesLog: whether their transcripts get lines.
  init(_ take: Take, parking capacity: Int = 4, writesLog: Bool = true) {
    self.writesLog = writesLog
    self.take = take
    self.capacity = max(1, capacity)
  }

  /// The same was done, and more after it: what is parked stays good.
  func goOn(to take: Take) {
    if take.events.count > self.take.events.count { self.take = take }
  }

  /// From where on a specimen's chronicle tells: an event with which a gesture begins.
  struct Beginning: Equatable, Sendable {
    let event: Int
    let recordCount: Int
  }

  /// A specimen at an instant.
  ///
  /// - Parameters:
  ///   - instant: the instant.
  ///   - beginning: what comes before it may be done faster, without the chronicle telling of it.
  /// - Returns: the specimen.
  func specimen(at instant: Instant, tellingFrom beginning: Beginning? = nil) -> Specimen {
    let specimen = nearest(to: instant) ?? Specimen(take.recipe, writesLog: writesLog)
    parked.removeAll { $0 === specimen }
    parked.append(specimen)
    if parked.count > capacity { parked.removeFirst() }
    if let beginning, beginning.event < min(instant.eventCount, take.events.count),
      specimen.take.events.count < beginning.event
    {
      specimen.untold(until: beginning.recordCount) {
        replay(upTo: beginning.event, on: specimen)
        specimen.advance(to: take.events[beginning.event].time)
      }
    }
    replay(upTo: min(instant.eventCount, take.events.count), on: specimen)
    specimen.advance(to: instant.time)
    return specimen
  }

  private func replay(upTo count: Int, on specimen: Specimen) {
    let first = specimen.take.events.count
    guard first < count else { return }
    for event in take.events[first..<count] { specimen.replay(event) }
  }

  /// A specimen to which all of a take was done, up to a time or to the last event.
  static func play(_ take: Take, until time: TimeInterval? = nil) -> Specimen {
    Rerun(take).specimen(
      at: Instant(eventCount: take.events.count, time: max(time ?? 0, take.lastTime)))
  }

  /// The parked specimen that has the shortest way to go.
  private func nearest(to instant: Instant) -> Specimen? {
    parked.filter { specimen in
      specimen.take.events.count <= instant.eventCount && specimen.now <= instant.time
    }
    .max { $0.instant < $1.instant }
  }
}
