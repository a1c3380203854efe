// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession
@testable import Scenarios

extension DisplayTests {
  @Suite("The instrument in the window")
  struct InstrumentOnScreenTests {
    private static let blue = Screenshot.Pixel(Tint.blue)
    private static let panels: WorkbenchState = {
      var state = WorkbenchState()
      state.isTimelineOpen = true
      return state
    }()
    private static let layout = WorkbenchLayout(window: SceneOnScreen.size, state: panels)

    // MARK: The past

    @Test(
      "record, scrub to the middle: canvas and inspector show that instant; the file plays the same",
      .needsX11)
    func past() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        try await scene.hideOverlays()
        try scene.rig.keyboard.tap("r")
        try await scene.waitForLine("recording; Stop saves it (R), Files saves it as a test (E)")
        let way = try await drag(scene)
        try scene.rig.keyboard.tap("e")
        let file = "\(scene.rig.directory)/recording-1.json"
        try await eventually("the recording is saved") {
          scene.lines.contains { $0.hasPrefix("recorded ") && $0.hasSuffix(" to \(file)") }
        }
        try scene.rig.keyboard.tap(.function(4))
        try await scene.waitUntilShown("the view is at the end of its way") {
          Self.edge(of: $0) == 80
        }
        // The view is selected at its present position, at a point above its caption, and its properties are visible.
        try scene.rig.keyboard.tap("x")
        try scene.rig.touch.drag(through: [
          scene.window.onScreen(Self.layout.inWindow(CGPoint(x: 120, y: 185)))
        ])
        try await MainActor.run { try Twin.of(way, edge: 80) }
          .isShown(by: scene, "the inspector shows the view at the end")
        try await scrubUntilBetween(scene)
        try await waitForTwin(scene, of: way)
        try scene.rig.keyboard.tap(.end)
        try await scene.waitUntilShown("the present is back") { Self.edge(of: $0) == 80 }

        let check = try scene.rig.launch(Program.built("Sandbox"), ["check", file])
        #expect(try await check.waitForExit() == .exited(0))
      }
    }

    /// Drags the blue view to the left in steps, each of which is one frame.
    ///
    /// - Returns: the points of the finger, on the phone.
    private func drag(_ scene: SceneOnScreen) async throws -> [CGPoint] {
      let start = Places.moved
      let places = (0...12).map { CGPoint(x: start.x - CGFloat($0) * 10, y: start.y) }
      try scene.rig.touch.begin(1, at: scene.onScreen(start))
      for place in places.dropFirst() {
        try await Task.sleep(for: .milliseconds(40))
        try scene.rig.touch.move(1, to: scene.onScreen(place))
      }
      try scene.rig.touch.end(1)
      try await scene.waitForLine("MovedView frame 80.0 182.0 80.0 80.0")
      return places
    }

    /// Drags the mouse along the timeline's axis, from the right, until the view is between its positions.
    private func scrubUntilBetween(_ scene: SceneOnScreen) async throws {
      let (strip, names) = (Self.layout.timeline, Self.layout.timeline.width * 0.16)
      func place(_ part: CGFloat) -> CGPoint {
        CGPoint(x: names + (strip.width - names) * part, y: strip.minY + 41)
      }
      try scene.rig.pointer.move(to: scene.window.onScreen(place(0.9)))
      try scene.rig.pointer.press()
      for part in stride(from: 0.88, through: 0.02, by: -0.02) {
        if Self.isBetween(try scene.picture()) { break }
        try scene.rig.pointer.move(to: scene.window.onScreen(place(part)))
        try await Task.sleep(for: .milliseconds(100))
      }
      try scene.rig.pointer.release()
    }

    /// Waits until the inspector and the canvas show the same position of the view.
    ///
    /// Both are read from one picture, because the window may still be updating after the mouse was released.
    private func waitForTwin(_ scene: SceneOnScreen, of way: [CGPoint]) async throws {
      let twins = try await MainActor.run {
        try Dictionary(
          uniqueKeysWithValues: stride(from: 90, to: 200, by: 10).map {
            ($0, try Twin.of(way, edge: $0))
          })
      }
      // If the field looked the same for two positions, the test would prove nothing.
      try #require(Set(twins.values.map(\.pixels)).count == twins.count)
      try await scene.waitUntilShown("the inspector shows the view where it is on the canvas") {
        picture in
        Self.edge(of: picture).flatMap { twins[$0] }?.isSeen(in: picture) == true
      }
    }

    /// Returns whether the view is between its first and its last position.
    private static func isBetween(_ picture: Screenshot) -> Bool {
      edge(of: picture).map { $0 > 80 && $0 < 200 } ?? false
    }

    /// Returns the left edge of the blue view, in points of the phone. It moves in steps of ten; while it is selected
    /// it has a tint, and a line of up to six points covers the edge.
    private static func edge(of picture: Screenshot) -> Int? {
      let first = (0..<360).first { x in
        picture.pixel(at: layout.inWindow(CGPoint(x: CGFloat(x) + 0.5, y: 190.5)))
          .distance(to: blue) < 40
      }
      return first.map { Int((Double($0 - 3) / 10).rounded()) * 10 }
    }

    // MARK: What if

    @Test(
      "what a changed cancelsTouchesInView would do; a file dragged in, broken on disk and repaired",
      .needsX11)
    func question() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        let file = "\(scene.rig.directory)/dropped.json"
        try Story(color: "blue").write(to: file)
        let window = try #require(scene.window as? X11Window)
        try await FileDrop(on: scene.rig.server).drop(
          [file], on: window, at: scene.onScreen(CGPoint(x: 195, y: 350)))
        try await scene.waitForLine("scene dropped started anew")
        try scene.rig.touch.drag(through: [scene.onScreen(Story.place)])
        try await scene.waitForLine("-[Box touchesCancelled:withEvent:]")
        try await changeProperty(scene)
        try scene.rig.keyboard.tap("q")
        try await scene.waitForLine("What if BoxTap.cancelsTouchesInView: true → false")
        try await MainActor.run { try Twin.asking() }
          .isShown(by: scene, "the card says where the logs part")
        try scene.rig.keyboard.tap(.escape)
        try await breakAndMend(scene, file)
      }
    }

    /// Selects the box's recognizer in the inspector by finger and key, and changes its switch.
    private func changeProperty(_ scene: SceneOnScreen) async throws {
      try scene.rig.keyboard.tap("x")
      try scene.rig.touch.drag(through: [scene.onScreen(Story.place)])
      try scene.rig.keyboard.tap(.down, with: .control)
      let place = try await MainActor.run { try Twin.placeOfSwitch() }
      try await Task.sleep(for: .milliseconds(300))
      try scene.rig.touch.drag(through: [scene.window.onScreen(place)])
      try await scene.waitForLine("BoxTap.cancelsTouchesInView = false")
    }

    /// Checks that the scene stays while its file is broken, and is replaced when the file is repaired.
    private func breakAndMend(_ scene: SceneOnScreen, _ file: String) async throws {
      try "{ \"format\": 1, \"windows\": 5 }".write(
        toFile: file, atomically: true, encoding: .utf8)
      try await eventually("the log says what is wrong") {
        scene.lines.contains {
          $0.hasPrefix("\(file):1: windows: expected a list of one window or more, found 5")
        }
      }
      let begun = scene.lines.count { $0 == "-[Box touchesBegan:withEvent:]" }
      try scene.rig.touch.drag(through: [scene.onScreen(Story.place)])
      try await scene.waitForLine("-[Box touchesBegan:withEvent:]", times: begun + 1)
      try await MainActor.run { try Twin.complaining() }
        .isShown(by: scene, "a card says what is wrong")
      try Story(color: "green").write(to: file)
      try await scene.waitForLine("dropped.json changed")
      try await scene.waitUntilShown("the mended scene is there") {
        $0.pixel(at: scene.inWindow(CGPoint(x: 300, y: 380))) == .init(red: 0, green: 255, blue: 0)
      }
    }
  }
}

/// A scenario file with a box that has a tap recognizer.
private struct Story {
  static let place = CGPoint(x: 195, y: 300)
  let color: String

  var text: String {
    """
    {
      "format": 1, "title": "A box and its tap",
      "windows": [{"root": {"subviews": [{
        "name": "Box", "frame": [50, 200, 290, 200], "color": "\(color)", "touches": "intercept",
        "gestures": [{"class": "UITapGestureRecognizer", "name": "BoxTap", "action": "tapped"}]
      }]}}]
    }
    """
  }

  func write(to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// A part of the window and its expected look, which was drawn in this process from the same input.
private struct Twin: Sendable {
  let place: CGRect
  let pixels: [Screenshot.Pixel]

  /// Waits until the window looks exactly like this.
  func isShown(by scene: SceneOnScreen, _ what: String) async throws {
    try await scene.waitUntilShown(what) { isSeen(in: $0) }
  }

  /// Returns whether a picture of the window looks exactly like this.
  func isSeen(in picture: Screenshot) -> Bool {
    let part = picture.cropped(to: place)
    return (0..<part.height).allSatisfy { y in
      (0..<part.width).allSatisfy { x in
        part.pixel(at: CGPoint(x: x, y: y)) == pixels[y * part.width + x]
      }
    }
  }

  /// A view of the workbench.
  @MainActor
  init(_ view: UIView, of bench: Bench) throws {
    let frame = view.outlineOnScreen.boundingBox.integral
    let visible = frame.intersection(bench.stage.screen.bounds)
    // The view is fully visible, and no other view covers it.
    try #require(frame == visible && !frame.isEmpty)
    for corner in [CGPoint(x: 2, y: 2), CGPoint(x: frame.width - 2, y: frame.height - 2)] {
      let place = CGPoint(x: frame.minX + corner.x, y: frame.minY + corner.y)
      let seen = bench.stage.host.perform { ViewPicker.view(at: place, in: bench.stage.host) }
      try #require(seen?.isDescendant(of: view) == true, "\(frame): \(String(describing: seen))")
    }
    place = frame
    let picture = bench.picture()
    var pixels: [Screenshot.Pixel] = []
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) {
        let word = picture[x, y]
        let (red, green, blue) = (word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
        pixels.append(
          Screenshot.Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))
      }
    }
    self.pixels = pixels
  }

  /// Returns the inspector's field for the blue view's left edge, at an instant.
  @MainActor
  static func of(_ way: [CGPoint], edge: Int) throws -> Twin {
    let bench = try Bench()
    bench.press("H")
    bench.press("T")
    for (index, place) in way.enumerated() {
      bench.touch((1, index == 0 ? .began : .moved, bench.stage.layout.inWindow(place)))
    }
    bench.touch((1, .ended, bench.stage.layout.inWindow(way[way.count - 1])))
    bench.press("F4")
    let view = try bench.view("MovedView")
    bench.stage.session.choose(view)
    bench.press("2", .control)
    for _ in 0..<100 {
      let shown = bench.stage.session.shown.scene.windows.flatMap(\.subtree)
        .first { $0.journalName == "MovedView" }
      if Int(shown?.frame.minX ?? -1) == edge { break }
      bench.press(",")
    }
    bench.wait(0.01)
    return try Twin(try bench.view("Property frame.x"), of: bench)
  }

  @MainActor
  private static func story() throws -> Bench {
    let bench = try Bench()
    let path = NSTemporaryDirectory() + "story-\(UUID().uuidString.prefix(8))/dropped.json"
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Story(color: "blue").write(to: path)
    bench.stage.feed(.fileDropped(path))
    bench.tap(bench.stage.layout.inWindow(Story.place))
    bench.wait(1)
    return bench
  }

  @MainActor
  private static func choosing() throws -> Bench {
    let bench = try story()
    bench.press("X")
    bench.tap(bench.stage.layout.inWindow(Story.place))
    bench.press("Down", .control)
    bench.wait(0.1)
    return bench
  }

  /// Returns the frame of the switch for cancelsTouchesInView.
  @MainActor
  static func placeOfSwitch() throws -> CGPoint {
    try choosing().place("Property cancelsTouchesInView")
  }

  /// Returns the sentence about the effect of the change, on the card.
  @MainActor
  static func asking() throws -> Twin {
    let bench = try choosing()
    bench.tap(try bench.place("Property cancelsTouchesInView"))
    bench.wait(0.1)
    bench.press("Q")
    bench.wait(0.1)
    return try Twin(try sheetPart(bench) { $0.journalName == "WhatIfSentence" }, of: bench)
  }

  /// Returns the lines about the broken file, on the card.
  @MainActor
  static func complaining() throws -> Twin {
    let bench = try story()
    let path = NSTemporaryDirectory() + "broken-\(UUID().uuidString.prefix(8))/dropped.json"
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "{ \"format\": 1, \"windows\": 5 }".write(toFile: path, atomically: true, encoding: .utf8)
    bench.stage.feed(.fileDropped(path))
    // The same lines, as for the open file.
    guard case .unusable(var content)? = bench.stage.session.answer else {
      throw RigError("The file was taken.")
    }
    content.isOpen = true
    bench.stage.session.answer = .unusable(content)
    bench.wait(0.1)
    let line = try sheetPart(bench) {
      ($0 as? UILabel)?.text?.contains("windows: expected") == true
    }
    return try Twin(line, of: bench)
  }

  @MainActor
  private static func sheetPart(_ bench: Bench, _ fits: (UIView) -> Bool) throws -> UIView {
    let sheet = try #require(bench.stage.sheet.window)
    guard let part = sheet.subtree.first(where: fits) else {
      throw RigError("The card has no such part.")
    }
    return part
  }
}
