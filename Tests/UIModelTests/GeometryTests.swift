// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@Suite("CGAffineTransform follows CoreGraphics")
struct AffineTransformTests {
  @Test("a positive quarter turn sends the x axis to the y axis, clockwise when y points down")
  func rotationDirection() {
    let mapped = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(mapped.x) < 1e-12)
    #expect(abs(mapped.y - 1) < 1e-12)
  }

  @Test("translatedBy moves in the receiver's own axes")
  func translatedByActsFirst() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    #expect(CGPoint.zero.applying(scaled) == CGPoint(x: 20, y: 30))
  }

  @Test("an inverse undoes its transform, and a singular transform is its own inverse")
  func inversion() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5)
      .concatenating(CGAffineTransform(translationX: 5, y: -3))
    let point = CGPoint(x: 12, y: 34)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 12) < 1e-9 && abs(back.y - 34) < 1e-9)
    let singular = CGAffineTransform(scaleX: 0, y: 1)
    #expect(singular.inverted() == singular)
  }
}
