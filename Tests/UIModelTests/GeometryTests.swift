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

/// The frame of a view with a transform is the smallest rectangle around the transformed bounds. Source: Apple's page
/// of `UIView.frame`.
@MainActor
@Suite("The frame of a view with a transform")
struct TransformedFrameTests {
  @Test(
    "a frame that was set has its middle where it was set, and stays there",
    arguments: [
      CGAffineTransform(translationX: 30, y: -4),
      CGAffineTransform(scaleX: 2, y: 0.5).concatenating(.init(translationX: 30, y: -4)),
      CGAffineTransform(rotationAngle: 0.7).concatenating(.init(translationX: 30, y: -4)),
    ])
  func stays(transform: CGAffineTransform) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = transform
    view.frame = CGRect(x: 10, y: 20, width: 60, height: 30)
    let frame = view.frame
    #expect(abs(frame.midX - 40) < 1e-9 && abs(frame.midY - 35) < 1e-9)
    if transform.b == 0 { #expect(frame == CGRect(x: 10, y: 20, width: 60, height: 30)) }
    view.center = view.center
    view.bounds = view.bounds
    #expect(abs(view.frame.midX - 40) < 1e-9 && abs(view.frame.midY - 35) < 1e-9)
    #expect(view.frame.size == frame.size)
  }

  @Test("a translated control of fixed size has its origin where it was set")
  func fixedSize() {
    let toggle = UISwitch()
    toggle.transform = CGAffineTransform(translationX: 30, y: -4)
    toggle.frame = CGRect(x: 10, y: 20, width: 300, height: 300)
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
  }
}
