// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Plain touches are read by a shorter way, which must find what the usual way finds.
@Suite("Touches of a large input")
struct PlainTouchTests {
  private func value(_ text: String) throws -> JSONText {
    try JSONText(Array(text.utf8))
  }

  @Test("numbers are those that every other reader finds, to the last bit")
  func numbers() throws {
    var random = SeededGenerator(seed: 7)
    var plain = 0
    for _ in 0..<20_000 {
      let digits = String(UInt64.random(in: 0...999_999_999_999_999, using: &random))
      let kept = digits.prefix(Int.random(in: 1...digits.count, using: &random))
      let rest = digits.dropFirst(kept.count)
      let sign = Bool.random(using: &random) ? "-" : ""
      let text = sign + kept + (rest.isEmpty ? "" : ".\(rest)")
      guard let number = try value(text).plainNumber(0) else { continue }
      plain += 1
      #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    #expect(plain > 19_000)
    for text in ["1e3", "1234567890123456", "\"1\"", "0.1234567890123456", "true"] {
      #expect(try value(text).plainNumber(0) == nil, "\(text)")
    }
  }

  @Test("a plain entry is one whatever the order of its keys; anything else is left to others")
  func entries() throws {
    func touch(_ text: String) throws -> PlainTouch? { PlainTouch(try value(text).root) }
    let one = try #require(
      try touch(#"{"at": [1.5, -2], "phase": "moved", "t": 0.25, "touch": 3}"#))
    #expect(one.time == 0.25 && one.finger == 3 && one.phase == .moved)
    #expect(one.location == CGPoint(x: 1.5, y: -2))
    let end = try #require(try touch(#"{"t": 1, "touch": 1, "phase": "ended"}"#))
    #expect(end.location == nil)
    for text in [
      #"{"t": 1, "touch": 1, "phase": "ended", "force": 1}"#,
      #"{"t": 1, "touch": 1, "phase": "ended", "phase": "ended"}"#,
      #"{"t": 1, "touch": 1, "phase": "moved", "at": [1]}"#,
      #"{"t": 1, "touch": 1, "phase": "moved", "at": [1, 2, 3]}"#,
      #"{"t": 1, "touch": 1, "phase": "moved", "at": {"1": 2}}"#,
      #"{"t": 1, "touch": 1, "phase": "moved", "at": 7, "at": [1, 2]}"#,
      #"{"t": 1, "touch": 1.5, "phase": "ended"}"#, #"{"t": 1, "touch": 1}"#,
      #"{"t": 1, "touch": 1, "phase": "cancelled"}"#,
      #"{"t": 1, "t\u006fuch": 1, "phase": "ended"}"#,
      #"{}"#, #"[1, 2]"#, #""t""#,
    ] {
      #expect(try touch(text) == nil, "\(text)")
    }
  }

  @Test("the entries of a file are the same in either way")
  func sameInput() throws {
    let plain = (0..<200).map { number in
      let phase = number % 10 == 0 ? "began" : number % 10 == 9 ? "ended" : "moved"
      return #"{"t": \#(Double(number) / 8), "touch": 1, "phase": "\#(phase)", "#
        + #""at": [\#(number), \#(Double(number) * 1.5)]}"#
    }
    // An escape in a key makes an entry go the usual way.
    let usual = plain.map { $0.replacing("\"touch\"", with: #""t\u006fuch""#) }
    func input(_ entries: [String]) throws -> [ScenarioInput] {
      try ScenarioText.read(ScenarioText.input(entries.joined(separator: ", "))).input
    }
    let (short, long) = (try input(plain), try input(usual))
    #expect(short.count == 200)
    #expect(short == long)
  }
}
