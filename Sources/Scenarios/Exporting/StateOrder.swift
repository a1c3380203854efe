// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The part of the order of log lines that an exported test can observe. The test notices a state change only when it
/// compares the recognizers' states with the previous ones.
struct StateOrder {
  private let log: [ScenarioLine]
  /// The names of the observed recognizers, in the order of their first changes.
  let watched: [String]
  private let ranks: [String: Int]

  init(_ log: [ScenarioLine]) {
    self.log = log
    watched = log.filter { $0.kind == .states }.compactMap(\.name).distinct
    ranks = Dictionary(uniqueKeysWithValues: watched.enumerated().map { ($1, $0) })
  }

  /// Returns whether a test can observe that a state change comes before the next line.
  func isSeen(_ line: ScenarioLine, before next: ScenarioLine) -> Bool {
    guard isInner(next), line.time == next.time else { return true }
    if next.kind == .states {
      guard let name = line.name, let other = next.name else { return true }
      return ranks[name, default: 0] < ranks[other, default: 0]
    }
    // UIKit decides whether a recognizer leaves the possible state, except by failing, only after it has called all
    // recognizers and delegates. So the test does not log such a change before their lines.
    return line.change?.from != .possible || line.change?.to == .failed
  }

  /// The log as an expectation, in which the order of simultaneous state changes, and of delegate calls among them, is
  /// free.
  var expectation: LogExpectation {
    var elements: [LogExpectation.Element] = []
    var rest = log[...]
    while let first = rest.first {
      let run = rest.prefix { isInner($0) && $0.time == first.time }
      let isClear = zip(run, run.dropFirst()).allSatisfy { line, next in
        line.kind != .states || isSeen(line, before: next)
      }
      let part = run.isEmpty ? rest.prefix(1) : run
      elements += isClear ? part.map { .line($0.text) } : [.anyOrder(lists(part))]
      rest = rest.dropFirst(part.count)
    }
    return LogExpectation(elements)
  }

  private func isInner(_ line: ScenarioLine) -> Bool {
    [.states, .recognizers, .delegate].contains(line.kind)
  }

  /// Splits lines into lists that each keep their order: one for the changes of each recognizer, and one for all other
  /// lines.
  private func lists(_ run: ArraySlice<ScenarioLine>) -> [[String]] {
    var lists: [(name: String?, lines: [String])] = []
    for line in run {
      let name = line.kind == .states ? line.name : nil
      // Several recognizers can have the same name, so a second `began` may be another recognizer's.
      let isNew = name != nil && line.change?.from == .possible
      if !isNew, let index = lists.lastIndex(where: { $0.name == name }) {
        lists[index].lines.append(line.text)
      } else {
        lists.append((name, [line.text]))
      }
    }
    return lists.map(\.lines)
  }
}
