// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Finds the known word that is most similar to a misspelled one.
package enum Spelling {
  /// Longer texts are not compared with the known words.
  private static let longest = 40
  /// Words of at least this length are found inside a longer word: `hidden` in `isHidden`.
  private static let leastWithin = 5
  /// A text of at least this length suggests the only word that begins with it.
  private static let leastBeginning = 3
  /// A text of at least this length suggests the only word that contains it: `taps` suggests `numberOfTapsRequired`.
  private static let leastPart = 4

  /// Returns the most likely word: the longest one inside the text, or the only one that begins with the text or
  /// contains it, or the one with the fewest typing errors. Returns nil if no word is similar.
  static func nearest(to written: String, among words: [String]) -> String? {
    guard written.count <= longest else { return nil }
    let written = written.lowercased()
    let within = words.filter { $0.count >= leastWithin && written.contains($0.lowercased()) }
    if let word = within.max(by: { $0.count < $1.count }) { return word }
    let longer = words.filter { $0.lowercased().hasPrefix(written) }
    if written.count >= leastBeginning, longer.count == 1 { return longer[0] }
    let around = words.filter { $0.lowercased().contains(written) }
    if written.count >= leastPart, around.count == 1 { return around[0] }
    let near = words.filter { abs($0.count - written.count) <= max(1, written.count / 3) }
      .map { (word: $0, slips: slips(Array(written), Array($0.lowercased()))) }
      .min { $0.slips < $1.slips }
    guard let near, near.slips <= max(1, min(written.count, near.word.count) / 3),
      near.slips < near.word.count
    else { return nil }
    return near.word
  }

  /// Returns the number of typing errors: missing, extra, wrong and swapped letters.
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
