// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The panel")
struct PanelViewTests {
  private func labels(_ title: String) throws -> (title: CGRect, advice: CGRect) {
    let entry = SceneCatalog.Entry(
      id: "scene", title: title, advice: "What to try.", content: .fingerBoard)
    let panel = PanelView(entry, [], [], .dark, TextMeasure(try Typeface())) { _ in }
    panel.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    panel.layoutIfNeeded()
    func frame(_ text: String) throws -> CGRect {
      try #require(panel.subtree.first { ($0 as? UILabel)?.text == text }).frame
    }
    return (try frame(title), try frame("What to try."))
  }

  @Test("a long title takes a second line, and what follows moves down")
  func longTitle() throws {
    let short = try labels("A tap")
    #expect(short.title.height == 26)
    let long = try labels(
      "A quick tap on a cell goes to the tap behind the table, which is a long title")
    #expect(long.title.height > 40)
    #expect(long.advice.minY - long.title.maxY == short.advice.minY - short.title.maxY)
    #expect(long.advice.height == short.advice.height)
  }
}
