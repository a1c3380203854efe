// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Layout is requested first and runs once before the next frame, superviews before subviews.
extension UIView {
  /// The value in `intrinsicContentSize`, instead of points, for a width or height that the content does not determine.
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

  /// Sets a pending flag of this view and its superviews, so that the layout pass finds this view without searching.
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

  /// Updates the properties of the views that need it: superviews first, and a controller before its view. Source:
  /// Apple's reference page of `updateProperties()`; that the controller comes first is our choice.
  final func updateTreeProperties() {
    visit(.propertiesPending) { view in
      // Calls app code: an update may change any view, and may request another one.
      view.controller?.updateOwnPropertiesIfNeeded()
      guard view.flags.contains(.needsProperties) else { return }
      view.flags.remove(.needsProperties)
      view.updateProperties()
    }
  }

  final func layoutTreeIfNeeded() {
    updateTreeProperties()
    visit(.layoutPending) { view in
      guard view.flags.contains(.needsLayout) else { return }
      view.flags.remove(.needsLayout)
      // Calls app code: layout may change any view, and may request layout again.
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
  }

  /// Calls `act` for each view with a pending flag, superviews first and siblings back to front, and clears the flag.
  /// The flag is read right before the call, because an earlier call may have changed it. Nothing else is read of views
  /// without the flag, because a list may have thousands of rows.
  private func visit(_ pending: ViewFlags, _ act: (UIView) -> Void) {
    guard flags.contains(pending) else { return }
    var levels: [Level] = []
    levels.reserveCapacity(16)
    levels.append(Level(views: [self]))
    while !levels.isEmpty {
      guard let view = levels[levels.count - 1].next(pending) else {
        levels.removeLast()
        continue
      }
      view.flags.remove(pending)
      act(view)
      if !view.storedSubviews.isEmpty { levels.append(Level(views: view.storedSubviews)) }
    }
  }

  /// The siblings at one depth of the walk.
  private struct Level {
    let views: [UIView]
    private var index = 0

    init(views: [UIView]) { self.views = views }

    /// Returns the next sibling with the pending flag; nil if there is none.
    @MainActor
    mutating func next(_ pending: ViewFlags) -> UIView? {
      while index < views.count {
        let view = views[index]
        index += 1
        if view.flags.contains(pending) { return view }
      }
      return nil
    }
  }
}
