// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Importing

@Suite("Answers about a paste")
struct AnsweredPasteTests {
  @MainActor
  @Test("the first sentences name the fault, and nothing is asked", arguments: AnsweredPaste.all)
  func answers(paste: AnsweredPaste) throws {
    let scene = try Import(paste.text, view: paste.view)
    let answer = try scene.answer(#require(scene.screen.view))
    let parts = answer.components(separatedBy: " What would ")
    #expect(parts[0].contains(paste.answer), "\(parts[0])")
    #expect(
      paste.change.isEmpty
        || answer.components(separatedBy: " 4. ")[0].contains(paste.change),
      "\(answer)")
    let report = scene.screen.report
    #expect(report.questions.isEmpty, "\(report.lines)")
    #expect(report.lines.contains { $0.contains(paste.remark) } || paste.remark.isEmpty)
  }

  @Test("the report names the limit of levels once")
  func levels() throws {
    let lines = (0..<1_100).map { level in
      String(repeating: "   |", count: level)
        + " <UIView: 0x\(String(level + 1, radix: 16)); frame = (0 0; 9 9); layer = <CALayer: 0xf>>"
    }
    let report = try Import(lines.joined(separator: "\n")).screen.report
    #expect(report.taken.count { $0.contains("level") } == 1)
    #expect(report.taken.contains { $0.contains("the limit of 990 levels") }, "\(report.taken)")
  }
}
