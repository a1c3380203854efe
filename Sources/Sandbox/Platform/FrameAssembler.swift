// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Combines the samples that arrive between two frames of the display into as few input frames as possible.
///
/// UIKit delivers one touch per finger and frame, with the samples in between as coalesced touches (WWDC 2015, session
/// 233). Several `moved` samples of a finger therefore share a frame, in order and with their own times. A frame
/// contains at most one other change of each finger: if a finger came down and lifted in one batch, or lifted and
/// came down again, the batch is split, so that nothing is lost or reordered. A change of the modifier keys or of a
/// pointer's buttons also splits the batch, because a frame has one state of them.
struct FrameAssembler: Equatable, Sendable {
  private var frames: [InputFrame] = []

  /// True if `take()` would return no frames.
  var isEmpty: Bool { frames.isEmpty }

  /// Adds the samples of one time, in seconds on the loop's clock.
  mutating func add(
    _ samples: [InputSample], time: TimeInterval, buttonMask: Int = 0,
    modifiers: UIKeyModifierFlags = []
  ) {
    for var sample in samples {
      sample.time = time
      if let last = frames.indices.last, frames[last].buttonMask == buttonMask,
        frames[last].modifierFlags == modifiers, Self.holds(sample, frames[last])
      {
        frames[last].samples.append(sample)
        frames[last].time = time
      } else {
        frames.append(
          InputFrame(
            time: time, samples: [sample], buttonMask: buttonMask, modifierFlags: modifiers))
      }
    }
  }

  /// Returns the frames in the order in which they must be fed. A sample has its own time only if it is older than its
  /// frame.
  mutating func take() -> [InputFrame] {
    defer { frames = [] }
    return frames.map { frame in
      var frame = frame
      for index in frame.samples.indices where frame.samples[index].time == frame.time {
        frame.samples[index].time = nil
      }
      return frame
    }
  }

  /// Returns whether a sample fits in a frame: the finger has no sample there yet, or both samples are moves.
  private static func holds(_ sample: InputSample, _ frame: InputFrame) -> Bool {
    frame.samples.allSatisfy { other in
      other.finger != sample.finger || (other.phase == .moved && sample.phase == .moved)
    }
  }
}
