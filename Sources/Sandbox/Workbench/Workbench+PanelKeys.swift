// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The keyboard on the panels.
extension Workbench {
  /// Whether keys go to the panels, or text to a field there.
  var panelsHaveKeys: Bool { keysWorkPanels || host.application.acceptsText }

  /// The window in which keys find the focus: that of the card while one is open, unless somebody types beside it.
  private var panelWindow: UIWindow {
    guard let sheet = instrument.sheet, !host.application.acceptsText else {
      return interface.window
    }
    return sheet
  }

  /// Gives the keys to the panels, or back to the phone. They find the focus where they left it.
  func switchKeyboard() {
    keysWorkPanels.toggle()
    findFocus()
  }

  /// While keys work the panels the focus goes to the card that is open, else to where it was left.
  func findFocus() {
    guard keysWorkPanels else { return }
    if let sheet = instrument.sheet {
      if let control = interface.window.focusedControl { lastFocus = control }
      interface.window.focusedControl = nil
      sheet.makeKey()
      sheet.focusFirst()
      return
    }
    interface.window.makeKey()
    if let lastFocus, lastFocus.window === interface.window, lastFocus.isSeen {
      interface.window.focusedControl = lastFocus
    }
    if interface.window.focusedControl == nil { host.application.press(.tab) }
  }

  /// Takes the focus away from windows to which no key goes, and from what can't be seen any more.
  func tidyFocus() {
    let window = panelWindow
    if keysWorkPanels { window.makeKey() }
    if let sheet = instrument.sheet, !keysWorkPanels || window !== sheet {
      sheet.focusedControl = nil
    }
    guard let control = interface.window.focusedControl else { return }
    if panelsHaveKeys && window === interface.window && control.isSeen { return }
    lastFocus = control
    interface.window.focusedControl = nil
  }

  /// A key for what has the focus on the panels, or for the list that it is in.
  ///
  /// - Returns: whether it meant anything there.
  func takeOnPanels(_ press: KeyPress) -> Bool {
    guard press.change != .released, panelsHaveKeys,
      let control = panelWindow.focusedControl
    else { return false }
    if let control = control as? any TakesKeys, control.take(press) { return true }
    guard press.held.isEmpty, ["PageUp", "PageDown", "Home", "End"].contains(press.key) else {
      return false
    }
    let views = sequence(first: control as UIView) { $0.superview }
    return views.lazy.compactMap { $0 as? UIScrollView }.first?.scroll(byKey: press.key) ?? false
  }

  /// Who is named by what has the focus on the panels.
  var namedByFocus: Named? {
    guard panelsHaveKeys, let control = panelWindow.focusedControl else { return nil }
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    return named(by: control, at: control.convert(middle, to: nil))
  }
}

extension UIView {
  /// Whether neither it nor anything that it is in is hidden.
  fileprivate var isSeen: Bool {
    sequence(first: self) { $0.superview }.allSatisfy { !$0.isHidden }
  }
}
