// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// How long it takes until an instant of the past is on the phone.
@MainActor
struct PastMeasure {
  private static let seconds = 60.0
  private static let rate = 60.0
  private let stage: Workbench

  init(_ scene: String, _ panels: OpenPanels?) throws {
    stage = try MeasureStage.make(scene, panels ?? OpenPanels(argument: "gallery,side,timeline"))
  }

  /// Feeds a minute of input, goes here and there, and prints how long that took.
  func run() {
    stage.resize(to: CGSize(width: 1_180, height: 760))
    feed()
    let specimen = stage.specimen
    print("\(specimen.take.events.count) events, \(specimen.chronicle.records.count) records")
    report("first, to the middle") { stage.show(at: 30) }
    report("back to 10 s") { stage.show(at: 10) }
    report("on to 55 s") { stage.show(at: 55) }
    report("back to 54 s") { stage.show(at: 54) }
    report("back to 2 s") { stage.show(at: 2) }
    var steps: [Double] = []
    stage.show(at: 40)
    for _ in 0..<50 { steps.append(time { stage.step(-1) }) }
    tell("50 steps back", steps)
    var jumps: [Double] = []
    // Places that look random and are the same on every run.
    var number = 12_345
    for _ in 0..<100 {
      number = (number &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
      let place = Double(number % 59_000) / 1_000
      jumps.append(time { stage.show(at: place) })
    }
    tell("100 jumps", jumps)
    var scrub: [Double] = []
    for step in 0..<300 { scrub.append(time { stage.show(at: 58 - Double(step) * 0.19) }) }
    tell("scrubbed back in 300 moves", scrub)
  }

  /// One finger drags here and there, and lifts every two seconds.
  private func feed() {
    for index in 0..<Int(Self.seconds * Self.rate) {
      let time = Double(index) / Self.rate
      let turn = index % 120
      guard turn < 110 else { continue }
      let angle = Double(turn) * 0.12
      let place = CGPoint(x: 195 + cos(angle) * 90, y: 330 + sin(angle * 1.3) * 120)
      let phase: InputSample.Phase = turn == 0 ? .began : turn == 109 ? .ended : .moved
      stage.advance(to: time)
      stage.feed(
        .touches(
          InputFrame(
            time: time,
            samples: [
              InputSample(finger: 1, phase: phase, location: stage.layout.inWindow(place))
            ])))
    }
    stage.advance(to: Self.seconds)
  }

  private func time(_ body: () -> Void) -> Double {
    MeasureStage.milliseconds {
      body()
      // The panels too.
      stage.perform {}
    }
  }

  private func report(_ what: String, _ body: () -> Void) {
    tell(what, [time(body)])
  }

  private func tell(_ what: String, _ times: [Double]) {
    let sorted = times.sorted()
    let middle = sorted[sorted.count / 2]
    let text =
      sorted.count == 1
      ? String(format: "%.1f ms", middle)
      : String(
        format: "median %.1f ms, 95 in 100 below %.1f, longest %.1f", middle,
        sorted[sorted.count * 95 / 100], sorted[sorted.count - 1])
    print("\(what): \(text)")
  }
}
