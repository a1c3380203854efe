// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension GestureArbiter: CustomStringConvertible {
  /// The contenders as a table, in the order of `ranking`, each with its state, proposal, the recognizers that it waits
  /// for, verdict and reason.
  var description: String {
    table { _ in nil }
  }

  /// Returns the same table as `description`, with the recognizers' own states, which `stateRead` returns. For nil, the
  /// table shows the arbiter's state, which does not distinguish `began` from `changed`.
  func table(_ stateRead: (Contender.ID) -> GestureState?) -> String {
    let header = ["recognizer", "view", "state", "proposal", "waits for", "verdict", "reason"]
    let rows = [header] + ranking.compactMap { id in field[id].map { row($0, stateRead(id)) } }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Returns a verdict in one sentence, with names.
  func text(of verdict: Verdict) -> String {
    let (word, reason) = words(verdict.outcome)
    return "\(name(verdict.recognizer)) \(word): \(reason)"
  }

  /// Returns a recognizer's name, even if it is no longer in the arbiter.
  private func name(_ id: Contender.ID) -> String {
    field[id]?.contender.name ?? "recognizer \(id)"
  }

  private func row(_ entry: Entry, _ stateRead: GestureState?) -> [String] {
    let contender = entry.contender
    let (state, proposal) = stateAndProposal(contender.standing)
    let waits = self.waits(of: contender.id).map(name).joined(separator: ", ")
    let (verdict, reason) = verdictAndReason(entry)
    return [
      contender.name, contender.viewName.isEmpty ? "-" : contender.viewName,
      stateRead?.description ?? state, proposal,
      waits.isEmpty ? "-" : waits, verdict, reason,
    ]
  }

  private func stateAndProposal(_ standing: Contender.Standing) -> (String, String) {
    switch standing {
    case .possible: ("possible", "-")
    case .proposing(let attempt), .waiting(let attempt): ("possible", words(attempt))
    case .active: ("began", "-")
    case .finished(.recognized): ("ended", "-")
    case .finished(.failed): ("failed", "-")
    case .finished(.cancelled): ("cancelled", "-")
    }
  }

  private func verdictAndReason(_ entry: Entry) -> (String, String) {
    switch entry.contender.standing {
    case .possible: return ("-", "has not decided yet")
    case .proposing: return ("-", "about to be judged")
    case .finished(.failed(let why?)): return ("fails", why.description)
    case .waiting, .active, .finished:
      guard let verdict = entry.verdict else { return ("-", "ended by itself") }
      return words(verdict)
    }
  }

  private func words(_ attempt: Contender.Attempt) -> String {
    switch attempt {
    case .begin: "began"
    case .end: "ended"
    case .beginAndEnd: "began, ended"
    }
  }

  private func words(_ outcome: Verdict.Outcome) -> (verdict: String, reason: String) {
    switch outcome {
    case .recognizes(_, .unopposed): ("recognizes", "nothing stopped it")
    case .recognizes(_, .requirementsMet): ("recognizes", "what it waited for has failed")
    case .waits(let others):
      ("waits", "until \(others.map(name).joined(separator: " and ")) fails")
    case .fails(let loss): ("fails", words(loss))
    case .isCancelled(let loss): ("is cancelled", words(loss))
    }
  }

  private func words(_ loss: Verdict.Loss) -> String {
    let winner = name(loss.winner)
    return switch loss.rule {
    case .wasRequiredToFail: "it required \(winner) to fail, which recognized"
    case .alreadyActive: "\(winner) had begun already"
    case .recognizedFirst: "\(winner) recognized first"
    case .deeperView: "\(winner) wanted too and is on a deeper view"
    case .addedLater: "\(winner) wanted too and was added later"
    case .moreTaps: "\(winner) wanted too and requires more taps"
    }
  }
}
