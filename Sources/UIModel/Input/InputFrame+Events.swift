// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension InputFrame {
  /// True if the whole frame can be one event, which is the usual case.
  var isOneEvent: Bool {
    samples.count < 2 || !samples.contains { $0.phase == .began }
  }

  /// The frame split into parts that can each be one event. In an event, a touch has only one phase. So a finger that
  /// comes down and lifts between two frames of the display, or lifts and comes down again, needs two events. The
  /// samples of other fingers stay in order.
  var parts: [InputFrame] {
    guard !isOneEvent else { return [self] }
    var parts: [InputFrame] = []
    var part = self
    part.samples = []
    for sample in samples {
      if part.samples.contains(where: { sample.needsAnotherEvent(after: $0) }) {
        parts.append(part)
        part.samples = []
      }
      part.samples.append(sample)
    }
    return parts + [part]
  }
}

extension InputSample {
  /// Returns whether this sample can't be in the same event as an earlier one of its finger.
  fileprivate func needsAnotherEvent(after earlier: InputSample) -> Bool {
    guard finger == earlier.finger else { return false }
    switch (earlier.phase, phase) {
    case (.began, .ended), (.began, .cancelled), (.ended, _), (.cancelled, _): return true
    case (.began, .began), (.began, .moved), (.moved, _): return false
    }
  }
}
