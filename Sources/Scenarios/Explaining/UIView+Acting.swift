// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

extension UIView {
  /// Whom one asks about who wonders what became of a touch here: the nearest that would act on one, this view
  /// itself or one that it lies in. The view itself where none would; what a navigation or tab controller has
  /// around whole screens is not meant.
  package var viewThatActs: UIView {
    var view: UIView? = self
    while let current = view, current.controller?.children.isEmpty != false {
      if current.actsOnTouches { return current }
      view = current.superview
    }
    return self
  }

  /// The control or the table's cell that a view is made for: that view itself, unless one in it acts by
  /// itself; nil for others.
  package var controlOrCell: UIView? {
    let view = viewThatActs
    return view is UIControl || view is UITableViewCell ? view : nil
  }

  /// Whether a touch may lead to something: a control, a row to be selected, a view with recognizers, or one
  /// that is dragged or does anything else in touch methods of its own.
  private var actsOnTouches: Bool {
    if self is UIControl || self is UITableViewCell { return true }
    return gestureRecognizers?.isEmpty == false
  }
}
