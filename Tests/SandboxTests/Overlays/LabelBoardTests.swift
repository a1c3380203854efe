// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The labels of all overlays")
struct LabelBoardTests {
  /// A window with enough space beside the phone for labels of one line.
  private nonisolated static let large = CGSize(width: 1_920, height: 1_200)

  /// Returns the frames in which labels are drawn.
  private func labels(_ bench: Bench) -> [CGRect] {
    bench.overlayCommands().compactMap { command in
      if case .fill(let rect, cornerRadius: 5, OverlayStyle.label) = command.call {
        rect
      } else {
        nil
      }
    }
  }

  private func texts(_ bench: Bench) -> [String] {
    bench.overlayCommands().compactMap { command in
      if case .text(let text, _, _, _) = command.call { text } else { nil }
    }
  }

  private func view(_ frame: CGRect, _ name: String) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }

  /// Returns a window with many views on the phone.
  private func siblings(_ count: Int) throws -> Bench {
    try Bench(size: Self.large) { root in
      for index in 0..<count {
        let (x, y) = (CGFloat(index % 40) * 8, CGFloat(index / 40) * 11 + 20)
        root.addSubview(view(CGRect(x: x, y: y, width: 60, height: 60), "Sibling\(index)"))
      }
    }
  }

  @Test("of two thousand views those nearest to the finger have labels, and the others are counted")
  func crowd() throws {
    let bench = try siblings(2_000)
    let place = bench.stage.layout.inWindow(CGPoint(x: 341, y: 300))
    bench.press("Z")
    bench.touch((1, .began, place))
    let labels = labels(bench)
    #expect((10...24).contains(labels.count))
    let texts = texts(bench)
    #expect(texts.contains("hit: it gets the touch"))
    let remark = try #require(texts.first { $0.hasSuffix(" more do not fit") })
    #expect(texts.contains("click to show fewer"))
    let host = bench.stage.session.specimen.host
    let trace = host.perform { host.application.probe(CGPoint(x: 341, y: 300)) }
    // The finger has a label in the corner, and the remark itself is one.
    #expect(Int(remark.prefix { $0 != " " }) == HitPath(trace).steps.count - (labels.count - 2))
  }

  @Test("where all have room none is counted")
  func noCrowd() throws {
    let bench = try Bench()
    bench.touch((1, .began, try bench.place("CView", CGPoint(x: 66, y: 24))))
    #expect(!texts(bench).contains { $0.hasSuffix("not fit") })
  }

  @Test("of a touch what matters has labels; a touch on what counts the others shows all")
  func folded() throws {
    let bench = try Bench(size: Self.large)
    bench.tap(try bench.place("CView", CGPoint(x: 66, y: 24)))
    let said = texts(bench)
    #expect(said.contains("AView") && said.contains("hit: it gets the touch"))
    #expect(said.contains { $0.hasPrefix("28 pt above its bounds") })
    #expect(said.contains { $0.hasPrefix("no touch here: outside") })
    #expect(!said.contains("TurnedView") && labels(bench).count <= 6)
    try tapRemark(" more", bench)
    #expect(texts(bench).contains("TurnedView"))
  }

  /// Touches the remark about hidden labels, whose text has this ending.
  private func tapRemark(_ ending: String, _ bench: Bench) throws {
    let remark = try #require(
      bench.overlayCommands().lazy.compactMap { command -> CGPoint? in
        guard case .text(let text, let baseline, _, _) = command.call, text.hasSuffix(ending)
        else { return nil }
        return baseline
      }.first)
    bench.tap(CGPoint(x: remark.x + 4, y: remark.y - 2))
  }

  @Test("a touch on what counts the labels without space hides them again")
  func foldedAgain() throws {
    let bench = try siblings(2_000)
    bench.tap(bench.stage.layout.inWindow(CGPoint(x: 341, y: 300)))
    let few = texts(bench)
    try tapRemark(" more", bench)
    #expect(texts(bench).count > few.count)
    try tapRemark(" not fit", bench)
    #expect(texts(bench) == few)
  }

  @Test("where all labels are shown, a touch on the remark shows fewer; so does another scene")
  func fewerAgain() throws {
    let bench = try Bench(size: Self.large)
    let place = try bench.place("CView", CGPoint(x: 66, y: 24))
    bench.tap(place)
    try tapRemark(" more", bench)
    #expect(bench.stage.overlays.hitPath.showsAll)
    try tapRemark(texts(bench).contains("All shown") ? "All shown" : " not fit", bench)
    #expect(!bench.stage.overlays.hitPath.showsAll)
    bench.press("Z")
    bench.press("PageDown")
    #expect(!bench.stage.overlays.hitPath.showsAll)
  }

  @Test("a disabled control that was hit is not marked like one that works")
  func disabled() throws {
    let bench = try Bench("controls", size: Self.large)
    bench.tap(try bench.place("DisabledSwitch"))
    #expect(texts(bench).contains { $0.contains("disabled") })
    #expect(!texts(bench).contains { $0.contains("it gets the touch") })
    let fills = bench.overlayCommands().contains { command in
      guard case .line(_, _, _, OverlayStyle.hit, _) = command.call else { return false }
      return true
    }
    #expect(!fills)
  }

  @Test(
    "a badge does not cover the small control that it is about",
    arguments: ["OnSwitch", "Stepper", "TextField", "Segments", "Pages"])
  func besideControl(name: String) throws {
    let bench = try Bench("controls", size: Self.large)
    bench.tap(try bench.place(name))
    let box = try bench.box(name).insetBy(dx: 1, dy: 1)
    let badges = bench.overlayCommands().compactMap { command -> CGRect? in
      guard case .fill(let rect, cornerRadius: 7.5, _) = command.call else { return nil }
      return rect
    }
    #expect(!badges.isEmpty)
    #expect(!badges.contains { $0.intersects(box) }, "\(badges) \(box)")
  }

  @Test(
    "the badge of a small view is not on its neighbour",
    arguments: [large, CGSize(width: 1_180, height: 600), CGSize(width: 800, height: 600)])
  func onItsOwnView(size: CGSize) throws {
    let bench = try Bench(size: size)
    bench.tap(try bench.place("AView"))
    bench.press("Z")
    let (own, neighbour) = (try bench.box("MovedView"), try bench.box("PannedView"))
    let on = bench.overlayCommands().filter { command in
      guard case .fill(let rect, cornerRadius: 7.5, _) = command.call else { return false }
      return rect.intersects(neighbour)
    }
    #expect(on.count == 1, "\(own) \(neighbour)")
  }

  @Test("no label covers a finger, and no line runs from a label to what it is about")
  func fingers() throws {
    let bench = try Bench(size: CGSize(width: 800, height: 600))
    bench.press("Z")
    let place = try bench.place("CView", CGPoint(x: 66, y: 24))
    bench.touch((1, .began, place))
    #expect(!labels(bench).contains { $0.insetBy(dx: -8, dy: -8).contains(place) })
    let colors = [OverlayStyle.hit, OverlayStyle.refused, OverlayStyle.led]
    let lines = bench.overlayCommands().count { command in
      guard case .line(_, isClosed: false, _, let color, nil) = command.call else { return false }
      return colors.contains(color)
    }
    #expect(lines == 0)
  }

  @Test(
    "with all overlays on no label covers another",
    arguments: ["first-touch", "photos", "four-phenomena", "controls"],
    [CGSize(width: 1_180, height: 760), CGSize(width: 800, height: 600)])
  func together(scene: String, size: CGSize) throws {
    let bench = try Bench(scene, size: size)
    for key in ["B", "U", "A"] { bench.press(key) }
    let phone = bench.stage.layout.phone
    bench.stage.session.choose(
      try #require(bench.stage.session.specimen.scene.windows.first?.subtree.last))
    for finger in 1...2 {
      bench.touch((finger, .began, CGPoint(x: phone.midX, y: phone.midY + CGFloat(finger) * 40)))
    }
    let labels = labels(bench)
    #expect(labels.count > 4)
    for (index, label) in labels.enumerated() {
      #expect(bench.stage.layout.canvas.contains(label))
      let others = labels[(index + 1)...].filter { $0.intersects(label) }
      #expect(others == [], "\(label)")
    }
  }

  /// Returns the rectangles of the boxes' names.
  private func names(_ bench: Bench) -> [CGRect] {
    bench.overlayCommands().compactMap { command in
      guard case .text(let text, let baseline, OverlayStyle.box, _) = command.call else {
        return nil
      }
      let extent = bench.stage.typeface.extent(of: text, style: OverlayStyle.box)
      return CGRect(
        x: baseline.x, y: baseline.y - extent.ascent, width: extent.width,
        height: extent.ascent + extent.descent)
    }
  }

  /// Returns the rectangles of the scene's own texts, in points of the window.
  private func textsOfScene(_ bench: Bench) -> [CGRect] {
    let stage = bench.stage
    let state = CanvasState(
      transform: stage.layout.toWindow, clip: PixelRect(covering: stage.layout.phone))
    let renderer = ViewTreeRenderer()
    return stage.session.specimen.scene.windows.flatMap {
      renderer.draw($0, under: state, stage.typeface).items
    }
    .flatMap {
      item -> [CGRect] in
      item.commands.compactMap { command -> CGRect? in
        guard case .text(let text, let baseline, let style, _) = command.call else { return nil }
        let extent = stage.typeface.extent(of: text, style: style)
        let box = CGRect(
          x: baseline.x, y: baseline.y - style.size * 0.75, width: extent.width,
          height: style.size * 0.75)
        return Quad(box).applying(command.state.transform).boundingBox
      }
    }
  }

  @Test(
    "with all overlays on no label and no name of a box covers another, or the scene's texts",
    arguments: ["first-touch", "photos", "four-phenomena", "controls"],
    [CGSize(width: 1_180, height: 760), CGSize(width: 800, height: 600)])
  func texts(scene: String, size: CGSize) throws {
    let bench = try Bench(scene, size: size)
    for key in ["B", "U", "A"] { bench.press(key) }
    let place = bench.stage.layout.inWindow(CGPoint(x: 195, y: 350))
    bench.touch((1, .began, place))
    let (labels, names) = (labels(bench), names(bench))
    #expect(labels.count > 8 && !names.isEmpty)
    for (index, name) in names.enumerated() {
      #expect(!names[(index + 1)...].contains { $0.intersects(name) }, "\(name)")
      #expect(!labels.contains { $0.intersects(name) }, "\(name)")
    }
    let texts = textsOfScene(bench)
    for label in labels + names {
      #expect(!texts.contains { $0.insetBy(dx: 1, dy: 1).intersects(label) }, "\(label)")
    }
  }

  @Test("labels that do not fit in a small window are counted: none is lost")
  func counted() throws {
    func count(_ size: CGSize) throws -> (shown: Int, leftOut: Int) {
      let bench = try Bench(size: size)
      for key in ["B", "U", "A"] { bench.press(key) }
      bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
      let texts = texts(bench)
      // In a narrow space, the remark has several lines.
      let said = texts.joined(separator: " ")
      let remark = said.firstMatch(
        of: /[0-9]+( labels?)?( more)? do(es)? not fit/)
      let leftOut = remark.flatMap { Int($0.output.0.prefix { $0 != " " }) } ?? 0
      let hasRemark = remark != nil || texts.contains { $0.hasSuffix(" more") }
      return (labels(bench).count + names(bench).count - (hasRemark ? 1 : 0), leftOut)
    }
    let large = try count(CGSize(width: 2_560, height: 1_440))
    let small = try count(CGSize(width: 800, height: 600))
    #expect(small.leftOut > large.leftOut)
    #expect(small.shown + small.leftOut == large.shown + large.leftOut)
  }

  @Test("the recognizers of a view share one label, with a row for each")
  func recognizers() throws {
    let bench = try Bench("photos", size: Self.large)
    for key in ["B", "U", "A"] { bench.press(key) }
    bench.tap(bench.stage.layout.inWindow(CGPoint(x: 195, y: 350)))
    bench.wait(1)
    let texts = texts(bench)
    for row in ["singleTap recognized", "doubleTap failed", "pinch failed", "swipeLeft failed"] {
      #expect(texts.contains { $0.hasPrefix(row) }, "\(row)")
    }
    #expect(texts.contains { $0.hasPrefix("passed on: began,") })
  }

  @Test("outlines end where the phone's screen ends")
  func clipped() throws {
    let bench = try Bench { root in
      let wide = view(CGRect(x: -300, y: 100, width: 900, height: 2_000), "Wide")
      root.addSubview(wide)
      wide.addSubview(view(CGRect(x: 900, y: 10, width: 200, height: 50), "Far"))
    }
    for key in ["B", "U", "A"] { bench.press(key) }
    bench.tap(bench.stage.layout.inWindow(CGPoint(x: 100, y: 300)))
    let screen = PixelRect(covering: bench.stage.layout.phone.insetBy(dx: -3, dy: -3))
    var count = 0
    for command in bench.overlayCommands() {
      switch command.call {
      case .line(_, isClosed: true, _, _, _), .contour:
        count += 1
        #expect(command.extent.intersection(screen) == command.extent, "\(command.call)")
      case .fill, .gradient, .border, .line, .shadow, .picture, .text: break
      }
    }
    #expect(count > 3)
  }

  @Test("of a long name the beginning and the end are shown, and its label stays narrow")
  func longName() throws {
    let name = "First" + String(repeating: "Middle", count: 100) + "Last"
    let bench = try Bench(size: CGSize(width: 800, height: 600)) { root in
      root.addSubview(view(CGRect(x: 50, y: 100, width: 200, height: 200), name))
    }
    bench.touch((1, .began, bench.stage.layout.inWindow(CGPoint(x: 100, y: 150))))
    let shown = try #require(texts(bench).first { $0.hasPrefix("F") && $0.contains("…") })
    #expect(shown.hasSuffix("t"))
    #expect(texts(bench).contains { $0.hasPrefix("hit: it gets") })
    for label in labels(bench) {
      #expect(label.width <= 241)
      #expect(bench.stage.layout.canvas.contains(label))
    }
  }

  @Test("a label stays where it is while what it is about moves a little")
  func stays() throws {
    let bench = try Bench()
    let start = try bench.place("MovedView")
    bench.touch((1, .began, start))
    bench.touch((1, .moved, CGPoint(x: start.x, y: start.y + 20)))
    bench.press("T")
    let before = labels(bench)
    for step in 1...10 {
      bench.touch((1, .moved, CGPoint(x: start.x, y: start.y + 20 + CGFloat(step))))
    }
    #expect(labels(bench) == before)
    for step in 1...10 {
      bench.touch((1, .moved, CGPoint(x: start.x, y: start.y + 20 + CGFloat(step) * 12)))
    }
    #expect(labels(bench) != before)
  }

  @Test("a view that was hit is only said to get the touch once it has received it")
  func fate() throws {
    func hits(_ bench: Bench) -> [String] {
      texts(bench).filter { $0.hasPrefix("hit") && $0 != "hit-tested:" }
    }
    let bench = try Bench("four-phenomena", size: Self.large)
    let row = try bench.place("GLTableView", CGPoint(x: 195, y: 66))
    // The table delays the touch, and the tap recognizes before the table releases it.
    bench.touch((1, .began, row))
    #expect(hits(bench) == ["hit"])
    bench.touch((1, .ended, row))
    #expect(hits(bench) == ["hit: received no touches"])
    bench.wait(1)
    #expect(hits(bench) == ["hit: received no touches"])
    // The touch of a finger that stays down is delivered to the row.
    bench.touch((1, .began, row))
    #expect(hits(bench) == ["hit"])
    bench.wait(0.3)
    #expect(hits(bench) == ["hit: it gets the touch"])
    // The tap recognizes and cancels the touch that the row received.
    bench.touch((1, .ended, row))
    #expect(hits(bench) == ["hit: its touch was cancelled"])
  }

  @Test("what was cut off and is accepted now has no label any more")
  func switched() throws {
    let bench = try Bench(size: Self.large)
    #expect(texts(bench).contains("CircleButton"))
    bench.press("O")
    #expect(!texts(bench).contains("CircleButton"))
    bench.press("O")
    #expect(texts(bench).contains("CircleButton"))
  }

  @Test("of a chain of a thousand responders both ends are shown")
  func longChain() throws {
    let bench = try Bench(size: Self.large) { root in
      var parent = root
      for index in 0..<1_000 {
        let view = view(CGRect(x: 0, y: 0, width: 300, height: 300), "Nested\(index)")
        parent.addSubview(view)
        parent = view
      }
    }
    bench.press("H")
    bench.press("U")
    bench.touch((1, .began, bench.stage.layout.inWindow(CGPoint(x: 100, y: 150))))
    let texts = texts(bench)
    #expect(texts.contains("Nested999"))
    #expect(texts.contains("UIApplication"))
    #expect(texts.contains { $0.hasPrefix("… ") && $0.hasSuffix(" more …") })
    for label in labels(bench) { #expect(bench.stage.layout.canvas.contains(label)) }
  }

  @Test("where words stand is looked for once a frame, and not without a label to place")
  func textsWhenNeeded() {
    let board = LabelBoard()
    let canvas = DrawnCanvas(PixelBuffer(width: 400, height: 400))
    var count = 0
    func frame(_ names: [CGRect]) {
      let phone = CGRect(x: 100, y: 0, width: 200, height: 400)
      board.begin(area: CGRect(x: 0, y: 0, width: 400, height: 400), phone: phone, screen: phone) {
        count += 1
        return []
      }
      for name in names { board.add(name: ["A"], in: name, color: .black) }
      board.finish(on: canvas)
    }
    frame([])
    #expect(count == 0)
    let boxes = [120, 180].map { CGRect(x: $0, y: 50, width: 50, height: 50) }
    frame(boxes)
    #expect(count == 1)
    frame([])
    frame(boxes)
    #expect(count == 2)
  }
}
