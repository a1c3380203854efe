// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes an answer as sentences.
@MainActor
struct AnswerText {
  let account: ScenarioAccount
  let labels: SubjectLabels
  let target: ActingTarget
  let touchCount: Int

  var teller: TargetTeller { TargetTeller(account: account, labels: labels) }
  var subject: Subject { account.subject(target) }
  var name: String { teller.name(target) }

  // MARK: What happened

  /// Returns the heading: what happened on one touch. If there are several touches, it names this touch by its number.
  func headline(
    _ chosen: Answerer.Told, _ told: [Answerer.Told], asked: TouchQuestion?
  ) -> String {
    let isSplit = told.contains(where: \.isGood) && told.contains { !$0.isGood && $0.stage > 0 }
    let number = isSplit ? account.touchesBefore + chosen.number : nil
    let (touch, on) = (TargetTeller.touch(number), TargetTeller.on(number))
    switch chosen.outcome {
    case .didNotAct(.notDelivered(.taken)) where !hasDeeds:
      return "\(name) lost \(touch)."
    case .didNotAct(.notFound(.subviewTookIt(_, let takers))) where isView && !takers.isEmpty:
      // The hit test had found the view's subview before a recognizer took the touch.
      return "\(name) lost \(touch)."
    case .didNotAct: return "\(name) \(teller.didNot(reached(chosen), touch: number))."
    case .acted where isView: return "\(name) received \(touch)."
    case .acted: return "\(name) \(teller.did(target, on: chosen.touch))\(on)."
    case .actedLate(let delay):
      return
        "\(name) \(teller.did(target, on: chosen.touch, at: delay.end))\(on), \(seconds(delay.end - delay.start)) late."
    case .wasCancelled(let end):
      if !hasDeeds || end.hadActed && isView {
        return "\(name) lost \(touch) at \(Phrase.time(end.time))."
      }
      return end.hadActed
        ? "\(name) \(teller.did(target, on: chosen.touch))\(on) and was cancelled at \(Phrase.time(end.time))."
        : "\(name) \(teller.didNot(target, touch: number))."
    }
  }

  var isView: Bool { if case .view = target { true } else { false } }

  /// False for a control that has no `deeds`; true for all other targets.
  private var hasDeeds: Bool {
    guard case .control(let node) = target else { return true }
    let described = account.stage.scenario.nodes[node]
    return described.selectionLine != nil || !described.deeds.isEmpty
  }

  /// Returns the target; for a view, with the first `TouchGoal` that the touch did not reach, such as `hit`.
  private func reached(_ told: Answerer.Told) -> ActingTarget {
    guard case .view(let node, _) = target else { return target }
    return TouchGoal.allCases.map { ActingTarget.view(node, $0) }
      .first { !account.acts($0, on: told.touch) } ?? target
  }

  func seconds(_ time: TimeInterval) -> String {
    "\(DecimalText.text(time, digits: 2))\(Phrase.tie)s"
  }

  /// The cause on the touch that the answer is about, without "Touch 1: " at its beginning.
  func cause(_ told: Answerer.Told, _ partners: [ActingTarget]) -> String {
    let story = teller.story(told.touch, told.number)
    switch told.outcome {
    case .didNotAct: return other(told) + passes(told.touch)
    case .acted where isPassed(told.touch): return passed(told.touch)
    case .acted where !fickle(told.touch).isEmpty:
      return
        "\(passes(told.touch).dropFirst()) \(other(told, partners))\(lettingThrough(told.touch))"
    case .acted: return other(told, partners) + passes(told.touch) + lettingThrough(told.touch)
    case .actedLate(let delay):
      return "\(wait(delay, told.touch))\(run(story))"
    case .wasCancelled(let end):
      let cause = loss(end, story)
      return "\(hit(told))\(cause)\(run(story))"
    }
  }

  /// The beginning of sentences about touches, by their numbers: "Each of touches 1 and 2: ". If the target acted on
  /// them but not on the touch that the answer is about, the beginning says so: "It recognized touch 2: ".
  func start(_ numbers: [Int], _ told: Answerer.Told, after chosen: Answerer.Told) -> String {
    let touches = numbers.map { "\(account.touchesBefore + $0)" }
    let list = "\(touches.count == 1 ? "touch" : "touches") \(Phrase.list(touches))"
    guard told.isGood, !chosen.isGood else {
      return touches.count == 1 ? "\(Phrase.capitalized(list)): " : "Each of \(list): "
    }
    switch target {
    case .view: return "It received \(list): "
    case .recognizer: return "It recognized \(list): "
    case .control(let node) where account.stage.scenario.nodes[node].selectionLine != nil:
      return "It selected a row on \(list): "
    case .control, .action, .own:
      return "It \(teller.did(target, on: told.touch).prefix { $0 != ":" }) on \(list): "
    }
  }

  /// The outcome of a touch, without the beginning that names the touch. If `partners`, the targets that acted together
  /// with the target, is not nil, the text also says why nothing stopped the target.
  func other(_ told: Answerer.Told, _ partners: [ActingTarget]? = nil) -> String {
    let story = teller.story(told.touch, told.number)
    switch told.outcome {
    case .didNotAct(let obstacle):
      let sentence = teller.text(of: target, story).sentence(obstacle)
      return "\(hit(told))\(sentence)\(run(story))"
    case .acted where isPassed(told.touch):
      return passed(told.touch)
    case .acted, .actedLate:
      let why = partners.flatMap { freedom(told, $0) }.map { "\($0) " } ?? ""
      return "\(why)\(story.deed(of: target, subject))\(run(story))"
    case .wasCancelled(let end):
      return "\(hit(told))\(loss(end, story))\(run(story))"
    }
  }

  /// If the target acted on a touch, but not on `chosen`, which the answer is about: returns the reasons why the
  /// recognizers that took `chosen` did not take the touch. Otherwise the result is empty.
  func spared(_ told: Answerer.Told, unlike chosen: Answerer.Told) -> String {
    guard told.isGood, !chosen.isGood, case .didNotAct(let obstacle) = chosen.outcome else {
      return ""
    }
    let story = teller.story(told.touch, told.number)
    return obstacle.takers.compactMap { taker in
      told.touch.witnesses.first { account.party($0.recognizer) == taker }
    }.map { "\(story.sentence($0)) " }.joined()
  }

  /// Returns the sentence about a hit test that ran more than once, and about overrides that returned different views
  /// each time.
  private func passes(_ touch: TouchAccount) -> String {
    let scenario = account.stage.scenario
    guard scenario.hitTestPasses > 1 else { return "" }
    let names = fickle(touch).map { "\(labels[account.view($0)])'s hitTest(_:with:)" }
    let ran =
      " UIKit may run the hit test more than once for one touch; here it ran \(scenario.hitTestPasses) times "
      + "(hitTestPasses), and in the model the last result counts."
    return names.isEmpty
      ? "\(ran) Code with side effects does not belong in hitTest(_:with:) or point(inside:with:)."
      : " \(Phrase.list(names)) answers differently when called again, as code with side effects does.\(ran)"
  }

  /// The nodes whose override of hitTest was called for a touch and returns different views in turn.
  private func fickle(_ touch: TouchAccount) -> [Int] {
    guard account.stage.scenario.hitTestPasses > 1 else { return [] }
    return account.stage.scenario.nodes.indices.filter { node in
      account.answersInTurn(node) && touch.visit(account.view(node)) != nil
    }
  }

  /// Returns the sentence about views in front of the hit view, under the finger, that let the touch through.
  private func lettingThrough(_ touch: TouchAccount) -> String {
    let names = touch.trace.visits.filter { visit in
      guard visit.answer == .refused(.interactionDisabled), touch.liesUnderFinger(visit),
        let node = account.node(of: visit.view), let hit = touch.view.flatMap(account.node)
      else { return false }
      // A view in the hit view or the target, such as a button's label, does not count: it is a part of that view.
      let view = account.stage.nodes[node].view
      return !view.lies(in: account.stage.nodes[hit].view)
        && !view.lies(in: account.stage.nodes[target.node].view)
    }.map { labels[$0.view] }
    guard !names.isEmpty else { return "" }
    let (lies, their, verb) =
      names.count == 1 ? ("lies", "its", "lets") : ("lie", "their", "let")
    return
      " \(Phrase.list(names)) \(lies) in front there and \(verb) the touch through: \(their) "
      + "isUserInteractionEnabled is false."
  }

  private func run(_ story: TouchStory) -> String {
    story.performed(by: subject).map { " \($0)" } ?? ""
  }

  /// Returns the first sentence about a view that was hit and lost the touch later.
  private func hit(_ told: Answerer.Told) -> String {
    guard case .view = target, told.touch.reaches(.hit, with: subject) else { return "" }
    return "\(name) was hit. "
  }

  // MARK: Why

  private func isPassed(_ touch: TouchAccount) -> Bool {
    if case .view(let node, _) = target { account.isPassed(touch, to: node) } else { false }
  }

  /// Returns how a touch of a subview reached this view up the responder chain.
  private func passed(_ touch: TouchAccount) -> String {
    let between = touch.path.prefix { $0.identity != subject.identity }.map { labels[$0] }
    let verb = between.count == 1 ? "does" : "do"
    return
      "\(touch.view.map { labels[$0] } ?? "Another view") was hit. \(Phrase.list(between)) \(verb) not keep "
      + "the touch, and UIKit's touchesBegan(_:with:) passes it up the responder chain to \(name)."
  }

  /// Returns why nothing prevented a target from acting together with others, or on a touch of another view.
  private func freedom(_ told: Answerer.Told, _ partners: [ActingTarget]) -> String? {
    let touch = told.touch
    let on = partners.filter { account.acts($0, on: touch) }
    if let other = partners.first(where: { !on.contains($0) }), case .control = target,
      case .control = other
    {
      return
        "Another finger pressed \(teller.name(other)) meanwhile, which acted, too. Neither has "
        + "isExclusiveTouch, so each view takes a finger of its own."
    }
    guard let other = on.first else { return inner(touch) }
    let name = teller.name(other)
    switch (target.isRecognizer, other.isRecognizer) {
    case (true, true):
      if let time = account.time(of: other, on: touch), let end = touch.end, time > end {
        return "\(name) saw the touch, too, and recognized at \(Phrase.time(time))."
      }
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

  /// Returns why a recognizer received a touch of another view.
  private func inner(_ touch: TouchAccount) -> String? {
    let view = account.view(target.node)
    guard case .recognizer = target, let hit = touch.view, hit.identity != view.identity else {
      return nil
    }
    return
      "\(labels[hit]) was hit, and \(name), on \(labels[view]), sees the touches of all views in it."
  }

  private func takes(_ recognizer: Subject, _ touch: TouchAccount) -> Bool {
    touch.witness(recognizer)?.takes ?? true
  }

  /// Returns the clause about the object that allowed two recognizers to recognize together.
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

  private func wait(_ delay: Delay, _ touch: TouchAccount) -> String {
    let until = "until \(Phrase.time(delay.end))"
    switch delay.cause {
    case .waited(let others) where delay.end == touch.end:
      return
        "It could have recognized at \(Phrase.time(delay.start)), but had to wait for \(names(others)) to fail, "
        + "and that was only as the finger lifted, at \(Phrase.time(delay.end)).\(tooFew(others, touch))"
    case .waited(let others):
      return
        "It could have recognized at \(Phrase.time(delay.start)), but had to wait for \(names(others)) to fail, "
        + "\(until)."
    case .heldBegan(let holders):
      return "\(labels.delayers(holders)) held touchesBegan back \(until)."
    case .heldEnded(let holders):
      return "\(names(holders)) held touchesEnded back from \(Phrase.time(delay.start)) \(until) "
        + "(delaysTouchesEnded)\(holders.contains(where: awaitsTap) ? ", as another tap could still follow" : "")."
    case .press(let time): return "It is a long press and waits \(seconds(time))."
    case .movement: return "It is a pan and waits until the finger has moved about 10 points."
    }
  }

  /// The sentences about recognizers for which the target waited and that require more fingers than came down.
  private func tooFew(_ others: [Party], _ touch: TouchAccount) -> String {
    others.map { other in
      for entry in touch.story(of: other.subject) {
        if case .stateChange(_, _, .failed, .failed(.tooFewFingers(let count, let required))) =
          entry.fact
        {
          return " \(labels[other]) requires \(required) fingers, and only \(count) came down."
        }
      }
      return ""
    }.joined()
  }

  /// Returns whether a recognizer waits for another tap after the first.
  private func awaitsTap(_ party: Party) -> Bool {
    (recognizer(party.subject) as? UITapGestureRecognizer).map { $0.numberOfTapsRequired > 1 }
      ?? false
  }

  /// The verb for the target. For a view, it includes the touch that the goal is about: "receive touch 2".
  func receiving(_ goal: Goal) -> String {
    let number = touchCount > 1 ? goal.touch.map { account.touchesBefore + $0 } : nil
    return isView ? "receive \(TargetTeller.touch(number))" : teller.verb(target)
  }

  /// Returns whether a change keeps the target from acting, but only by changing views that neither contain it nor lie
  /// in it, such as a view in front. The target can act again once that view is gone.
  func isCovered(_ use: ProbedUse, _ trial: ChangeSearch.Trial) -> Bool {
    let own = account.stage.nodes[target.node].view
    return use.isBroken && use.actor.isSame(as: target)
      && trial.change.settings.allSatisfy { setting in
        let view = account.stage.nodes[setting.node].view
        return !own.lies(in: view) && !view.lies(in: own)
      }
  }

  /// Returns the name of the recognizer that a change makes another one wait for; nil for other changes.
  func requirement(of actor: ActingTarget, _ trial: ChangeSearch.Trial) -> String? {
    guard trial.change.settings.count == 1, let setting = trial.change.settings.first,
      setting.key == .gesture(.requireToFail),
      case .names(_, .added(let other)?) = setting.value
    else { return nil }
    let waiting: ActingTarget? =
      switch setting.owner {
      case .gesture(let number): .recognizer(node: setting.node, number: number)
      case .own(let own): .own(setting.node, own)
      case .view, .scrolling: nil
      }
    guard actor == waiting else { return nil }
    return account.ownRecognizer(named: other)
      .map { "\(labels[account.view($0.node)])'s \($0.own.property)" } ?? other
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
}
