// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Layout is asked for, then done once before the next frame, parents before children.
extension UIView {
  /// Stands for "no size of its own".
  public static let noIntrinsicMetric: CGFloat = -1

  final func take(layoutMargins: UIEdgeInsets) {
    ownExtras.layoutMargins = layoutMargins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  final func markNeedsLayout() {
    flags.insert(.needsLayout)
    bubble(.layoutPending)
    noteChange()
  }

  final func markNeedsProperties() {
    flags.insert(.needsProperties)
    bubble(.propertiesPending)
    noteChange()
  }

  /// Marks the way to the root, so that a pass finds the view without a search.
  final func bubble(_ pending: ViewFlags) {
    var view: UIView? = self
    while let current = view, !current.flags.contains(pending) {
      current.flags.insert(pending)
      if let window = current.storedWindow, window === current {
        window.application.windowStack.layoutIsDue = true
      }
      view = current.storedSuperview
    }
  }

  /// Updates what asked for it in the view and all in it, superviews first, and of one place the controller
  /// before its view. Source: Apple's reference page of `updateProperties()`; who is first in one place is ours.
  final func updateTreeProperties() {
    guard flags.contains(.propertiesPending) else { return }
    var open: [UIView] = [self]
    while let view = open.popLast() {
      guard view.flags.contains(.propertiesPending) else { continue }
      view.flags.remove(.propertiesPending)
      // Call-out: an update may change any view, and may ask for another.
      view.controller?.updateOwnPropertiesIfNeeded()
      if view.flags.contains(.needsProperties) {
        view.flags.remove(.needsProperties)
        view.updateProperties()
      }
      open.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  final func layoutTreeIfNeeded() {
    updateTreeProperties()
    guard flags.contains(.layoutPending) else { return }
    var open: [UIView] = [self]
    while let view = open.popLast() {
      guard view.flags.contains(.layoutPending) else { continue }
      view.flags.remove(.layoutPending)
      if view.flags.contains(.needsLayout) {
        view.flags.remove(.needsLayout)
        // Call-out: layout may change any view, and may ask for layout again.
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
      open.append(contentsOf: view.storedSubviews.reversed())
    }
  }
}
