// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
package import UIModel

extension UIView {
  /// Returns the view that a question about a touch on this view is about: the nearest view that would act on a
  /// touch, this view or one around it; if none would, this view. The views that a navigation or tab controller puts
  /// around screens don't count. The forwarders are views that passed touches on according to the journal.
  package func viewThatActs(forwarders: Set<ObjectIdentifier> = []) -> UIView {
    var view: UIView? = self
    while let current = view, current.controller?.children.isEmpty != false {
      if current.actsOnTouches(forwarders) { return current }
      view = current.superview
    }
    return self
  }

  /// The control or table cell that the view is part of: the view itself if it is one; nil if there is none.
  package var controlOrCell: UIView? {
    let view = viewThatActs()
    return view is UIControl || view is UITableViewCell ? view : nil
  }

  /// Returns whether a touch may have an effect: on a control, a row that can be selected, a view with recognizers,
  /// or a view of a scenario or of a class of the application's own. Such a class may have touch methods, unless the
  /// journal tells that its touches were passed on.
  private func actsOnTouches(_ forwarders: Set<ObjectIdentifier>) -> Bool {
    if self is UIControl || self is UITableViewCell || overrides != nil { return true }
    if gestureRecognizers?.isEmpty == false { return true }
    return !ClassName.isOfLibrary(self) && !forwarders.contains(ObjectIdentifier(self))
  }
}
