// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@MainActor
@Suite("A stage without a window")
struct OffscreenRunTests {
  /// A stage with timers that notes when each one runs.
  private final class TimedStage: Stage {
    var timers: [TimeInterval] = []
    var diary: [String] = []
    var nextDeadline: TimeInterval? { timers.min() }
    let needsDisplay = false
    let mirrorCentre = CGPoint.zero
    let wantsText = false

    func playDemonstration(_ advance: (TimeInterval) -> Void) {}
    func resize(to size: CGSize) { diary.append("size \(size.width)") }

    func feed(_ input: StageInput) {
      if case .text(let text, _) = input { diary.append(text) }
    }

    func advance(to time: TimeInterval) {
      diary.append("advance \(time)")
      timers.removeAll { $0 <= time }
    }

    func showHints(_ places: [CGPoint]) {}

    func draw(into pixels: WindowPixels) -> [PixelRect] {
      diary.append("draw \(pixels.buffer.width) x \(pixels.buffer.height) at \(pixels.scale)")
      return [pixels.buffer.bounds]
    }
  }

  @Test("the clock comes to each input before it, and runs on until no timer is left")
  func play() {
    let stage = TimedStage()
    stage.timers = [0.5, 3]
    let run = OffscreenRun(stage: stage, size: CGSize(width: 100, height: 50), scale: 2)
    run.play([.text("a", time: 1), .text("b", time: 1.5)])
    #expect(stage.diary == ["size 100.0", "advance 1.0", "a", "advance 1.5", "b", "advance 3.0"])
    _ = run.picture()
    #expect(stage.diary.last == "draw 200 x 100 at 2.0")
  }

  @Test("a timer far off is not waited for")
  func longTimer() {
    let stage = TimedStage()
    stage.timers = [100]
    OffscreenRun(stage: stage, size: CGSize(width: 1, height: 1)).play([])
    #expect(stage.diary == ["size 1.0"])
  }
}
