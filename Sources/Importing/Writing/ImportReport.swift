// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The used parts, the assumptions and the open questions of an import.
package struct ImportReport: Equatable, Sendable {
  /// Something that the paste does not contain, with the key and value in the file that were assumed.
  package struct Assumption: Equatable, Sendable {
    /// The assumption, as a clause.
    package let text: String
    /// The node and its key, such as `CardView.hitTest`.
    package let key: String
  }

  /// A question that only the app can answer, and the debugger's command for it.
  package struct Question: Equatable, Sendable {
    /// The question, as a sentence.
    package let text: String
    /// The debugger command; nil if no command can answer the question.
    package let command: String?
  }

  /// Remarks for the top of the report, such as that the scene was made from accessibility elements.
  package var headings: [String] = []
  /// The number of lines in the paste.
  package var linesRead = 0
  /// The number of windows and views in the scene.
  package var nodesMade = 0
  /// The lines that were not understood: their numbers and beginnings.
  package var unread: [(line: Int, text: String)] = []
  /// The lines about something that was left out.
  package var gaps: [Int] = []
  /// The lines that end inside an object.
  package var cuts: [Int] = []
  /// Clauses about the parts of the paste that were used besides frames.
  package var taken: [String] = []
  /// The assumptions.
  package var assumed: [Assumption] = []
  /// The open questions whose answers would change the result.
  package var questions: [Question] = []

  /// The entry for a paste of which only frames were used.
  static let nothingTaken = "the views and their frames, nothing else"

  /// The largest number of entries of a list that are shown. The others are counted.
  static let shown = 10

  /// Returns whether two reports are equal.
  package static func == (one: ImportReport, other: ImportReport) -> Bool {
    one.headings == other.headings && one.linesRead == other.linesRead
      && one.nodesMade == other.nodesMade && one.gaps == other.gaps && one.cuts == other.cuts
      && one.taken == other.taken && one.assumed == other.assumed
      && one.questions == other.questions
      && one.unread.map(\.line) == other.unread.map(\.line)
      && one.unread.map(\.text) == other.unread.map(\.text)
  }

  /// The lists "Taken from the text", "Assumed" and "To ask", each with its title and entries.
  package var lists: [(title: String, entries: [String])] {
    [
      ("Taken from the text", taken),
      ("Assumed", assumed.map { "\($0.text) [\($0.key)]" }),
      (
        "To ask",
        questions.map { question in
          question.command.map { "\(question.text)\n    \($0)" } ?? question.text
        }
      ),
    ]
  }

  /// One line about the whole import.
  package var summary: String {
    var parts = ["\(Self.count(linesRead, "line")) read", "\(Self.count(nodesMade, "view")) made"]
    parts.append(unread.isEmpty ? "every line understood" : "\(unread.count) not understood")
    if !gaps.isEmpty { parts.append(Self.count(gaps.count, "gap")) }
    return parts.joined(separator: ", ") + "."
  }

  /// The report as paragraphs, for a card: the summary and the lists.
  package var text: String {
    let lists = lists.filter { !$0.entries.isEmpty }.map { list in
      let rest =
        list.entries.count > Self.shown ? ["and \(list.entries.count - Self.shown) more"] : []
      return ([list.title + ":"] + list.entries.prefix(Self.shown).map { "- \($0)" } + rest)
        .joined(separator: "\n")
    }
    return (headings + [summary] + lists).joined(separator: "\n\n")
  }

  /// The report as lines of text.
  package var lines: [String] { headings + linesBelowHeadings }

  /// The summary and the lists as lines of text.
  package var linesBelowHeadings: [String] {
    var lines = [summary]
    for cut in cuts.prefix(Self.shown) { lines.append("  line \(cut) is cut off") }
    for gap in gaps.prefix(Self.shown) {
      lines.append("  line \(gap): the text leaves something out here")
    }
    for line in unread.prefix(Self.shown) {
      lines.append("  line \(line.line): not understood: \(line.text)")
    }
    if unread.count > Self.shown { lines.append("  and \(unread.count - Self.shown) more") }
    for (list, empty) in zip(lists, [Self.nothingTaken, "nothing", "nothing"]) {
      lines.append("\(list.title):\(list.entries.isEmpty ? " \(empty)" : "")")
      // An entry with a question has a second line: the command that answers it.
      lines += list.entries.prefix(Self.shown).flatMap { entry in
        entry.split(separator: "\n").map { "  \($0)" }
      }
      if list.entries.count > Self.shown {
        lines.append("  and \(list.entries.count - Self.shown) more")
      }
    }
    return lines
  }

  /// Returns a number with its noun.
  static func count(_ number: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : nouns ?? noun + "s")"
  }
}
