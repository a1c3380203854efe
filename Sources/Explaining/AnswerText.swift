// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Says an answer in sentences.
@MainActor
struct AnswerText {
  let account: ScenarioAccount
  let labels: SubjectLabels
  let target: ActingTarget
  let touchCount: Int

  private var teller: TargetTeller { TargetTeller(account: account, labels: labels) }
  private var subject: Subject { account.subject(target) }
  var name: String { teller.name(target) }

  // MARK: What happened

  /// The event of one touch; of several, with the number of the touch.
  func headline(
    _ chosen: Answerer.Told, _ told: [Answerer.Told], asked: TouchQuestion?
  ) -> String {
    let isSplit = told.contains(where: \.isGood) && told.contains { !$0.isGood && $0.stage > 0 }
    let on = isSplit ? " on touch \(account.touchesBefore + chosen.number)" : ""
    switch chosen.outcome {
    case .didNotAct: return "\(name) \(teller.didNot(reached(chosen), on))."
    case .acted: return "\(name) \(teller.did(target, on: chosen.touch))\(on)."
    case .actedLate(let delay):
      return
        "\(name) \(teller.did(target, on: chosen.touch, at: delay.end))\(on), \(seconds(delay.end - delay.start)) late."
    case .wasCancelled(let end):
      if end.hadActed, case .view = target {
        return "\(name) lost the touch\(on) at \(Phrase.time(end.time))."
      }
      return end.hadActed
        ? "\(name) \(teller.did(target, on: chosen.touch))\(on) and was cancelled at \(Phrase.time(end.time))."
        : "\(name) \(teller.didNot(target, on))."
    }
  }

  /// Of a view, the first thing that it lacks.
  private func reached(_ told: Answerer.Told) -> ActingTarget {
    guard case .view(let node, _) = target else { return target }
    return TouchGoal.allCases.map { ActingTarget.view(node, $0) }
      .first { !account.acts($0, on: told.touch) } ?? target
  }

  private func seconds(_ time: TimeInterval) -> String {
    "\(DecimalText.text(time, digits: 2))\(Phrase.tie)s"
  }

  /// The cause, of the touch that is answered for.
  func cause(_ told: Answerer.Told, _ partners: [ActingTarget]) -> String {
    let story = teller.story(told.touch, told.number)
    switch told.outcome {
    case .didNotAct: return other(told) + passes(told.touch)
    case .acted:
      if case .view(let node, _) = target, account.isPassed(told.touch, to: node) {
        return "\(story.start)\(passed(told.touch))"
      }
      let why = freedom(told, partners).map { "\($0) " } ?? ""
      return "\(story.start)\(why)\(story.deed(of: target, subject))\(run(story))"
        + passes(told.touch)
    case .actedLate(let delay):
      return "\(story.start)\(wait(delay))\(run(story))"
    case .wasCancelled(let end):
      let cause = loss(end, story)
      return "\(story.start)\(hit(told))\(cause)\(run(story))"
    }
  }

  /// The outcome of another touch.
  func other(_ told: Answerer.Told) -> String {
    let story = teller.story(told.touch, told.number)
    switch told.outcome {
    case .didNotAct(let obstacle):
      let sentence = teller.text(of: target, story).sentence(obstacle)
      return "\(story.start)\(hit(told))\(sentence)\(run(story))"
    case .acted where isPassed(told.touch):
      return "\(story.start)\(passed(told.touch))"
    case .acted, .actedLate:
      return "\(story.start)\(story.deed(of: target, subject))\(run(story))"
    case .wasCancelled(let end):
      return "\(story.start)\(hit(told))\(loss(end, story))\(run(story))"
    }
  }

  /// The sentence about a hit test that ran more than once, and about overrides that answer otherwise each time.
  private func passes(_ touch: TouchAccount) -> String {
    let scenario = account.stage.scenario
    guard scenario.hitTestPasses > 1 else { return "" }
    let fickle = scenario.nodes.indices.filter { node in
      scenario.nodes[node].properties.contains {
        if case .hitTest(.inTurn) = $0 { true } else { false }
      } && touch.visit(account.view(node)) != nil
    }
    let names = Phrase.list(fickle.map { "\(labels[account.view($0)])'s hitTest(_:with:)" })
    return
      " UIKit ran the hit test \(scenario.hitTestPasses) times for this touch, and the last answer counts."
      + (fickle.isEmpty
        ? " Code with side effects does not belong in hitTest(_:with:) or point(inside:with:)."
        : " \(names) answers differently when called again, as code with side effects does.")
  }

  private func run(_ story: TouchStory) -> String {
    story.performed(by: subject).map { " \($0)" } ?? ""
  }

  /// The first sentence about a view that was hit and lost the touch later.
  private func hit(_ told: Answerer.Told) -> String {
    guard case .view = target, told.touch.reaches(.hit, with: subject) else { return "" }
    return "It was hit. "
  }

  // MARK: Why

  private func isPassed(_ touch: TouchAccount) -> Bool {
    if case .view(let node, _) = target { account.isPassed(touch, to: node) } else { false }
  }

  /// The path by which a touch of another view came to it.
  private func passed(_ touch: TouchAccount) -> String {
    let between = touch.path.prefix { $0.identity != subject.identity }.map { labels[$0] }
    let verb = between.count == 1 ? "does" : "do"
    return
      "\(touch.view.map { labels[$0] } ?? "Another view") was hit. \(Phrase.list(between)) \(verb) not keep "
      + "the touch, and UIKit's touchesBegan(_:with:) passes it up the responder chain to \(name)."
  }

  /// The reason why nothing stopped one that acted together with others, or on a touch that was not its own.
  private func freedom(_ told: Answerer.Told, _ partners: [ActingTarget]) -> String? {
    let touch = told.touch
    let on = partners.filter { account.acts($0, on: touch) }
    if let other = partners.first(where: { !on.contains($0) }), case .control = target,
      case .control = other
    {
      return "\(teller.name(other)) acted on another finger. Neither has "
        + "isExclusiveTouch, so each view takes a finger of its own."
    }
    guard let other = on.first else { return nil }
    let name = teller.name(other)
    switch (target.isRecognizer, other.isRecognizer) {
    case (true, true):
      let permission = relation(touch, other)
      return "\(name) recognized the touch, too\(permission.map { ": \($0)" } ?? "")."
    case (true, false):
      return takes(subject, touch)
        ? "\(name) acted, too." : "\(name) acted, too: \(self.name).cancelsTouchesInView is false."
    case (false, true):
      return takes(account.subject(other), touch)
        ? "\(name) recognized the touch, too."
        : "\(name) recognized the touch, too, and left it to \(self.name): its cancelsTouchesInView is false."
    case (false, false): return "\(name) acted, too."
    }
  }

  private func takes(_ recognizer: Subject, _ touch: TouchAccount) -> Bool {
    touch.witness(recognizer)?.takes ?? true
  }

  /// The one who let two recognizers run together.
  private func relation(_ touch: TouchAccount, _ other: ActingTarget) -> String? {
    let others = account.subject(other)
    for entry in touch.entries {
      guard
        case .delegate(let asked, .shouldRecognizeSimultaneously, let about?, true) = entry.fact,
        [asked.identity, about.identity].contains(subject.identity),
        [asked.identity, about.identity].contains(others.identity)
      else { continue }
      let second = asked.identity == subject.identity ? others : subject
      return "\(labels[asked])'s delegate lets it recognize together with \(labels[second])"
    }
    return nil
  }

  // MARK: Late

  private func wait(_ delay: Delay) -> String {
    let until = "until \(Phrase.time(delay.end))"
    switch delay.cause {
    case .waited(let others):
      return
        "It could have recognized at \(Phrase.time(delay.start)), but had to wait for \(names(others)) to fail, "
        + "\(until)."
    case .heldBegan(let holders):
      return "\(names(holders)) held touchesBegan back \(until)."
    case .heldEnded(let holders):
      return "\(names(holders)) held touchesEnded back from \(Phrase.time(delay.start)) \(until) "
        + "(delaysTouchesEnded)."
    case .press(let time): return "It is a long press and waits \(seconds(time))."
    case .movement: return "It is a pan and waits until the finger has moved about 10 points."
    }
  }

  private func names(_ parties: [Party]) -> String { Phrase.list(parties.map { labels[$0] }) }

  // MARK: Cancelled

  private func loss(_ end: Cancellation, _ story: TouchStory) -> String {
    switch end.cause {
    case .delivery(let obstacle):
      return teller.text(of: target, story).sentence(.notDelivered(obstacle))
    case .lost(let winner, let rule):
      return "It was cancelled at \(Phrase.time(end.time)): "
        + "\(story.rule(VerdictFact.Loss(to: winner.subject, by: rule)))."
    case .bySystem:
      return
        "It was cancelled at \(Phrase.time(end.time)) by \(story.cause.systemDeed(at: end.time))."
    case .byApplication: return story.deed(of: target, subject)
    }
  }

  // MARK: Changes

  /// Advice beside the changes.
  func advice(_ told: Answerer.Told, _ question: TouchQuestion) -> [String] {
    switch (question, told.outcome, target) {
    case (.cancelled, .wasCancelled, .view), (.whyNot, .wasCancelled, .view):
      return [
        "Whatever is drawn or started in touchesBegan has to be undone in "
          + "touchesCancelled(_:with:): after a cancel touchesEnded does not come."
      ]
    case (.late, .actedLate(let delay), .recognizer):
      guard case .waited = delay.cause else { return [] }
      return [
        "To show something at once, use touchesBegan(_:with:) of the view: it comes at "
          + "\(Phrase.time(told.touch.call(.began, of: told.touch.view ?? subject) ?? told.touch.time))."
      ]
    case (.why, .acted, .view(let node, _)), (.why, .actedLate, .view(let node, _)):
      guard told.touch.view?.identity != account.view(node).identity else { return [] }
      return [
        "Or compare touch.view with self in its touch methods: for touches of other views they differ."
      ]
    default: return []
    }
  }

  /// The result of a change and the change: "B would act if A were hidden."
  func promise(_ trial: ChangeSearch.Trial, _ goal: Goal) -> String {
    let conditions = SettingText.conditions(
      of: trial.change, account: account, labels: labels, target: target)
    return "\(name) \(result(trial, goal)) if \(conditions)."
  }

  private func result(_ trial: ChangeSearch.Trial, _ goal: Goal) -> String {
    switch goal.question {
    case .whyNot:
      return teller.wouldAct(
        trial.strength > 1 && trial.goal.isAboutHearing ? goal.target.atBest : goal.target,
        trial.account, goal.touch)
    case .why:
      let acts = trial.account.chosen(goal.touch).contains {
        trial.account.reacts(target, on: $0)
      }
      guard acts else {
        let isView = if case .view = target { true } else { false }
        return "would not \(isView ? "receive the touch" : teller.verb(target))"
      }
      let stopped = goal.partners.filter { !trial.account.acts($0, touch: nil) }
      return "would \(teller.verb(target)) without \(Phrase.list(stopped.map(teller.name)))"
    case .late:
      let time = trial.account.chosen(goal.touch).first.flatMap {
        trial.account.time(of: target, on: $0)
      }
      return "would \(teller.verb(target)) at \(Phrase.time(time ?? 0))"
    case .cancelled:
      if case .view = target { return "would keep the touch" }
      return "would go on to the end"
    }
  }

  /// The wish of a goal: "B act".
  func deed(_ goal: Goal) -> String {
    switch goal.question {
    case .whyNot: teller.deed(goal.target)
    case .why: "\(name) not \(teller.verb(target))"
    case .late: "\(name) \(teller.verb(target)) earlier"
    case .cancelled: "\(name) go on to the end"
    }
  }

  /// The differences besides.
  func remarks(_ trial: ChangeSearch.Trial) -> [String] {
    var remarks: [String] = []
    for effect in trial.effects.prefix(4) {
      let actor = teller.name(effect.actor)
      let on =
        touchCount > 1
        ? " on touch \(Phrase.list(effect.touches.map { "\(account.touchesBefore + $0)" }))" : ""
      switch effect.kind {
      case .noLongerActs:
        remarks.append("\(actor) would no longer \(teller.verb(effect.actor))\(on).")
      case .acts: remarks.append("\(actor) would \(teller.verb(effect.actor)), too\(on).")
      case .isCancelled: remarks.append("\(actor) would be cancelled\(on).")
      case .actsLater(let delay):
        remarks.append("\(actor) would \(teller.verb(effect.actor)) \(seconds(delay)) later\(on).")
      }
    }
    let unsaid = trial.silenced.filter { actor in
      !trial.effects.contains { $0.actor == actor && $0.kind == .noLongerActs }
    }
    if !unsaid.isEmpty {
      let names = Phrase.list(unsaid.map(teller.name))
      remarks.append("That switches \(names) off for every touch.")
    }
    return remarks
  }
}
