// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Places of a log, from before its first line, 0, to behind its last one, as bits of words. The cost of all
/// that is done to them is in proportion to the words between the first place and the last.
struct ReachablePlaces {
  /// Where a line stands in the log.
  struct Line {
    /// Its places, ascending.
    let places: [Int]
    /// The same as bits, of a line that comes often.
    let mask: [UInt64]?
  }

  private var words: [UInt64]
  /// The first and the last word that are not zero; the other way round when all are.
  private var low = 0
  private var high = 0

  /// The place before the first of so many lines.
  init(lines: Int) {
    words = Array(repeating: 0, count: lines / 64 + 1)
    words[0] = 1
  }

  var isEmpty: Bool { low > high }

  var first: Int? { isEmpty ? nil : low * 64 + words[low].trailingZeroBitCount }

  var last: Int? { isEmpty ? nil : high * 64 + 63 - words[high].leadingZeroBitCount }

  /// The words that have to be walked.
  var width: Int { max(0, high - low + 1) }

  func contains(_ place: Int) -> Bool { words[place / 64] & Self.bit(place) != 0 }

  mutating func insert(_ place: Int) {
    (low, high) = isEmpty ? (place / 64, place / 64) : (min(low, place / 64), max(high, place / 64))
    words[place / 64] |= Self.bit(place)
  }

  mutating func removeAll() {
    guard !isEmpty else { return }
    for word in low...high { words[word] = 0 }
    (low, high) = (1, 0)
  }

  /// From every place where a line stands to the place behind it. `staying` keeps the old places, too.
  mutating func pass(_ line: Line, staying: Bool) {
    guard let mask = line.mask else { return passSparse(line.places, staying: staying) }
    guard !isEmpty else { return }
    high = min(high + 1, words.count - 1)
    for word in stride(from: high, through: low, by: -1) {
      let below = word > low ? words[word - 1] & mask[word - 1] : 0
      let passed = (words[word] & mask[word]) << 1 | below >> 63
      words[word] = staying ? words[word] | passed : passed
    }
    tighten()
  }

  /// From every place through as many of a line as stand there, none at least.
  mutating func passRun(of line: Line) {
    guard let mask = line.mask else { return passSparseRun(line.places) }
    var word = low
    var carry: UInt64 = 0
    while word < words.count, word <= high || carry != 0 {
      words[word] = Self.flood(words[word] | carry, through: mask[word])
      carry = (words[word] & mask[word]) >> 63
      high = max(high, word)
      word += 1
    }
    tighten()
  }

  // MARK: Lines that come seldom

  private mutating func passSparse(_ places: [Int], staying: Bool) {
    let passed = inside(places).filter { contains($0) }
    if !staying { removeAll() }
    for place in passed { insert(place + 1) }
  }

  private mutating func passSparseRun(_ places: [Int]) {
    guard let first else { return }
    for place in places[places.lowerBound(of: first)...] {
      guard let last, place <= last else { return }
      if contains(place) { insert(place + 1) }
    }
  }

  /// Those between the first and the last of ours.
  private func inside(_ places: [Int]) -> ArraySlice<Int> {
    guard let first, let last else { return [] }
    return places[places.lowerBound(of: first)...].prefix { $0 <= last }
  }

  // MARK: Bits

  private static func bit(_ place: Int) -> UInt64 { 1 << UInt64(place % 64) }

  private mutating func tighten() {
    while low <= high, words[low] == 0 { low += 1 }
    while low <= high, words[high] == 0 { high -= 1 }
    if low > high { (low, high) = (1, 0) }
  }

  /// Spreads every bit upwards for as long as the mask is set, in six doublings.
  private static func flood(_ bits: UInt64, through mask: UInt64) -> UInt64 {
    var flooded = bits
    var way = mask << 1
    var distance: UInt64 = 1
    while distance < 64 {
      flooded |= way & (flooded << distance)
      way &= way << distance
      distance *= 2
    }
    return flooded
  }
}

extension [Int] {
  /// The index of the first element of an ascending list that is not below a value; its count when all are.
  func lowerBound(of value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
