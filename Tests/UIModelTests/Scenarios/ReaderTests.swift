// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@Suite("Reading scenario files")
struct ReaderTests {
  @Test("all faults of a file are told in one pass, links last")
  func allFaults() {
    let text = ScenarioText.document(
      #""title": 5, "windows": [{"root": {"alpha": 2, "next": "Nobody"}}], "#
        + #""input": [{"t": -1, "system": "shake"}]"#)
    #expect(
      ScenarioText.faults(Array(text.utf8)) == [
        "f.json: title: 5 found, a string allowed",
        "f.json: windows[0].root.alpha: 2 found, a number from 0 to 1 allowed",
        "f.json: windows[0].root.next: \"Nobody\" found, a responder's name allowed",
        "f.json: input[0].t: -1 found, a number from 0 to 1000000 allowed",
      ])
  }

  @Test("of very many faults the first hundred are told")
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
        "f.json: line 1, column 1: the byte 0xff found, a value allowed"
      ])
    #expect(
      ScenarioText.faults(Array("[\"".utf8) + [0xc3, 0x28] + Array("\"]".utf8)) == [
        "f.json: [0] (line 1, column 3): the byte 0xc3 found, text in UTF-8 allowed"
      ])
  }

  @Test("a file beyond the size limit is refused before it is read")
  func size() {
    let bytes = [UInt8](repeating: 0x20, count: ScenarioLimits.bytes + 1)
    #expect(
      ScenarioText.faults(bytes) == [
        "f.json: top level: 67108865 bytes found, at most 67108864 bytes (64 MiB) allowed"
      ])
  }

  private static func tower(_ depth: Int) -> String {
    let start = String(repeating: #"{"subviews": ["#, count: depth)
    let end = String(repeating: "]}", count: depth)
    return #"{"format": 1, "windows": [{"root": \#(start)\#(end)}]}"#
  }

  @Test("a thousand views one in another are read, played and let go; one more is refused")
  @MainActor
  func depth() throws {
    let scenario = try ScenarioText.read(Self.tower(1_000))
    #expect(scenario.nodes.count == 1_001)
    #expect(ScenarioPlayer.play(scenario).lines == [])
    let lines = ScenarioText.faults(Array(Self.tower(1_001).utf8))
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix(": a node at depth 1001 found, at most depth 1000 allowed"))
    #expect(
      lines[0].hasPrefix("f.json: windows[0].root.subviews[0]") && lines[0].contains("\u{2026}"))
    #expect(lines[0].count < 250)
  }

  @Test("endless brackets are refused where they get too deep")
  func brackets() {
    let lines = ScenarioText.faults([UInt8](repeating: 0x5b, count: 1_000_000))
    #expect(lines.count == 1)
    #expect(
      lines[0].hasSuffix(
        "a level of nesting beyond 2016 found, at most 2016 levels allowed"))
  }

  @Test("more nodes than the limit are refused")
  func nodes() {
    let many = Array(repeating: "{}", count: ScenarioLimits.nodes).joined(separator: ",")
    let lines = ScenarioText.faults(Array(ScenarioText.root(#""subviews": [\#(many)]"#).utf8))
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix("a node beyond 100000 found, at most 100000 nodes allowed"))
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
        "f.json: windows[0].root.alpha: the key \"alpha\" again found, one of it allowed"
      ])
  }

  @Test("text from a file is shown on one line, and not at length")
  func excerpts() {
    let long = String(repeating: "x", count: 500)
    let lines = ScenarioText.faults(
      Array(ScenarioText.root(#""touches": "a\nb\#(long)""#).utf8))
    #expect(lines.count == 1)
    #expect(lines[0].contains(#""a\nbxxx"#) && lines[0].contains("xxx...\" found"))
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
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(Array("{}[],:\"-09e.tn".utf8).randomElement(using: &random) ?? 0, at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
          bytes.insert(contentsOf: bytes[place..<end], at: place)
        }
      }
      for line in ScenarioText.faults(bytes) {
        #expect(line.hasPrefix("f.json: ") && line.hasSuffix(" allowed"))
      }
    }
  }
}
