// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// Says in sentences what became of the touches of a scenario, and why.
@MainActor
package struct Explainer {
  private let file: String
  let reader: ScenarioReader
  let account: ScenarioAccount
  private let search: RemedySearch
  let labels: SubjectLabels

  /// More of those who did not act are not told unless one is asked for.
  static let mostIdle = 12

  /// Reads and plays a file, or instead of its input a quick tap at a point of the screen, in points. Throws
  /// all its faults. The name is for messages, and for commands that a reader may type.
  ///
  /// Of a scene that the file only names, the touches are told; what would let somebody act is not, as code
  /// can't be changed from outside.
  package init(
    _ bytes: [UInt8], file: String, tapAt point: CGPoint? = nil,
    makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil
  ) throws(UnusableScenario) {
    self.file = file
    reader = try ScenarioReader.readWithOrigins(bytes, file: file)
    account = ScenarioAccount(
      Self.scenario(reader.scenario, tapAt: point), makeScene: makeScene)
    labels = SubjectLabels(account.stage)
    search = RemedySearch(account, in: reader, bytes, file: file) {
      Self.scenario($0, tapAt: point)
    }
  }

  /// How many touches came down.
  package var touchCount: Int { account.touches.count }

  /// Tells the touches, or one of them by its number from 1, and who did not act.
  package func explanation(touch number: Int? = nil) -> Explanation {
    var explanation = Explanation()
    var messages = (number == nil ? account.messages : [])[...]
    for (index, touch) in account.touches.enumerated() {
      guard number.map({ $0 == index + 1 }) ?? (index < TargetTeller.mostTouches) else { continue }
      while let message = messages.first, message.time < touch.time {
        explanation.paragraphs.append(Explanation.Paragraph(message.sentence(labels)))
        messages.removeFirst()
      }
      explanation.paragraphs += teller.story(touch, index + 1).paragraphs()
    }
    explanation.paragraphs += messages.map { Explanation.Paragraph($0.sentence(labels)) }
    if account.touches.isEmpty, account.messages.isEmpty {
      var paragraph = Explanation.Paragraph(TargetTeller.noTouch)
      if !account.inputs.isEmpty {
        paragraph.items.append("What else happens stands in the log:")
        paragraph.addCommand("Sandbox replay \(ShellWord.file(file))")
      }
      explanation.paragraphs.append(paragraph)
    } else if number == nil, account.touches.count > TargetTeller.mostTouches {
      explanation.paragraphs.append(
        Explanation.Paragraph(
          "There are \(account.touches.count) touches; --touch N tells the N-th of them."))
    }
    if let idle = idle(touch: number) { explanation.paragraphs.append(idle) }
    return explanation
  }

  /// Tells what one view, control or recognizer made of the touches; nil when nobody has this name.
  package func explanation(of name: String, touch number: Int? = nil) -> Explanation? {
    if case .controller(let node)? = reader.names.responder(name),
      let controller = account.stage.nodes[node].controller
    {
      return Explanation([
        teller.paragraph(controller: name, controller.journalSubject, touch: number)
      ])
    }
    let targets = targets(named: name)
    guard !targets.isEmpty else { return nil }
    let paragraphs = targets.map { target in
      var paragraph = teller.paragraph(target, touch: number)
      if let next = teller.nextGoal(of: target, touch: number), !account.touches.isEmpty {
        addRemedy(next, search.outcome(for: next, touch: number), number, to: &paragraph)
      }
      return paragraph
    }
    return Explanation(paragraphs)
  }

  /// The names that can be asked about.
  package var names: [String] {
    (reader.names.views + reader.scenario.nodes.flatMap { $0.gestures.map(\.shownName) }).distinct
  }

  var teller: TargetTeller { TargetTeller(account: account, labels: labels) }

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

  // MARK: Who is meant

  private func targets(named name: String) -> [ActingTarget] {
    let nodes = reader.scenario.nodes
    switch reader.names.responder(name) {
    case .view(let index)?:
      return [nodes[index].isControlLike ? .control(index) : .view(index, .kept)]
    case .controller?, .application?, .delegate?, nil: break
    }
    return account.recognizers.filter { target in
      guard case .recognizer(let node, let number) = target else { return false }
      return name == nodes[node].gestures[number].shownName
        || name == labels[account.subject(target)]
        || name == "\(reader.path(of: node)).gestures[\(number)]"
    }
  }

  // MARK: Those who did not act

  /// Says who did not act and why, and the smallest change by which it would.
  func add(
    _ idle: Idle, _ obstacle: Obstacle, _ closest: Int?, isOneOfSeveral: Bool,
    to paragraph: inout Explanation.Paragraph
  ) {
    let target = idle.target
    let name = labels[account.subject(target)]
    let on = idle.touch.map { isOneOfSeveral ? " on touch \($0)" : "" } ?? ""
    let start = "\(name) \(teller.didNot(target, on))."
    guard let closest else {
      var sentence = TargetTeller.noTouch
      if case .keptBySystem(let time, let reason) = obstacle {
        sentence = ObstacleText.kept(at: time, because: reason)
      }
      paragraph.items.append("\(start) \(sentence)")
      return
    }
    let outcome = search.outcome(for: target, touch: idle.touch)
    var (obstacle, number, place) = (obstacle, closest, "")
    if idle.touch == nil, touchCount > 1, case .found(let trial) = outcome,
      let helped = helped(target, by: trial, closest)
    {
      (obstacle, number, place) = (helped.obstacle, helped.touch, "Touch \(helped.touch): ")
    }
    let story = teller.story(account.touches[number - 1], number)
    let sentence = teller.text(of: target, story).sentence(obstacle)
    paragraph.items.append("\(start) \(place)\(sentence)")
    addRemedy(target, outcome, idle.touch, to: &paragraph)
  }

  /// The touch on which changes let somebody act, the closest one if it is among them, and what stopped it there.
  private func helped(
    _ target: ActingTarget, by trial: RemedySearch.Trial, _ closest: Int
  ) -> (obstacle: Obstacle, touch: Int)? {
    let finder = ObstacleFinder(account: account)
    for number in [closest] + Array(1...touchCount) where trial.account.acts(target, touch: number)
    {
      if let obstacle = finder.find(target, on: account.touches[number - 1]) {
        return (obstacle, number)
      }
    }
    return nil
  }

  private func addRemedy(
    _ target: ActingTarget, _ outcome: RemedySearch.Outcome, _ number: Int?,
    to paragraph: inout Explanation.Paragraph
  ) {
    guard let last = paragraph.items.indices.last else { return }
    let sentence: String
    var sets: [String] = []
    switch outcome {
    case .nothing: return
    case .stopped:
      sentence =
        "None of the changes that were tried, up to \(search.limits.changes) at once, was enough to "
        + "let \(teller.deed(target))."
    case .ranOut:
      sentence =
        "None of the \(search.limits.plays) changes that were tried, alone and together, was enough to let "
        + "\(teller.deed(target)); there are more."
    case .found(let trial):
      sentence = teller.promise(target, trial, touch: number)
      sets = trial.remedies.map { "--set \(ShellWord.quote($0.change(search.paths).argument))" }
    }
    if paragraph.endsWithOneOfSeveral {
      paragraph.items.append(sentence)
    } else {
      paragraph.items[last] += " \(sentence)"
    }
    guard !sets.isEmpty else { return }
    paragraph.addCommand("Sandbox diff \(ShellWord.file(file)) \(sets.joined(separator: " "))")
  }
}

extension TouchStory {
  /// What somebody did with the touch, who acted on it.
  func deed(of target: ActingTarget, _ subject: Subject) -> String {
    switch target {
    case .view: "It was hit. \(delivery(to: subject).joined(separator: " "))"
    case .control, .action: delivery(to: account.view ?? subject).joined(separator: " ")
    case .recognizer: "It saw the touch. \(history(of: subject))"
    }
  }
}
