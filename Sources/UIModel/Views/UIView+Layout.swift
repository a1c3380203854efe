// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Layout is asked for, then done once before the next frame, parents before children.
extension UIView {
  /// Stands for "no size of its own".
  public static let noIntrinsicMetric: CGFloat = -1

  final func markNeedsLayout() {
    flags.insert(.needsLayout)
    bubbleLayoutPending()
    noteTreeChange()
  }

  /// Marks the way to the root, so that a pass finds the view without a search.
  final func bubbleLayoutPending() {
    var view: UIView? = self
    while let current = view, !current.flags.contains(.layoutPending) {
      current.flags.insert(.layoutPending)
      if let window = current.storedWindow, window === current {
        window.application.windowStack.layoutIsDue = true
      }
      view = current.storedSuperview
    }
  }

  final func layoutTreeIfNeeded() {
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
