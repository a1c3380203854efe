// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A line of text and the caret in it, counted in characters as a reader sees them.
struct TypedText: Equatable, Sendable {
  private(set) var characters: [Character] = []
  /// The number of characters before the caret.
  private(set) var caret = 0
  /// The number of UTF-16 units before the caret.
  private var unitsBefore = 0

  var string: String { String(characters) }

  /// Replaces the whole text; the caret goes to the end.
  mutating func replaceAll(with text: String) {
    characters = Array(text)
    (caret, unitsBefore) = (characters.count, text.utf16.count)
  }

  /// Inserts a text at the caret and moves the caret behind it. The cost depends on the inserted text alone, not on
  /// the length of the line.
  mutating func insert(_ text: String) {
    // The inserted text may join the character before it, as an accent does. Flags are pairs of letters, counted from
    // the first, so one more letter changes all pairs after it.
    var (first, end) = (max(0, caret - 1), min(characters.count, caret + 1))
    while first > 0, characters[first].isFlag { first -= 1 }
    while end < characters.count, characters[end - 1].isFlag { end += 1 }
    let before = String(characters[first..<caret]) + text
    // The character after the inserted text may join it, and then the next one may join that.
    while end < characters.count, let last = (before + String(characters[caret..<end])).last,
      "\(last)\(characters[end])".count < 2
    { end += 1 }
    unitsBefore -= units(in: first..<caret)
    characters.replaceSubrange(first..<end, with: before + String(characters[caret..<end]))
    caret = min(first + before.count, characters.count)
    unitsBefore += units(in: first..<caret)
  }

  mutating func deleteBackward() {
    guard caret > 0 else { return }
    moveCaret(by: -1)
    characters.remove(at: caret)
    // The characters on both sides of the caret may now combine into one.
    insert("")
  }

  mutating func moveCaret(by step: Int) {
    let old = caret
    caret = min(characters.count, max(0, caret + step))
    unitsBefore += caret < old ? -units(in: caret..<old) : units(in: old..<caret)
  }

  /// The caret, and the character before it, in UTF-16 units as NSString counts them.
  var insertionRange: NSRange { NSRange(location: unitsBefore, length: 0) }
  var deletionRange: NSRange {
    let length = units(in: max(0, caret - 1)..<caret)
    return NSRange(location: unitsBefore - length, length: length)
  }

  private func units(in range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + $1.utf16.count }
  }
}

extension Character {
  /// True for a flag, or for one of the two letters that make a flag.
  fileprivate var isFlag: Bool {
    unicodeScalars.allSatisfy { (0x1f1e6...0x1f1ff).contains($0.value) }
  }
}
