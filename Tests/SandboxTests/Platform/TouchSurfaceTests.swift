// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("From SDL's 0 to 1 to points")
struct TouchSurfaceTests {
  @Test(
    "every whole pixel comes back exactly", arguments: [2, 390, 640, 1_180, 1_920, 3_840, 7_680])
  func wholePixels(width: Int) {
    for unity in [TouchSurface.Unity.lastPixel, .edge] {
      let surface = TouchSurface(width: width, height: width, unity: unity)
      let span = Float(unity == .edge ? width : width - 1)
      for pixel in 0..<width {
        let normalized = Float(pixel) / span
        #expect(
          surface.location(x: normalized, y: normalized)
            == CGPoint(x: CGFloat(pixel), y: CGFloat(pixel)))
      }
    }
  }

  @Test("Wayland's 1/256 of a pixel come back exactly")
  func fractions() {
    let surface = TouchSurface(width: 1_180, height: 760, unity: .edge)
    for step in stride(from: 0, to: 1_180 * 256, by: 7) {
      let place = Double(step) / 256
      let x = surface.location(x: Float(place / 1_180), y: 0).x
      #expect(x == CGFloat(place))
    }
  }

  @Test("two units a point halve the place")
  func scaled() {
    let surface = TouchSurface(width: 201, height: 101, unitsPerPoint: 2, unity: .lastPixel)
    #expect(surface.location(x: 0.5, y: 1) == CGPoint(x: 50, y: 50))
    #expect(surface.contains(CGPoint(x: 100, y: 50)))
    #expect(!surface.contains(CGPoint(x: 101, y: 50)))
  }

  @Test("a window one pixel wide has one place")
  func onePixel() {
    let surface = TouchSurface(width: 1, height: 1, unity: .lastPixel)
    #expect(surface.location(x: 0.5, y: 0.5) == .zero)
  }
}
