// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@MainActor
@Suite("The lines from labels to what they are about")
struct LabelLineTests {
  /// The number of points on the line from a label to its target that lie in a rectangle.
  private func points(_ label: CGRect, _ target: CGRect, in rect: CGRect) -> Int {
    func nearest(_ rect: CGRect, _ place: CGPoint) -> CGPoint {
      CGPoint(
        x: max(rect.minX, min(place.x, rect.maxX)), y: max(rect.minY, min(place.y, rect.maxY)))
    }
    let end = nearest(target, CGPoint(x: label.midX, y: label.midY))
    let start = nearest(label, end)
    return (0...500).count { step in
      let part = CGFloat(step) / 500
      return rect.contains(
        CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  @Test("they keep off words that lie between", arguments: Array(stride(from: 120, to: 260, by: 7)))
  func words(x: Int) throws {
    let target = CGRect(x: 300, y: 190, width: 20, height: 20)
    let word = CGRect(x: x, y: 194, width: 22, height: 12)
    var placement = LabelPlacement(
      area: CGRect(x: 0, y: 0, width: 400, height: 400),
      precious: [CGRect(x: 100, y: 0, width: 300, height: 400)], texts: [word])
    let found = placement.place(CGSize(width: 80, height: 20), near: target)
    let place = try #require(found)
    #expect(points(place, target, in: word) == 0, "\(place)")
  }

  @Test("they keep off other labels, and labels off them")
  func labels() throws {
    let phone = CGRect(x: 100, y: 0, width: 300, height: 400)
    var placement = LabelPlacement(
      area: CGRect(x: 0, y: 0, width: 400, height: 400), precious: [phone])
    let size = CGSize(width: 90, height: 20)
    var placed: [(label: CGRect, target: CGRect)] = []
    for y in [180, 190, 200, 210, 220] {
      let target = CGRect(x: 300, y: CGFloat(y), width: 20, height: 6)
      let found = placement.place(size, near: target)
      placed.append((try #require(found), target))
    }
    for (index, one) in placed.enumerated() {
      for (number, other) in placed.enumerated() where number != index {
        #expect(points(one.label, one.target, in: other.label) == 0, "\(index) and \(number)")
      }
    }
  }
}
