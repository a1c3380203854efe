// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UITouch {
  /// Returns the touches in the order in which their fingers came down.
  package static func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.count < 2 ? Array(touches) : touches.sorted { $0.number < $1.number }
  }

  /// Returns the touches as journal entries describe them, in the order in which their fingers came down.
  static func facts(_ touches: Set<UITouch>) -> [TouchFact] {
    if touches.count == 1, let touch = touches.first { return [touch.fact] }
    return inOrder(touches).map(\.fact)
  }

  /// The sample at which the finger came down, even if it moved in the same frame.
  var downSample: InputSample { coalescedSamples.first?.sample ?? sample }

  /// True if the finger is down.
  var isDown: Bool {
    switch currentPhase {
    case .began, .moved, .stationary: true
    case .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: false
    }
  }

  /// Releases the window, the view and the recognizers, any of which may retain the touch. It is called when the
  /// application is deallocated while the finger is down.
  func letGo() {
    (boundWindow, boundView, record, trackers) = (nil, nil, nil, [])
  }

  /// Removes a recognizer from the touch's recognizers.
  func dropTracker(_ recognizer: UIGestureRecognizer) {
    trackers.removeAll { $0 === recognizer }
  }

  /// The description of this touch in journal entries.
  package var fact: TouchFact {
    TouchFact(
      number: number, finger: finger, locationInWindow: locationInWindow,
      timestamp: currentTimestamp, tapCount: currentTapCount)
  }

  func convert(_ pointInWindow: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = boundWindow else { return pointInWindow }
    return window.convert(pointInWindow, to: view)
  }

  /// Returns a copy with the values of one sample, for a coalesced or predicted touch.
  func snapshot(
    of sample: InputSample, at location: CGPoint, previous: CGPoint, time: TimeInterval
  ) -> UITouch {
    let copy = UITouch(number: number, sample: sample, locationInWindow: location, time: time)
    copy.reading = copy.reading.with(currentPhase).at(location, from: previous)
    copy.reading.tapCount = currentTapCount
    copy.boundWindow = boundWindow
    copy.boundView = boundView
    copy.trackers = trackers
    return copy
  }
}

extension InputSample.Source {
  /// UIKit's touch type for this kind of input.
  var touchType: UITouch.TouchType {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }
}
