// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A line of text and the caret in it, counted in characters as a reader sees them.
struct TypedText: Equatable, Sendable {
  private(set) var characters: [Character] = []
  /// How many characters stand before the caret.
  private(set) var caret = 0

  var string: String { String(characters) }

  /// Replaces everything; the caret goes to the end.
  mutating func replaceAll(with text: String) {
    characters = Array(text)
    caret = characters.count
  }

  mutating func insert(_ text: String) {
    let before = String(characters[..<caret]) + text
    // What is inserted may join the character before it: an accent, a second half of a flag.
    let after = String(characters[caret...])
    characters = Array(before + after)
    caret = min(Array(before).count, characters.count)
  }

  mutating func deleteBackward() {
    guard caret > 0 else { return }
    characters.remove(at: caret - 1)
    caret -= 1
  }

  mutating func moveCaret(by step: Int) {
    caret = min(characters.count, max(0, caret + step))
  }

  /// The caret, and the character before it, as NSString counts.
  var insertionRange: NSRange { NSRange(location: length(upTo: caret), length: 0) }
  var deletionRange: NSRange {
    let start = length(upTo: max(0, caret - 1))
    return NSRange(location: start, length: length(upTo: caret) - start)
  }

  private func length(upTo place: Int) -> Int {
    characters[..<place].reduce(0) { $0 + $1.utf16.count }
  }
}
