// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The words of a text to search for. Case is ignored, and all words must be found.
package struct SearchWords: Equatable, Sendable {
  let words: [String]
  private let text: String

  package init(_ text: String) {
    self.text = text.lowercased()
    words = self.text.split(separator: " ").map(String.init)
  }

  /// Returns the rank of a title: 0 if words of the title begin with the words, 1 if these occur anywhere in the title
  /// or in another text; nil if they don't occur.
  package func rank(_ title: String, also other: String = "") -> Int? {
    let title = title.lowercased()
    let starts = title.split { !$0.isLetter && !$0.isNumber }
    if words.allSatisfy({ word in starts.contains { $0.hasPrefix(word) } }) { return 0 }
    let all = "\(title) \(other.lowercased())"
    return words.allSatisfy { all.contains($0) } ? 1 : nil
  }

  /// Returns whether a title begins with the whole text.
  package func begins(_ title: String) -> Bool { title.lowercased().hasPrefix(text) }
}
