import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Smoke")
struct SmokeTests {
  @Test("X01")
  func x01() {
    let stage = Stage()
    stage.view("AView", in: stage.root, 50, 100, 200, 200, logs: .hitTest)
    let b = stage.view("BView", in: stage.root, 50, 300, 200, 200, logs: .hitTest)
    stage.view("CView", in: b, 50, -100, 100, 150, logs: .hitTest)
    stage.finger(1).down(120, 250)
    stage.expect(
      "-[BView hitTest:withEvent:]", "-[BView pointInside:withEvent:]",
      "-[AView hitTest:withEvent:]", "-[AView pointInside:withEvent:]",
      "-[AView touchesBegan:withEvent:]")
    stage.finger(1).up()
    stage.end()
  }
  @Test("X04")
  func x04() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200)
    stage.add(UITapGestureRecognizer(), "g", to: a, logs: .recognizers)
    stage.tap(100, 150)
    stage.expect(
      "-[g touchesBegan:withEvent:]", "-[A touchesBegan:withEvent:]",
      "-[g touchesEnded:withEvent:]",
      "g!", "-[A touchesCancelled:withEvent:]")
    stage.end()
  }
  @Test("X05")
  func x05() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 0, 0, 400, 400)
    let b = stage.view("B", in: a, 0, 0, 300, 300)
    let c = stage.view("C", in: b, 0, 0, 200, 200)
    for (name, view) in [("gR", stage.root), ("gA", a), ("gB", b), ("gC", c)] {
      stage.add(UITapGestureRecognizer(), name, to: view)
    }
    stage.tap(50, 50)
    stage.expect("-[C touchesBegan:withEvent:]", "gC!", "-[C touchesCancelled:withEvent:]")
    stage.end()
  }
  @Test("X20")
  func x20() {
    let stage = Stage()
    stage.view("Yellow", in: stage.root, 50, 100, 300, 300)
    stage.add(UIPanGestureRecognizer(), "p", to: stage.root)
    stage.drag(200, 250, dx: 3, steps: 12, interval: 0.016)
    stage.expect(
      ["-[Yellow touchesBegan:withEvent:]"]
        + Array(repeating: "-[Yellow touchesMoved:withEvent:]", count: 3)
        + ["p!began", "-[Yellow touchesCancelled:withEvent:]"]
        + Array(repeating: "p!changed", count: 8) + ["p!ended"])
    stage.end()
  }
  @Test("X69, X67")
  func doubleTap() {
    let stage = Stage()
    let v = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let s = stage.add(UITapGestureRecognizer(), "s", to: v)
    let d = stage.add(UITapGestureRecognizer(), "d", to: v)
    d.numberOfTapsRequired = 2
    stage.taps(200, 250, 2)
    stage.wait(1)
    #expect(stage.takeLines().filter { $0.hasSuffix("!") } == ["s!", "d!"])
    s.require(toFail: d)
    stage.tap(200, 250)
    #expect(s.state == .possible)
    #expect(stage.takeLines() == ["-[V touchesBegan:withEvent:]"])
    stage.wait(0.34)
    #expect(stage.takeLines() == [])
    stage.wait(0.02)
    #expect(stage.takeLines() == ["s!", "-[V touchesCancelled:withEvent:]"])
    stage.taps(200, 250, 2)
    #expect(stage.takeLines().filter { $0.hasSuffix("!") } == ["d!"])
    stage.end()
  }
  @Test("X91")
  func delaysBegan() {
    let stage = Stage()
    let v = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let g = stage.add(UITapGestureRecognizer(), "g", to: v)
    g.delaysTouchesBegan = true
    var seen: [String] = []
    v.onTouches = { method, touches, _ in
      for touch in touches {
        seen.append("\(method) \(touch.location(in: nil).x) \(touch.timestamp)")
      }
    }
    stage.finger(1).down(100, 100)
    stage.advance(to: 0.02)
    stage.finger(1).move(102, 100)
    #expect(seen.isEmpty)
    stage.advance(to: 0.05)
    stage.finger(1).move(220, 100)
    #expect(seen == ["began 100.0 0.0", "moved 220.0 0.05"])
    stage.advance(to: 0.07)
    stage.finger(1).move(240, 100)
    stage.advance(to: 0.10)
    stage.finger(1).up()
    #expect(seen.suffix(2) == ["moved 240.0 0.07", "ended 240.0 0.1"])
    stage.end()
  }
}
