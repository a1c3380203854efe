// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The relations between views and controllers. Above a view are its superview and, for a root view, its controller.
/// Above a controller are the controller that presents it, its parent, and the superview of its root view.
///
/// No object is ever above itself, so all walks upwards end. Only this file sets these relations. It refuses and
/// reports a relation that would form a cycle; UIKit raises exceptions.
extension UIResponder {
  /// Returns whether this responder is one of `others` or below one of them.
  final func lies(atOrBelow others: [UIResponder]) -> Bool {
    // Nearly all views of a deep tree have no controller, so only their superview is above them, and a loop is enough.
    // From the first view with a controller, or from a controller, several paths lead up. The search below follows all.
    var start: UIResponder = self
    while let view = start as? UIView, view.controller == nil {
      for other in others where other === view { return true }
      guard let superview = view.storedSuperview else { return false }
      start = superview
    }
    var waiting = [start]
    var seen: Set<ObjectIdentifier> = []
    while let responder = waiting.popLast() {
      if others.contains(where: { $0 === responder }) { return true }
      if seen.insert(ObjectIdentifier(responder)).inserted { waiting += responder.directlyAbove }
    }
    return false
  }

  /// The responders directly above this one: superview and controller, or presenting controller and parent.
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

  /// Reports a misuse and returns false.
  fileprivate func refuse(_ misuse: Misuse) -> Bool {
    UIApplication.shared.journal.misuse(misuse)
    return false
  }
}

extension UIView {
  /// Returns whether this view can become a subview of `superview`. A refusal is reported. The ancestors of
  /// `superview` are not checked for a view without subviews or a controller, so building a deep tree stays fast.
  final func mayGo(into superview: UIView) -> Bool {
    let above = [self, controller].compactMap { $0 }
    let isLeaf = storedSubviews.isEmpty && controller == nil
    guard superview === self || !isLeaf && superview.lies(atOrBelow: above) else { return true }
    return refuse(.circleOfViews(journalName, into: superview.journalName))
  }

  /// Sets the superview, if allowed. The caller updates the arrays of subviews.
  final func link(to superview: UIView) -> Bool {
    guard mayGo(into: superview) else { return false }
    storedSuperview = superview
    return true
  }
}

extension UIViewController {
  /// Sets the controller's root view, if allowed; nil removes it.
  final func link(to view: UIView?) -> Bool {
    if let view {
      if let owner = view.controller, owner !== self {
        return refuse(
          .viewOfAnother(nameInNotes, view: view.journalName, owner: owner.nameInNotes))
      }
      let isInIt = !view.storedSubviews.isEmpty && lies(atOrBelow: [view])
      if isInIt || view.storedSuperview?.lies(atOrBelow: [self]) == true {
        return refuse(.viewAbove(nameInNotes, view: view.journalName))
      }
    }
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
    return true
  }

  /// Sets the parent, if allowed. The controller becomes the parent's last child.
  final func link(to parent: UIViewController) -> Bool {
    guard storedParent == nil, !parent.lies(atOrBelow: [self]) else {
      return refuse(.childAbove(parent.nameInNotes, child: nameInNotes))
    }
    parent.storedChildren.append(self)
    storedParent = parent
    return true
  }

  /// Sorts the children in the order of a list. The list may contain a child twice, and controllers that are not
  /// children.
  ///
  /// - Returns: the children that are not in the list. They still have their parent, which the caller must remove.
  final func orderChildren(as list: [UIViewController]) -> [UIViewController] {
    var named: Set<ObjectIdentifier> = []
    let ordered = list.filter {
      $0.storedParent === self && named.insert(ObjectIdentifier($0)).inserted
    }
    defer { storedChildren = ordered }
    return storedChildren.filter { !named.contains(ObjectIdentifier($0)) }
  }

  /// Removes the parent.
  final func unlinkFromParent() {
    storedParent?.storedChildren.removeAll { $0 === self }
    storedParent = nil
  }

  /// Returns whether `presenter` may present this controller: this controller is not presented yet, and `presenter`
  /// presents none and is neither this controller nor below it. A refusal is reported.
  final func mayBePresented(by presenter: UIViewController) -> Bool {
    guard self !== presenter, storedPresenting == nil, presenter.storedPresented == nil else {
      return refuse(.alreadyPresenting(presenter.nameInNotes, presented: nameInNotes))
    }
    guard presenter.lies(atOrBelow: [self]) else { return true }
    return refuse(.presentedAbove(presenter.nameInNotes, presented: nameInNotes))
  }

  /// Sets the presenting controller, if allowed.
  final func link(toPresenter presenter: UIViewController) -> Bool {
    guard mayBePresented(by: presenter) else { return false }
    presenter.storedPresented = self
    storedPresenting = presenter
    return true
  }

  /// The name in reports of misuse. As most controllers have the same class, one without a name of its own is reported
  /// with its class and the name of its view, if the view has one.
  private var nameInNotes: String {
    guard journalNameOverride == nil, let view = loadedView,
      view.journalName != ClassName.of(view)
    else { return journalName }
    return "\(journalName) of \(view.journalName)"
  }
}
