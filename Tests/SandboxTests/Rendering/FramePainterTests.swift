// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

/// A frame that was redrawn in parts must equal a frame that was drawn completely, pixel by pixel.
@MainActor
@Suite("Drawing what differs from the frame before")
struct FramePainterTests {
  private static let size = CGSize(width: 1_180, height: 760)

  /// Two buffers: one that is redrawn in parts from frame to frame, and one that is always drawn completely.
  @MainActor
  private final class Screens {
    let mended = PixelBuffer(width: Int(size.width), height: Int(size.height))
    let anew = PixelBuffer(width: Int(size.width), height: Int(size.height))
    private(set) var drawn = 0
    private(set) var frames = 0
    private var isFresh = true

    /// Makes the next frame fresh, so that all of it is drawn, using the items of earlier frames.
    func lose() {
      mended.base.update(repeating: 0xFF80_0080, count: mended.rowLength * mended.height)
      isFresh = true
    }

    /// Draws both and returns the number of pixels that differ.
    func compare(_ stage: Shell) -> Int {
      let parts = stage.draw(into: WindowPixels(buffer: mended, scale: 1, isFresh: isFresh))
      if !isFresh {
        drawn += parts.reduce(0) { $0 + $1.width * $1.height }
        frames += 1
      }
      isFresh = false
      drawAnew(stage)
      return mended.differences(from: anew, beyond: PixelBuffer.edgeTolerance)
    }

    /// Draws everything with a new painter, which has no items of earlier frames.
    private func drawAnew(_ stage: Shell) {
      let pixels = stage.scaled(WindowPixels(buffer: anew, scale: 1, isFresh: true))
      let painter = FramePainter(
        ViewTreeRenderer(painters: PanelPainters.all), typeface: stage.typeface)
      _ = painter.draw(stage.layers(for: pixels), into: pixels)
    }
  }

  @Test("a window that comes after another, even at its address, is drawn")
  func windowAfterWindow() throws {
    let painter = FramePainter(ViewTreeRenderer(), typeface: try Typeface())
    let buffer = PixelBuffer(width: 40, height: 40)
    let state = CanvasState(transform: .identity, clip: buffer.bounds)
    for number in 1...50 {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.isHidden = false
      let view = UIView(frame: window.bounds)
      view.backgroundColor = number.isMultiple(of: 2) ? .red : .blue
      window.addSubview(view)
      let parts = painter.draw(
        [FramePainter.Layer(content: .window(window), state: state)],
        into: WindowPixels(buffer: buffer, scale: 1, isFresh: false))
      #expect(parts == [buffer.bounds], "window \(number)")
    }
  }

  @Test("letters that are kept go when text, font, colour, place or scale change")
  func keptLetters() throws {
    let typeface = try Typeface()
    let painter = FramePainter(ViewTreeRenderer(), typeface: typeface)
    let (kept, anew) = (
      PixelBuffer(width: 300, height: 80), PixelBuffer(width: 300, height: 80)
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    window.isHidden = false
    let label = UILabel(frame: CGRect(x: 4.3, y: 6, width: 180, height: 30))
    label.text = "Waffle"
    window.addSubview(label)
    var scale: CGFloat = 1
    func draw(_ painter: FramePainter, on buffer: PixelBuffer) {
      let transform = CGAffineTransform(scaleX: scale, y: scale)
      let state = CanvasState(transform: transform, clip: buffer.bounds)
      _ = painter.draw(
        [
          FramePainter.Layer(content: .drawing { $0.clear(.white) }, state: state),
          FramePainter.Layer(content: .window(window), state: state),
        ], into: WindowPixels(buffer: buffer, scale: scale, isFresh: true))
    }
    let changes: [(String, () -> Void)] = [
      ("nothing", {}), ("text", { label.text = "Waffles" }),
      ("font", { label.font = .systemFont(ofSize: 21) }),
      ("weight", { label.font = .boldSystemFont(ofSize: 21) }),
      ("colour", { label.textColor = .red }), ("alignment", { label.textAlignment = .right }),
      ("width", { label.frame.size.width = 200 }), ("place", { label.center.x += 0.5 }),
      ("scale", { scale = 1.25 }),
    ]
    for (what, change) in changes {
      let before = kept.copy
      change()
      draw(painter, on: kept)
      draw(FramePainter(ViewTreeRenderer(), typeface: typeface), on: anew)
      #expect(
        kept.differences(from: before) > 0 || what == "nothing", "another \(what) can be seen")
      #expect(kept.differences(from: anew) == 0, "another \(what)")
      draw(painter, on: kept)
      #expect(kept.differences(from: anew) == 0, "another \(what), drawn again")
    }
  }

  @Test(
    "every scene, worked by its demonstration, with timers between",
    arguments: SceneCatalog.entries.filter { $0.recipe != nil }.map(\.id))
  func scenes(id: String) throws {
    let bench = try Bench(id)
    let screens = Screens()
    try #require(screens.compare(bench.stage) == 0)
    var step = 0
    for input in bench.stage.session.demonstration() {
      bench.stage.advance(to: input.time)
      bench.stage.replay(input)
      step += 1
      guard step % 3 == 0 else { continue }
      if step.isMultiple(of: 2) { screens.lose() }
      let wrong = screens.compare(bench.stage)
      try #require(wrong == 0, "\(wrong) pixels differ after input \(step)")
    }
    for _ in 0..<8 {
      guard let deadline = bench.stage.nextDeadline else { break }
      bench.stage.advance(to: deadline)
      let wrong = screens.compare(bench.stage)
      try #require(wrong == 0, "\(wrong) pixels differ at \(deadline)")
    }
  }

  @Test("fingers, keys, themes and panels")
  func workbench() throws {
    let bench = try Bench("controls")
    let screens = Screens()
    func check(_ what: String) throws {
      let wrong = screens.compare(bench.stage)
      try #require(wrong == 0, "\(wrong) pixels differ after \(what)")
    }
    try check("the start")
    let phone = bench.stage.layout.phone
    var random = SeededGenerator(seed: 7)
    for step in 0..<60 {
      let place = CGPoint(
        x: phone.minX + CGFloat(random.number(10...380)),
        y: phone.minY + CGFloat(random.number(10...690)))
      bench.touch((1, .began, place))
      try check("finger \(step) down at \(place)")
      bench.touch((1, .moved, CGPoint(x: place.x + 30, y: place.y + 8)))
      try check("finger \(step) moved")
      bench.touch((1, .ended, CGPoint(x: place.x + 30, y: place.y + 8)))
      try check("finger \(step) up")
    }
    for key in ["Tab", "Tab", "Space", "Tab", "Right", "H", "T", "F1", "Escape", "L", "I", "F7"] {
      bench.type(key)
      try check(key)
    }
    bench.hover(CGPoint(x: phone.midX, y: phone.midY))
    try check("the mouse")
    bench.type("=", .control)
    try check("a larger scale")
    bench.stage.resize(to: CGSize(width: 900, height: 700))
    bench.stage.resize(to: Self.size)
    try check("other sizes")
  }

  @Test("a view of 64 x 64 points that moves is all that is drawn")
  func smallPart() throws {
    let bench = try Bench("first-touch")
    bench.press("H")
    bench.press("T")
    let screens = Screens()
    try #require(screens.compare(bench.stage) == 0)
    let view = try bench.view("MovedView")
    bench.stage.session.specimen.host.perform { view.center.x += 3 }
    #expect(screens.compare(bench.stage) == 0)
    let size = view.frame.size
    #expect(screens.drawn > 0)
    #expect(CGFloat(screens.drawn) < (size.width + 80) * (size.height + 80))
    #expect(screens.compare(bench.stage) == 0)
    let before = screens.drawn
    #expect(screens.compare(bench.stage) == 0)
    #expect(screens.drawn == before, "nothing changed, nothing is drawn")
  }
}
