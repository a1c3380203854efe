// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import SandboxSession
import UIModel

/// Handles keys: for the list of keys, the panels, the card, the phone, and commands.
extension Shell {
  func feed(_ press: KeyPress, at time: TimeInterval) {
    (pointer.tip, pointer.touched) = (nil, nil)
    // A capital letter counts as the small letter, unless a command has this key with Shift.
    let press = CommandTable.row(for: press) == nil ? press.asSmallLetter ?? press : press
    pass(to: time)
    if press.change == .released, press.key == keyboard.selecting?.key {
      return endSelecting(at: time)
    }
    guard keyMap.isHidden || press.change == .released else {
      // A key that scrolls the list of keys repeats while it is held. Any other key closes the list.
      if !keyMap.take(press.key), press.change == .pressed, !press.isModifier {
        keyMap.isHidden = true
      }
      return
    }
    if editText(press, at: time) || feedPanels(press) { return }
    if press.change == .pressed, let card = sheet.window,
      card.take(press.key, isPlain: !press.modifiers.contains(.control))
    {
      return
    }
    if press.key == "Escape", press.change == .pressed, !wantsText, !session.selection.isEmpty {
      return session.choose(nil)
    }
    if let key = PhoneKey(press, isTyping: wantsText) { return feed(key, press, at: time) }
    guard press.change != .released, !wantsText || press.isCommandWhileTyping else { return }
    if press.change == .pressed, press.held.isEmpty,
      let toggle = panels.toggles.first(where: { $0.key == press.key })
    {
      let isOn = !toggle.isOn()
      toggle.set(isOn)
      return session.note("\(toggle.title) \(isOn ? "on" : "off")")
    }
    CommandTable.row(for: press)?.act(self)
  }

  // MARK: Keys of a text

  /// Handles a key for the text field that is edited, on a panel or on the phone.
  ///
  /// - Returns: whether the text field used the key.
  private func editText(_ press: KeyPress, at time: TimeInterval) -> Bool {
    guard wantsText, press.change != .released else { return false }
    let isOnPanel = host.application.acceptsText
    func carryOut(_ command: KeyCommand) {
      if isOnPanel {
        host.application.press(command)
      } else {
        session.feed(.command(command), at: time)
      }
    }
    if let command = PhoneKey.editing(press) {
      carryOut(command)
      return true
    }
    guard press.held == .control, ["C", "X", "V"].contains(press.key) else { return false }
    if press.key == "V" {
      let lines = settings.pasteboard()?.split(whereSeparator: \.isNewline) ?? []
      if !lines.isEmpty { feed(text: lines.joined(separator: " "), at: time) }
      return true
    }
    let application = isOnPanel ? host.application : session.specimen.host.application
    guard let text = application.selectedText, settings.clipboard(text) else { return true }
    if press.key == "X" { carryOut(.backspace) }
    return true
  }

  // MARK: Keys of a phone with a keyboard

  private func feed(_ key: PhoneKey, _ press: KeyPress, at time: TimeInterval) {
    if panelsHaveKeys { return workPanels(key, press, at: time) }
    guard session.isLive else { return feedPast(key, press.change) }
    guard !session.specimen.isInterrupted else { return }
    switch (key, press.change) {
    case (.command(let command), .pressed), (.command(let command), .repeated):
      session.feed(.command(command), at: time)
    case (.select, .pressed): select(by: press.key, onPhone: true, at: time)
    case (.command, .released), (.select, .released), (.select, .repeated): break
    }
  }

  private func workPanels(_ key: PhoneKey, _ press: KeyPress, at time: TimeInterval) {
    switch (key, press.change) {
    case (.command(let command), .pressed), (.command(let command), .repeated):
      host.application.press(command)
    case (.select, .pressed): select(by: press.key, onPhone: false, at: time)
    case (.command, .released), (.select, .released), (.select, .repeated): break
    }
  }

  /// Handles a key while the past is shown. The arrows move the playhead, because the phone takes no keys.
  private func feedPast(_ key: PhoneKey, _ change: KeyPress.Change) {
    switch (key, change) {
    case (.command(.left), .pressed), (.command(.left), .repeated): session.step(-1)
    case (.command(.right), .pressed), (.command(.right), .repeated): session.step(1)
    case (.command(.escape), .pressed): session.goToNow()
    case (.select, .pressed): session.togglePlaying()
    case (.command, _), (.select, _): break
    }
  }

  /// Begins a press of type select by a key. The key's release goes to the same part, even if other keys no longer do.
  private func select(by key: String, onPhone: Bool, at time: TimeInterval) {
    guard keyboard.selecting == nil else { return }
    keyboard.selecting = (key, onPhone)
    feedSelecting(.began, onPhone, at: time)
  }

  private func endSelecting(at time: TimeInterval) {
    guard let (_, isOnPhone) = keyboard.selecting else { return }
    keyboard.selecting = nil
    if !isOnPhone || !session.specimen.isInterrupted {
      feedSelecting(.ended, isOnPhone, at: time)
    }
  }

  private func feedSelecting(_ phase: PressFrame.Phase, _ isOnPhone: Bool, at time: TimeInterval) {
    let select = UIPress.PressType.select.rawValue
    if isOnPhone {
      session.feed(.press(button: select, phase), at: time)
    } else {
      host.feed(PressFrame(time: time, button: select, phase: phase))
    }
  }

  // MARK: Keys on the panels

  /// True if keys go to the panels, or text goes to a field there.
  var panelsHaveKeys: Bool { keyboard.worksPanels || host.application.acceptsText }

  /// The window whose focus receives keys: that of an open card, unless text is typed in another window.
  private var panelWindow: UIWindow {
    guard let card = sheet.window, !host.application.acceptsText else { return interface.window }
    return card
  }

  /// Switches keys between the panels and the phone. Each keeps its focus.
  func switchKeyboard() {
    keyboard.worksPanels.toggle()
    findFocus()
  }

  /// If keys go to the panels, moves the focus to the open card. If no card is open, the focus returns to the control
  /// that had it last, if that is visible, or else moves as if Tab were pressed.
  func findFocus() {
    guard keyboard.worksPanels else { return }
    if let card = sheet.window {
      if let control = interface.window.focusedControl { keyboard.lastFocus = control }
      interface.window.focusedControl = nil
      card.makeKey()
      card.focusFirst()
      return
    }
    interface.window.makeKey()
    if let control = keyboard.lastFocus, control.window === interface.window, control.isSeen {
      interface.window.focusedControl = control
    }
    if interface.window.focusedControl == nil { host.application.press(.tab) }
  }

  /// Removes the focus in windows that receive no keys, and from views that are no longer visible.
  func tidyFocus() {
    let window = panelWindow
    if keyboard.worksPanels { window.makeKey() }
    if let card = sheet.window, !(card.content is PaletteView),
      !keyboard.worksPanels || window !== card
    {
      card.focusedControl = nil
    }
    guard let control = interface.window.focusedControl else { return }
    if panelsHaveKeys && window === interface.window && control.isSeen { return }
    keyboard.lastFocus = control
    interface.window.focusedControl = nil
  }

  /// Handles a key for the focused control of the panels, or for the list that contains it.
  ///
  /// - Returns: whether the key was used.
  private func feedPanels(_ press: KeyPress) -> Bool {
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

  // MARK: What a panel names

  /// Answers "Why not?" for the object that the focused control of the panels names. If there is none, the session
  /// answers for the selected object or the last touch.
  func askWhyNot() {
    if let named = namedByFocus { session.askWhyNot(named) } else { session.askWhyNot() }
  }

  private var namedByFocus: Named? {
    guard panelsHaveKeys, let control = panelWindow.focusedControl else { return nil }
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    return named(by: control, at: control.convert(middle, to: nil))
  }

  /// Returns the object whose name is shown at a point of the window. In a panel, the view at the point or one of its
  /// superviews shows the name; outside the panels, a label of the overlays does.
  func named(at point: CGPoint) -> Named? {
    guard let view = panelView(at: point) else {
      return overlays.labels.subject(at: point).map { .shown($0) }
    }
    return named(by: view, at: point)
  }

  /// Returns the view of the interface at a point of the window; nil outside the panels.
  func panelView(at point: CGPoint) -> UIView? {
    guard let hit = host.application.probe(point).hitView?.identity,
      hit != ObjectIdentifier(interface.desk)
    else { return nil }
    return host.application.windows.lazy.flatMap(\.subtree).first { ObjectIdentifier($0) == hit }
  }

  private func named(by view: UIView, at point: CGPoint) -> Named? {
    var view: UIView? = view
    while let present = view {
      let named = (present as? any NamesSubject)?.named(at: present.convert(point, from: nil))
      if let named { return named }
      view = present.superview
    }
    return nil
  }
}

extension UIView {
  /// True if neither the view nor a superview is hidden.
  fileprivate var isSeen: Bool {
    sequence(first: self) { $0.superview }.allSatisfy { !$0.isHidden }
  }
}

extension KeyPress {
  /// True for a key that is a command even while text is edited. Other keys go to the text or have no effect.
  fileprivate var isCommandWhileTyping: Bool {
    let isFunctionKey = key.first == "F" && key.dropFirst().allSatisfy(\.isNumber) && key.count > 1
    return modifiers.contains(.control) || isFunctionKey || ["Menu", "Application"].contains(key)
  }

  /// True for Shift, Control, Alt and similar keys pressed alone.
  fileprivate var isModifier: Bool {
    ["Shift", "Ctrl", "Alt", "GUI", "CapsLock", "AltGr"].contains { key.hasSuffix($0) }
  }
}
