// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The classes of views that UIKit inserts around screens, sheets and the keyboard. In files that were imported, such
/// views are known by their names.
@MainActor
enum PrivateViews {
  private static let classes: Set = SubjectLabels.wrappers.union([
    "UIDimmingView", "UIEditingOverlayGestureView", "UIInputSetContainerView", "UIInputSetHostView",
    "UIRemoteKeyboardWindow", "UIStatusBarWindow", "UITextEffectsWindow",
  ])

  /// Returns whether a view with a name is one of them. The name may end with a number: `UITransitionView-2`.
  static func contain(_ name: String) -> Bool {
    if name.hasPrefix("_UI") { return true }
    let parts = name.split(separator: "-")
    let isNumbered = parts.count == 2 && parts[1].allSatisfy(\.isNumber)
    return classes.contains(isNumbered ? String(parts[0]) : name)
  }
}
