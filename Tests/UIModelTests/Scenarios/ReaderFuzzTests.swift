// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Randomly damaged files. `SCENARIO_FUZZ_RUNS` sets their number (3000 by default), `SCENARIO_FUZZ_SEED` the first
/// seed.
@MainActor
@Suite("Damaged scenario files")
struct ReaderFuzzTests {
  /// The values that replace values of other types.
  private static let values = [
    "null", "true", "false", "0", "-1", "1", "2", "0.5", "1e6", "-1e6", "1e7", "1e300", "1e400",
    "-0", "9007199254740993", "\"\"", "\"default\"", "\"self\"", "\"nil\"", "\"circle\"", "\"*\"",
    "\"V\"", "\"Root\"", "\"UIButton\"", "\"UITableView\"", "\"UIScrollView\"",
    "\"UINavigationController\"", "\"UITabBarController\"", "\"began\"", "\"ended\"", "\"moved\"",
    "\"../x.png\"", "\"\\u0000\"", "[]", "{}", "[0, 0]", "[0, 0, 100, 100]", "[[1]]",
    "[1e6, 1e6, 0, 0]", "{\"subview\": 0}", "{\"alsoInside\": \"V\"}", "{\"inset\": -20}",
    "{\"scale\": 0}", "{\"scale\": [1, -1], \"rotate\": 90, \"translate\": [1, 2]}",
    "{\"anyOrder\": [[\"a\"], \"b\"]}", "{\"rows\": 100000}", "{\"contentSize\": [1e6, 0]}",
  ]

  /// Replaces, removes, repeats or swaps whole values, so that most results are still JSON.
  private static func damaged(
    _ files: [AssetFiles.File], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = files[Int.random(in: files.indices, using: &random)].bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let text = try? JSONText(bytes) else { return bytes }
      let element = JSONValue(
        text: text, index: Int.random(in: text.elements.indices, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let value = values[Int.random(in: values.indices, using: &random)]
        bytes.replaceSubrange(element.range, with: value.utf8)
      case 2:
        let other = JSONValue(
          text: text, index: Int.random(in: text.elements.indices, using: &random))
        bytes.replaceSubrange(element.range, with: bytes[other.range])
      case 3:
        let twice = Array(bytes[element.range]) + [0x2c] + Array(bytes[element.range])
        bytes.replaceSubrange(element.range, with: twice)
      default:
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }

  @Test("end in messages of one line each, or are played to their end")
  func mutations() throws {
    let files = try AssetFiles.all()
    let first = Streams.number("SCENARIO_FUZZ_SEED") ?? 1
    var (usable, unusable) = (0, 0)
    for seed in first..<(first + (Streams.number("SCENARIO_FUZZ_RUNS") ?? 3_000)) {
      var random = SeededGenerator(seed: UInt64(seed))
      let bytes = Self.damaged(files, &random)
      do {
        let scenario = try ScenarioReader.read(bytes, file: "f.json")
        usable += 1
        let played = ScenarioPlayer.play(scenario)
        #expect(played.lines.count < 1_000_000, "seed \(seed)")
      } catch {
        unusable += 1
        for line in error.lines {
          let isOne = line.hasPrefix("f.json:") && !line.contains("\n")
          if !isOne { Issue.record("seed \(seed): \(line)") }
        }
      }
    }
    #expect(usable > 0 && unusable > 0)
  }
}
