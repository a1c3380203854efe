// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Handles fingers, the mouse and text. Input on the phone goes to the scene, other input to the interface.
extension Shell {
  func feed(_ frame: InputFrame) {
    // If no timer is due, moves need no `pass(to:)`: feeding them advances the clock of the host that gets them.
    if !frame.onlyMoves || isDue(by: frame.time) { pass(to: frame.time) }
    let samples = frame.samples.map(onShell)
    let picks = session.picking.isOn || frame.modifierFlags.contains(.control)
    // The past is read-only. A finger that comes down on the phone returns to live and has no other effect.
    let owner: FingerRouter.Owner = session.isLive ? .specimen : .lost
    let shares = pointer.fingers.share(samples) { point in
      if overlays.areShown, overlays.labels.isFold(at: point) {
        overlays.hitPath.showsAll.toggle()
        return .lost
      }
      guard isOnPhone(point) else {
        guard frame.buttonMask & MouseFingers.Button.right.mask != 0 else { return .interface }
        send(.askWhyNot(point))
        return .lost
      }
      if picks { return .lost }
      session.goToNow()
      return owner
    }
    for sample in samples { follow(sample, picks: picks) }
    if samples.contains(where: { $0.phase == .began }) {
      pointer.tip = nil
      pointer.pressed = panelView(at: samples[0].location).flatMap {
        Tip($0, at: frame.time)?.target
      }
      if !shares.interface.isEmpty { pointer.fingersWorkPanels = pointer.isTouchscreen }
    }
    session.note(frame.samples, at: frame.time, isForScene: !shares.specimen.isEmpty)
    if !shares.specimen.isEmpty {
      if shares.specimen.contains(where: { $0.phase == .began }) { giveKeysToPhone() }
      session.feed(
        .touches(
          shares.specimen.map(onPhone), buttonMask: frame.buttonMask,
          modifiers: frame.modifierFlags), at: frame.time)
    }
    pointer.touched = shares.interface.first?.location
    if samples.contains(where: { !layout.bar.contains($0.location) }) { interface.bar.held = nil }
    if !shares.interface.isEmpty {
      var rest = frame
      rest.samples = shares.interface
      for sample in rest.samples {
        if sample.phase == .began, !isInTextField(sample.location) { endTyping() }
        moveCaret(to: sample)
      }
      host.feed(rest)
    }
  }

  /// Lets a finger select the view under it, if the user is picking a view.
  private func follow(_ sample: InputSample, picks: Bool) {
    switch sample.phase {
    case .began where picks && isOnPhone(sample.location):
      if session.pick(at: layout.onPhone(sample.location), by: sample.finger) {
        show(panels.inspector)
      }
    case .ended, .cancelled: session.endPicking(by: sample.finger)
    case .began, .moved: break
    }
  }

  /// Makes keys go to the phone. "Why not?" is then about the last touch, no longer about the selected object.
  private func giveKeysToPhone() {
    session.endSelectionByTouch()
    keyboard.worksPanels = false
    endTyping()
  }

  /// Ends the editing of a panel's text field, as a touch elsewhere does. The palette's field is edited until the
  /// palette closes, so that its list can be scrolled meanwhile.
  private func endTyping() {
    guard !(sheet.window?.content is PaletteView),
      let field = host.application.firstResponder as? UITextField
    else { return }
    host.perform { _ = field.resignFirstResponder() }
  }

  private func isInTextField(_ point: CGPoint) -> Bool {
    sequence(first: panelView(at: point)) { $0?.superview }.contains { $0 is UITextField }
  }

  /// Moves the caret of a panel's text field to where a finger or the mouse comes down; a drag selects text. The field
  /// gets key commands for this, because the model does not know the widths of letters.
  private func moveCaret(to sample: InputSample) {
    if sample.phase == .began {
      let field = panelView(at: sample.location) as? UITextField
      pointer.editedField = field?.isEditing == true ? field : nil
    }
    guard let field = pointer.editedField, let caret = field.caretPosition else { return }
    let index = characterCount(before: sample.location.x - field.mapToScreen(.zero).x, in: field)
    switch sample.phase {
    case .began:
      host.application.press(.home)
      for _ in 0..<index { host.application.press(.right) }
    case .moved:
      for _ in 0..<abs(index - caret) {
        host.application.press(index > caret ? .selectRight : .selectLeft)
      }
    case .ended, .cancelled: pointer.editedField = nil
    }
  }

  /// Returns the number of characters before a horizontal position in a field that is being edited.
  private func characterCount(before x: CGFloat, in field: UITextField) -> Int {
    guard field.hasText, let caret = field.caretPosition else { return 0 }
    let (text, style) = (field.displayedText, TextStyle(field.font ?? .systemFont(ofSize: 17)))
    func width(_ count: Int) -> CGFloat {
      typeface.extent(of: String(text.prefix(count)), style: style).width
    }
    let left = TextFieldPainter.start(
      of: width(text.count), caretX: width(caret), in: field.editingRect(forBounds: field.bounds),
      field.textAlignment)
    // A position in the second half of a letter counts as after the letter.
    return Array(0..<text.count).partitionIndex { left + (width($0) + width($0 + 1)) / 2 > x }
  }

  func askWhyNot(rightClick frame: PointerFrame) {
    pass(to: frame.time)
    let point = onShell(frame.location)
    if isOnPhone(point), overlays.labels.subject(at: point) == nil {
      session.askWhyNot(at: layout.onPhone(point))
    } else {
      send(.askWhyNot(point))
    }
  }

  func feed(_ frame: PointerFrame) {
    var frame = frame
    frame.location = onShell(frame.location)
    if case .leave = frame.action {
      pointer.location = nil
    } else {
      pointer.location = frame.location
    }
    if !layout.bar.contains(frame.location) { interface.bar.held = nil }
    let isThere = isOnPhone(frame.location)
    let action = TakeEvent.Action.pointer(
      frame.action, at: layout.onPhone(frame.location), modifiers: frame.modifierFlags)
    switch frame.action {
    case .wheel, .trackpad:
      if wheel(frame, isOnPhone: isThere) { return }
      guard isThere else { return host.feed(frame) }
      if session.isLive { session.feed(action, at: frame.time) }
    case .hover, .leave:
      host.feed(frame)
      followNames(at: frame.time)
      // Outside the phone, only the first event goes to the scene: it reports that the mouse left the phone.
      guard session.isLive, isThere || pointer.isOnPhone, session.specimen.followsHover,
        !session.picking.isOn
      else { return }
      pointer.isOnPhone = isThere && frame.action == .hover
      session.feed(action, at: frame.time)
    }
  }

  /// Marks the view or recognizer whose name is under the mouse, and prepares a control's tip.
  private func followNames(at time: TimeInterval) {
    guard let point = pointer.location, keyMap.isHidden, !session.picking.isOn else {
      (session.selection.hovered, pointer.tip) = (nil, nil)
      return
    }
    let named = named(at: point).flatMap { session.object($0) }
    session.selection.hovered = named.map { ObjectIdentifier($0) }
    let tip = panelView(at: point).flatMap { Tip($0, at: time) }
    if let tip, tip.target == pointer.pressed { return }
    pointer.pressed = nil
    if tip?.text != pointer.tip?.text || tip?.target != pointer.tip?.target { pointer.tip = tip }
  }

  func feed(text: String, at time: TimeInterval) {
    pass(to: time)
    if host.application.acceptsText {
      host.application.typeText(text)
    } else if phoneWantsText {
      session.feed(.text(text), at: time)
    }
  }

  /// True while a text field is edited, so that letters go to it.
  var wantsText: Bool { host.application.acceptsText || phoneWantsText }

  /// True while a text field on the phone is edited and keys go to the phone.
  var phoneWantsText: Bool {
    session.isLive && !keyboard.worksPanels && keyMap.isHidden && !session.specimen.isInterrupted
      && session.specimen.acceptsText
  }

  /// Returns whether a point is on the phone's screen and not covered by the interface.
  private func isOnPhone(_ point: CGPoint) -> Bool {
    layout.phone.contains(point) && host.application.probe(point).hitView == nil
  }

  private func onShell(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / scale, y: point.y / scale)
  }

  private func onShell(_ sample: InputSample) -> InputSample {
    var sample = sample
    sample.location = onShell(sample.location)
    sample.majorRadius /= scale
    return sample
  }

  private func onPhone(_ sample: InputSample) -> InputSample {
    var sample = sample
    sample.location = layout.onPhone(sample.location)
    sample.majorRadius /= layout.phoneScale
    return sample
  }
}

extension StageInput {
  /// True if fingers only moved.
  var onlyMoves: Bool {
    if case .touches(let frame) = self { frame.onlyMoves } else { false }
  }
}

extension InputFrame {
  /// True if no finger came down or lifted.
  fileprivate var onlyMoves: Bool { samples.allSatisfy { $0.phase == .moved } }
}
