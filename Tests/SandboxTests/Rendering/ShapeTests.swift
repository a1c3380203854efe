// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Smooth shapes under any transform")
@MainActor
struct ShapeTests {
  @Test(
    "a circle covers its area, a dot to a third of a pixel, wherever its middle lies",
    arguments: [1.5, 3, 7.3, 20, 44], [0, 0.25, 0.5, 0.83])
  func circleArea(radius: Double, shift: Double) {
    let canvas = blackCanvas(100, 100)
    canvas.disc(center: CGPoint(x: 50 + shift, y: 50 - shift), radius: radius, color: .white)
    let area = Double.pi * radius * radius
    #expect(abs(canvas.buffer.whiteArea - area) < max(area * 0.01, 0.3))
  }

  @Test(
    "a turned and scaled rectangle covers its area",
    arguments: [0.1, 0.5, Double.pi / 4, 2, 4.4], [0, 6, 15])
  func turnedArea(angle: Double, radius: Double) {
    let canvas = blackCanvas(120, 120)
    canvas.state.concatenate(
      CGAffineTransform(translationX: 60.3, y: 59.6).rotated(by: angle).scaledBy(x: 1.5, y: 1.5))
    canvas.fill(
      CGRect(x: -20, y: -15, width: 40, height: 30), cornerRadius: radius, color: .white)
    let area = (40 * 30 - (4 - Double.pi) * radius * radius) * 2.25
    #expect(abs(canvas.buffer.whiteArea - area) < area * 0.01)
  }

  @Test("a sheared and stretched circle covers its area")
  func shearedArea() {
    let canvas = blackCanvas(160, 160)
    canvas.state.concatenate(CGAffineTransform(a: 2, b: 0.4, c: 0.7, d: 1, tx: 80, ty: 80))
    canvas.disc(center: .zero, radius: 25, color: .white)
    let area = Double.pi * 625 * (2 * 1 - 0.4 * 0.7)
    #expect(abs(canvas.buffer.whiteArea - area) < area * 0.01)
  }

  @Test("a quarter turn gives the same picture as swapped sides")
  func quarterTurn() {
    for radius in [0.0, 5, 9.5] {
      let turned = blackCanvas(60, 60)
      turned.state.concatenate(
        CGAffineTransform(translationX: 30, y: 30).rotated(by: CGFloat.pi / 2))
      turned.fill(
        CGRect(x: -20, y: -9.5, width: 40, height: 19), cornerRadius: radius, color: .white)
      let upright = blackCanvas(60, 60)
      upright.state.concatenate(CGAffineTransform(translationX: 30, y: 30))
      upright.fill(
        CGRect(x: -9.5, y: -20, width: 19, height: 40), cornerRadius: radius, color: .white)
      #expect(
        turned.buffer.differences(from: upright.buffer, beyond: PixelBuffer.edgeTolerance) == 0)
    }
  }

  @Test("a circle looks the same mirrored and turned")
  func circleSymmetry() {
    let canvas = blackCanvas(41, 41)
    canvas.disc(center: CGPoint(x: 20.5, y: 20.5), radius: 17.2, color: .white)
    let buffer = canvas.buffer
    let (mirrored, turned) = (buffer.copy, buffer.copy)
    for y in 0..<41 {
      for x in 0..<41 { (mirrored[x, y], turned[x, y]) = (buffer[40 - x, y], buffer[y, x]) }
    }
    #expect(buffer.differences(from: mirrored, beyond: PixelBuffer.edgeTolerance) == 0)
    #expect(buffer.differences(from: turned, beyond: PixelBuffer.edgeTolerance) == 0)
  }

  @Test("a border lies inside, and all of it")
  func borderInside() {
    let canvas = blackCanvas(40, 30)
    canvas.border(
      CGRect(x: 5, y: 4, width: 30, height: 20), cornerRadius: 0, width: 2, color: .white)
    #expect(canvas.buffer.inkBounds == PixelRect(left: 5, top: 4, right: 35, bottom: 24))
    #expect(canvas.buffer.whiteArea == 30 * 20 - 26 * 16)
    #expect(canvas.buffer[7, 6] == 0xFF00_0000 && canvas.buffer[6, 5] == 0xFFFF_FFFF)
  }

  @Test("a round border is as wide in its corners as along its sides", arguments: [0.0, 0.6])
  func roundBorder(angle: Double) {
    let canvas = blackCanvas(120, 120)
    canvas.state.concatenate(CGAffineTransform(translationX: 60, y: 60).rotated(by: angle))
    canvas.border(
      CGRect(x: -40, y: -30, width: 80, height: 60), cornerRadius: 16, width: 3, color: .white)
    let corners = 4 - Double.pi
    let area = (80 * 60 - corners * 256) - (74 * 54 - corners * 169)
    #expect(abs(canvas.buffer.whiteArea - area) < area * 0.01)
    #expect(canvas.buffer[60, 60] == 0xFF00_0000)
  }

  @Test("a border wider than half the view fills it")
  func thickBorder() {
    let canvas = blackCanvas(20, 20)
    canvas.border(
      CGRect(x: 2, y: 2, width: 10, height: 8), cornerRadius: 0, width: 9, color: .white)
    #expect(canvas.buffer.whiteArea == 80)
  }

  @Test("a thin line keeps its weight in every direction", arguments: [0, 0.3, 0.785, 1.2, 3])
  func lineWeight(angle: Double) {
    let canvas = blackCanvas(120, 120)
    let (dx, dy) = (45 * cos(angle), 45 * sin(angle))
    canvas.polyline(
      [CGPoint(x: 60 - dx, y: 60 - dy), CGPoint(x: 60 + dx, y: 60 + dy)], width: 1, color: .white)
    let area = 90 + Double.pi / 4
    #expect(abs(canvas.buffer.whiteArea - area) < area * 0.02)
  }

  @Test("a translucent trail is as strong at its joints as between them")
  func trailHasNoKnots() {
    let canvas = blackCanvas(100, 40)
    let points = (0..<20).map { CGPoint(x: 10 + Double($0) * 4, y: 20) }
    canvas.polyline(points, width: 10, color: Color.white.withAlpha(0.4))
    let levels = Set((12..<84).map { canvas.buffer[$0, 20] })
    #expect(levels.count == 1)
    #expect(levels.first == 0xFF66_6666)
  }

  @Test("a dashed outline has less ink than a solid one, a turned quad as much as an upright one")
  func quadOutline() {
    func ink(angle: Double, dash: Dash?) -> Double {
      let canvas = blackCanvas(120, 120)
      let contour = Contour(
        CGRect(x: -30, y: -20, width: 60, height: 40), cornerRadius: 0,
        transform: CGAffineTransform(translationX: 60, y: 60).rotated(by: angle))
      canvas.outline(contour, width: 2, color: .white, dash: dash)
      return canvas.buffer.whiteArea
    }
    // Four sides of 2 points, and at each corner three quarters of the round joint are outside of them.
    let solid = 2.0 * 200 - 4 * 1 + 4 * 0.75 * Double.pi / 4 * 1
    #expect(abs(ink(angle: 0, dash: nil) - 400) < 8)
    #expect(abs(ink(angle: 0.7, dash: nil) - solid) < 8)
    let dashed = ink(angle: 0.7, dash: Dash(length: 6, gap: 4))
    #expect(abs(dashed - 240) < 10)
  }

  @Test("a contour is filled like the turned rectangle that it is")
  func quadFill() {
    let canvas = blackCanvas(80, 80)
    let turn = CGAffineTransform(translationX: 40, y: 40).rotated(by: 0.4)
    canvas.fill(
      Contour(CGRect(x: -20, y: -10, width: 40, height: 20), cornerRadius: 0, transform: turn),
      color: .white)
    #expect(abs(canvas.buffer.whiteArea - 800) < 8)
    let triangle = Contour(points: [
      CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 10, y: 50),
    ])
    let other = blackCanvas(80, 80)
    other.fill(triangle, color: .white)
    #expect(abs(other.buffer.whiteArea - 800) < 8)
  }

  @Test("a shadow is half as strong on the edge, fades outside, and weighs as much as its shape")
  func shadow() {
    let canvas = blackCanvas(100, 100)
    canvas.shadow(
      Shadow(color: .white, blur: 5), of: CGRect(x: 30, y: 30, width: 40, height: 40),
      cornerRadius: 0)
    let edge = (Int(canvas.buffer[29, 50] & 0xFF) + Int(canvas.buffer[30, 50] & 0xFF)) / 2
    #expect(abs(edge - 127) <= 2)
    #expect(canvas.buffer[50, 50] == 0xFFFF_FFFF)
    #expect(canvas.buffer[14, 50] == 0xFF00_0000)
    #expect(abs(canvas.buffer.whiteArea - 1600) < 16)
  }

  @Test("a shadow turned by a quarter is the same shadow")
  func turnedShadow() {
    func picture(angle: Double) -> PixelBuffer {
      let canvas = blackCanvas(100, 100)
      canvas.state.concatenate(CGAffineTransform(translationX: 50, y: 50).rotated(by: angle))
      canvas.shadow(
        Shadow(color: .white, blur: 4), of: CGRect(x: -20, y: -20, width: 40, height: 40),
        cornerRadius: 8)
      return canvas.buffer
    }
    #expect(picture(angle: .pi / 2).differences(from: picture(angle: 0), beyond: 2) == 0)
  }

  @Test(
    "the part of a shadow below an opaque shape is left out, and the picture is the same",
    arguments: [0, 8, 20, 1000, -40, .nan], [0, 6, 70])
  func coveredShadow(radius: CGFloat, offset: CGFloat) {
    func picture(isCut: Bool, isCovered: Bool) -> PixelBuffer {
      let canvas = blackCanvas(160, 160)
      canvas.state.concatenate(CGAffineTransform(translationX: 50.3, y: 50.6).rotated(by: 0.2))
      let shape = CGRect(x: -20, y: -20, width: 40, height: 40)
      let shadow = Shadow(
        color: .white, offset: CGSize(width: offset, height: offset), blur: 4,
        isUnderOpaqueShape: isCut)
      canvas.shadow(shadow, of: shape, cornerRadius: radius)
      if isCovered { canvas.fill(shape, cornerRadius: radius, color: Color(hex: 0x2040C0)) }
      return canvas.buffer
    }
    let whole = picture(isCut: false, isCovered: true)
    #expect(picture(isCut: true, isCovered: true).differences(from: whole) == 0)
    #expect(picture(isCut: true, isCovered: false)[50, 50] == 0xFF00_0000)
  }

  @Test(
    "a small round shape looks like a filled one with its mask, to a sixteenth of a pixel",
    arguments: [1, 1.3, 0.862], [4, 7, 30])
  func roundMasks(scale: CGFloat, radius: CGFloat) throws {
    func picture(_ typeface: Typeface?) -> PixelBuffer {
      let canvas = blackCanvas(120, 120, scale: scale, typeface: typeface)
      canvas.state.clip(to: CGRect(x: 0, y: 0, width: 55, height: 100))
      canvas.state.owner = ObjectIdentifier(canvas)
      for x in [3, 20.25, 41.7] {
        canvas.fill(
          CGRect(x: x, y: x * 1.3, width: 23.5, height: 28), cornerRadius: radius,
          color: Color(hex: 0x40C0FF).withAlpha(0.6))
      }
      return canvas.buffer
    }
    let (typeface, filled) = (try Typeface(), picture(nil))
    for _ in 0..<2 {
      #expect(picture(typeface).differences(from: filled, beyond: 20) == 0)
      #expect(typeface.masks.count == 3)
    }
  }
}
