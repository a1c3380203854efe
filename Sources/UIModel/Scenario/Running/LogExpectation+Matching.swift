extension LogExpectation {
  /// How far a log agrees.
  struct Progress: Equatable {
    /// The first part that has nothing to match; their number when only lines are left over.
    let element: Int
    /// The first line that matches nothing.
    let line: Int
  }

  /// Whether a log is what is expected.
  package func matches(_ lines: [String]) -> Bool { disagreement(with: lines) == nil }

  /// Where a log stops agreeing, as far on as any reading of the freedoms gets; nil for nowhere.
  ///
  /// It keeps all places that the parts so far can end at, so no choice must be taken back.
  func disagreement(with lines: [String]) -> Progress? {
    var ends = [0]
    for (index, element) in elements.enumerated() {
      let next = Self.ends(of: element, from: ends, in: lines)
      if next.isEmpty { return Progress(element: index, line: ends.last ?? 0) }
      ends = next
    }
    return ends.last == lines.count
      ? nil : Progress(element: elements.count, line: ends.last ?? 0)
  }

  /// The places, ascending, at which a part can end that begins at one of the given ones.
  private static func ends(of element: Element, from starts: [Int], in lines: [String]) -> [Int] {
    switch element {
    case .line(let line): starts.filter { has(line, at: $0, lines) }.map { $0 + 1 }
    case .optional(let line):
      merged(starts, starts.filter { has(line, at: $0, lines) }.map { $0 + 1 })
    case .atLeast(let count, let line): runs(of: line, count, from: starts, in: lines)
    case .anyOrder(let lists):
      starts.compactMap { Shuffle(lists).end(from: $0, in: lines) }
    }
  }

  private static func has(_ line: String, at index: Int, _ lines: [String]) -> Bool {
    index < lines.count && lines[index] == line
  }

  private static func merged(_ first: [Int], _ second: [Int]) -> [Int] {
    Set(first).union(second).sorted()
  }

  /// Runs of starts that lie in one run of lines are walked once.
  private static func runs(
    of line: String, _ count: Int, from starts: [Int], in lines: [String]
  ) -> [Int] {
    var ends: [Int] = count == 0 ? starts : []
    var reached = -1
    for start in starts {
      var end = max(start, reached)
      while has(line, at: end, lines) { end += 1 }
      let first = start + max(count, 1)
      if first <= end {
        ends.append(contentsOf: max(first, (ends.last ?? -1) + (count == 0 ? 0 : 1))..<(end + 1))
      }
      reached = end
    }
    return count == 0 ? Set(ends).sorted() : ends
  }
}

/// Whether lines are some lists, shuffled without changing the order in any of them.
private struct Shuffle {
  private let lists: [[String]]
  private let count: Int
  /// Distributions that led nowhere, by how far each list was used.
  private var dead: Set<[Int]> = []
  /// Equal lines in several lists can be given to either; this many tries are made.
  private var tries = 100_000

  init(_ lists: [[String]]) {
    self.lists = lists
    count = lists.reduce(0) { $0 + $1.count }
  }

  /// Where the lines end that begin at `start`; nil when they are something else.
  func end(from start: Int, in lines: [String]) -> Int? {
    guard start + count <= lines.count else { return nil }
    let window = lines[start..<(start + count)]
    guard lists.joined().sorted() == window.sorted() else { return nil }
    guard lists.contains(where: { $0.count > 1 }) else { return start + count }
    var search = self
    return search.fits(Array(window)) ? start + count : nil
  }

  /// Depth first, without recursion.
  private mutating func fits(_ lines: [String]) -> Bool {
    var open = [[Int](repeating: 0, count: lists.count)]
    while let used = open.popLast(), tries > 0 {
      tries -= 1
      let at = used.reduce(0, +)
      if at == lines.count { return true }
      guard dead.insert(used).inserted else { continue }
      var heads: Set<[String]> = []
      for (index, list) in lists.enumerated() {
        let rest = Array(list[used[index]...])
        guard rest.first == lines[at], heads.insert(rest).inserted else { continue }
        var next = used
        next[index] += 1
        open.append(next)
      }
    }
    return false
  }
}
