// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// All that an import took, assumed and has to ask.
package struct ImportReport: Equatable, Sendable {
  /// Something that the paste does not say, and the key of the file that holds what was put in its place.
  package struct Assumption: Equatable, Sendable {
    /// All that was assumed, as a clause.
    package let text: String
    /// The node and its key, such as `CardView.hitTest`.
    package let key: String
  }

  /// Something that only the app can tell, and the line for the debugger that answers it.
  package struct Question: Equatable, Sendable {
    /// The question, as a sentence.
    package let text: String
    /// The line for the debugger; nil when none can answer it.
    package let command: String?
  }

  /// All that must be known first, such as that it was made from accessibility.
  package var headings: [String] = []
  /// The number of lines the paste has.
  package var linesRead = 0
  /// The number of windows and views the scene has.
  package var nodesMade = 0
  /// Lines that were not understood: their numbers and beginnings.
  package var unread: [(line: Int, text: String)] = []
  /// The lines that say that something was left out.
  package var gaps: [Int] = []
  /// The lines that end within an object.
  package var cuts: [Int] = []
  /// All that the paste says beyond frames, as clauses.
  package var taken: [String] = []
  /// All that it does not say.
  package var assumed: [Assumption] = []
  /// All that would decide the question.
  package var questions: [Question] = []

  /// The list of what was taken, if the paste says no more.
  static let nothingTaken = "the views with their frames, and nothing beyond"

  /// The most that a list shows; the rest is counted.
  static let shown = 10

  /// True if two reports say the same.
  package static func == (one: ImportReport, other: ImportReport) -> Bool {
    one.headings == other.headings && one.linesRead == other.linesRead
      && one.nodesMade == other.nodesMade && one.gaps == other.gaps && one.cuts == other.cuts
      && one.taken == other.taken && one.assumed == other.assumed
      && one.questions == other.questions
      && one.unread.map(\.line) == other.unread.map(\.line)
      && one.unread.map(\.text) == other.unread.map(\.text)
  }

  /// The three lists, each with its title and entries.
  package var lists: [(title: String, entries: [String])] {
    [
      ("Taken", taken),
      ("Assumed", assumed.map { "\($0.text) [\($0.key)]" }),
      (
        "To ask",
        questions.map { question in
          question.command.map { "\(question.text)\n    \($0)" } ?? question.text
        }
      ),
    ]
  }

  /// One line about the reading as a whole.
  package var summary: String {
    var parts = ["\(Self.count(linesRead, "line")) read", "\(Self.count(nodesMade, "view")) made"]
    parts.append(unread.isEmpty ? "all understood" : "\(unread.count) not understood")
    if !gaps.isEmpty { parts.append(Self.count(gaps.count, "gap")) }
    return parts.joined(separator: ", ") + "."
  }

  /// The report in paragraphs, for a card: the summary and the three lists.
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
  package var lines: [String] {
    var lines = headings + [summary]
    for cut in cuts.prefix(Self.shown) { lines.append("  line \(cut) is cut") }
    for gap in gaps.prefix(Self.shown) { lines.append("  line \(gap): something is left out here") }
    for line in unread.prefix(Self.shown) {
      lines.append("  line \(line.line): not understood: \(line.text)")
    }
    if unread.count > Self.shown { lines.append("  and \(unread.count - Self.shown) more") }
    for (list, empty) in zip(lists, [Self.nothingTaken, "nothing", "nothing"]) {
      lines.append("\(list.title):\(list.entries.isEmpty ? " \(empty)" : "")")
      // The command of a question stands on a line of its own.
      lines += list.entries.prefix(Self.shown).flatMap { entry in
        entry.split(separator: "\n").map { "  \($0)" }
      }
      if list.entries.count > Self.shown {
        lines.append("  and \(list.entries.count - Self.shown) more")
      }
    }
    return lines
  }

  /// A number with its noun.
  static func count(_ number: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : nouns ?? noun + "s")"
  }
}
