// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The answer to a question about a view, control or recognizer: what happened, why, and changes.
package struct TouchAnswer {
  /// A change that works: the scenario was played with it.
  package struct Suggestion {
    /// The change and its result as a sentence: "Send would act if Toolbar were not hidden."
    package let sentence: String
    /// Sentences about the side effects and about the targets that can no longer act.
    package let remarks: [String]
    /// The arguments of `--set` that make the change; empty if the scene is code.
    package let sets: [String]
    /// The lines of Swift that would make the change in an application.
    package let swift: [String]
    /// True if the change stops actions of other targets.
    package let isSilencing: Bool
    /// The side effects, as values.
    package let effects: [SideEffect]
    /// The change itself.
    let change: Change

    /// The change in a form that can be played again.
    package var trial: Trial { Trial(change: change) }
  }

  /// A change that can be tried.
  package struct Trial {
    let change: Change
  }

  /// The name of the view, control or recognizer.
  package let name: String
  /// The question that the answer is to.
  package let question: TouchQuestion
  /// The touch that the answer is about, from 1; nil without a touch.
  package let touch: Int?
  /// The outcome of that touch; nil without a touch.
  let outcome: Outcome?
  /// The event as a sentence: "Send did not act: "pressed" did not run."
  package let headline: String
  /// Sentences about the cause and about the other touches. Each begins with its touch.
  package let sentences: [String]
  /// Advice in addition to the changes.
  package let advice: [String]
  /// Suggested changes, in the order to try.
  package let suggestions: [Suggestion]
  /// The reason why there are no changes, or no more; nil if no reason is given.
  package let ending: String?
  /// The verb in the heading of the changes: "scroll", "scrolling".
  let deed: (verb: String, gerund: String)

  /// The names of the targets that acted together with this one, if one of the changes stops those instead.
  let companions: [String]

  /// Returns the fact that the target acts, as a sentence: "Send acts now.", or "Send acts at once now." if it was late
  /// before.
  package func success(wasLate: Bool) -> String {
    let verb = deed.verb
    let end = verb.firstIndex(of: " ") ?? verb.endIndex
    let (first, rest) = (verb[..<end], verb[end...])
    return "\(name) \(first == "be" ? "is" : "\(first)s")\(rest)\(wasLate ? " at once" : "") now."
  }

  /// The largest number of touches in an answer to a question that is not about a single touch.
  static let mostTouches = 20

  /// The largest number of changes in an answer.
  package static let mostChanges = 5

  /// Returns the answer as paragraphs.
  ///
  /// - Parameters:
  ///   - file: the name of the file for commands; nil for scenes that are code.
  ///   - most: the largest number of changes in the text.
  /// - Returns: the headline with the cause, then the changes with the commands that try them.
  package func paragraphs(
    file: String?, most: Int = TouchAnswer.mostChanges
  ) -> [Explanation.Paragraph] {
    var paragraphs = [Explanation.Paragraph(headline, sentences + advice)]
    if suggestions.isEmpty {
      if let ending { paragraphs[0].items.append(ending) }
      return paragraphs
    }
    guard most > 0 else { return paragraphs }
    var changes = Explanation.Paragraph(changesHeading)
    for (index, suggestion) in suggestions.prefix(most).enumerated() {
      let remarks =
        suggestion.remarks.isEmpty ? "" : " \(suggestion.remarks.joined(separator: " "))"
      changes.items.append("\(index + 1). \(suggestion.sentence)\(remarks)")
      changes.addLines(lines(of: suggestion, file: file))
    }
    return paragraphs + [changes]
  }

  func lines(of suggestion: Suggestion, file: String?) -> [String] {
    Self.lines(command: "diff", sets: suggestion.sets, swift: suggestion.swift, file: file)
  }

  /// Returns the Swift code that makes a change in an application, and the command that tries the change on the file, each
  /// with a label.
  package static func lines(
    command: String, sets: [String], swift: [String], file: String?
  ) -> [String] {
    var lines = swift.isEmpty ? [] : ["in your app:"] + swift
    if let file, !sets.isEmpty {
      let sets = sets.map { "--set \(ShellWord.quote($0))" }.joined(separator: " ")
      lines += ["try it:", "$ Sandbox \(command) \(ShellWord.file(file)) \(sets)"]
    }
    return lines
  }

  private var together: String {
    companions.isEmpty ? "" : ", or from \(deed.gerund) together with \(Phrase.list(companions))"
  }

  private var changesHeading: String {
    let what =
      switch question {
      case .whyNot: "What would let it \(deed.verb)"
      case .why: "What would keep it from \(deed.gerund)\(together)"
      case .late: "What would let it \(deed.verb) earlier"
      case .cancelled: "What would keep it going"
      }
    return suggestions.count > 1 ? "\(what), in the order to try" : what
  }
}
