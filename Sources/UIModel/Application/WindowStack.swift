// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The windows that are shown, and the order in which a touch asks them.
///
/// Higher levels first; within a level the one shown last first. The key window has no advantage. Source: the device
/// articles for the order of showing; levels by inference.
@MainActor
final class WindowStack {
  /// The windows in the order of showing. The application does not keep windows alive.
  private var shown: [WeakReference<UIWindow>] = []

  /// True if a window may need layout: one was shown, or a view in one called `setNeedsLayout()`.
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

  /// Returns the result of the first window whose hit test finds a view.
  func hitTest(_ locationOnScreen: CGPoint, with event: UIEvent?) -> (UIWindow, UIView)? {
    for window in frontToBack {
      let point = window.geometry.fromSuperview(locationOnScreen)
      if let view = window.search(point, with: event) { return (window, view) }
    }
    return nil
  }
}
