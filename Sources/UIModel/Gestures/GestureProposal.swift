// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// What a machine would like its recognizer to become. Whether it does is decided by the arbiter.
package enum GestureProposal: Equatable, Sendable {
  /// A continuous gesture was seen.
  case began
  /// It went on.
  case changed
  /// It is complete, or a discrete gesture was recognized.
  case ended
  /// It was taken away after `began` was proposed.
  case cancelled
  /// The fingers did something else. The reason is nil when an app's own code gave none.
  case failed(GestureFailure?)

  /// The state that the recognizer would read.
  package var state: GestureState {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

/// Why fingers are not a gesture, with the numbers that explain it. Distances in points, times in seconds.
package enum GestureFailure: Equatable, Sendable {
  /// A finger went further from where it touched down than the gesture allows.
  case movedTooFar(by: CGFloat, allowed: CGFloat)
  /// Fingers stayed down longer than a tap lasts.
  case heldTooLong(allowed: TimeInterval)
  /// A finger lifted before it was held long enough.
  case liftedTooEarly(required: TimeInterval)
  /// More fingers came than the gesture is made with.
  case tooManyFingers(Int, allowed: Int)
  /// All fingers lifted and there had never been enough of them together.
  case tooFewFingers(Int, required: Int)
  /// The next tap did not come in time.
  case nextTapTooLate(allowed: TimeInterval)
  /// The next tap came somewhere else.
  case nextTapTooFar(by: CGFloat, allowed: CGFloat)
  /// All fingers lifted and had not moved enough.
  case movedTooLittle
  /// The fingers went another way than the gesture.
  case wrongDirection
  /// A finger went far enough along a swipe, but too far across it.
  case movedTooFarAcross(by: CGFloat, allowed: CGFloat)
  /// The movement took too long for a swipe.
  case tooSlow(after: TimeInterval, allowed: TimeInterval)
  /// A finger touched down away from the edges.
  case startedOutsideEdges
  /// There is no edge at which a finger might touch down.
  case noEdges
  /// The recognizer's settings allow no gesture at all.
  case neverPossible
  /// The system took the touches away.
  case touchesCancelled
  /// A scroll view held the touch back for as long as it does.
  case delayIsOver(TimeInterval)
  /// A delegate or a view said that the gesture should not begin.
  case mayNotBegin
  /// The recognizer was disabled, or removed from its view.
  case disabled
}

extension GestureFailure: CustomStringConvertible {
  /// The reason as a short clause for tables and logs, such as `moved 12.0 pt, 10.0 allowed`.
  package var description: String {
    switch self {
    case .movedTooFar(let distance, let allowed):
      "moved \(rounded(distance)) pt, \(rounded(allowed)) allowed"
    case .heldTooLong(let allowed): "held longer than \(allowed) s"
    case .liftedTooEarly(let required): "lifted before \(required) s"
    case .tooManyFingers(let count, let allowed): "\(fingers(count)), \(allowed) allowed"
    case .tooFewFingers(let count, let required): "\(fingers(count)), \(required) required"
    case .nextTapTooLate(let allowed): "no next tap within \(allowed) s"
    case .nextTapTooFar(let distance, let allowed):
      "next tap \(rounded(distance)) pt away, \(rounded(allowed)) allowed"
    case .movedTooLittle: "lifted before moving enough"
    case .wrongDirection: "moved another way"
    case .movedTooFarAcross(let distance, let allowed): across(distance, allowed)
    case .tooSlow(let time, let allowed):
      "took \(rounded(CGFloat(time), digits: 3)) s, \(allowed) allowed"
    case .startedOutsideEdges: "touched down away from the edge"
    case .noEdges: "its edges are empty"
    case .neverPossible: "its settings allow no gesture"
    case .touchesCancelled: "touches cancelled"
    case .delayIsOver(let time): "held the touch back for \(time) s"
    case .mayNotBegin: "was told not to begin"
    case .disabled: "disabled or removed"
    }
  }

  private func fingers(_ count: Int) -> String { count == 1 ? "1 finger" : "\(count) fingers" }

  /// As many digits as it takes to see that one is more than the other.
  private func across(_ distance: CGFloat, _ allowed: CGFloat) -> String {
    let digits =
      (1...4).first { rounded(distance, digits: $0) != rounded(allowed, digits: $0) } ?? 4
    return "moved far enough, but \(rounded(distance, digits: digits)) pt across, "
      + "\(rounded(allowed, digits: digits)) allowed"
  }

  private func rounded(_ value: CGFloat, digits: Int = 1) -> String {
    DecimalText.text(Double(value), digits: digits)
  }
}
