// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIViewController {
  final func setView(_ view: UIView?) {
    guard link(to: view) else { return }
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
    _ = child.link(to: self)
  }

  final func leaveParent() {
    guard storedParent != nil else { return }
    unlinkFromParent()
    didMove(toParent: nil)
  }

  /// The controller's view hangs beside the presenter's outermost view, not in it, so recognizers of the
  /// presenting view do not see its touches (our ruling where Apple says nothing).
  final func show(_ controller: UIViewController) {
    guard controller.mayBePresented(by: self) else { return }
    // Call-out: the view may be loaded now.
    guard let window = viewIfLoaded?.storedWindow, let view = controller.view else {
      return UIApplication.shared.journal.misuse(
        .presentingWithoutWindow(journalName, presented: controller.journalName))
    }
    guard controller.link(toPresenter: self) else { return }
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
