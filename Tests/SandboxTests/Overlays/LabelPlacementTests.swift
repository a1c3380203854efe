// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("Places for labels")
struct LabelPlacementTests {
  /// Pseudorandom numbers that are the same in every run.
  private struct Sequence {
    var state: UInt64
    mutating func next(below bound: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(1 << 31) * bound
    }
  }

  @Test("no two labels overlap, all are in view, none covers an obstacle", arguments: 1...40)
  func property(seed: Int) {
    var numbers = Sequence(state: UInt64(seed))
    let area = CGRect(x: 6, y: 6, width: 788, height: 588)
    let panel = CGRect(x: 500, y: 0, width: 300, height: 600)
    var placement = LabelPlacement(
      area: area, obstacles: [panel], precious: [CGRect(x: 18, y: 18, width: 320, height: 560)])
    var placed: [CGRect] = []
    for _ in 0..<30 {
      let size = CGSize(width: 40 + numbers.next(below: 130), height: 17 + numbers.next(below: 18))
      let target = CGRect(
        x: numbers.next(below: 800), y: numbers.next(below: 600),
        width: numbers.next(below: 300), height: numbers.next(below: 300))
      if let place = placement.place(size, near: target) { placed.append(place) }
    }
    #expect(placed.count > 20)
    for (index, rect) in placed.enumerated() {
      #expect(area.contains(rect))
      #expect(!rect.intersects(panel))
      #expect(!placed[(index + 1)...].contains { $0.intersects(rect) })
    }
  }

  @Test("a label is beside its view when there is space")
  func beside() throws {
    var placement = LabelPlacement(area: CGRect(x: 0, y: 0, width: 400, height: 400))
    let target = CGRect(x: 200, y: 200, width: 50, height: 50)
    let found = placement.place(CGSize(width: 80, height: 20), near: target)
    let place = try #require(found)
    #expect(place.intersects(target.insetBy(dx: -10, dy: -10)))
  }

  @Test("what is precious is covered only when there is nothing else")
  func precious() throws {
    let target = CGRect(x: 100, y: 100, width: 50, height: 50)
    let precious = CGRect(x: 50, y: 0, width: 200, height: 400)
    var placement = LabelPlacement(
      area: CGRect(x: 0, y: 0, width: 400, height: 400), precious: [precious])
    let found = placement.place(CGSize(width: 120, height: 20), near: target)
    let place = try #require(found)
    #expect(!place.intersects(precious))
    var narrow = LabelPlacement(area: precious, precious: [precious])
    let covering = narrow.place(CGSize(width: 120, height: 20), near: target)
    #expect(covering != nil)
  }

  @Test("where no place is left there is no label")
  func full() {
    var placement = LabelPlacement(area: CGRect(x: 0, y: 0, width: 100, height: 30))
    let size = CGSize(width: 90, height: 25)
    let first = placement.place(size, near: .zero)
    let second = placement.place(size, near: .zero)
    let wide = placement.place(CGSize(width: 200, height: 5), near: .zero)
    #expect(first != nil && second == nil && wide == nil)
  }
}
