// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What a node's view does differently from its class: the overrides that the file describes.
@MainActor
final class ViewScript: ViewOverrides {
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
  /// The answers of a scroll view's questions about touches; nil for the class's.
  var touchesShouldBegin: Bool?
  var touchesShouldCancel: Bool?
  /// The rows of a table.
  private(set) lazy var rows = ScriptedRows()
  private var continued = 0
  private var isAskingCompanion = false

  var canBecomeFirstResponder: Bool { true }

  func hitTest(_ view: UIView, original search: () -> UIView?) -> UIView? {
    switch hitTest {
    case .byDefault: return search()
    case .nobody: return nil
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
    _ method: JournalFact.TouchMethod, _ view: UIResponder, _ set: Set<UITouch>,
    original handle: () -> Void
  ) {
    if method == .began, writesChain {
      UIApplication.shared.journal.write(
        .chain(ResponderChain(from: view).names, about: view.journalSubject))
    }
    if method == .moved, drags, let view = view as? UIView, let touch = UITouch.inOrder(set).first {
      drag(view, touch)
    }
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
