// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

extension Session {
  package var shown: Specimen { travel.past?.specimen ?? specimen }
  package var playhead: Instant? { travel.past?.instant }
  package var isPlaying: Bool { travel.isPlaying }
  package var speed: Double { travel.speed }

  package func go(to instant: Instant) {
    travel.go(to: instant, of: specimen)
  }

  /// Shows the state at a time, in seconds of the scene.
  package func go(toTime time: TimeInterval) {
    go(to: specimen.take.instant(at: time))
  }

  /// Shows the scene at the moment of a log line.
  ///
  /// - Returns: the view that the line is about; nil for none.
  @discardableResult
  package func go(to moment: LogBook.Moment) -> UIView? {
    travel.pause()
    go(to: moment.instant)
    let subject = shown.chronicle.record(moment.number)?.entry.fact.subjects.first
    return subject.flatMap(shown.view(of:))
  }

  /// Returns to live.
  package func goToNow() {
    travel.pause()
    travel.goToNow()
  }

  /// Moves the playhead to a time of the scene. A time after the last event returns to live input.
  package func seek(to time: TimeInterval) {
    travel.pause()
    let last = specimen.chronicle.records.last?.entry.time ?? 0
    if time >= last { goToNow() } else { go(toTime: max(0, time)) }
  }

  /// Goes to the next (1) or previous (-1) time with an event.
  package func step(_ direction: Int) {
    let chronicle = specimen.chronicle
    go(
      to: direction < 0 ? chronicle.moment(before: instant) : chronicle.moment(after: instant),
      direction)
  }

  /// Goes to the beginning of the next or the previous gesture.
  package func stepGesture(_ direction: Int) {
    let chronicle = specimen.chronicle
    let starts = chronicle.gestures.map { chronicle.records[$0].instant }
    go(
      to: direction < 0 ? starts.last { $0 < instant } : starts.first { $0 > instant }, direction)
  }

  private var instant: Instant { playhead ?? specimen.instant }

  /// Stops the playhead and goes to the time that a step found. If there is none, a step forward returns to live.
  private func go(to found: Instant?, _ direction: Int) {
    travel.pause()
    if let found {
      go(to: found)
    } else if direction > 0 {
      goToNow()
    }
  }

  /// Starts or stops the automatic movement of the playhead. From live, it starts at the last gesture.
  package func togglePlaying() {
    guard !travel.isPlaying else { return travel.pause() }
    if isLive { stepGesture(-1) }
    if let playhead { travel.play(from: playhead.time, at: now) }
  }

  /// Moves the playhead to its next position.
  package func movePlayhead(at time: TimeInterval) {
    guard let position = travel.position(at: time, in: specimen) else { return }
    let last = specimen.chronicle.records.last?.entry.time ?? 0
    if position > last { goToNow() } else { go(toTime: position) }
  }
}
