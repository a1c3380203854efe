// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Plays gestures, each on a new copy of the scene, and caches the results.
@MainActor
final class Prober {
  private struct Key: Hashable {
    let gesture: AuditGesture
    let x: CGFloat
    let y: CGFloat
    let placement: Placement
  }

  private let scene: AuditScene
  private var known: [Key: ProbeRecord] = [:]
  /// The results of the plays from the initial state, in order.
  private(set) var records: [ProbeRecord] = []
  /// The number of gestures that were played.
  private(set) var plays = 0
  /// The largest number of gestures to play. Further gestures are not played and count as having no effect.
  private let most: Int
  /// True if gestures were left out because the limit was reached.
  private(set) var ranOut = false
  /// The number of plays after which the prober pauses; nil for none.
  private var pause: Int?
  /// True if a gesture was postponed. The rules are then applied again, with the results cached so far.
  private(set) var isPaused = false

  init(_ scene: AuditScene, most: Int) {
    self.scene = scene
    self.most = most
  }

  /// The time that passes after a gesture, in seconds: longer than any recognizer waits for another tap.
  private static let rest = 0.8

  /// Allows this number of further gestures, but at least one; nil for any number.
  func allow(_ count: Int?) {
    pause = count.map { plays + max(1, $0) }
    isPaused = false
  }

  func play(_ gesture: AuditGesture, at point: CGPoint, _ placement: Placement) -> ProbeRecord {
    let key = Key(gesture: gesture, x: point.x, y: point.y, placement: placement)
    if let record = known[key] { return record }
    let isPutOff = pause.map { plays >= $0 } ?? false
    guard plays < most, !isPutOff else {
      if isPutOff { isPaused = true } else { ranOut = true }
      var record = ProbeRecord(gesture: gesture, point: point)
      record.isSkipped = true
      return record
    }
    plays += 1
    let record = Self.play(gesture, at: point, on: scene.stage(placement.offsets))
    known[key] = record
    if placement == .start { records.append(record) }
    return record
  }

  static func play(
    _ gesture: AuditGesture, at point: CGPoint, on stage: AuditStage
  ) -> ProbeRecord {
    play(gesture.input(at: point), gesture, at: point, on: stage)
  }

  /// Plays input that may differ from `gesture.input(at: point)`, for example in its times, and returns its record.
  static func play(
    _ input: [ScenarioInput], _ gesture: AuditGesture, at point: CGPoint, on stage: AuditStage
  ) -> ProbeRecord {
    let reader = ProbeReader(gesture, at: point, on: stage)
    let ticket = stage.host.journal.addReader(of: .besideLog) { reader.read($0) }
    feed(input, to: stage)
    stage.host.advance(to: stage.start + (input.last?.time ?? 0) + rest)
    stage.host.journal.removeReader(ticket)
    return reader.record
  }

  static func feed(_ input: [ScenarioInput], to stage: AuditStage) {
    let feed = ScenarioFeed(stage.host, stage.stage)
    var rest = input[...]
    while let first = rest.first {
      let together = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(together.count)
      feed.feed(
        together.compactMap { entry in
          if case .touch(let report) = entry.event { report } else { nil }
        }, at: stage.start + first.time)
    }
  }
}

/// The content offsets of scroll views at the start of a play, by their nodes.
struct Placement: Hashable {
  let offsets: [Int: CGPoint]

  static let start = Placement(offsets: [:])

  func hash(into hasher: inout Hasher) { hasher.combine(offsets.count) }
}
