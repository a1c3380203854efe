// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A choice among known words. The message about an unknown word suggests the word it resembles, or else lists all.
package struct Choice {
  /// A longer list comes last in the message, so that it doesn't hide the found word.
  private static let mostFirst = 6
  /// The most words that are compared with the found one.
  private static let mostCompared = 1_000

  private let noun: String
  private let words: [String]
  private let comesFirst: Bool

  /// Makes a choice of words of the format. The noun names one of them, such as "the class of a view".
  package init(_ noun: String, among words: [String]) {
    self.noun = noun
    self.words = words
    comesFirst = !words.isEmpty && words.count <= Self.mostFirst
  }

  /// Makes a choice of names that the file gives to something, such as "a node".
  package init(nameOf noun: String, among names: [String]) {
    self.noun = "the name of \(noun)"
    words = names
    comesFirst = false
  }

  /// The fault of a word that is none of them; nil for what is no word, or not there.
  package func fault(_ word: String?, found: String) -> ScenarioFault {
    let meant = word.flatMap {
      Spelling.nearest(to: $0, among: Array(words.prefix(Self.mostCompared)))
    }
    let all = comesFirst || words.isEmpty ? "" : "use \(Excerpt.list(words))"
    return ScenarioFault(
      expected: comesFirst ? Excerpt.list(words) : noun, found: found,
      advice: meant.map { "did you mean \($0)?" } ?? all)
  }
}
