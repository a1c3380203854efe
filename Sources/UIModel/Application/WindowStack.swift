// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The visible windows, and the order in which touches are hit-tested in them.
///
/// Windows with higher levels come first; of equal levels, the one that was shown last. It does not matter which window
/// is key. Sources: articles about devices say that the window shown last comes first; the order of levels is inferred.
@MainActor
final class WindowStack {
  /// The visible windows in the order of showing. The application does not retain windows.
  private var shown: [WeakReference<UIWindow>] = []

  /// True if a window may need layout, because one was shown or a view called `setNeedsLayout()`.
  var layoutIsDue = false

  /// Increases when a window is shown, hidden or reordered.
  private(set) var revision = 0

  func setShown(_ window: UIWindow, _ isShown: Bool) {
    revision += 1
    layoutIsDue = true
    shown.removeAll { $0.object == nil || $0.object === window }
    if isShown { shown.append(WeakReference(window)) }
  }

  /// The windows in the order of showing.
  var windows: [UIWindow] { shown.compactMap(\.object) }

  /// The windows in the order in which they are hit-tested for a touch.
  var frontToBack: [UIWindow] {
    let windows = windows
    guard windows.count > 1 else { return windows }
    return windows.enumerated()
      .sorted { first, second in
        (first.element.windowLevel.rawValue, first.offset)
          > (second.element.windowLevel.rawValue, second.offset)
      }
      .map(\.element)
  }

  /// Returns the view from the first window whose hit test returns one.
  func hitTest(_ locationOnScreen: CGPoint, with event: UIEvent?) -> (UIWindow, UIView)? {
    for window in frontToBack {
      let point = window.geometry.fromSuperview(locationOnScreen)
      if let view = window.search(point, with: event) { return (window, view) }
    }
    return nil
  }
}
