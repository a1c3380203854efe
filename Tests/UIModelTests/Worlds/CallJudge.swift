// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Compares the calls in the journal with the real calls.
@MainActor
final class CallJudge {
  private(set) var complaints: [String] = []
  private unowned let world: World
  private var listened: [ObjectIdentifier: WeakObject] = [:]
  /// The number of calls in the journal minus that of real calls, by view, method and number of touches.
  private var owed: [String: Int] = [:]
  private var actions: [ObjectIdentifier: (name: String, count: Int)] = [:]

  init(_ world: World) {
    self.world = world
    for view in world.views.compactMap({ $0 as? StageView }) { listen(to: view) }
    world.read { [weak self] entry in self?.note(entry.fact) }
    let before = world.afterStep
    world.afterStep = { [unowned self] in
      before()
      judge()
    }
  }

  private func listen(to view: StageView) {
    let name = view.journalName
    listened[ObjectIdentifier(view)] = WeakObject(view)
    let before = view.onTouches
    view.onTouches = { [unowned self] method, touches, event in
      owed["\(name) \(method) \(touches.count)", default: 0] -= 1
      before?(method, touches, event)
    }
  }

  private func note(_ fact: JournalFact) {
    switch fact {
    case .touchMethod(let method, let responder, let touches, _):
      guard isListening(responder) else { return }
      owed["\(responder.name) \(method) \(touches.count)", default: 0] += 1
    case .gestureAction(let recognizer, _):
      actions[recognizer.identity, default: (recognizer.name, 0)].count += 1
    default: break  // Other judges read those.
    }
  }

  private func isListening(_ responder: Subject) -> Bool {
    listened[responder.identity]?.object != nil
  }

  private func judge() {
    guard !world.plan.isUnread else { return }
    for (call, count) in owed.sorted(by: { $0.key < $1.key }) where count != 0 {
      complain("\(call): the journal tells of \(count) more than came")
    }
    owed = [:]
  }

  /// Checks that every action in the journal reached its target, unless the target had been removed.
  func judgeEnd() {
    guard !world.plan.isUnread else { return }
    for recognizer in world.recognizers {
      let identity = ObjectIdentifier(recognizer)
      let (told, sent) = (world.actionsTold[identity] ?? 0, actions[identity]?.count ?? 0)
      if told != sent { complain("\(recognizer.journalName) sent \(sent) actions, \(told) came") }
    }
  }

  private func complain(_ words: String) {
    if complaints.count < 10 { complaints.append(words) }
  }
}
