// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Drawing only what was damaged")
@MainActor
struct DamageTests {
  @Test("redrawing a part gives the same pixels as drawing all, and touches no others")
  func damagedPart() throws {
    let typeface = try Typeface()
    let whole = PixelBuffer(width: 160, height: 120)
    draw(on: DrawnCanvas(whole, typeface: typeface))
    for region in [
      PixelRect(left: 13, top: 7, right: 57, bottom: 99),
      PixelRect(left: 70, top: 50, right: 71, bottom: 51),
      PixelRect(left: 100, top: -5, right: 400, bottom: 70),
    ] {
      let patched = PixelBuffer(width: 160, height: 120, filledWith: 0xFF12_3456)
      draw(on: DrawnCanvas(patched, typeface: typeface, region: region))
      let expected = PixelBuffer(width: 160, height: 120, filledWith: 0xFF12_3456)
      for y in max(0, region.top)..<min(120, region.bottom) {
        for x in max(0, region.left)..<min(160, region.right) { expected[x, y] = whole[x, y] }
      }
      #expect(patched.differences(from: expected, beyond: PixelBuffer.edgeTolerance) == 0)
    }
  }

  @Test("only an opaque fill that covers the damaged part hides what lies below it")
  func hidden() throws {
    let part = PixelRect(left: 40, top: 40, right: 60, bottom: 60)
    let square = CGRect(x: 30, y: 30, width: 40, height: 40)
    func hides(
      _ draw: (Canvas) -> Void, change: (inout CanvasState) -> Void = { _ in }
    ) throws -> Bool {
      let all = PixelRect(left: 0, top: 0, right: 100, bottom: 100)
      let canvas = Canvas(CanvasState(transform: .identity, clip: all))
      change(&canvas.state)
      draw(canvas)
      return try #require(canvas.commands.first).hides(part)
    }
    func fill(_ radius: CGFloat = 0, _ color: Color = .black) -> (Canvas) -> Void {
      { $0.fill(square, cornerRadius: radius, color: color) }
    }
    #expect(try hides(fill()))
    #expect(try hides(fill(10)))
    #expect(try !hides(fill(20)), "the corners of the part lie outside the circle")
    #expect(try !hides(fill(0, Color.black.withAlpha(0.99))))
    #expect(try !hides { $0.border(square, cornerRadius: 0, width: 30, color: .black) })
    #expect(
      try !hides(fill()) { state in
        state.beginGroup(.init(owner: nil, number: 0, alpha: 0.5))
      })
    #expect(try !hides(fill()) { $0.clip(to: CGRect(x: 0, y: 0, width: 59, height: 100)) })
    #expect(try !hides(fill()) { $0.clip(to: square, cornerRadius: 20) })
    func turn(_ state: inout CanvasState, by scale: CGFloat) {
      state.concatenate(
        CGAffineTransform(translationX: 50, y: 50).rotated(by: .pi / 4)
          .scaledBy(x: scale, y: scale).translatedBy(x: -50, y: -50))
    }
    #expect(try hides(fill()) { turn(&$0, by: 1) })
    #expect(try !hides(fill()) { turn(&$0, by: 0.6) })
  }

  private func draw(on canvas: DrawnCanvas) {
    canvas.clear(Color(hex: 0xF0F0F0))
    canvas.shadow(
      Shadow(color: .black, blur: 6), of: CGRect(x: 20, y: 20, width: 60, height: 40),
      cornerRadius: 9)
    canvas.fill(
      CGRect(x: 20, y: 20, width: 60, height: 40), cornerRadius: 9, color: Color(hex: 0x0072B2))
    canvas.save()
    canvas.state.concatenate(CGAffineTransform(translationX: 100, y: 60).rotated(by: 0.5))
    canvas.state.clip(to: CGRect(x: -30, y: -30, width: 60, height: 60), cornerRadius: 12)
    canvas.fill(
      CGRect(x: -40, y: -40, width: 80, height: 80),
      gradient: LinearGradient(
        start: .zero, end: CGPoint(x: 30, y: 30), colors: [.white, .black, .white]))
    canvas.draw(
      "turned", baseline: CGPoint(x: -20, y: 0), style: TextStyle(size: 14), color: .black)
    canvas.border(
      CGRect(x: -30, y: -30, width: 60, height: 60), cornerRadius: 12, width: 3, color: .black)
    canvas.restore()
    canvas.draw(
      "upright text", baseline: CGPoint(x: 10, y: 100), style: TextStyle(size: 15),
      color: .black)
    canvas.polyline(
      [CGPoint(x: 5, y: 5), CGPoint(x: 90, y: 80), CGPoint(x: 150, y: 20)], width: 4,
      color: Color.black.withAlpha(0.5))
    canvas.draw(
      PixelBuffer(width: 3, height: 5, filledWith: 0x8000_8000),
      in: CGRect(x: 60, y: 70, width: 33, height: 41))
    _ = canvas.buffer
  }
}
