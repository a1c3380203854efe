// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Measures the cost of the journal for a frame with moved fingers. Without readers it must be zero, even if there were
/// readers before.
@MainActor
struct JournalBench {
  /// The kinds of readers of the journal.
  enum Reader: String, CaseIterable {
    case absent, formerly, lines, everything

    var title: String {
      switch self {
      case .absent: "without a reader"
      case .formerly: "read before, and no longer"
      case .lines: "read as the lines of a log"
      case .everything: "read whole, and nothing made of it"
      }
    }
  }

  static let all = Reader.allCases.map { workload($0, frames: 512) }

  let settings: Settings
  private(set) var rows: [Row] = []

  init(_ settings: Settings) { self.settings = settings }

  private static func workload(_ reader: Reader, frames: Int) -> Workload {
    Workload(name: "journal.\(reader.rawValue)", operations: frames) {
      let scene = TouchScene(fingers: 1, recognizers: 2, motion: .dragging)
      let journal = scene.stage.host.journal
      let ticket = read(journal, reader)
      scene.begin()
      if reader == .formerly, let ticket { journal.removeReader(ticket) }
      return {
        let before = scene.actions
        scene.move(frames)
        return UInt64(scene.actions - before)
      }
    }
  }

  private static func read(_ journal: Journal, _ reader: Reader) -> Journal.Ticket? {
    switch reader {
    case .absent: nil
    case .lines: journal.readAsText()
    case .formerly, .everything: journal.addReader { _ in }
    }
  }

  mutating func run() throws {
    let workloads = Reader.allCases.map { Self.workload($0, frames: settings.points / 4) }
    let contest = Contest(workloads, rounds: settings.rounds)
    guard Set(contest.checksums).count == 1 else {
      throw Disagreement(description: "readers of the journal change what recognizers do")
    }
    for (index, reader) in Reader.allCases.enumerated() {
      let count = settings.instructions(workloads[index].name)
      let isFree = reader == .formerly
      rows.append(
        Row(
          goal: "J2", what: "1 finger, 2 pans under way, journal \(reader.title)",
          figure: contest.median(index), unit: "ns a frame", baseline: contest.median(0),
          ratio: contest.ratio(index, to: 0), allocations: contest.allocations[index],
          instructions: count, wanted: isFree ? "as many instructions" : "state it",
          isMet: isFree ? count.map { $0 <= settings.instructions(workloads[0].name) ?? 0 } : nil))
    }
  }
}

extension Journal {
  /// Adds a reader that collects the log's lines in a text, and clears the text when it exceeds 32 KiB.
  func readAsText() -> Ticket {
    var log = ""
    return addReader(of: .log) { entry in
      guard let line = LogLine.text(of: entry.fact) else { return }
      log += line
      log += "\n"
      if log.utf8.count > 1 << 15 { log.removeAll(keepingCapacity: true) }
    }
  }
}
