// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

/// The journal of the scene has one reader, which receives each entry as soon as it is written.
@MainActor
@Suite("Following the journal")
struct FollowingTests {
  private func shell(_ id: String, log: (@MainActor (String) -> Void)?) throws -> Shell {
    let entry = try #require(SceneCatalog.entry(id))
    let session = Session(entry, try #require(entry.recipe), log: log)
    let stage = Shell(
      session, typeface: try Typeface(), settings: Shell.Settings(drawsThumbnails: false))
    stage.resize(to: CGSize(width: 1_180, height: 814))
    return stage
  }

  private func play(_ stage: Shell) {
    stage.playDemonstration { stage.advance(to: $0) }
    stage.advance(to: 20)
  }

  @Test("the log's lines lead to the same moments with a file and without one")
  func sameThings() throws {
    let (without, with) = (
      try shell("first-touch", log: nil), try shell("first-touch", log: { _ in })
    )
    play(without)
    play(with)
    #expect(
      RerunTests.text(without.session.specimen.chronicle)
        == RerunTests.text(with.session.specimen.chronicle))
    let (one, other) = (without.session.log.book.records, with.session.log.book.records)
    #expect(one.map(\.text) == other.map(\.text))
    #expect(one.map(\.moment) == other.map(\.moment))
  }

  @Test("a line of the window comes after what happened before it")
  func order() throws {
    let stage = try shell("first-touch", log: nil)
    play(stage)
    stage.note("lost the focus", at: 21)
    #expect(stage.session.log.book.records.last?.text == "window lost the focus")
    #expect(stage.session.log.book.records.dropLast().contains { $0.kind != nil })
  }

  @Test("log and chronicle have each entry while the scene is still at it")
  func isNotLate() throws {
    var last = ""
    var seen: [String] = []
    var records = 0
    let stage = try shell("first-touch", log: { last = $0 })
    // This reader is called after the log's reader.
    _ = stage.session.specimen.host.journal.addReader { entry in
      guard case .touchMethod(.began, _, _, .direct) = entry.fact else { return }
      seen.append(last)
      if stage.session.specimen.chronicle.records.last?.entry.fact == entry.fact { records += 1 }
    }
    play(stage)
    #expect(!seen.isEmpty && seen.allSatisfy { $0.contains("touchesBegan") }, "\(seen)")
    #expect(records == seen.count)
  }

  @Test("an application that outlives the window is no longer recorded")
  func applicationsOutlive() throws {
    var lines = 0
    var stage: Shell? = try shell("first-touch", log: { _ in lines += 1 })
    let host = try #require(stage?.session.specimen.host)
    host.journal.write(.text("while it is shown", about: nil))
    let before = lines
    weak let shown = stage
    stage = nil
    #expect(shown == nil)
    host.journal.write(.text("afterwards", about: nil))
    #expect(before > 0 && lines == before)
  }
}
