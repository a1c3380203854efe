// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Samples between two frames")
struct FrameAssemblerTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let name: String
    /// The samples of a batch, 1 ms apart, in the notation "1 moved 30".
    let batch: [String]
    /// The expected frames, each as a list of samples.
    let expected: [[String]]
    var testDescription: String { name }
  }

  static let stories = [
    Story(name: "nothing makes no frame", batch: [], expected: []),
    Story(
      name: "several moves of a finger are one frame",
      batch: ["1 moved 1", "1 moved 2", "1 moved 3"],
      expected: [["1 moved 1", "1 moved 2", "1 moved 3"]]),
    Story(
      name: "moves of two fingers are one frame in order",
      batch: ["1 moved 1", "2 moved 9", "1 moved 2", "2 moved 8"],
      expected: [["1 moved 1", "2 moved 9", "1 moved 2", "2 moved 8"]]),
    Story(
      name: "two fingers that come down together are one frame",
      batch: ["1 began 1", "2 began 2"], expected: [["1 began 1", "2 began 2"]]),
    Story(
      name: "down and up in one batch are two frames",
      batch: ["1 began 1", "1 ended 1"], expected: [["1 began 1"], ["1 ended 1"]]),
    Story(
      name: "up and down again in one batch are two frames",
      batch: ["1 ended 1", "1 began 2"], expected: [["1 ended 1"], ["1 began 2"]]),
    Story(
      name: "a whole tap, twice, is four frames",
      batch: ["1 began 1", "1 ended 1", "1 began 2", "1 ended 2"],
      expected: [["1 began 1"], ["1 ended 1"], ["1 began 2"], ["1 ended 2"]]),
    Story(
      name: "a move is kept apart from the finger's coming and going",
      batch: ["1 began 1", "1 moved 2", "1 moved 3", "1 ended 3"],
      expected: [["1 began 1"], ["1 moved 2", "1 moved 3"], ["1 ended 3"]]),
    Story(
      name: "what another finger does after a split stays after it",
      batch: ["2 moved 1", "1 moved 1", "1 ended 1", "2 moved 2", "2 moved 3"],
      expected: [["2 moved 1", "1 moved 1"], ["1 ended 1", "2 moved 2", "2 moved 3"]]),
    Story(
      name: "a cancel of all fingers is one frame",
      batch: ["1 moved 1", "1 cancelled 1", "2 cancelled 2"],
      expected: [["1 moved 1"], ["1 cancelled 1", "2 cancelled 2"]]),
  ]

  @Test("frames of a batch", arguments: stories)
  func frames(story: Story) throws {
    var assembler = FrameAssembler()
    for (index, text) in story.batch.enumerated() {
      assembler.add([try Self.sample(text)], time: 1 + Double(index) / 1_000)
    }
    let frames = assembler.take()
    #expect(frames.map { $0.samples.map(\.text) } == story.expected)
    #expect(assembler.isEmpty)
    #expect(assembler.take().isEmpty)
    #expect(frames.map(\.time) == frames.map(\.time).sorted())
  }

  @Test("coalesced samples keep their own times, the last one the frame's")
  func times() throws {
    var assembler = FrameAssembler()
    for (text, time) in [("1 moved 1", 1.0), ("1 moved 2", 1.004), ("1 moved 3", 1.008)] {
      assembler.add([try Self.sample(text)], time: time)
    }
    let frame = try #require(assembler.take().first)
    #expect(frame.time == 1.008)
    #expect(frame.samples.map(\.time) == [1.0, 1.004, nil])
  }

  @Test("other modifiers or buttons begin a frame")
  func modifiers() throws {
    var assembler = FrameAssembler()
    assembler.add([try Self.sample("1 moved 1")], time: 1)
    assembler.add([try Self.sample("1 moved 2")], time: 1, modifiers: .shift)
    assembler.add([try Self.sample("1 moved 3")], time: 1, buttonMask: 2, modifiers: .shift)
    let frames = assembler.take()
    #expect(frames.map(\.modifierFlags) == [[], .shift, .shift])
    #expect(frames.map(\.buttonMask) == [0, 0, 2])
  }

  private static func sample(_ text: String) throws -> InputSample {
    let words = text.split(separator: " ")
    return InputSample(
      finger: try #require(Int(words[0])),
      phase: try #require(InputSample.Phase(rawValue: String(words[1]))),
      location: CGPoint(x: try #require(Int(words[2])), y: 0))
  }
}
