// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Recognizes a finger that moves back and forth: it reverses its direction a number of times and stays near the height
/// at which it came down.
///
/// It is written like an application's own recognizer, with public API only. It is discrete: its state goes from
/// possible to ended or failed. (A widely copied article sets `cancelled` instead of `failed`, which is illegal in the
/// possible state.)
@MainActor
class SwingGestureRecognizer: UIGestureRecognizer {
  /// The number of times that the finger must reverse its direction.
  final var swingCount = 3
  /// The vertical distance that the finger may move away from where it came down, in points of its window.
  final var allowableRise: CGFloat = 10

  /// The movement of the finger so far.
  private struct Swing {
    let finger: UITouch
    let startY: CGFloat
    var x: CGFloat
    var goesRight: Bool?
    var turns = 0
  }

  private final var swing: Swing?
  /// The rule that the finger broke; nil while the recognizer has not failed.
  private(set) final var whyItFailed: Failure?

  /// The rules that a finger can break.
  enum Failure: Equatable, Sendable {
    /// The finger moved up or down by more than this number of points.
    case leftItsHeight(by: Int)
    /// The finger lifted after it had reversed its direction this number of times.
    case turned(Int, required: Int)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if swing == nil, let leftmost = touches.min(by: isLeft) {
      let start = leftmost.location(in: nil)
      swing = Swing(finger: leftmost, startY: start.y, x: start.x)
    }
    for touch in touches where touch !== swing?.finger { ignore(touch, for: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard var swing, touches.contains(swing.finger) else { return }
    let location = swing.finger.location(in: nil)
    guard abs(location.y - swing.startY) <= allowableRise else {
      fail(.leftItsHeight(by: Int(allowableRise)))
      return
    }
    guard location.x != swing.x else { return }
    let goesRight = location.x > swing.x
    if let before = swing.goesRight, before != goesRight { swing.turns += 1 }
    swing.goesRight = goesRight
    swing.x = location.x
    self.swing = swing
    if swing.turns >= swingCount { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.turned(swing?.turns ?? 0, required: swingCount))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    swing = nil
    whyItFailed = nil
  }

  private final func fail(_ reason: Failure) {
    whyItFailed = reason
    state = .failed
  }

  /// Returns whether one touch is to the left of another. Touches that come down together are in a set without order,
  /// so the leftmost is chosen.
  private final func isLeft(_ one: UITouch, _ other: UITouch) -> Bool {
    let (first, second) = (one.location(in: nil), other.location(in: nil))
    return (first.x, first.y) < (second.x, second.y)
  }
}
