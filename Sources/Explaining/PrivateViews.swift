// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The classes of views that UIKit inserts around screens, sheets and the keyboard. In files that were imported, such
/// views are known by their names.
@MainActor
enum PrivateViews {
  private static let classes: Set = SubjectLabels.wrappers.union([
    "UIDimmingView", "UIEditingOverlayGestureView", "UIInputSetContainerView", "UIInputSetHostView",
    "UIKeyboard", "UIRemoteKeyboardWindow", "UIStatusBarWindow", "UITextEffectsWindow",
  ])

  /// Returns whether a view with this name is of one of these classes, or of any class that begins with `_UI`.
  static func contain(_ name: String) -> Bool {
    name.hasPrefix("_UI") || classes.contains(className(name))
  }

  /// Returns the class after which a view is named in an imported file. The name may end with a number:
  /// `UITransitionView-2`.
  static func className(_ name: String) -> String {
    let parts = name.split(separator: "-")
    let isNumbered = parts.count == 2 && parts[1].allSatisfy(\.isNumber)
    return isNumbered ? String(parts[0]) : name
  }
}
