// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A view tree as plain data with a simple search, written from the facts and without code of the library. A view is
/// skipped if it is hidden, its interaction is disabled, or its alpha is below 0.01 as a 32-bit number. Then its
/// bounds are tested, which exclude the right and bottom edge; then its children from the last to the first; then the
/// view itself is the result.
final class NaiveNode {
  enum HitOverride {
    case none
    case answersNil
    case answersSelf
    case answersFirstChild
    case answersNode(Int)
  }

  enum InsideOverride {
    case none
    case always
    case never
    case inset(CGFloat)
  }

  let number: Int
  var centerX: CGFloat = 0
  var centerY: CGFloat = 0
  var boundsX: CGFloat = 0
  var boundsY: CGFloat = 0
  var width: CGFloat = 0
  var height: CGFloat = 0
  /// The transform's entries: x' = m0 x + m2 y + m4, y' = m1 x + m3 y + m5.
  var matrix: [CGFloat] = [1, 0, 0, 1, 0, 0]
  var isHidden = false
  var isOff = false
  var alpha = 1.0
  var hit = HitOverride.none
  var inside = InsideOverride.none
  var children: [NaiveNode] = []

  init(number: Int) {
    self.number = number
  }

  /// The result of the search.
  enum Found: Equatable {
    case nothing
    case node(Int)
    /// The point is so close to an edge that rounding determines the result.
    case undecided
  }

  /// - Parameters:
  ///   - x: in this node's own coordinates.
  ///   - y: in this node's own coordinates.
  /// - Returns: The view that the naive search finds.
  func search(_ x: CGFloat, _ y: CGFloat) -> Found {
    switch hit {
    case .none: break
    case .answersNil: return .nothing
    case .answersSelf: return .node(number)
    case .answersFirstChild: return children.first.map { .node($0.number) } ?? .nothing
    case .answersNode(let other): return .node(other)
    }
    if isHidden || isOff { return .nothing }
    if Double(Float(alpha)) < 0.01 { return .nothing }
    switch contains(x, y) {
    case nil: return .undecided
    case false?: return .nothing
    case true?: break
    }
    for child in children.reversed() {
      guard let (childX, childY) = child.fromParent(x, y) else { continue }
      let found = child.search(childX, childY)
      if found != .nothing { return found }
    }
    return .node(number)
  }

  /// Returns a point of the parent in this node's coordinates; nil if the transform has no inverse.
  func fromParent(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, CGFloat)? {
    let m = matrix
    let dx = x - centerX - m[4]
    let dy = y - centerY - m[5]
    let d = m[0] * m[3] - m[1] * m[2]
    if d == 0 { return squeezed }
    let u = (m[3] * dx - m[2] * dy) / d
    let v = (m[0] * dy - m[1] * dx) / d
    return (u + boundsX + width / 2, v + boundsY + height / 2)
  }

  /// The point that overrides get if the transform has no inverse.
  private var squeezed: (CGFloat, CGFloat)? {
    switch (hit, inside) {
    case (.none, .none), (.none, .never), (.none, .inset): nil
    case (.none, .always): (.infinity, .infinity)
    case (.answersNil, _), (.answersSelf, _), (.answersFirstChild, _), (.answersNode, _):
      (.infinity, .infinity)
    }
  }

  private func contains(_ x: CGFloat, _ y: CGFloat) -> Bool? {
    var grow: CGFloat = 0
    switch inside {
    case .none: break
    case .always: return true
    case .never: return false
    case .inset(let inset): grow = -inset
    }
    let gaps = [
      x - (boundsX - grow), y - (boundsY - grow), (boundsX + width + grow) - x,
      (boundsY + height + grow) - y,
    ]
    if gaps.contains(where: { abs($0) < 1e-7 && $0 != 0 }) { return nil }
    return gaps[0] >= 0 && gaps[1] >= 0 && gaps[2] > 0 && gaps[3] > 0
  }
}
