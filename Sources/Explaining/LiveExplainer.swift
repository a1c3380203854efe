// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
package import UIModel

/// Records the touches of a running host from now on, and explains them in sentences.
@MainActor
package final class LiveExplainer {
  private let account: ScenarioAccount
  private let labels: SubjectLabels

  /// A property and its new value, as a user would enter them in the inspector.
  package struct Edit {
    /// The object that has the property.
    package let object: AnyObject
    /// The property, by its name in UIKit.
    package let property: String
    /// The new value, as in a scenario file: "false", "2".
    package let value: String
  }

  /// Starts recording a host's touches. Questions can be about the views that are in its windows now.
  ///
  /// - Parameters:
  ///   - host: the host whose touches are recorded.
  ///   - signals: the system events that will be fed to the host, with their times.
  ///   - touchesBefore: the number of touches before the recording. Touch numbers in sentences continue from it.
  package init(
    following host: UIModel.Host, signals: [(TimeInterval, SystemSignal)] = [],
    touchesBefore: Int = 0
  ) {
    account = ScenarioAccount(
      following: host,
      inputs: signals.map { ScenarioInput(time: $0.0, event: .system($0.1)) },
      touchesBefore: touchesBefore)
    labels = SubjectLabels(account.stage)
  }

  /// The number of touches that have come down since the recording started.
  package var touchCount: Int { account.touches.count }

  /// Explains the touches one by one: the hit test, the recognizers, and the calls of the view. The latest touch that
  /// concerns the object comes first, together with touches that were down at the same time; then the earlier ones, the
  /// latest first.
  package func story(about object: AnyObject) -> Explanation {
    let chosen = latestTouch(concerning: object) ?? account.touches.count
    let groups = touchesTogether
    let first = groups.filter { $0.contains(chosen - 1) }
    let numbers = (first + groups.filter { !$0.contains(chosen - 1) }.reversed()).flatMap { $0 }
    return Explanation(
      numbers.prefix(TouchAnswer.mostTouches).flatMap {
        teller.story(account.touches[$0], $0 + 1).paragraphs()
      })
  }

  /// The indices of the touches, grouped: touches that were down at the same time are in one group.
  private var touchesTogether: [[Int]] {
    var groups: [[Int]] = []
    var end = -TimeInterval.infinity
    for (index, touch) in account.touches.enumerated() {
      if touch.time < end || touch.time == account.touches[groups.last?.first ?? index].time,
        !groups.isEmpty
      {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
        end = touch.time
      }
      end = max(end, touch.end ?? .infinity)
    }
    return groups
  }

  /// Returns the number, from 1, of the latest touch that concerned an object. Returns nil if there is none, or if all
  /// touches belong to one group of `touchesTogether`: a question is then about all of them.
  private func latestTouch(concerning object: AnyObject) -> Int? {
    touchesTogether.count > 1 ? touch(concerning: object) : nil
  }

  /// Returns whether a touch concerned an object: the touch was at the object's location, or the object acted.
  package func concerns(_ object: AnyObject) -> Bool { touch(concerning: object) != nil }

  private func touch(concerning object: AnyObject) -> Int? {
    let finder = OutcomeFinder(account: account)
    let targets = targets(object)
    return account.touches.indices.last { index in
      targets.contains { target in
        Answerer.Told(
          number: index + 1, touch: account.touches[index],
          outcome: finder.outcome(target, on: account.touches[index])
        ).stage > 0
      }
    }.map { $0 + 1 }
  }

  /// Answers a question about a view, control or recognizer, without suggesting changes. For a view, the answers also
  /// cover the control or table that contains it and the recognizers that UIKit adds to it.
  ///
  /// - Parameters:
  ///   - object: the view, control or recognizer.
  ///   - question: the question; nil for the one that fits what happened.
  ///   - latest: true to answer only about the latest touch that concerns the object; false for all touches.
  /// - Returns: the answers; empty for an object that did not exist when the recording started.
  package func answers(
    about object: AnyObject, question: TouchQuestion? = nil, latest: Bool = false
  ) -> [TouchAnswer] {
    answers(about: object, question: question, latest: latest, search: nil)
  }

  /// Answers the question that fits what happened to an object, and suggests changes, which are found by replaying the
  /// touches. Usual gestures of other targets are not played to test the changes.
  ///
  /// - Parameters:
  ///   - object: the view, control or recognizer.
  ///   - changes: the largest number of settings that are tried together.
  ///   - plays: the largest number of plays.
  ///   - play: replays the touches with a change, see `make(_:)`; returns nil if the change can't be made.
  /// - Returns: the answers.
  package func answers(
    about object: AnyObject, changes: Int, plays: Int,
    play: @escaping @MainActor (TouchAnswer.Trial) -> LiveExplainer?
  ) -> [TouchAnswer] {
    let budget = ChangeSearch.Budget(changes: changes, plays: plays)
    let search = search(budget, SearchPace()) { trial, input in input == nil ? play(trial) : nil }
    return answers(about: object, question: nil, latest: false, search: search)
  }

  /// Returns a search that answers the question that fits what happened to an object, and suggests changes. It finds
  /// them by replaying the touches, as for a file.
  ///
  /// - Parameters:
  ///   - object: the view, control or recognizer.
  ///   - latest: true to answer only about the latest touch that concerns the object; false for all touches.
  ///   - events: the number of events in a play, and of those before the touch comes down.
  ///   - play: replays the touches with a change, see `make(_:)`, or with other input; returns nil if the change can't
  ///     be made.
  /// - Returns: the search.
  package func search(
    about object: AnyObject, latest: Bool, events: (all: Int, before: Int),
    play: @escaping @MainActor (TouchAnswer.Trial, [ScenarioInput]?) -> LiveExplainer?
  ) -> LiveSearch {
    let nodes = account.stage.scenario.nodes
    let size = ChangeSearch.Size(
      inputs: events.all, before: events.before, nodes: nodes.count,
      depth: account.stage.scenario.depth,
      gestures: nodes.reduce(0) { $0 + $1.gestures.count })
    let pace = SearchPace(isSliced: true)
    let search = search(ChangeSearch.Budget(size), pace, play: play)
    return LiveSearch(search, pace) { [self] in
      answers(about: object, question: nil, latest: latest, search: search)
    }
  }

  private func search(
    _ budget: ChangeSearch.Budget, _ pace: SearchPace,
    play: @escaping @MainActor (TouchAnswer.Trial, [ScenarioInput]?) -> LiveExplainer?
  ) -> ChangeSearch {
    ChangeSearch(
      account, paths: NodePaths(path), budget: budget, pace: pace
    ) { [self] change, input in
      guard let played = play(TouchAnswer.Trial(change: change), input)?.account,
        hasSameStage(as: played)
      else { return nil }
      return played
    }
  }

  private func answers(
    about object: AnyObject, question: TouchQuestion?, latest: Bool, search: ChangeSearch?
  ) -> [TouchAnswer] {
    let answerer = Answerer(account: account, labels: labels, search: search)
    let number = latest ? latestTouch(concerning: object) : nil
    return targets(object).flatMap { target -> [ActingTarget] in
      guard case .control(let node) = target, question == nil || question == .whyNot else {
        return [target]
      }
      return account.unsentActions(of: node, touch: number) + [target]
    }.map { answerer.answer($0, touch: number, question: question) }
  }

  /// Returns the recognizer that UIKit added to a view and that took the touch of an answer, such as the pan of a
  /// scroll view that scrolled; nil if the touch was lost in another way.
  package func systemTaker(in answer: TouchAnswer) -> UIGestureRecognizer? {
    for taker in answer.outcome?.takers ?? [] {
      if let (node, own) = account.index.own[taker.subject.identity] {
        return account.stage.nodes[node].recognizer(own)
      }
    }
    return nil
  }

  /// Returns whether sentences name a recognizer by its view. They do so for recognizers that UIKit adds to scroll
  /// views and navigation controllers.
  package func isNamedAfterView(_ recognizer: UIGestureRecognizer) -> Bool {
    account.index.own[ObjectIdentifier(recognizer)] != nil
  }

  /// Makes a change in the recorded application; to be called before the first event of the recording. Returns false if
  /// the change can't be made in existing objects.
  package func make(_ trial: TouchAnswer.Trial) -> Bool { account.stage.make(trial.change) }

  /// Returns the inspector edits that make a suggested change.
  package func edits(of suggestion: TouchAnswer.Suggestion) -> [Edit] {
    edits(of: suggestion.change)
  }

  /// Returns the path of a node as changes use it: its name if that is unique.
  private func path(of node: Int) -> String {
    let name = account.stage.scenario.nodes[node].shownName
    return account.stage.names.node(name) == node ? name : "#\(node)"
  }

  /// Returns whether another play has views of the same classes in the same order, each with as many recognizers.
  private func hasSameStage(as other: ScenarioAccount) -> Bool {
    let (own, others) = (account.stage.nodes, other.stage.nodes)
    return own.count == others.count
      && zip(own, others).allSatisfy {
        type(of: $0.view) == type(of: $1.view) && $0.gestures.count == $1.gestures.count
      }
  }

  /// Describes what an object gains by a change: "UIButton would act".
  ///
  /// - Parameters:
  ///   - object: the object that gains.
  ///   - other: the play with the change.
  ///   - counterpart: the same object in that play.
  /// - Returns: the beginning of a sentence; nil if the object also acts without the change, or does not act with it.
  package func gain(
    of object: AnyObject, in other: LiveExplainer, _ counterpart: AnyObject
  ) -> String? {
    for (target, changed) in zip(targets(object), other.targets(counterpart)) {
      guard let goal = teller.nextGoal(of: target, touch: nil),
        let same = goal.moved(to: changed), other.account.acts(same, touch: nil)
      else { continue }
      return "\(labels[account.subject(target)]) \(teller.wouldAct(goal, other.account, nil))"
    }
    return nil
  }

  /// Returns the first difference that a change makes to the touches, as a sentence; nil if there is none.
  package func divergence(from changed: LiveExplainer) -> String? {
    Divergence(account, changed.account).sentence
  }

  /// Returns the name of an object in sentences.
  package func name(of subject: Subject) -> String { labels[subject] }

  private var teller: TargetTeller { TargetTeller(account: account, labels: labels) }

  // MARK: The target of an object

  private func targets(_ object: AnyObject) -> [ActingTarget] {
    let nodes = account.stage.nodes
    if object is UIGestureRecognizer {
      if let (node, own) = account.index.own[ObjectIdentifier(object)] { return [.own(node, own)] }
      return account.recognizers.filter { account.subject($0).identity == ObjectIdentifier(object) }
    }
    guard let node = nodes.firstIndex(where: { $0.view === object }) else { return [] }
    var targets = around(node)
    // A row acts by being selected, which is a question about the table, so a touched cell gets no question of its own;
    // neither does a cell that was reused and now shows another row than when the recording started.
    let isRow =
      (object as? UITableViewCell).map { isTouched(node) || labels.showsAnotherRow($0) } ?? false
    if isRow, targets.isEmpty {
      // Selecting a row of this table runs no action, so the question is about its scrolling, or else about the cell.
      let scrolling = account.stage.scenario.path(from: node).flatMap(account.targets(ofView:))
        .filter { if case .own(_, .pan) = $0 { true } else { false } }
      let moved = scrolling.filter { account.acts($0, touch: nil) }
      targets =
        scrolling.isEmpty ? [.view(node, .found)] : moved.isEmpty ? [scrolling[0]] : moved
    } else if !isRow {
      targets.insert(contentsOf: account.targets(ofView: node), at: 0)
    }
    for (number, recognizer) in nodes[node].gestures.enumerated()
    where !labels.scrollViewOwns(recognizer.journalSubject) {
      targets.append(.recognizer(node: node, number: number))
    }
    return targets
  }

  /// Returns the table or control that contains a node. Readers ask about these rather than about their parts.
  private func around(_ node: Int) -> [ActingTarget] {
    let nodes = account.stage.scenario.nodes
    return account.stage.scenario.path(from: node).dropFirst()
      .filter { nodes[$0].isControlLike }.map { .control($0) }
  }

  private func isTouched(_ node: Int) -> Bool {
    let view = account.view(node)
    return account.touches.contains { $0.reaches(.found, with: view) }
  }

  // MARK: Changes

  /// Returns a change of a file as inspector edits of the objects.
  private func edits(of change: Change) -> [Edit] {
    change.settings.map { setting in
      let node = account.stage.nodes[setting.node]
      let object: AnyObject =
        switch setting.owner {
        case .gesture(let number): node.gestures[number]
        case .own(let own): node.recognizer(own) ?? node.view
        case .view, .scrolling: node.view
        }
      let property: String
      if case .node(let key) = setting.key {
        property = key.flagName ?? key.rawValue
      } else {
        property = setting.key.word
      }
      return Edit(object: object, property: property, value: setting.json)
    }
  }
}

extension ActingTarget {
  /// Returns the same goal for another target of the same kind.
  fileprivate func moved(to other: ActingTarget) -> ActingTarget? {
    switch (self, other) {
    case (.view(_, let goal), .view(let node, _)): .view(node, goal)
    case (.control, .control), (.recognizer, .recognizer): other
    case (.own(_, let one), .own(_, let two)) where one == two: other
    case (.view, _), (.control, _), (.action, _), (.recognizer, _), (.own, _): nil
    }
  }
}
