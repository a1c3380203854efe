// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The past on the phone: everything that looks at a specimen looks at `shown`.
extension Workbench {
  /// What canvas, overlays and panels show: the live specimen, or while the playhead is in the past another
  /// run of its take that has come as far. That one is only looked at: what is done is done to `specimen`.
  var shown: Specimen { travel.past?.specimen ?? specimen }

  /// Whether the present is shown.
  var isLive: Bool { travel.past == nil }

  /// Where the playhead is, in the specimen's time; nil at the present.
  var playhead: Instant? { travel.past?.instant }

  /// Shows how everything was at an instant of the specimen's time.
  func show(_ instant: Instant) {
    let before = shown
    travel.go(to: instant, of: specimen)
    shownChanged(from: before)
  }

  /// Shows how everything was at a time, in seconds since the specimen was made.
  func show(at time: TimeInterval) {
    show(specimen.take.instant(at: time))
  }

  /// Shows the moment of a line of the log, and lets what it is about stand out.
  func show(_ moment: LogBook.Moment) {
    travel.pause()
    show(moment.instant)
    let chronicle = shown.chronicle
    let index = moment.number - chronicle.droppedCount
    guard chronicle.records.indices.contains(index),
      let subject = chronicle.records[index].entry.fact.subjects.first,
      let view = shown.view(of: subject)
    else { return }
    flash = Flash(outline: Contour(view), end: now + Flash.length)
  }

  /// Shows the present again.
  func showNow() {
    travel.pause()
    guard !isLive else { return }
    let before = shown
    travel.goToNow()
    shownChanged(from: before)
  }

  /// Overlays go on reading where the same specimen went on, and read the last gesture of another one.
  private func shownChanged(from before: Specimen) {
    let chronicle = shown.chronicle
    let end = chronicle.droppedCount + chronicle.records.count
    if shown !== before || !(chronicle.droppedCount...end).contains(overlaysRead) {
      informed = []
      for overlay in overlays { overlay.forget() }
      overlaysRead = chronicle.droppedCount + (chronicle.gestures.last ?? 0)
    }
    for record in chronicle.records[(overlaysRead - chronicle.droppedCount)...] {
      for overlay in overlays { overlay.read(record.entry) }
    }
    overlaysRead = end
  }
}

extension Workbench {
  /// What is said under the phone while the past is shown, or while there is anything else to know.
  var statuses: [String] {
    guard let playhead else {
      return notice.map { notice in
        [notice] + [",", ":"].map { end in String(notice.prefix { String($0) != end }) }
      } ?? []
    }
    let time = String(format: "%.3f s", playhead.time)
    return ["\(time), the past, only to look at: End returns", "\(time): End returns", time]
  }
}

// MARK: Moving the playhead

extension Workbench {
  /// Where the playhead is, or the present.
  private var instant: Instant { playhead ?? specimen.instant }

  /// The playhead is put somewhere by hand; behind the last thing that happened lies the present.
  func seek(to time: TimeInterval) {
    travel.pause()
    let last = specimen.chronicle.records.last?.entry.time ?? 0
    if time >= last { showNow() } else { show(at: max(0, time)) }
  }

  /// Goes to the next or the previous instant at which something happened.
  func step(_ direction: Int) {
    travel.pause()
    let found =
      direction < 0
      ? specimen.chronicle.moment(before: instant) : specimen.chronicle.moment(after: instant)
    if let found {
      show(found)
    } else if direction > 0 {
      showNow()
    }
  }

  /// Goes to the beginning of the next or the previous gesture.
  func stepGesture(_ direction: Int) {
    travel.pause()
    let chronicle = specimen.chronicle
    let starts = chronicle.gestures.map { chronicle.records[$0].instant }
    let found =
      direction < 0 ? starts.last { $0 < instant } : starts.first { $0 > instant }
    if let found {
      show(found)
    } else if direction > 0 {
      showNow()
    }
  }

  /// Lets the playhead move, or stops it. From the present it starts at the last gesture.
  func togglePlaying() {
    guard !travel.isPlaying else { return travel.pause() }
    if isLive { stepGesture(-1) }
    if let playhead { travel.play(from: playhead.time, at: now) }
  }

  /// Sets how fast the playhead moves.
  func play(atSpeed speed: Double) {
    travel.speed = speed
  }

  /// The playhead has moved by itself.
  func playOn(to time: TimeInterval) {
    guard let position = travel.position(at: time, in: specimen) else { return }
    let last = specimen.chronicle.records.last?.entry.time ?? 0
    if position > last { showNow() } else { show(at: position) }
  }

  /// The keys of time. While the past is shown the arrows go through it, for the phone takes no keys then.
  var timeKeys: [KeyBinding] {
    func key(
      _ key: String, _ meaning: String, repeats: Bool = false,
      _ act: @escaping @MainActor (Workbench) -> Void
    ) -> KeyBinding {
      KeyBinding(key: key, repeats: repeats, meaning: meaning) { [unowned self] in act(self) }
    }
    return [
      key(",", "Time: a step back, to what happened before", repeats: true) { $0.step(-1) },
      key(".", "Time: a step forward", repeats: true) { $0.step(1) },
      key("[", "Time: the beginning of the gesture, or the one before", repeats: true) {
        $0.stepGesture(-1)
      },
      key("]", "Time: the beginning of the next gesture", repeats: true) { $0.stepGesture(1) },
      key("K", "Time: play, or stop playing") { $0.togglePlaying() },
      key("J", "Time: play at 1, 1/4 or 1/10 speed") {
        $0.play(atSpeed: PlaySpeed.after($0.travel.speed))
      },
      key("Home", "Time: the very beginning") { $0.show(.start) },
      key("End", "Time: back to now") { $0.showNow() },
    ]
  }

  /// What a key of the phone does while the past is shown.
  func takeInPast(_ key: PhoneKey, _ change: KeyPress.Change) {
    switch (key, change) {
    case (.command(.left), .pressed), (.command(.left), .repeated): step(-1)
    case (.command(.right), .pressed), (.command(.right), .repeated): step(1)
    case (.command(.escape), .pressed): showNow()
    case (.select, .pressed): togglePlaying()
    case (.command, _), (.select, _): break
    }
  }
}
