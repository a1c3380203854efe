// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@MainActor
@Suite("Lines around shapes")
struct ContourTests {
  private let square = CGRect(x: 10, y: 10, width: 80, height: 80)

  @Test("a round view's line is a circle, and what it goes around has its area")
  func circle() {
    let contour = Contour(square, cornerRadius: 40)
    for point in contour.points {
      #expect(abs(hypot(point.x - 50, point.y - 50) - 40) < 1e-9)
    }
    #expect(contour.boundingBox == square)
    let canvas = DrawnCanvas(PixelBuffer(width: 100, height: 100))
    canvas.clear(.black)
    canvas.fill(contour, color: .white)
    let area = Double.pi * 1_600
    #expect(abs(canvas.buffer.whiteArea - area) < area * 0.005)
  }

  @Test("a radius beyond half a side counts as half, and none makes a rectangle")
  func radii() {
    #expect(Contour(square, cornerRadius: 900) == Contour(square, cornerRadius: 40))
    #expect(Contour(square, cornerRadius: 0) == Contour(Quad(square)))
    #expect(Contour(square, cornerRadius: .nan) == Contour(Quad(square)))
  }

  @Test("a corner that the roundness cuts off is outside, turned or not", arguments: [0, 0.4, 2])
  func corner(angle: Double) {
    let turn = CGAffineTransform(translationX: 30, y: -5).rotated(by: angle)
    let contour = Contour(square, cornerRadius: 30, transform: turn)
    #expect(!contour.contains(CGPoint(x: 12, y: 12).applying(turn)))
    #expect(contour.contains(CGPoint(x: 50, y: 12).applying(turn)))
    #expect(contour.contains(CGPoint(x: 50, y: 50).applying(turn)))
    #expect(!contour.contains(CGPoint(x: 50, y: 8).applying(turn)))
  }

  @Test("within a rectangle the line follows both")
  func within() {
    let half = Contour(square, cornerRadius: 40)
      .within(CGRect(x: 10, y: 10, width: 80, height: 20))
    #expect(half.boundingBox.maxY == 30 && half.boundingBox.minY == 10)
    let chord = (40.0 * 40 - 20 * 20).squareRoot()
    #expect(abs(half.boundingBox.width - chord * 2) < 0.5)
  }

  @Test("what fills a screen with round corners is cut to them, and nothing of what can be seen is")
  func cut() {
    let screen = CGRect(x: 0, y: 0, width: 200, height: 400)
    let whole = Contour(Quad(screen)).cut(toCornersOf: screen, radius: 38)
    #expect(abs(whole.boundingBox.width - 200) < 1e-6 && abs(whole.boundingBox.height - 400) < 1e-6)
    for centre in Quad(screen.insetBy(dx: 38, dy: 38)).corners {
      let near = whole.points.filter { abs($0.x - centre.x) <= 38 && abs($0.y - centre.y) <= 38 }
      #expect(near.count > 4)
      for point in near {
        #expect(abs(hypot(point.x - centre.x, point.y - centre.y) - 38) < 0.3)
      }
    }
    // A bar at the bottom, wider than the screen.
    let bar = Contour(Quad(CGRect(x: -50, y: 350, width: 300, height: 50)))
      .cut(toCornersOf: screen, radius: 38)
    #expect(bar.contains(CGPoint(x: 0, y: 352)) && bar.contains(CGPoint(x: 200, y: 352)))
    #expect(bar.contains(CGPoint(x: 100, y: 400)) && !bar.contains(CGPoint(x: 4, y: 396)))
    // An enlarged picture that is only partly visible.
    let large = Contour(Quad(CGRect(x: -150, y: -100, width: 500, height: 600)))
      .cut(toCornersOf: screen, radius: 38)
    #expect(large.boundingBox == screen && !large.contains(CGPoint(x: 4, y: 4)))
    // The row is in the middle of the screen, where its round corners clip nothing.
    let row = Contour(Quad(CGRect(x: 0, y: 100, width: 200, height: 44)))
    #expect(row.cut(toCornersOf: screen, radius: 38) == row)
  }
}
