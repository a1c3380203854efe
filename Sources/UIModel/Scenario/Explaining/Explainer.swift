// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Says in sentences what became of the touches of a scenario, and why.
@MainActor
package struct Explainer {
  private let bytes: [UInt8]
  private let file: String
  private let reader: ScenarioReader
  private let hypothetical: CGPoint?
  private let account: ScenarioAccount
  private let labels: SubjectLabels

  /// More touches than these are not told unless one is asked for.
  private static let mostTouches = TargetTeller.mostTouches
  /// More of those who did not act are not told unless one is asked for.
  private static let mostIdle = 12
  /// So many changes may be tried for one of them, and so many of them together.
  private static let mostTrials = 60
  private static let deepest = 3
  /// Larger scenarios are not played again to try changes.
  private static let mostInputs = 20_000
  private static let mostNodes = 5_000

  /// Reads and plays a file, or instead of its input a quick tap at a point of the screen, in points. Throws
  /// all its faults. The name is for messages, and for commands that a reader may type.
  ///
  /// Of a scene that the file only names, the touches are told; what would let somebody act is not, as code
  /// can't be changed from outside.
  package init(
    _ bytes: [UInt8], file: String, tapAt point: CGPoint? = nil,
    makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil
  ) throws(UnusableScenario) {
    self.bytes = bytes
    self.file = file
    reader = try ScenarioReader.readWithOrigins(bytes, file: file)
    hypothetical = point
    account = ScenarioAccount(
      Self.scenario(reader.scenario, tapAt: point), makeScene: makeScene)
    labels = SubjectLabels(account.stage)
  }

  /// How many touches came down.
  package var touchCount: Int { account.touches.count }

  /// Tells the touches, or one of them by its number from 1, and who did not act.
  package func explanation(touch number: Int? = nil) -> Explanation {
    var explanation = Explanation()
    var messages = (number == nil ? account.messages : [])[...]
    for (index, touch) in account.touches.enumerated() {
      guard number.map({ $0 == index + 1 }) ?? (index < Self.mostTouches) else { continue }
      while let message = messages.first, message.time < touch.time {
        explanation.paragraphs.append(Explanation.Paragraph(message.sentence(labels)))
        messages.removeFirst()
      }
      explanation.paragraphs += teller.story(touch, index + 1).paragraphs()
    }
    explanation.paragraphs += messages.map { Explanation.Paragraph($0.sentence(labels)) }
    if account.touches.isEmpty, account.messages.isEmpty {
      explanation.paragraphs.append(Explanation.Paragraph(TargetTeller.noTouch))
    } else if number == nil, account.touches.count > Self.mostTouches {
      explanation.paragraphs.append(
        Explanation.Paragraph(
          "There are \(account.touches.count) touches; --touch N tells the N-th of them."))
    }
    if let idle = idle(touch: number) { explanation.paragraphs.append(idle) }
    return explanation
  }

  /// Tells what one view, control or recognizer made of the touches; nil when nobody has this name.
  package func explanation(of name: String, touch number: Int? = nil) -> Explanation? {
    let targets = targets(named: name)
    guard !targets.isEmpty else { return nil }
    var explanation = Explanation()
    for target in targets {
      var paragraph = teller.paragraph(target, touch: number)
      if let next = teller.nextGoal(of: target, touch: number), !account.touches.isEmpty {
        addRemedy(next, number, to: &paragraph)
      }
      explanation.paragraphs.append(paragraph)
    }
    return explanation
  }

  /// The names that can be asked about.
  package var names: [String] {
    var names = reader.names.views
    for node in reader.scenario.nodes {
      for gesture in node.gestures where !names.contains(gesture.shownName) {
        names.append(gesture.shownName)
      }
    }
    return names
  }

  private var teller: TargetTeller { TargetTeller(account: account, labels: labels) }

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
    case .view(let index)?, .controller(let index)?:
      return [nodes[index].isControlLike ? .control(index) : .view(index, .kept)]
    case .application?, .delegate?, nil: break
    }
    var found: [ActingTarget] = []
    for (index, node) in nodes.enumerated() {
      for (number, gesture) in node.gestures.enumerated() {
        let target = ActingTarget.recognizer(node: index, number: number)
        let isMeant =
          gesture.shownName == name || labels[account.subject(target)] == name
          || "\(paths[index]).gestures[\(number)]" == name
        if isMeant { found.append(target) }
      }
    }
    return found
  }

  /// A name where it is unique, else the place in the file.
  private var paths: [String] {
    reader.scenario.nodes.indices.map { index in
      let name = reader.scenario.nodes[index].shownName
      return reader.names.node(name) == index ? name : reader.origins[index].path
    }
  }

  // MARK: Those who did not act

  /// Controls and recognizers with an action, and views that lay under a finger, that never acted.
  private func idle(touch number: Int?) -> Explanation.Paragraph? {
    let touches = account.chosen(number)
    guard !touches.isEmpty else { return nil }
    var idle: [ActingTarget] = []
    let missed = missed(by: touches)
    for (index, node) in reader.scenario.nodes.enumerated() {
      if node.hasAction {
        idle.append(.control(index))
      } else if missed.contains(index) {
        idle.append(.view(index, .found))
      }
      idle += node.gestures.indices.filter { node.gestures[$0].action != nil }.map {
        .recognizer(node: index, number: $0)
      }
    }
    idle.removeAll { account.acts($0, touch: number) }
    var paragraph = Explanation.Paragraph("Who did not act, and what would let them")
    var elsewhere: [String] = []
    for target in idle {
      let (obstacle, touch) = ObstacleFinder(account: account).find(target, touch: number)
      if case .elsewhere = obstacle {
        elsewhere.append(placeLabel(target))
      } else if paragraph.items.count < Self.mostIdle {
        add(target, obstacle, touch, number, to: &paragraph)
      }
    }
    if !elsewhere.isEmpty {
      paragraph.items.append("No finger came down on \(Phrase.list(Array(elsewhere.prefix(20)))).")
    }
    return paragraph.items.isEmpty ? nil : paragraph
  }

  /// The views that lay under a finger and were not found, without those that hold another one: for these
  /// the same is to be said.
  private func missed(by touches: [TouchAccount]) -> Set<Int> {
    let nodes = reader.scenario.nodes
    let missed = nodes.indices.filter { index in
      touches.contains { $0.isMissed(account.view(index)) }
    }
    var outer: Set<Int> = []
    for index in missed {
      var around = nodes[index].place.parent
      while let node = around, outer.insert(node).inserted { around = nodes[node].place.parent }
    }
    return Set(missed).subtracting(outer)
  }

  /// Where a finger would have to be.
  private func placeLabel(_ target: ActingTarget) -> String {
    let name = labels[account.subject(target)]
    guard let view = teller.recognizerView(target).map({ labels[$0] }), !name.hasPrefix(view) else {
      return name
    }
    return "\(view) (\(name))"
  }

  private func add(
    _ target: ActingTarget, _ obstacle: Obstacle, _ touch: TouchAccount?, _ number: Int?,
    to paragraph: inout Explanation.Paragraph
  ) {
    let name = labels[account.subject(target)]
    let sentence =
      touch.map {
        obstacle.sentence(about: name, on: teller.recognizerView(target), teller.story($0, 0))
      }
      ?? TargetTeller.noTouch
    paragraph.items.append("\(name) \(teller.didNot(target)). \(sentence)")
    addRemedy(target, number, to: &paragraph)
  }

  private func addRemedy(
    _ target: ActingTarget, _ number: Int?, to paragraph: inout Explanation.Paragraph
  ) {
    guard let trial = remedy(for: target, touch: number),
      let last = paragraph.items.indices.last
    else { return }
    let remedies = trial.remedies
    let deed =
      "\(labels[account.subject(target)]) \(teller.wouldAct(target, trial.account, number))"
    let sentence = "\(deed) if \(Phrase.list(remedies.map(\.condition)))."
    if paragraph.items[last].hasPrefix("Touch "), last > 0 {
      // It is about all touches, not the last one alone.
      paragraph.items.append(sentence)
    } else {
      paragraph.items[last] += " \(sentence)"
    }
    let sets = remedies.map { "--set \(Self.quoted($0.change.argument))" }
    paragraph.addCommand("Sandbox diff \(Self.quoted(file)) \(sets.joined(separator: " "))")
  }

  /// The argument as a shell takes it.
  private static func quoted(_ argument: String) -> String {
    let plain = argument.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./=,".unicodeScalars.contains($0)
    }
    return plain ? argument : "'\(argument.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  // MARK: Trying changes

  private struct Trial {
    let remedies: [Remedy]
    let account: ScenarioAccount
  }

  /// The fewest changes, found by playing again, that let somebody act; nil when none was found.
  private func remedy(for target: ActingTarget, touch number: Int?) -> Trial? {
    guard reader.scenario.input.count <= Self.mostInputs,
      reader.scenario.nodes.count <= Self.mostNodes
    else { return nil }
    var trials = [Trial(remedies: [], account: account)]
    var left = Self.mostTrials
    for _ in 0..<Self.deepest {
      var next: [Trial] = []
      for trial in trials {
        for remedy in candidates(target, trial, number) where !trial.remedies.contains(remedy) {
          guard left > 0 else { return nil }
          left -= 1
          let all = trial.remedies + [remedy]
          guard let played = play(all.map(\.change)) else { continue }
          if played.acts(target, touch: number) { return Trial(remedies: all, account: played) }
          next.append(Trial(remedies: all, account: played))
        }
      }
      trials = next
    }
    return nil
  }

  private func candidates(
    _ target: ActingTarget, _ trial: Trial, _ number: Int?
  ) -> [Remedy] {
    let (obstacle, touch) = ObstacleFinder(account: trial.account).find(target, touch: number)
    guard let touch else { return [] }
    return RemedyFinder(
      account: trial.account, labels: SubjectLabels(trial.account.stage), paths: paths
    ).remedies(for: target, against: obstacle, on: touch)
  }

  private func play(_ changes: [ScenarioChange]) -> ScenarioAccount? {
    guard let changed = try? ScenarioChange.apply(changes, to: bytes, file: file),
      let scenario = try? ScenarioReader.read(changed, file: file)
    else { return nil }
    return ScenarioAccount(Self.scenario(scenario, tapAt: hypothetical))
  }
}

extension TouchAccount {
  /// Whether a view lies under the finger and was not found.
  func isMissed(_ view: Subject) -> Bool {
    if missed.contains(where: { $0.view.identity == view.identity && isFromRefusal($0) }) {
      return true
    }
    return trace.visits.contains { visit in
      guard visit.view.identity == view.identity else { return false }
      switch visit.answer {
      case .refused(.outside), .hit, .foundInside, .pending: return false
      case .refused, .answeredByOverride(nil): return liesUnderFinger(visit)
      case .answeredByOverride(_?): return false
      }
    }
  }

  /// Whether a view around it refused; one that lies behind others is where it should be.
  private func isFromRefusal(_ missed: Missed) -> Bool {
    trace.visits.contains { visit in
      guard visit.view.identity == missed.around?.identity else { return false }
      switch visit.answer {
      case .refused, .answeredByOverride: return true
      case .hit, .foundInside, .pending: return false
      }
    }
  }
}

extension TouchStory {
  /// What somebody did with the touch, who acted on it.
  func deed(of target: ActingTarget, _ subject: Subject) -> String {
    switch target {
    case .view: "It was hit. \(delivery(to: subject).joined(separator: " "))"
    case .control: delivery(to: account.view ?? subject).joined(separator: " ")
    case .recognizer: "It saw the touch. \(history(of: subject))"
    }
  }
}
