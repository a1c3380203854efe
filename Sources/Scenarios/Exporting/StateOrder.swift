// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// In which order a test that watches states can see them change.
enum StateOrder {
  /// The names of recognizers in the order in which they are watched: in that of their first changes.
  static func watched(_ log: [ScenarioLine]) -> [String] {
    var seen: Set<String> = []
    return log.filter { $0.kind == .states }.compactMap(\.name).filter { seen.insert($0).inserted }
  }

  /// Whether a test sees that a change of state comes before the line that follows.
  static func isSeen(_ line: ScenarioLine, before next: ScenarioLine, _ ranks: [String: Int])
    -> Bool
  {
    switch next.kind {
    case .states:
      guard let name = line.name, let other = next.name, line.time == next.time else { return true }
      return ranks[name, default: 0] < ranks[other, default: 0]
    case .recognizers, .delegate:
      // What was proposed is not decided before all were told and asked.
      return !line.text.contains(": possible -> ") || line.text.hasSuffix("-> failed")
        || line.time != next.time
    case .hitTest, .touches, .tracking, .actions, .events, .lifecycle, .motion, .remote, .chain:
      return true
    }
  }

  /// The ranks of the names.
  static func ranks(_ log: [ScenarioLine]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: watched(log).enumerated().map { ($1, $0) })
  }

  /// A log as an expectation that leaves open what can't be seen: the order of changes that come at once,
  /// and of questions among them.
  static func expectation(_ log: [ScenarioLine]) -> LogExpectation {
    let ranks = ranks(log)
    var elements: [LogExpectation.Element] = []
    var rest = log[...]
    while let first = rest.first {
      let run = rest.prefix { isInner($0) && $0.time == first.time }
      guard !run.isEmpty else {
        elements.append(.line(first.text))
        rest = rest.dropFirst()
        continue
      }
      let isClear = zip(run, run.dropFirst()).allSatisfy { line, next in
        line.kind != .states || isSeen(line, before: next, ranks)
      }
      elements += isClear ? run.map { .line($0.text) } : [.anyOrder(lists(run))]
      rest = rest.dropFirst(run.count)
    }
    return LogExpectation(elements)
  }

  private static func isInner(_ line: ScenarioLine) -> Bool {
    switch line.kind {
    case .states, .recognizers, .delegate: true
    case .hitTest, .touches, .tracking, .actions, .events, .lifecycle, .motion, .remote, .chain:
      false
    }
  }

  /// The changes of each recognizer in their order, and everything else in its order.
  private static func lists(_ run: ArraySlice<ScenarioLine>) -> [[String]] {
    var lists: [(name: String?, lines: [String])] = []
    for line in run {
      let name = line.kind == .states ? line.name : nil
      // Several recognizers may have one name: what begins anew may be another one's.
      let isNew = name != nil && line.text.contains(": possible -> ")
      if !isNew, let index = lists.lastIndex(where: { $0.name == name }) {
        lists[index].lines.append(line.text)
      } else {
        lists.append((name, [line.text]))
      }
    }
    return lists.map(\.lines)
  }
}

extension LogExpectation {
  /// Whether it is just a log.
  var isPlain: Bool {
    elements.allSatisfy { if case .line = $0 { true } else { false } }
  }
}
