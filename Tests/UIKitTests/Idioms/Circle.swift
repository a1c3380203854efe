// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a circle around a centre, drawn with one finger.
final class Circle: UIGestureRecognizer {
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    points.append(location(in: view))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRound ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { points = [] }

  private var isRound: Bool {
    guard points.count > 8, let first = points.first, let last = points.last else { return false }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (upper, lower) = (ys.min() ?? 0, ys.max() ?? 0)
    let radius = (right - left + lower - upper) / 4
    let distances = points.map { hypot($0.x - (left + right) / 2, $0.y - (upper + lower) / 2) }
    return radius > 20 && distances.allSatisfy { abs($0 - radius) < radius / 4 }
      && hypot(last.x - first.x, last.y - first.y) < radius
  }
}
