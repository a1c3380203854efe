// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UITouch {
  /// The touches in the order in which the fingers came, whatever order the set has.
  package static func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.count < 2 ? Array(touches) : touches.sorted { $0.number < $1.number }
  }

  /// The touches as an entry tells them, in that order.
  static func facts(_ touches: Set<UITouch>) -> [TouchFact] {
    if touches.count == 1, let touch = touches.first { return [touch.fact] }
    return inOrder(touches).map(\.fact)
  }

  /// Whether the finger is down.
  var isDown: Bool {
    switch currentPhase {
    case .began, .moved, .stationary: true
    case .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: false
    }
  }

  /// Nobody will be told of this touch again, although its finger is down: its application goes. Whoever it is bound
  /// to may keep it, so it keeps them no longer.
  func letGo() {
    Lending.giveUp(Lendable((boundWindow, boundView, record, trackers)))
    (boundWindow, boundView, record, trackers) = (nil, nil, nil, [])
  }

  /// A recognizer gets this touch no more.
  func dropTracker(_ recognizer: UIGestureRecognizer) {
    guard let place = trackers.place({ $0 === recognizer }) else { return }
    trackers.remove(at: place)
  }

  /// This touch as an entry tells it.
  package var fact: TouchFact {
    TouchFact(
      number: number, finger: finger, locationInWindow: locationInWindow,
      timestamp: currentTimestamp, tapCount: currentTapCount)
  }

  func convert(_ pointInWindow: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = boundWindow else { return pointInWindow }
    return window.convert(pointInWindow, to: view)
  }

  /// A copy with the values of one sample, for coalesced and predicted touches.
  func snapshot(
    of sample: InputSample, at location: CGPoint, previous: CGPoint, time: TimeInterval
  ) -> UITouch {
    let copy = UITouch(number: number, sample: sample, locationInWindow: location, time: time)
    copy.currentPhase = currentPhase
    copy.currentTapCount = currentTapCount
    copy.previousLocationInWindow = previous
    copy.boundWindow = boundWindow
    copy.boundView = boundView
    copy.trackers = trackers
    return copy
  }
}

extension InputSample.Source {
  /// The UIKit value of the same situation.
  var touchType: UITouch.TouchType {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }
}
