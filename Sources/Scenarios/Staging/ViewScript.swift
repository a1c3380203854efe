// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What a node's view does differently from its class: the overrides that the file describes.
///
/// The scripted classes have one each and hand every call to it, with super as a closure.
@MainActor
final class ViewScript {
  var touches = TouchOverride.both
  var hitTest = HitTestOverride.byDefault
  var pointInside = PointInsideOverride.byDefault
  var tracking = TrackingOverride()
  /// Whether the view follows the finger.
  var drags = false
  /// Whether the responder chain is written when touches begin.
  var writesChain = false
  /// In place of the next responder by UIKit's rule.
  weak var next: UIResponder?
  /// The view of `alsoInside`.
  weak var companion: UIView?
  var actions = ActionLines()
  private var continued = 0
  private var isAskingCompanion = false

  func hitTest(_ view: UIView, super search: () -> UIView?) -> UIView? {
    switch hitTest {
    case .byDefault: return search()
    case .nobody: return nil
    case .itself: return view
    case .subview(let index):
      let nodes = view.subviews.filter { $0 is any ScriptedView }
      return nodes.indices.contains(index) ? nodes[index] : nil
    }
  }

  func contains(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, super isInside: () -> Bool
  ) -> Bool {
    switch pointInside {
    case .byDefault: return isInside()
    case .inset(let inset):
      return view.bounds.withoutMargins(dx: inset, dy: inset).contains(point)
    case .circle:
      let radius = min(view.bounds.width, view.bounds.height) / 2
      return hypot(point.x - view.bounds.midX, point.y - view.bounds.midY) < radius
    case .alsoInside:
      if isInside() { return true }
      // Two views may each accept the points of the other.
      guard let companion, !isAskingCompanion else { return false }
      isAskingCompanion = true
      defer { isAskingCompanion = false }
      return companion.point(inside: view.convert(point, to: companion), with: event)
    }
  }

  func tell(
    _ method: JournalFact.TouchMethod, _ view: UIView, _ set: Set<UITouch>,
    super handle: () -> Void
  ) {
    if method == .began, writesChain {
      UIApplication.shared.journal.write(
        .chain(ResponderChain(from: view).names, about: view.journalSubject))
    }
    if method == .moved, drags, let touch = UITouch.inOrder(set).first { drag(view, touch) }
    switch touches {
    case .forward, .both: handle()
    case .intercept: break
    }
  }

  /// The articles' way: by the difference in the view's own coordinates.
  private func drag(_ view: UIView, _ touch: UITouch) {
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    view.transform = view.transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
  }

  func begins(super begin: () -> Bool) -> Bool {
    continued = 0
    switch tracking.begin {
    case false?: return false
    case true?:
      _ = begin()
      return true
    case nil: return begin()
    }
  }

  func continues(super goOn: () -> Bool) -> Bool {
    continued += 1
    if let last = tracking.continueUntil, continued > last { return false }
    return goOn()
  }
}

/// A view of a scenario.
@MainActor
protocol ScriptedView: UIView, ActionListing {
  var script: ViewScript { get }
}

extension ScriptedView {
  func implementedAction(_ name: String) -> Selector? { script.actions.selector(name, of: self) }
}

/// Actions that a node implements: each logs its line.
struct ActionLines {
  var handlers: [ScenarioNode.Handler] = []

  @MainActor
  func selector(_ name: String, of responder: UIResponder) -> Selector? {
    guard let handler = handlers.first(where: { $0.action == name }) else { return nil }
    let subject = responder.journalSubject
    return Selector(name) { _, _, _ in
      UIApplication.shared.journal.write(.text(handler.line, about: subject))
      return .called
    }
  }
}
