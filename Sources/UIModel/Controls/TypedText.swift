// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A line of text with a caret and a selection, counted in characters as a reader sees them.
struct TypedText: Equatable, Sendable {
  private(set) var characters: [Character] = []
  /// The number of characters before the caret.
  private(set) var caret = 0
  /// The end of the selection that does not move with the caret. Equal to the caret if nothing is selected.
  private(set) var anchor = 0
  /// For each index of a character, the number of UTF-16 units before it.
  private var unitsBefore = 0

  var string: String { String(characters) }

  /// The indices of the selected characters; empty at the caret if nothing is selected.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Replaces everything; the caret goes to the end.
  mutating func replaceAll(with text: String) {
    characters = Array(text)
    (caret, unitsBefore) = (characters.count, text.utf16.count)
    anchor = caret
  }

  /// Inserts a text in place of the selection, and moves the caret behind it. The cost depends on the length of the
  /// inserted text, not of the line.
  mutating func insert(_ text: String) {
    let selection = selection
    if !selection.isEmpty {
      moveCaret(to: selection.lowerBound)
      characters.removeSubrange(selection)
    }
    defer { anchor = caret }
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

  /// Deletes the selection, or if nothing is selected the character before the caret.
  mutating func deleteBackward() {
    if selection.isEmpty { moveCaret(to: caret - 1, selects: true) }
    // The characters on both sides of the caret may now be one.
    if !selection.isEmpty { insert("") }
  }

  /// Moves the caret by `step` characters. A selection is first reduced to its end on that side.
  mutating func moveCaret(by step: Int) {
    guard !selection.isEmpty else { return moveCaret(to: caret + step) }
    moveCaret(to: step < 0 ? selection.lowerBound : selection.upperBound)
  }

  /// Moves the caret to an index, limited to the text. With `selects`, the other end of the selection stays.
  mutating func moveCaret(to index: Int, selects: Bool = false) {
    let old = caret
    caret = min(characters.count, max(0, index))
    unitsBefore += caret < old ? -units(in: caret..<old) : units(in: old..<caret)
    if !selects { anchor = caret }
  }

  /// The range that a typed text replaces, as NSString counts.
  var insertionRange: NSRange { range(of: selection) }
  /// The range that a deletion removes, as NSString counts.
  var deletionRange: NSRange {
    range(of: selection.isEmpty ? max(0, caret - 1)..<caret : selection)
  }

  private func range(of part: Range<Int>) -> NSRange {
    let length = units(in: part)
    // The caret is at one of the part's ends or behind it.
    let isBehind = part.lowerBound < caret
    return NSRange(location: unitsBefore - (isBehind ? length : 0), length: length)
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
