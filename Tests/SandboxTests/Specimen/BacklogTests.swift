// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

/// What happened may be read late, and nobody can tell.
@MainActor
@Suite("What was not read yet")
struct BacklogTests {
  private func workbench(_ id: String, log: (@MainActor (String) -> Void)?) throws -> Workbench {
    let entry = try #require(SceneCatalog.entry(id))
    let stage = Workbench(
      entry, try #require(entry.recipe), typeface: try Typeface(),
      settings: Workbench.Settings(drawsThumbnails: false), log: log)
    stage.resize(to: CGSize(width: 1_180, height: 760))
    return stage
  }

  /// Plays the demonstration, with every panel shut, and calls back after each input.
  private func play(_ stage: Workbench, after: () -> Void = {}) {
    stage.change {
      ($0.isGalleryOpen, $0.isSideOpen, $0.isTimelineOpen) = (false, false, false)
    }
    for toggle in stage.toggles where ["H", "T"].contains(toggle.key) { toggle.set(false) }
    for input in stage.demonstration {
      if let time = input.time { stage.advance(to: time) }
      stage.feed(input)
      after()
    }
    stage.advance(to: 20)
  }

  @Test(
    "late readers find what early ones do",
    arguments: ["first-touch", "photos", "four-phenomena", "controls"])
  func sameThings(id: String) throws {
    let (late, early) = (try workbench(id, log: nil), try workbench(id, log: { _ in }))
    var most = 0
    play(late) { most = max(most, late.specimen.backlog.count) }
    play(early)
    #expect(most > 0, "nothing was read late")
    #expect(early.specimen.backlog.count == 0)
    #expect(RerunTests.text(late.specimen.chronicle) == RerunTests.text(early.specimen.chronicle))
    let (lateBook, earlyBook) = (late.recorder.book, early.recorder.book)
    #expect(lateBook.records.map(\.text) == earlyBook.records.map(\.text))
    #expect(lateBook.records.map(\.moment) == earlyBook.records.map(\.moment))
  }

  @Test("everything is read when the turn is over, and overlays that are shown have read it before")
  func whenRead() throws {
    let stage = try workbench("first-touch", log: nil)
    play(stage)
    #expect(stage.specimen.backlog.count > 0)
    #expect(!stage.hasOverlays)
    stage.catchUp()
    #expect(stage.specimen.backlog.count == 0)

    let fingers = try #require(stage.toggles.first { $0.key == "T" })
    fingers.set(true)
    stage.advance(to: 21)
    _ = stage.needsDisplay
    #expect(stage.specimen.backlog.count == 0)
  }

  @Test("a line of the workbench comes after what happened before it")
  func order() throws {
    let stage = try workbench("first-touch", log: nil)
    play(stage)
    #expect(stage.specimen.backlog.count > 0)
    stage.note("lost the focus", at: 21)
    #expect(stage.recorder.book.records.last?.text == "window lost the focus")
    #expect(stage.recorder.book.records.dropLast().contains { $0.kind != nil })
  }

  @Test("a file of the log has each line while the scene is still at it")
  func fileIsNotLate() throws {
    var last = ""
    var seen: [String] = []
    let stage = try workbench("first-touch", log: { last = $0 })
    // It reads after the log's reader.
    _ = stage.specimen.host.journal.addReader { entry in
      if case .touchMethod(.began, _, _, .direct) = entry.fact { seen.append(last) }
    }
    play(stage)
    #expect(!seen.isEmpty && seen.allSatisfy { $0.contains("touchesBegan") }, "\(seen)")
  }

  @Test("what happens to an application that outlives the window is told nobody")
  func applicationsOutlive() throws {
    var lines = 0
    var stage: Workbench? = try workbench("first-touch", log: { _ in lines += 1 })
    let host = try #require(stage?.specimen.host)
    host.journal.write(.text("while it is shown", about: nil))
    let before = lines
    weak let shown = stage
    stage = nil
    #expect(shown == nil)
    host.journal.write(.text("afterwards", about: nil))
    #expect(before > 0 && lines == before)
  }

  @Test("no more than so much waits")
  func bounded() {
    let backlog = Backlog()
    var count = 0
    backlog.addReader { _ in count += 1 }
    for number in 1...Backlog.capacity {
      #expect(count == 0)
      backlog.add(JournalEntry(sequence: number, time: 0, fact: .stage(.sleeps)), event: 0)
    }
    #expect(count == Backlog.capacity)
    #expect(backlog.count == 0)
  }
}
