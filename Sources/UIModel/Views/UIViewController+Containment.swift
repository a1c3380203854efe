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
    // Calls app code: an update may change any view, and may request another one.
    updateProperties()
  }

  final func adopt(_ child: UIViewController) {
    guard child !== self, child.storedParent !== self else { return }
    if child.storedParent != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    // Calls app code: the child may react before it has its parent.
    child.willMove(toParent: self)
    if child.link(to: self) { childrenDidChange() }
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    unlinkFromParent()
    parent.childrenDidChange()
    didMove(toParent: nil)
  }

  /// Returns the nearest parent, at any depth, that `match` accepts.
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
