// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
import UIModel

/// Explains in sentences what happened to the touches of a scenario, and why.
@MainActor
package struct Explainer {
  let file: String
  let reader: ScenarioReader
  let account: ScenarioAccount
  let search: ChangeSearch
  let labels: SubjectLabels

  /// Without a question, at most this many targets that did not act are explained.
  static let mostIdle = 12
  /// Without a question, at most this many changes are listed for each target.
  static let mostChanges = 3

  /// Reads and plays a file. If `point` is not nil, a quick tap at that point of the screen replaces the file's input.
  /// Throws all faults of the file. `file` is its name in messages and in the commands that the answer suggests.
  ///
  /// If the file names a built-in scene, the touches are explained, but no changes are suggested, because the scene is
  /// code.
  package init(
    _ bytes: [UInt8], file: String, tapAt point: CGPoint? = nil,
    makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil
  ) throws(UnusableScenario) {
    try self.init(bytes, file: file, makeScene: makeScene) { Self.scenario($0, tapAt: point) }
  }

  /// Reads and plays a file. `prepare` changes the scenario before it is played, for example its input. Throws all
  /// faults of the file.
  package init(
    _ bytes: [UInt8], file: String, makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil,
    prepare: @escaping @MainActor (Scenario) -> Scenario
  ) throws(UnusableScenario) {
    self.file = file
    reader = try ScenarioReader.readWithOrigins(bytes, file: file)
    account = ScenarioAccount(prepare(reader.scenario), makeScene: makeScene)
    labels = SubjectLabels(account.stage)
    search = ChangeSearch(account, in: reader, bytes, file: file, prepare: prepare)
  }

  /// The number of touches that came down.
  package var touchCount: Int { account.touches.count }

  /// Explains the controls, views and recognizers that did not act, then those that acted late, then each touch. If
  /// `number` is given, it explains only that touch; the first touch is 1.
  package func explanation(touch number: Int? = nil) -> Explanation {
    var explanation = Explanation(answers(touch: number))
    var messages = (number == nil ? account.messages : [])[...]
    for (index, touch) in account.touches.enumerated() {
      guard number.map({ $0 == index + 1 }) ?? (index < TouchAnswer.mostTouches) else { continue }
      while let message = messages.first, message.time < touch.time {
        explanation.paragraphs.append(Explanation.Paragraph(message.sentence(labels)))
        messages.removeFirst()
      }
      explanation.paragraphs += answerer.teller.story(touch, index + 1).paragraphs()
    }
    explanation.paragraphs += messages.map { Explanation.Paragraph($0.sentence(labels)) }
    if account.touches.isEmpty, account.messages.isEmpty {
      var paragraph = Explanation.Paragraph(TargetTeller.noTouch)
      if !account.inputs.isEmpty {
        paragraph.items.append("What else happens stands in the log:")
        paragraph.addLines(["$ Sandbox replay \(ShellWord.file(file))"])
      }
      explanation.paragraphs.append(paragraph)
    } else if number == nil, account.touches.count > TouchAnswer.mostTouches {
      explanation.paragraphs.append(
        Explanation.Paragraph(
          "There are \(account.touches.count) touches; --touch N tells the N-th of them."))
    }
    return explanation
  }

  /// Answers a question about one view, view controller, control or recognizer; nil if none has this name. If the
  /// answer is that it acted, a `remark` that is not nil takes the place of the changes that would keep it from acting.
  package func explanation(
    of name: String, touch number: Int? = nil, question: TouchQuestion? = nil,
    remarkOnSuccess remark: String? = nil
  ) -> Explanation? {
    if case .controller(let node)? = reader.names.responder(name),
      let controller = account.stage.nodes[node].controller
    {
      return Explanation([
        answerer.teller.paragraph(controller: name, controller.journalSubject, touch: number)
      ])
    }
    let answers = answers(about: name, touch: number, question: question)
    guard !answers.isEmpty else { return nil }
    var explanation = Explanation(answers.flatMap { $0.paragraphs(file: file) })
    if let remark, answers.allSatisfy({ $0.question == .why }) {
      explanation = Explanation(answers.flatMap { $0.paragraphs(file: nil, most: 0) })
      explanation.paragraphs.append(Explanation.Paragraph(remark))
    }
    if case .view(let node)? = reader.names.responder(name),
      reader.scenario.nodes[node].ownRecognizers.contains(.pop),
      !account.targets(ofView: node).contains(.own(node, .pop))
    {
      let pop = OwnRecognizer.pop.name(of: name)
      explanation.paragraphs[0].items.append(
        "--view \(ShellWord.quote(pop)) asks about going back.")
    }
    return explanation
  }

  /// Returns the answers to a question about one view, control or recognizer; for a scroll view that was dragged, also
  /// about its scrolling. The result is empty if nothing has this name.
  package func answers(
    about name: String, touch number: Int? = nil, question: TouchQuestion? = nil
  ) -> [TouchAnswer] {
    targets(named: name).flatMap { target -> [ActingTarget] in
      guard case .control(let node) = target, question == nil || question == .whyNot else {
        return [target]
      }
      // A "why not" question leaves out the actions that ran.
      let unsent = account.unsentActions(of: node, touch: number)
      return unsent.isEmpty ? [target] : unsent
    }.map { answerer.answer($0, touch: number, question: question) }
  }

  /// The names that questions can be about.
  package var names: [String] {
    (reader.names.views + reader.scenario.nodes.flatMap { $0.gestures.map(\.shownName) }
      + reader.scenario.nodes.flatMap { node in
        node.ownRecognizers.map { $0.name(of: node.shownName) }
      }).distinct
  }

  var answerer: Answerer { Answerer(account: account, labels: labels, search: search) }

  private static func scenario(_ scenario: Scenario, tapAt point: CGPoint?) -> Scenario {
    guard let point else { return scenario }
    var scenario = scenario
    scenario.input = [(0, InputSample.Phase.began), (0.08, .ended)].map { time, phase in
      ScenarioInput(
        time: time,
        event: .touch(
          ScenarioInput.FingerReport(
            finger: 1, phase: phase, location: point, force: 1, radius: 12, source: .direct)))
    }
    return scenario
  }

  // MARK: The target of a name

  /// Returns whether a name is a valid argument of `--view`.
  func isName(_ name: String) -> Bool { !targets(named: name).isEmpty }

  private func targets(named name: String) -> [ActingTarget] {
    let nodes = reader.scenario.nodes
    switch reader.names.responder(name) {
    case .view(let index)?: return account.targets(ofView: index)
    case .controller?, .application?, .delegate?, nil: break
    }
    let own = nodes.indices.flatMap { account.ownTargets(of: $0) }.filter { target in
      guard case .own(let node, let own) = target else { return false }
      return name == own.name(of: nodes[node].shownName)
    }
    return own
      + account.recognizers.filter { target in
        guard case .recognizer(let node, let number) = target else { return false }
        return name == nodes[node].gestures[number].shownName
          || name == labels[account.subject(target)]
          || name == "\(reader.path(of: node)).gestures[\(number)]"
      }
  }
}

extension TouchStory {
  /// Returns a sentence about what a target did on the touch.
  func deed(of target: ActingTarget, _ subject: Subject) -> String {
    switch target {
    case .view:
      "\(labels[subject]) was hit. \(delivery(to: subject, calling: "It").joined(separator: " "))"
    case .control, .action:
      delivery(to: account.view ?? subject, calling: labels[account.view ?? subject])
        .joined(separator: " ")
    case .recognizer: sighting(labels[subject], subject)
    case .own(_, let own): sighting("Its \(own.property)", subject)
    }
  }
}
