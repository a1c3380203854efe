// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
package import UIModel

extension UIView {
  /// The view that a question about a touch here is about: the nearest that would act on one, this view itself or
  /// one that it lies in. The view itself where none would; what a navigation or tab controller has around whole
  /// screens is not meant. The forwarders are views of which the journal tells that they passed touches on.
  package func viewThatActs(forwarders: Set<ObjectIdentifier> = []) -> UIView {
    var view: UIView? = self
    while let current = view, current.controller?.children.isEmpty != false {
      if current.actsOnTouches(forwarders) { return current }
      view = current.superview
    }
    return self
  }

  /// The control or table cell that a view is part of: the view itself if it acts by itself; nil for others.
  package var controlOrCell: UIView? {
    let view = viewThatActs()
    return view is UIControl || view is UITableViewCell ? view : nil
  }

  /// True when a touch may lead to something: for a control, a row to be selected, a view with recognizers, or a
  /// view of a scenario or of a class of the application's own. Such a class may have touch methods, unless the
  /// journal tells that its touches were passed on.
  private func actsOnTouches(_ forwarders: Set<ObjectIdentifier>) -> Bool {
    if self is UIControl || self is UITableViewCell || overrides != nil { return true }
    if gestureRecognizers?.isEmpty == false { return true }
    return !ClassName.isOfLibrary(self) && !forwarders.contains(ObjectIdentifier(self))
  }
}
