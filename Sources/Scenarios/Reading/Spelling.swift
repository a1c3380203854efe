// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Guesses which word was meant by one that is none of those allowed.
package enum Spelling {
  /// Longer words are not looked at.
  private static let longest = 40
  /// A word this long that stands in another one may be what was meant: `hidden` in `isHidden`.
  private static let leastWithin = 5

  /// " (did you mean hidden?)"; empty when no word is near.
  package static func guess(_ written: String, among words: [String]) -> String {
    nearest(to: written, among: words).map { " (did you mean \($0)?)" } ?? ""
  }

  /// The word that was meant: the longest that stands in what was written, else the one that fewest slips of
  /// the fingers make of it. Nil when none is near.
  static func nearest(to written: String, among words: [String]) -> String? {
    guard written.count <= longest else { return nil }
    let written = written.lowercased()
    let within = words.filter { $0.count >= leastWithin && written.contains($0.lowercased()) }
    if let word = within.max(by: { $0.count < $1.count }) { return word }
    let near = words.map { (word: $0, slips: slips(Array(written), Array($0.lowercased()))) }
      .min { $0.slips < $1.slips }
    guard let near, near.slips <= max(1, min(written.count, near.word.count) / 3),
      near.slips < near.word.count
    else { return nil }
    return near.word
  }

  /// How many letters are missing, too many, wrong, or changed places with the next one.
  private static func slips(_ one: [Character], _ other: [Character]) -> Int {
    var last: [Int] = []
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      let before = row
      row[0] = i + 1
      for j in other.indices {
        let change = before[j] + (letter == other[j] ? 0 : 1)
        row[j + 1] = min(change, before[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == other[j] {
          row[j + 1] = min(row[j + 1], last[j - 1] + 1)
        }
      }
      last = before
    }
    return row[other.count]
  }
}
