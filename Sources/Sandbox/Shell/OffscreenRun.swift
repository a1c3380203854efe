// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession

/// A stage whose last drawing can be written as a vector picture.
@MainActor
protocol DrawnStage: Stage {
  /// The items of the last drawing, back to front, in pixels.
  var items: [DrawnItem] { get }
}

/// Runs a stage without a window: it plays input in virtual time, and the stage draws into memory.
@MainActor
final class OffscreenRun {
  private let stage: any Stage
  private let scale: CGFloat
  private let buffer: PixelBuffer
  private var now: TimeInterval = 0

  /// Prepares a screen of a size in points, with `scale` pixels per point.
  init(stage: any Stage, size: CGSize, scale: CGFloat = 1) {
    self.stage = stage
    self.scale = scale
    buffer = PixelBuffer(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    stage.resize(to: size)
  }

  /// Plays input in the order of time, then fires pending timers.
  func play(_ inputs: [StageInput]) {
    for input in inputs {
      if let time = input.time { advance(to: time) }
      stage.feed(input)
    }
    settle()
  }

  /// Lets the stage play its demonstration, then fires pending timers.
  func playDemonstration() {
    stage.playDemonstration { advance(to: $0) }
    settle()
  }

  private func settle() {
    let end = now + Specimen.longestSettling
    while let deadline = stage.nextDeadline, deadline <= end { advance(to: deadline) }
  }

  func picture() -> PixelBuffer {
    _ = stage.draw(into: WindowPixels(buffer: buffer, scale: scale, isFresh: true))
    return buffer
  }

  private func advance(to time: TimeInterval) {
    now = max(now, time)
    stage.advance(to: now)
  }
}
