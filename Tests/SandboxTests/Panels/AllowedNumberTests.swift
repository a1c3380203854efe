// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("Numbers that the inspector does not take")
struct AllowedNumberTests {
  @Test("what is no number, or none that is allowed, is answered with what is allowed")
  func allowed() throws {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_180, height: 1_300))
    bench.press("2", .control)
    let table = try bench.view("GLTableView")
    bench.stage.session.choose(table)
    bench.wait(0.1)
    func type(_ letters: [String], into field: String) throws {
      bench.tap(try bench.place(field))
      bench.wait(1)
      for letter in letters { bench.type(letter, text: letter) }
      bench.type("Return")
      bench.wait(0.1)
    }
    let sheet = try bench.view("PropertySheet")
    func texts() -> [String] { sheet.subtree.compactMap { ($0 as? UILabel)?.text } }
    try type(["x"], into: "Property alpha")
    #expect(texts().contains("0 to 1 only") && table.alpha == 1)
    try type(["0", ".", "5"], into: "Property alpha")
    #expect(!texts().contains("0 to 1 only") && texts().contains("alpha") && table.alpha == 0.5)
    try type(["7"], into: "Property alpha")
    #expect(texts().contains("0 to 1 only") && table.alpha == 1)
    try type(["-", "-"], into: "Property frame.w")
    #expect(texts().contains("frame: numbers only"))
    // An empty text changes nothing.
    try type([], into: "Property frame.w")
    #expect(texts().contains("frame"))
  }
}
