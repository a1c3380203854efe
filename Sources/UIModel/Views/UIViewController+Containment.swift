// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIViewController {
  final func setView(_ view: UIView?) {
    // UIKit raises an exception here.
    if let owner = view?.controller, owner !== self {
      return UIApplication.shared.journal.misuse(
        .viewOfAnother(journalName, view: view?.journalName ?? "", owner: owner.journalName))
    }
    if let view, !canOwn(view) {
      return UIApplication.shared.journal.misuse(
        .viewAbove(journalName, view: view.journalName))
    }
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
    if needsProperties { view?.bubble(.propertiesPending) }
  }

  final func markNeedsProperties() {
    needsProperties = true
    viewIfLoaded?.bubble(.propertiesPending)
    viewIfLoaded?.noteChange()
  }

  final func updateOwnPropertiesIfNeeded() {
    guard needsProperties else { return }
    needsProperties = false
    // Call-out: an update may change any view, and may ask for another.
    updateProperties()
  }

  final func adopt(_ child: UIViewController) {
    guard child !== self, child.storedParent !== self else { return }
    if child.storedParent != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    // Call-out: the child may react before it has its parent.
    child.willMove(toParent: self)
    guard child.storedParent == nil, !lies(atOrBelow: [child]) else {
      return UIApplication.shared.journal.misuse(
        .childAbove(journalName, child: child.journalName))
    }
    storedChildren.append(child)
    child.storedParent = self
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  /// The controller's view hangs beside the presenter's outermost view, not in it, so recognizers of the
  /// presenting view do not see its touches (our ruling where Apple says nothing).
  final func show(_ controller: UIViewController) {
    guard controller !== self, controller.storedPresenting == nil, storedPresented == nil else {
      UIApplication.shared.journal.misuse(
        .alreadyPresenting(journalName, presented: controller.journalName))
      return
    }
    guard let window = viewIfLoaded?.storedWindow, let view = controller.view else {
      UIApplication.shared.journal.misuse(
        .presentingWithoutWindow(journalName, presented: controller.journalName))
      return
    }
    guard !lies(atOrBelow: [controller]) else {
      return UIApplication.shared.journal.misuse(
        .presentedAbove(journalName, presented: controller.journalName))
    }
    storedPresented = controller
    controller.storedPresenting = self
    view.frame = window.bounds
    controller.passage = .presented
    // Call-out: it may dismiss itself before it is there.
    controller.viewWillAppear(false)
    guard storedPresented === controller else { return }
    window.addSubview(view)
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
    controller.passage = .none
  }

  final func takeAwayPresented() {
    // One that is being dismissed may ask for that once more.
    guard let controller = storedPresented, controller.passage != .dismissed else { return }
    // The presented one's own presented controller goes with it, innermost first.
    controller.takeAwayPresented()
    controller.passage = .dismissed
    controller.viewWillDisappear(false)
    controller.viewIfLoaded?.removeFromSuperview()
    storedPresented = nil
    controller.storedPresenting = nil
    controller.viewDidDisappear(false)
    controller.passage = .none
  }

  /// The nearest controller among this one's parents that `match` accepts.
  final func nearestParent<Controller: UIViewController>(
    _ type: Controller.Type
  ) -> Controller? {
    var candidate = storedParent
    while let parent = candidate {
      if let found = parent as? Controller { return found }
      candidate = parent.storedParent
    }
    return nil
  }
}
