// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Measures the processor time that the window needs without a display, as `Sandbox measure` prints it.
@MainActor
struct ProcessorBench {
  let sandbox: URL

  func rows() throws -> [Row] {
    let drawing = try output("drawing")
    let fingers = try output("frames")
    let (whole, moved) = (
      try number(after: "whole frames: median", in: drawing),
      try number(after: "one view moved: median", in: drawing)
    )
    let frames = try number(after: "frames,", in: fingers)
    return [
      Row(
        goal: "R1", what: "1,000 shapes, half of them round, and 200 labels, drawn",
        figure: whole * 1_000, unit: "us", wanted: "8000", isMet: whole <= 8),
      Row(
        goal: "R1", what: "  one view of 64 x 64 moved in it", figure: moved * 1_000, unit: "us",
        wanted: "500", isMet: moved <= 0.5),
      Row(
        goal: "R2", what: "frames with ten fingers at 240 Hz and every panel", figure: frames,
        unit: "a second", wanted: "60", isMet: frames >= 60),
    ]
  }

  private func output(_ subject: String) throws -> String {
    let process = Process()
    process.executableURL = sandbox
    process.arguments = ["measure", subject]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }

  private func number(after label: String, in text: String) throws -> Double {
    guard let range = text.range(of: label),
      let number = Double(
        text[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    else { throw Disagreement(description: "Sandbox measure does not tell \(label)") }
    return number
  }
}
