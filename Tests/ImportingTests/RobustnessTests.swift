// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// Any pasted text is imported in a short time, and gives a usable scene or a message that there is none.
@Suite("Robustness")
struct RobustnessTests {
  private static let seeds =
    FaultPaste.all.map(\.text) + [
      CleaningTests.tree, RecordTests.list, TraceTests.libinput, TraceTests.evemu,
    ]

  /// Returns a text inserted into the middle of another, with bytes changed and lines doubled, removed or joined.
  private static func mutated(_ random: inout SystemRandom) -> [UInt8] {
    var bytes = Array(seeds[Int.random(in: seeds.indices, using: &random)].utf8)
    let pieces: [String] = [
      "<", ">", ">>", "'", "\"", "\\n", "{", "(", "}", ")", ";", "   | ", "\n", "&lt;", "0x", " = ",
      "<<", "...", "text = '", "must-fail = {", "\u{2026}", "[", "-", "nan", "1e999", "{{",
    ]
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      guard !bytes.isEmpty else { break }
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1:
        bytes.removeSubrange(
          index..<min(bytes.count, index + Int.random(in: 1...60, using: &random)))
      case 2:
        bytes.insert(
          contentsOf: pieces[Int.random(in: pieces.indices, using: &random)].utf8, at: index)
      case 3: bytes = Array(bytes[..<index])
      case 4:
        let end = min(bytes.count, index + Int.random(in: 1...200, using: &random))
        bytes.insert(
          contentsOf: bytes[index..<end], at: Int.random(in: bytes.indices, using: &random))
      case 5:
        let other = Array(seeds[Int.random(in: seeds.indices, using: &random)].utf8)
        bytes.insert(contentsOf: other.suffix(Int.random(in: 1...400, using: &random)), at: index)
      default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
      }
    }
    return bytes
  }

  /// The number of texts; `UIMODEL_STREAMS` sets it.
  private static let count =
    ProcessInfo.processInfo.environment["UIMODEL_STREAMS"].flatMap(Int.init) ?? 600

  @Test("mutated pastes make scenes that can be read, or none")
  func fuzz() throws {
    for seed in 0..<Self.count {
      var random = SystemRandom(seed: UInt64(seed + 1))
      let bytes = Self.mutated(&random)
      let view = seed % 3 == 0 ? ["UIButton", "UIView", "CardView"][seed % 9 / 3] : nil
      do {
        let screen = try ScreenImport.read(
          bytes, ImportOptions(view: view, isAnonymous: seed % 5 == 0))
        _ = try ScenarioReader.read(Array(screen.text.utf8), file: "seed \(seed)")
      } catch is ImportFailure {
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
      if let trace = TouchTrace(bytes) { _ = trace.input(on: CGSize(width: 390, height: 844)) }
    }
  }

  /// Texts for which a badly written reader would read the same part again and again.
  static let shapes: [String] = [
    "<", ">", "<<", "<UIView: 0x1; ", "text = '", "'; ", "<a", "{", "(", "   | <UIView: 0x1",
    "[{\"", "\n[{\"frame\"",
    "<XCUIElementTypeOther x=\"", "&lt;", "&amp;", "\\n", "\"<", "> ", "must-fail = {",
    "<UITouch: 0x1> phase: ", "| ",
    "\n<A: 0x1>", "\n   | <UIView; frame = (0 0; 1 1)>", "\n...",
    "Button, 0x1, {{0, 0}, {1, 1}}, label: '", "\n'", "\nx",
    "view: <", "=\n", "<UIView: 0x1; frame = (0 0; 10 10);\n", " ", "\t", "\n\n", "[1] ", "- ",
    "/*", "`", "a: <", "}> ",
    "<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x2>; must-fail = {\n",
    "<UITapGestureRecognizer: 0x1; must-fail = {", "(lldb) po [[0x1 superview] isHidden]\nYES\n",
    "(lldb) po okButton.superview.superview.isHidden\ntrue\n",
  ]

  @Test("a megabyte of any shape is read in linear time", arguments: shapes)
  func linear(shape: String) {
    // For this, a quadratic reader takes minutes in a debug build on a busy machine, a linear one a second.
    let count = 120_000 / shape.utf8.count
    let text =
      "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n"
      + String(repeating: shape, count: count)
    _ = try? ScreenImport.read(Array(text.utf8), ImportOptions(view: "UIView"))
  }

  @Test(
    "a long line of one mark, alone in the text, is read in linear time",
    arguments: [">", "> ", ">> ", "\\n", "\n", "> | ", "// "])
  func alone(mark: String) {
    let text = String(repeating: mark, count: 120_000 / mark.utf8.count)
    _ = try? ScreenImport.read(Array(text.utf8))
    _ = try? ScreenImport.read(Array("\"\(text)\"".utf8))
    _ = try? ScenarioReader.read(Array("\"\(text)\"".utf8), file: "text")
  }

  @Test("thousands of React Native's views with subviews that stick out are read in linear time")
  func stickingOut() throws {
    let pairs = (0..<2_000).map { index in
      let line = { (depth: Int, address: Int, frame: String) in
        String(repeating: "   |", count: depth)
          + " <RCTView: 0x\(String(address, radix: 16)); frame = \(frame); layer = <CALayer: 0x2>>\n"
      }
      return line(1, 2 * index + 16, "(0 0; 9 9)") + line(2, 2 * index + 17, "(9 9; 9 9)")
    }
    let scene = try Import(
      "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>\n" + pairs.joined())
    #expect(scene.screen.report.assumed.count { $0.key.hasSuffix(".pointInside") } == 2_000)
  }

  @Test("only so many fingers are down at the same time")
  func fingers() throws {
    let lines = (0..<1_000).map {
      "<UITouch: 0x\(String($0 + 10, radix: 16))> phase: Began tap count: 1 force: 0.000 window: (null) "
        + "view: (null) location in window: {10, 20} previous location in window: {10, 20}"
    }
    let scene = try Import(
      "<UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x2>>\n"
        + lines.joined(separator: "\n"))
    #expect(Set(scene.touches.map(\.finger)) == Set(1...20))
    #expect(scene.screen.report.taken.contains("20 touches"))
    #expect(
      scene.screen.report.taken.contains(
        "line 22: the limit of 20 fingers at the same time is reached; 980 touches from here on are left out"
      ), "\(scene.screen.report.taken)")
  }
}
