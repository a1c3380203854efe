// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
package import UIModel

extension UIView {
  /// Returns the view to ask about after a touch on this view: the nearest view that would act on a touch, this view or
  /// one of its superviews; this view if there is none. Views that UIKit inserts around screens are skipped.
  /// `forwarders` are the views that passed touches on, according to the journal.
  package func viewThatActs(forwarders: Set<ObjectIdentifier> = []) -> UIView {
    var view: UIView? = self
    while let current = view, current.controller?.children.isEmpty != false {
      if current.actsOnTouches(forwarders) { return current }
      view = current.superview
    }
    return self
  }

  /// True for a view that UIKit inserts around screens and that shows nothing itself.
  package var isClearWrapper: Bool {
    backgroundColor == nil && SubjectLabels.wrappers.contains(journalName)
  }

  /// The control or table cell that the view is part of: the view itself if it is one; nil if there is none.
  package var controlOrCell: UIView? {
    let view = viewThatActs()
    return view is UIControl || view is UITableViewCell ? view : nil
  }

  /// Returns whether a touch on this view may have an effect: on a control, a selectable row, a view with recognizers,
  /// a view of a scenario, or a view of an application's class. Such a class may override touch methods, unless the
  /// journal shows that it only passed its touches on.
  private func actsOnTouches(_ forwarders: Set<ObjectIdentifier>) -> Bool {
    if self is UIControl || self is UITableViewCell || overrides != nil { return true }
    if gestureRecognizers?.isEmpty == false { return true }
    return !ClassName.isOfLibrary(self) && !forwarders.contains(ObjectIdentifier(self))
  }
}
