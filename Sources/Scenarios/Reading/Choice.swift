// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One of several known words. The message about an unknown word suggests a similar word, or lists all known words.
package struct Choice {
  /// If there are at most this many words, the message lists them after "expected"; more are listed at its end.
  private static let mostFirst = 6
  /// The largest number of words that are compared with the found word.
  private static let mostCompared = 1_000

  private let noun: String
  private let words: [String]
  private let comesFirst: Bool

  /// Makes a choice among words of the file format. The noun describes such a word, for example "the class of a view".
  package init(_ noun: String, among words: [String]) {
    self.noun = noun
    self.words = words
    comesFirst = !words.isEmpty && words.count <= Self.mostFirst
  }

  /// Makes a choice among names that the file defines. The noun describes what has the name, for example "a node".
  package init(nameOf noun: String, among names: [String]) {
    self.noun = "the name of \(noun)"
    words = names
    comesFirst = false
  }

  /// Returns the fault of a word that is not a known one. The word is nil if the value is missing or is not a string.
  package func fault(_ word: String?, found: String) -> ScenarioFault {
    let meant = word.flatMap { nearest(to: $0) }
    let all = comesFirst || words.isEmpty ? "" : "use \(Excerpt.list(words))"
    return ScenarioFault(
      expected: comesFirst ? Excerpt.list(words) : noun, found: found,
      advice: meant.map { "did you mean \($0)?" } ?? all)
  }

  /// Returns the known word that is most similar to another one; nil if none is similar.
  package func nearest(to word: String) -> String? {
    Spelling.nearest(to: word, among: Array(words.prefix(Self.mostCompared)))
  }
}
