// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Checks the order of actions and cancelled touches, the margin around controls, and the views that containers show.
@MainActor
final class OrderJudge {
  private(set) var complaints: [String] = []
  private unowned let world: World
  /// The touches of gestures that were recognized but whose action was not sent yet.
  private var unsent: [ObjectIdentifier: (name: String, touches: Set<Int>)] = [:]
  private var changes = 0

  init(_ world: World) {
    self.world = world
    world.read { [weak self] in self?.note($0.fact) }
    let before = world.afterStep
    world.afterStep = { [unowned self] in
      before()
      unsent = [:]
      judgeContainers()
    }
  }

  private func complain(_ words: String) {
    if complaints.count < 10 { complaints.append(words) }
  }

  private func note(_ fact: JournalFact) {
    switch fact {
    case .input: changes = world.changes
    case .verdict(let subject, .recognizes):
      guard let recognizer = world.recognizer(subject), recognizer.cancelsTouchesInView,
        world.targets[world.number(of: recognizer)]?.isEmpty == false
      else { return }
      let touches = recognizer.attemptTouches.filter { $0.currentPhase != .cancelled }
      unsent[subject.identity] = (subject.name, Set(touches.map(\.number)))
    case .gestureAction(let subject, _): unsent[subject.identity] = nil
    case .touchMethod(.cancelled, let responder, let touches, .direct):
      guard world.changes == changes else { return }
      for (name, waiting) in unsent.values
      where touches.contains(where: { waiting.contains($0.number) }) {
        complain("\(responder.name) is cancelled before the action of \(name)")
      }
    case .controlEvent(let control, let event): judgeMargin(control, event.description)
    default: break  // Other judges read those.
    }
  }

  /// Checks the margin of 70 points around a control. A finger on the margin's right or bottom edge is outside.
  private func judgeMargin(_ subject: Subject, _ event: String) {
    let inside = ["touchDragInside", "touchDragEnter", "touchUpInside"].contains(event)
    let outside = ["touchDragOutside", "touchDragExit", "touchUpOutside"].contains(event)
    guard inside || outside, world.changes == changes,
      let view = world.views.first(where: { ObjectIdentifier($0) == subject.identity }),
      let control = view as? UIControl, let touch = control.trackedTouch
    else { return }
    let (place, bounds) = (touch.location(in: control), control.bounds)
    let isNear =
      place.x >= bounds.minX - 70 && place.x < bounds.maxX + 70 && place.y >= bounds.minY - 70
      && place.y < bounds.maxY + 70
    if isNear != inside {
      complain("\(subject.name) sends \(event) with a finger at \(place) of \(bounds)")
    }
  }

  /// Checks that a container shows no controller other than its top or its selected one.
  private func judgeContainers() {
    for container in world.containers {
      let shown =
        (container as? UINavigationController)?.topViewController
        ?? (container as? UITabBarController)?.selectedViewController
      guard let stage = container.viewIfLoaded?.subviews.first else { continue }
      let wrappers = stage.subviews.filter { $0 is UIViewControllerWrapperView }
      let views = wrappers.flatMap(\.subviews).filter { $0.controller != nil }
      if views.contains(where: { $0.controller !== shown }) {
        let names = views.compactMap { $0.controller?.journalName }
        complain(
          "\(container.journalName) shows \(names) instead of \(shown?.journalName ?? "no controller")"
        )
      }
    }
  }
}
