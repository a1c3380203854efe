// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@Suite("Reading scenario files")
struct ReaderTests {
  @Test("all faults of a file are listed in one pass, links last")
  func allFaults() {
    let text = ScenarioText.document(
      #""title": 5, "windows": [{"root": {"alpha": 2, "next": "Unknown"}}], "#
        + #""input": [{"t": -1, "system": "shake"}]"#)
    #expect(
      ScenarioText.faults(Array(text.utf8)) == [
        "f.json:1: title: expected a string, found 5",
        "f.json:1: windows[0].root.alpha: expected a number from 0 to 1, found 2",
        "f.json:1: windows[0].root.next: expected the name of a responder, found \"Unknown\"; "
          + "use UIWindow or UIView",
        "f.json:1: input[0].t: expected a number from 0 to 1000000, found -1",
      ])
  }

  @Test("of very many faults the first hundred are listed")
  func manyFaults() {
    let items = Array(repeating: "7", count: 250).joined(separator: ",")
    let lines = ScenarioText.faults(Array(ScenarioText.root(#""subviews": [\#(items)]"#).utf8))
    #expect(lines.count == 101)
    #expect(lines.last == "f.json: and 150 more faults")
  }

  @Test("a byte order mark is skipped, other encodings are refused")
  func encoding() {
    let text = Array(ScenarioText.root("").utf8)
    #expect(ScenarioText.faults([0xef, 0xbb, 0xbf] + text) == [])
    #expect(
      ScenarioText.faults([0xff, 0xfe, 0x7b, 0x00]) == [
        "f.json:1:1: not valid JSON: expected a value, found the byte 0xff"
      ])
    #expect(
      ScenarioText.faults(Array("[\"".utf8) + [0xc3, 0x28] + Array("\"]".utf8)) == [
        "f.json:1:3: not valid JSON: expected text in UTF-8, found the byte 0xc3"
      ])
  }

  @Test("a file beyond the size limit is refused before it is read")
  func size() {
    let bytes = [UInt8](repeating: 0x20, count: ScenarioLimits.bytes + 1)
    #expect(
      ScenarioText.faults(bytes) == [
        "f.json: expected at most 67108864 bytes (64 MiB), found 67108865"
      ])
  }

  private static func tower(_ depth: Int) -> String {
    let start = String(repeating: #"{"subviews": ["#, count: depth)
    let end = String(repeating: "]}", count: depth)
    return #"{"format": 1, "windows": [{"root": \#(start)\#(end)}]}"#
  }

  @Test("a thousand views one in another are read, played and released; one more is refused")
  @MainActor
  func depth() throws {
    let scenario = try ScenarioText.read(Self.tower(1_000))
    #expect(scenario.nodes.count == 1_001)
    #expect(ScenarioPlayer.play(scenario).lines == [])
    let lines = ScenarioText.faults(Array(Self.tower(1_001).utf8))
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix(": expected at most 1000 levels of nodes, found one more"))
    #expect(
      lines[0].hasPrefix("f.json:1: windows[0].root.subviews[0]") && lines[0].contains("\u{2026}"))
    #expect(lines[0].count < 250)
  }

  @Test("endless brackets are refused where they get too deep")
  func brackets() {
    let lines = ScenarioText.faults([UInt8](repeating: 0x5b, count: 1_000_000))
    #expect(lines.count == 1)
    #expect(
      lines[0].hasSuffix(
        "f.json:1: expected at most 2016 levels of nesting, found one more"))
  }

  @Test("more nodes than the limit are refused")
  func nodes() {
    let many = Array(repeating: "{}", count: ScenarioLimits.nodes).joined(separator: ",")
    let lines = ScenarioText.faults(Array(ScenarioText.root(#""subviews": [\#(many)]"#).utf8))
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix("expected at most 100000 nodes, found one more"))
  }

  @Test("a fault names the line that it is in, also when a later one is found first")
  func lineNumbers() {
    let text = """
      {"format": 1,
       "windows": [{"root": {
         "next": "Unknown",
         "alpha": 2,
         "hiden": true}}],
       "input": []}
      """
    #expect(
      ScenarioText.faults(Array(text.utf8)) == [
        "f.json:5: windows[0].root.hiden: expected a key of UIView, found \"hiden\"; "
          + "did you mean hidden?",
        "f.json:4: windows[0].root.alpha: expected a number from 0 to 1, found 2",
        "f.json:3: windows[0].root.next: expected the name of a responder, found \"Unknown\"; "
          + "use UIWindow or UIView",
      ])
  }

  @Test("names are shown without what would act on a terminal or turn letters around")
  func hiddenCharacters() {
    let text = ScenarioText.root(#""touches": "\u001b]0;X\u0007\u202e\u2028é👩‍👧""#)
    #expect(
      ScenarioText.faults(Array(text.utf8)) == [
        "f.json:1: windows[0].root.touches: expected forward, intercept or both, "
          + #"found "\u{1B}]0;X\u{07}\u{202E}\u{2028}é👩‍👧""#
      ])
    let file = UnusableScenario(
      file: "a\u{1b}[31m\n.json", faults: [ScenarioFault(expected: "1", found: "2")])
    #expect(file.lines == [#"a\u{1B}[31m\n.json: expected 1, found 2"#])
  }

  @Test("what costs something although it is only a number is bounded in a file")
  func declared() {
    func faults(_ nodes: [String], input: String = "") -> [String] {
      let text =
        #""windows": [{"root": {"subviews": [\#(nodes.joined(separator: ","))]}}], "input": [\#(input)]"#
      return ScenarioText.faults(Array(ScenarioText.document(text).utf8))
    }
    let table = #"{"class": "UITableView", "scroll": {"rows": 100000, "rowHeight": 1}}"#
    #expect(faults(Array(repeating: table, count: 10)).isEmpty)
    #expect(
      faults(Array(repeating: table, count: 12)) == [
        "f.json:1: windows[0].root.subviews[10].scroll.rows: "
          + "expected at most 1000000 rows of tables in a file, found more"
      ])
    let named = table.replacing("{\"class\"", with: "{\"name\": \"T\", \"class\"")
    let set = #"{"t": 0, "set": "T.scroll.rowHeight", "to": 2}"#
    #expect(faults([named], input: Array(repeating: set, count: 9).joined(separator: ",")).isEmpty)
    #expect(
      faults([named], input: Array(repeating: set, count: 10).joined(separator: ",")).count == 1)
    let segments = #"{"class": "UISegmentedControl", "segments": 1000}"#
    #expect(
      faults(Array(repeating: segments, count: 101)) == [
        "f.json:1: windows[0].root.subviews[100].segments: "
          + "expected at most 100000 segments and pages in a file, found more"
      ])
    let taps = Array(
      repeating: #"{"class": "UITapGestureRecognizer", "simultaneousWith": ["*"]}"#, count: 400)
    #expect(
      faults([#"{"gestures": [\#(taps.joined(separator: ","))]}"#]).map { $0.suffix(69) } == [
        "expected at most 100000 pairs of related recognizers in a file, found more".suffix(69)
      ])
  }

  @Test("escapes in strings are read")
  func escapes() throws {
    let scenario = try ScenarioText.read(
      ScenarioText.document(#""title": "\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00", "windows": [{}]"#))
    #expect(scenario.title == "\"\\/\u{8}\u{c}\n\r\tä😀")
  }

  @Test("a key and its escaped twin are the same key")
  func escapedKeys() {
    #expect(
      ScenarioText.faults(Array(ScenarioText.root(#""alpha": 1, "\u0061lpha": 1"#).utf8)) == [
        "f.json:1: windows[0].root.alpha: expected each key once, found \"alpha\" again"
      ])
  }

  @Test("text from a file is shown on one line, and not at length")
  func excerpts() {
    let long = String(repeating: "x", count: 500)
    let lines = ScenarioText.faults(
      Array(ScenarioText.root(#""touches": "a\nb\#(long)""#).utf8))
    #expect(lines.count == 1)
    #expect(lines[0].contains(#"found "a\nbxxx"#) && lines[0].hasSuffix("xxx...\""))
    #expect(lines[0].count < 200)
  }

  @Test("damaged files end in messages or in scenarios, never otherwise", arguments: 0..<8)
  func mutations(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let files = try AssetFiles.all()
    for _ in 0..<250 {
      let file = files[Int.random(in: files.indices, using: &random)]
      var bytes = file.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2:
          bytes.insert(Array("{}[],:\"-09e.tn".utf8).randomElement(using: &random) ?? 0, at: index)
        default:
          let end = min(bytes.count, index + Int.random(in: 1...40, using: &random))
          bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
      }
      for line in ScenarioText.faults(bytes) {
        let isOne = line.wholeMatch(of: /f\.json:\d+:.* expected .+, found .+/) != nil
        #expect(isOne, "\(line)")
      }
    }
  }

  @Test(
    "a title is read without the rest of the file",
    arguments: [
      (#"{"format": 1, "title": "A tap\u0021", "windows": ["#, "A tap!"),
      (#"{"windows": [{"title": "inner"}], "title": "outer"}"#, "outer"),
      (#"{"title": ["no", "text"], "format": 1}"#, ""), (#"{"format": 1}"#, ""),
      (#"["title", 1]"#, nil), (#"{"title" "x"}"#, nil),
      (#"{"windows": [}, "title": "late"}"#, nil),
    ] as [(String, String?)])
  func title(text: String, title: String?) {
    #expect(ScenarioReader.title(of: Array(text.utf8)) == title)
  }
}
