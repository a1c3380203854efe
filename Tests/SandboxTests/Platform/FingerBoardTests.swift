// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The board of fingers")
struct FingerBoardTests {
  @Test("says what to do, and numbers each finger's dot and line")
  func texts() throws {
    let entry = try #require(SceneCatalog.entry("fingers"))
    let board = FingerBoard(entry, typeface: try Typeface(), log: nil)
    let run = OffscreenRun(stage: board, size: CGSize(width: 800, height: 600), scale: 1)
    run.playDemonstration()
    _ = run.picture()
    let texts = board.items.flatMap(\.commands).compactMap { command in
      if case .text(let text, _, _, _) = command.call { text } else { nil }
    }
    #expect(texts.first == entry.title)
    #expect(texts.contains("1") && texts.contains("2"))
    #expect(texts.contains("finger 1 at 240, 300") && texts.contains("finger 2 at 560, 300"))
  }
}
