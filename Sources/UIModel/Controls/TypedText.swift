// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A line of text with a caret and a selection. Positions count characters as a reader sees them.
struct TypedText: Equatable, Sendable {
  private(set) var characters: [Character] = []
  /// The number of characters before the caret.
  private(set) var caret = 0
  /// The end of the selection opposite the caret. It equals the caret if nothing is selected.
  private(set) var anchor = 0
  /// The number of UTF-16 units before the caret.
  private var unitsBefore = 0

  var string: String { String(characters) }

  /// The indices of the selected characters. If nothing is selected, the range is empty and lies at the caret.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Replaces the whole text and moves the caret to the end.
  mutating func replaceAll(with text: String) {
    characters = Array(text)
    (caret, unitsBefore) = (characters.count, text.utf16.count)
    anchor = caret
  }

  /// Replaces the selection by a text and moves the caret after it. The cost depends on the length of the inserted
  /// text, not of the line.
  mutating func insert(_ text: String) {
    let selection = selection
    if !selection.isEmpty {
      moveCaret(to: selection.lowerBound)
      characters.removeSubrange(selection)
    }
    defer { anchor = caret }
    // The inserted text may combine with the character before it, as an accent does. A flag emoji is a pair of regional
    // indicator letters. A row of these is paired from its first letter, so a new letter changes all later flags in it.
    var (first, end) = (max(0, caret - 1), min(characters.count, caret + 1))
    while first > 0, characters[first].isFlag { first -= 1 }
    while end < characters.count, characters[end - 1].isFlag { end += 1 }
    let before = String(characters[first..<caret]) + text
    // The character after the inserted text may combine with it, and the one after that with the result.
    while end < characters.count, let last = (before + String(characters[caret..<end])).last,
      "\(last)\(characters[end])".count < 2
    { end += 1 }
    unitsBefore -= units(in: first..<caret)
    characters.replaceSubrange(first..<end, with: before + String(characters[caret..<end]))
    caret = min(first + before.count, characters.count)
    unitsBefore += units(in: first..<caret)
  }

  /// Deletes the selection; if nothing is selected, the character before the caret.
  mutating func deleteBackward() {
    if selection.isEmpty { moveCaret(to: caret - 1, selects: true) }
    // The characters on both sides of the caret may now combine into one.
    if !selection.isEmpty { insert("") }
  }

  /// Moves the caret by `step` characters. If text is selected, the caret instead moves to the start of the
  /// selection, or to its end if `step` is positive.
  mutating func moveCaret(by step: Int) {
    guard !selection.isEmpty else { return moveCaret(to: caret + step) }
    moveCaret(to: step < 0 ? selection.lowerBound : selection.upperBound)
  }

  /// Moves the caret to an index, limited to the text. If `selects` is true, the selection is extended to it.
  mutating func moveCaret(to index: Int, selects: Bool = false) {
    let old = caret
    caret = min(characters.count, max(0, index))
    unitsBefore += caret < old ? -units(in: caret..<old) : units(in: old..<caret)
    if !selects { anchor = caret }
  }

  /// The range that typed text replaces, in UTF-16 units.
  var insertionRange: NSRange { range(of: selection) }
  /// The range that a deletion removes, in UTF-16 units.
  var deletionRange: NSRange {
    range(of: selection.isEmpty ? max(0, caret - 1)..<caret : selection)
  }

  private func range(of part: Range<Int>) -> NSRange {
    let length = units(in: part)
    // The caret is at the start or at the end of `part`.
    let isBehind = part.lowerBound < caret
    return NSRange(location: unitsBefore - (isBehind ? length : 0), length: length)
  }

  private func units(in range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + $1.utf16.count }
  }
}

extension Character {
  /// True for a flag emoji, or for one of the two regional indicator letters that form it.
  fileprivate var isFlag: Bool {
    unicodeScalars.allSatisfy { (0x1f1e6...0x1f1ff).contains($0.value) }
  }
}
