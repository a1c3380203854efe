// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The order of views and controllers. A view has its superview above it, a root view also its controller; a
/// controller has its presenter, its parent and the superview of its root view.
///
/// Nothing ever lies above itself, so every walk up ends: whatever would close a circle (`addSubview`, `addChild`,
/// `present`, a controller's `view`) asks here first, and is refused with a note in the journal.
extension UIResponder {
  /// Returns whether this responder is one of the others or lies below one of them.
  final func lies(atOrBelow others: [UIResponder]) -> Bool {
    var waiting = [self]
    var seen: Set<ObjectIdentifier> = []
    while let responder = waiting.popLast() {
      if others.contains(where: { $0 === responder }) { return true }
      if seen.insert(ObjectIdentifier(responder)).inserted { waiting += responder.directlyAbove }
    }
    return false
  }

  /// Those that this one goes with when it moves.
  private var directlyAbove: [UIResponder] {
    switch self {
    case let view as UIView:
      [view.storedSuperview, view.controller].compactMap { $0 }
    case let controller as UIViewController:
      [
        controller.storedPresenting, controller.storedParent,
        controller.loadedView?.storedSuperview,
      ]
      .compactMap { $0 }
    default: []
    }
  }
}

extension UIView {
  /// Returns whether a view may become a subview. A leaf has nothing below it, so a deep tree can be built from its
  /// root without asking every ancestor.
  final func canTake(_ view: UIView) -> Bool {
    if view === self { return false }
    guard let controller = view.controller else {
      return view.storedSubviews.isEmpty || !lies(atOrBelow: [view])
    }
    return !lies(atOrBelow: [view, controller])
  }
}

extension UIViewController {
  /// Returns whether a view may become the root view.
  final func canOwn(_ view: UIView) -> Bool {
    if view.storedSuperview?.lies(atOrBelow: [self]) == true { return false }
    return view.storedSubviews.isEmpty || !lies(atOrBelow: [view])
  }
}
