// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import UIModel

@MainActor
@Suite("Lines of the answer strip")
struct AnswerStripTests {
  @Test(
    "no line ends between a number and its unit, and the last one has more than a word",
    arguments: Array(stride(from: CGFloat(200), to: 440, by: 10)))
  func breaks(width: CGFloat) throws {
    let measure = TextMeasure(try Typeface())
    let strip = AnswerStrip(
      "Answer", [], .black, .dark, measure, { _ in preconditionFailure("no buttons") }, { _ in })
    strip.frame = CGRect(x: 0, y: 0, width: width, height: AnswerStrip.height(width: width))
    strip.show(["Recognizer singleTap recognized, 0.35 s late."], enabled: [])
    strip.layoutIfNeeded()
    let label = try #require(strip.subviews.compactMap { $0 as? UILabel }.first)
    let lines = measure.lines(
      of: label.text ?? "", font: label.font, width: label.frame.width, atMost: 12)
    for line in lines.dropLast() { #expect(line.last?.isNumber == false, "\(lines)") }
    #expect(lines.last?.contains(" ") == true, "\(lines)")
  }
}
