// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The playhead, and another run of the live scene's take, which shows the scene at the playhead's time.
///
/// The live scene continues meanwhile, and showing the past does not change it.
@MainActor
package final class TimeTravel {
  /// A time in the past, and the run that shows it.
  struct Past {
    /// The position in the take: the time, and the number of events up to that time.
    let instant: Instant
    /// The run that has reached this time.
    let specimen: Specimen
  }

  /// The past that is shown; nil for live.
  private(set) var past: Past?
  /// The number of seconds of the scene per second of the window while the playhead moves.
  package var speed = PlaySpeed.all[0] { didSet { playback?.speed = speed } }
  private var playback: Playback?
  private var rerun: Rerun?
  private weak var live: Specimen?

  var isPlaying: Bool { playback != nil }

  /// The time of the playhead's next move, in seconds of the window; nil while it does not move.
  var nextDeadline: TimeInterval? { playback?.deadline }

  /// Goes to a time of a scene. A time after the last event returns to live input.
  func go(to instant: Instant, of live: Specimen) {
    let instant = Instant(
      eventCount: max(0, min(instant.eventCount, live.take.events.count)),
      time: max(0, instant.time))
    guard instant.time < live.now || instant.eventCount < live.take.events.count else {
      return goToNow()
    }
    if self.live !== live || rerun == nil { rerun = Rerun(live.take, parking: 8, writesLog: false) }
    self.live = live
    rerun?.goOn(to: live.take)
    let beginning = live.chronicle.beginning(of: instant)
    past = rerun.map { rerun in
      Past(instant: instant, specimen: rerun.specimen(at: instant, tellingFrom: beginning))
    }
  }

  func goToNow() {
    (past, playback) = (nil, nil)
  }

  func forget() {
    (past, rerun, live, playback) = (nil, nil, nil, nil)
  }

  func play(from position: TimeInterval, at time: TimeInterval) {
    playback = Playback(from: position, at: time, speed: speed)
  }

  /// Stops the playhead at its position.
  func pause() {
    playback = nil
  }

  /// Returns the time that the moving playhead has reached.
  ///
  /// - Parameters:
  ///   - time: the current time, in seconds of the window.
  ///   - live: the scene whose past is played.
  /// - Returns: the time in the scene; nil if the playhead does not move, or moves later.
  func position(at time: TimeInterval, in live: Specimen) -> TimeInterval? {
    guard let before = playback?.position else { return nil }
    playback?.advance(to: time) { live.chronicle.timeOfNext(after: $0) }
    return playback?.position == before ? nil : playback?.position
  }
}

extension Chronicle {
  /// The pause between two gestures, in seconds, below which a run that shows the second also records the first.
  private static let context: TimeInterval = 1
  private static let mostTogether = 4

  /// Returns the beginning of the gesture at a time, or of the last gesture before it, together with gestures shortly
  /// before that; nil before the first gesture.
  fileprivate func beginning(of instant: Instant) -> Rerun.Beginning? {
    let starts = gestures.prefix { records[$0].instant <= instant }.suffix(Self.mostTogether)
    guard var start = starts.last else { return nil }
    for before in starts.dropLast().reversed() {
      guard start > 0, records[start].entry.time - records[start - 1].entry.time < Self.context
      else { break }
      start = before
    }
    let event = records[start].event
    return Rerun.Beginning(event: event, recordCount: droppedCount + firstIndex(ofEvent: event))
  }

  /// Returns the time of the next record after a time; nil if there is none.
  func timeOfNext(after time: TimeInterval) -> TimeInterval? {
    let index = records.partitionIndex { $0.entry.time > time }
    return index < records.count ? records[index].entry.time : nil
  }

  /// Returns the next time with recorded entries. Frames in which content only decelerates are skipped.
  func moment(after instant: Instant) -> Instant? {
    var start = index(after: instant)
    while start < records.count {
      let found = records[start].instant
      let end = index(after: found)
      if !isFrameOfScrolling(start..<end) { return found }
      start = end
    }
    return nil
  }

  /// Returns the previous time with recorded entries. Frames in which content only decelerates are skipped.
  func moment(before instant: Instant) -> Instant? {
    var end = records.partitionIndex { $0.instant >= instant }
    while end > 0 {
      let found = records[end - 1].instant
      let start = records.partitionIndex { $0.instant >= found }
      if !isFrameOfScrolling(start..<end) { return found }
      end = start
    }
    return nil
  }

  /// Returns whether the entries recorded at one time are only about content that decelerates. While a finger moves the
  /// content, there are entries about the finger as well.
  private func isFrameOfScrolling(_ indices: Range<Int>) -> Bool {
    let isScrolling = records[indices].map(\.entry.fact).map { fact -> Bool? in
      switch fact {
      case .scroll(_, .didScroll), .scroll(_, .didZoom): true
      case .text, .timer: nil
      default: false
      }
    }
    return isScrolling.contains(true) && !isScrolling.contains(false)
  }

  /// Returns the index of the first record after a time.
  func index(after instant: Instant) -> Int {
    records.partitionIndex { $0.instant > instant }
  }
}

extension Chronicle.Record {
  /// The position in the take right after the record was written.
  package var instant: Instant { Instant(eventCount: event + 1, time: entry.time) }
}
