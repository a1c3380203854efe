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

  /// Returns the rank of a title: 0 if each word begins a word of the title, 1 if each word occurs anywhere in the
  /// title or in another text; nil otherwise.
  package func rank(_ title: String, also other: String = "") -> Int? {
    let title = title.lowercased()
    let starts = title.split { !$0.isLetter && !$0.isNumber }
    if words.allSatisfy({ word in starts.contains { $0.hasPrefix(word) } }) { return 0 }
    let all = "\(title) \(other.lowercased())"
    return words.allSatisfy { all.contains($0) } ? 1 : nil
  }

  /// Returns whether a title begins with the whole text.
  package func begins(_ title: String) -> Bool { title.lowercased().hasPrefix(text) }

  /// For each word, the word itself and its synonyms in titles and texts; nil if no word has a synonym. Words that
  /// occur in most questions, such as "why", are left out.
  var related: [[String]]? {
    let meant = words.filter { !Self.fillers.contains($0) }
    let found = meant.map { word in Self.synonyms.filter { word.hasPrefix($0.start) } }
    guard found.contains(where: { !$0.isEmpty }) else { return nil }
    return zip(meant, found).map { word, known in [word] + known.flatMap(\.words) }
  }

  /// Returns whether a text has each word, or one that means the same.
  package func isRelated(to text: String) -> Bool {
    guard let related else { return false }
    let text = text.lowercased()
    return related.allSatisfy { words in words.contains { text.contains($0) } }
  }

  private static let fillers: Set = [
    "a", "an", "and", "are", "do", "does", "doesn't", "doesnt", "get", "gets", "i", "in", "is",
    "it", "my", "not", "of", "on", "the", "to", "why",
  ]

  private static let unresponsive = [
    "why not", "dead", "can't be tapped", "not hit", "nothing", "nobody", "hidden", "disabled",
  ]
  private static let taken = ["why not", "takes", "taken away", "takes over", "cancel"]
  private static let covered = ["why not", "in front", "covers", "overlay", "overlap"]

  /// The beginnings of everyday words, each with the words that titles and texts use instead.
  private static let synonyms: [(start: String, words: [String])] = [
    ("swallow", taken), ("steal", taken), ("stole", taken), ("eat", taken), ("lose", taken),
    ("lost", taken), ("abort", taken), ("interrupt", taken + ["call"]),
    ("block", covered + taken + ["keeps", "refuse"]), ("cover", covered), ("behind", covered),
    ("dead", unresponsive), ("ignor", unresponsive + ["skipped", "refuse"]),
    ("work", unresponsive), ("broken", unresponsive), ("respon", unresponsive),
    ("react", unresponsive), ("fire", unresponsive + ["act"]), ("inactive", unresponsive),
    ("invisible", ["hidden", "transparent"]), ("opac", ["transparent", "alpha"]),
    ("slow", ["late", "waits", "delay"]), ("lag", ["late", "waits", "delay"]),
    ("click", ["tap", "touch"]), ("stuck", unresponsive + ["held", "wait"]),
    ("conflict", ["at once", "both", "against", "requires"]),
    ("simultan", ["at once", "both", "together"]), ("zoom", ["pinch"]), ("spread", ["pinch"]),
    ("rotat", ["turn"]), ("hold", ["long press", "press"]), ("flick", ["swipe"]),
    ("overflow", ["sticks out", "outside"]), ("clip", ["sticks out", "outside"]),
    ("popup", ["present", "sheet", "window over"]), ("modal", ["present", "sheet"]),
  ]
}
