// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Further runs of a take: the scene is made again, and the same input is replayed up to a time.
///
/// A run that was requested is stored, and continues when a later time is requested. For an earlier time, the nearest
/// earlier stored run continues, or a new one starts from the beginning. So a run is valid only until the next request.
@MainActor
final class Rerun {
  private(set) var take: Take
  private let capacity: Int
  private let writesLog: Bool
  /// The stored runs, in the order of their last requests.
  private var parked: [Specimen] = []

  /// Prepares runs of a take in which edits may have been inserted; see `Take.inserting(_:before:)`.
  ///
  /// - Parameters:
  ///   - take: the take.
  ///   - capacity: the largest number of stored runs.
  ///   - writesLog: true to write lines into the runs' transcripts.
  init(_ take: Take, parking capacity: Int = 4, writesLog: Bool = true) {
    self.writesLog = writesLog
    self.take = take
    self.capacity = max(1, capacity)
  }

  /// Continues with a longer take that begins with the same events. Stored runs stay valid.
  func goOn(to take: Take) {
    if take.events.count > self.take.events.count { self.take = take }
  }

  /// The event from which a run records journal entries: the first event of a gesture.
  package struct Beginning: Equatable, Sendable {
    let event: Int
    let recordCount: Int
  }

  /// Returns a run at a time.
  ///
  /// - Parameters:
  ///   - instant: the instant.
  ///   - beginning: input before this event may be played without recording entries, which is faster.
  /// - Returns: the run.
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

  /// Returns a run after the events of a take, up to a time or to the last event.
  static func play(_ take: Take, until time: TimeInterval? = nil) -> Specimen {
    Rerun(take).specimen(
      at: Instant(eventCount: take.events.count, time: max(time ?? 0, take.lastTime)))
  }

  /// Returns the stored run from which the time can be reached soonest; nil if there is none.
  private func nearest(to instant: Instant) -> Specimen? {
    parked.filter { specimen in
      specimen.take.events.count <= instant.eventCount && specimen.now <= instant.time
    }
    .max { $0.instant < $1.instant }
  }
}
