// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The methods of a view that a scenario file overrides, with their results.
@MainActor
package final class ViewScript: ViewOverrides {
  /// The override of the touch methods.
  package var touches = TouchOverride.both
  package var hitTest = HitTestOverride.byDefault
  var pointInside = PointInsideOverride.byDefault
  /// The override of a control's tracking methods.
  package var tracking = TrackingOverride()
  var touchActions: [TouchAction] = []
  /// The result of `gestureRecognizerShouldBegin(_:)`; nil for super's result.
  var shouldBegin: GestureCondition?
  /// The stage, to find other views by name.
  package weak var stage: ScenarioStage?
  /// True if the view moves with the finger.
  var drags = false
  /// True if touchesBegan logs the responder chain.
  var writesChain = false
  /// The responder that the override of `next` returns.
  weak var next: UIResponder?
  /// The other view that `alsoInside` or `notInside` names.
  weak var companion: UIView?
  /// The results of a scroll view's `touchesShouldBegin` and `touchesShouldCancel`; nil for super's results.
  var touchesShouldBegin: Bool?
  var touchesShouldCancel: Bool?
  /// The rows of a table.
  private(set) lazy var rows = ScriptedRows()
  /// True if the file describes rows.
  var hasOwnCells = false
  private var continued = 0
  /// The number of hit tests for touches so far, for `inTurn`.
  private var hitTests = 0
  private var isAskingCompanion = false

  /// Makes a script without overrides.
  package init() {}

  /// True if touches may hit the view outside its bounds, or not everywhere inside them.
  package var changesHitTests: Bool { pointInside != .byDefault || hitTest != .byDefault }

  /// True, because a view of a file may always become first responder.
  package var canBecomeFirstResponder: Bool { true }

  func hitTest(
    _ view: UIView, _ event: UIEvent?, original search: () -> UIView?
  ) -> UIView? {
    guard case .inTurn(let answers) = hitTest else { return answer(hitTest, view, search) }
    guard !answers.isEmpty else { return search() }
    let turn = min(hitTests, answers.count - 1)
    // A hit test for a hovering pointer is not counted, because it is not for a touch.
    if event?.type == .touches { hitTests += 1 }
    return answer(answers[turn], view, search)
  }

  private func answer(
    _ override: HitTestOverride, _ view: UIView, _ search: () -> UIView?
  ) -> UIView? {
    switch override {
    case .byDefault, .inTurn: return search()
    case .nothing: return nil
    case .itself: return view
    case .passThrough:
      let found = search()
      return found === view ? nil : found
    case .subview(let index):
      let nodes = view.subviews.filter { $0.overrides is ViewScript }
      return nodes.indices.contains(index) ? nodes[index] : nil
    }
  }

  func contains(
    _ point: CGPoint, _ view: UIView, _ event: UIEvent?, original isInside: () -> Bool
  ) -> Bool {
    switch pointInside {
    case .byDefault: return isInside()
    case .inset(let inset):
      return view.bounds.withoutMargins(dx: inset, dy: inset).contains(point)
    case .circle:
      let radius = min(view.bounds.width, view.bounds.height) / 2
      return hypot(point.x - view.bounds.midX, point.y - view.bounds.midY) < radius
    case .alsoInside: return isInside() || companionContains(point, view, event)
    case .notInside: return isInside() && !companionContains(point, view, event)
    case .subviews: return subviewContains(point, view, event)
    case .alsoSubviews: return isInside() || subviewContains(point, view, event)
    }
  }

  /// Returns whether the companion accepts the point. If two views are each other's companions, the nested call returns
  /// false.
  private func companionContains(_ point: CGPoint, _ view: UIView, _ event: UIEvent?) -> Bool {
    guard let companion, !isAskingCompanion else { return false }
    isAskingCompanion = true
    defer { isAskingCompanion = false }
    return companion.point(inside: view.convert(point, to: companion), with: event)
  }

  private func subviewContains(_ point: CGPoint, _ view: UIView, _ event: UIEvent?) -> Bool {
    view.subviews.contains {
      !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled
        && $0.point(inside: view.convert(point, to: $0), with: event)
    }
  }

  func gestureRecognizerShouldBegin(
    _ recognizer: UIGestureRecognizer, _ view: UIView, original isAllowed: () -> Bool
  ) -> Bool {
    guard let shouldBegin else { return isAllowed() }
    if shouldBegin.clauses.isEmpty { return !shouldBegin.isNever }
    return shouldBegin.holds(on: .init(stage: stage, view: view, recognizer: recognizer))
      && isAllowed()
  }

  func tell(
    _ method: JournalFact.TouchMethod, _ view: UIResponder, _ set: Set<UITouch>,
    original handle: () -> Void
  ) {
    if method == .began, writesChain {
      UIApplication.shared.journal.write(
        .chain(ResponderChain(from: view).names, about: view.journalSubject))
    }
    for action in touchActions where action.method == method {
      let touch = UITouch.inOrder(set).first
      if action.condition.holds(on: .init(stage: stage, view: view as? UIView, touch: touch)) {
        UIApplication.shared.journal.write(.text(action.line, about: view.journalSubject))
      }
    }
    if method == .moved, drags, let view = view as? UIView, let touch = UITouch.inOrder(set).first {
      drag(view, touch)
    }
    switch touches {
    case .forward, .both: handle()
    case .intercept: break
    }
  }

  /// Moves the view by the difference between the finger's locations in the view's own coordinates, like the code in
  /// many articles.
  private func drag(_ view: UIView, _ touch: UITouch) {
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    view.transform = view.transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
  }

  func beginsTracking(original begin: () -> Bool) -> Bool {
    continued = 0
    switch tracking.begin {
    case false?: return false
    case true?:
      _ = begin()
      return true
    case nil: return begin()
    }
  }

  func continuesTracking(original goOn: () -> Bool) -> Bool {
    continued += 1
    if let last = tracking.continueUntil, continued > last { return false }
    return goOn()
  }
}
