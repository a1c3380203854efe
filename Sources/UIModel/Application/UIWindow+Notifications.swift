// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

extension UIWindow {
  /// Posted after the window was shown; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after the window was hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after the window became key; the object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after the window stopped being key; the object is the window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
