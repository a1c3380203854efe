// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Who gets what arrives: the specimen what is done on the phone, the workbench the rest.
extension Workbench {
  func feed(_ frame: InputFrame) {
    // A move that no timer comes before needs no other clock than its own.
    if !frame.onlyMoves || isDue(by: frame.time) { pass(to: frame.time) }
    let samples = frame.samples.map(onWorkbench)
    let picks = instrument.isPicking || frame.modifierFlags.contains(.control)
    // The past is only looked at: a finger that comes down on it goes back to the present, and does no more.
    let owner: FingerRouter.Owner = isLive ? .specimen : .nobody
    let shares = fingers.share(samples) { place in
      guard isOnPhone(place) else {
        guard frame.buttonMask & MouseFingers.Button.right.mask != 0 else { return .workbench }
        askWhyNot(onPanelsAt: place)
        return .nobody
      }
      if picks { return .nobody }
      showNow()
      return owner
    }
    for sample in samples { follow(sample, picks: picks) }
    if recorder.writesFile {
      let time =
        shares.specimen.isEmpty
        ? max(frame.time, now) : start + specimen.nextTime(frame.time - start)
      recorder.note(frame.samples, at: time)
    }
    if !shares.specimen.isEmpty {
      if shares.specimen.contains(where: { $0.phase == .began }) { giveKeysToPhone() }
      done(
        .touches(
          shares.specimen.map(onPhone), buttonMask: frame.buttonMask,
          modifiers: frame.modifierFlags), at: frame.time)
      saveFullRecording()
    }
    if !shares.workbench.isEmpty {
      var rest = frame
      rest.samples = shares.workbench
      host.feed(rest)
    }
  }

  /// A right click.
  func askWhyNot(rightClick frame: PointerFrame) {
    pass(to: frame.time)
    let place = onWorkbench(frame.location)
    if isOnPhone(place), labels.subject(at: place) == nil {
      askWhyNot(at: place)
    } else {
      askWhyNot(onPanelsAt: place)
    }
  }

  /// A right click or two fingers on the panels, or a right click on a label.
  func askWhyNot(onPanelsAt place: CGPoint) {
    later { [unowned self] in
      if let named = named(at: place) { askWhyNot(named) }
    }
  }

  private func follow(_ sample: InputSample, picks: Bool) {
    switch sample.phase {
    case .began where picks && isOnPhone(sample.location): pick(sample)
    case .ended, .cancelled: endPicking(sample)
    case .began, .moved: break
    }
  }

  func feed(_ frame: PointerFrame) {
    var frame = frame
    frame.location = onWorkbench(frame.location)
    if case .leave = frame.action { pointer = nil } else { pointer = frame.location }
    let place = layout.onPhone(frame.location)
    let isThere = isOnPhone(frame.location)
    switch frame.action {
    case .wheel, .trackpad:
      guard isThere else { return host.feed(frame) }
      guard isLive else { return }
      done(.pointer(frame.action, at: place, modifiers: frame.modifierFlags), at: frame.time)
    case .hover, .leave:
      host.feed(frame)
      // Off the phone the specimen hears that once.
      guard isLive, isThere || isPointerOnPhone, specimen.followsHover, !instrument.isPicking else {
        return
      }
      isPointerOnPhone = isThere && frame.action == .hover
      done(.pointer(frame.action, at: place, modifiers: frame.modifierFlags), at: frame.time)
    }
  }

  func feed(_ signal: SystemSignal, at time: TimeInterval) {
    done(.signal(signal), at: time)
  }

  func type(_ text: String, at time: TimeInterval) {
    pass(to: time)
    if host.application.acceptsText {
      host.application.typeText(text)
    } else if phoneWantsText {
      done(.text(text), at: time)
    }
  }

  /// Whether a finger that comes down at a place of the window is the specimen's: on the phone's screen, and
  /// nothing of the workbench lies over it.
  private func isOnPhone(_ place: CGPoint) -> Bool {
    layout.phone.contains(place) && host.application.probe(place).hitView == nil
  }

  private func onWorkbench(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x / scale, y: place.y / scale)
  }

  private func onWorkbench(_ sample: InputSample) -> InputSample {
    var sample = sample
    sample.location = onWorkbench(sample.location)
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

// MARK: Keys

extension Workbench {
  func take(_ press: KeyPress, at time: TimeInterval) {
    // Shift makes no other key of a letter, unless it has a meaning of its own with it.
    let isOwn = bindings.contains { $0.fits(press) }
    let press = isOwn ? press : press.asSmallLetter ?? press
    pass(to: time)
    if press.change == .released, press.key == selecting?.key { return endSelecting(at: time) }
    guard keyMap.isHidden || press.change == .released else {
      // What scrolls repeats while the key is held; anything else closes.
      if !keyMap.take(press.key), press.change == .pressed, !press.isModifier {
        keyMap.isHidden = true
      }
      return
    }
    if takeOnPanels(press) { return }
    if press.change == .pressed, let sheet = instrument.sheet,
      sheet.take(press.key, isPlain: !press.modifiers.contains(.control))
    {
      return
    }
    if let key = PhoneKey(press, isTyping: wantsText) { return take(key, press, at: time) }
    let isLetter = press.key.count == 1 && !press.modifiers.contains(.control)
    if !wantsText || !isLetter, let binding = bindings.first(where: { $0.fits(press) }) {
      return binding.act()
    }
    guard press.change == .pressed else { return }
    // What types a letter is text while text is wanted.
    guard !wantsText || !isLetter else { return }
    if press.asksForHelp { return perform(.showKeys) }
    // While Alt and the mouse are two fingers, their gesture can be looked at.
    if press.key == StageCommand.printGestures.key, press.held.isSubset(of: [.alternate, .shift]) {
      return perform(.printGestures)
    }
    if press.held.isEmpty, let toggle = toggles.first(where: { $0.key == press.key }) {
      set(toggle, to: !toggle.isOn())
    } else if let command = StageCommand(press) {
      perform(command)
    }
  }

  private func take(_ key: PhoneKey, _ press: KeyPress, at time: TimeInterval) {
    if panelsHaveKeys { return workPanels(key, press, at: time) }
    guard isLive else { return takeInPast(key, press.change) }
    guard !specimen.isInterrupted else { return }
    switch (key, press.change) {
    case (.command(let command), .pressed), (.command(let command), .repeated):
      done(.command(command), at: time)
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

  /// The key that selects goes down. Whoever is told so is also told when it comes up, whoever has the keys by
  /// then, and nobody else is.
  private func select(by key: String, onPhone: Bool, at time: TimeInterval) {
    guard selecting == nil else { return }
    selecting = (key, onPhone)
    tellSelecting(.began, onPhone, at: time)
  }

  private func endSelecting(at time: TimeInterval) {
    guard let (_, isOnPhone) = selecting else { return }
    selecting = nil
    if !isOnPhone || !specimen.isInterrupted { tellSelecting(.ended, isOnPhone, at: time) }
  }

  private func tellSelecting(_ phase: PressFrame.Phase, _ isOnPhone: Bool, at time: TimeInterval) {
    let select = UIPress.PressType.select.rawValue
    if isOnPhone {
      done(.press(button: select, phase), at: time)
    } else {
      host.feed(PressFrame(time: time, button: select, phase: phase))
    }
  }

  /// A finger on the phone takes the keys along.
  private func giveKeysToPhone() {
    keysWorkPanels = false
    interface.gallery.endSearch()
  }

  private func set(_ toggle: Toggle, to isOn: Bool) {
    toggle.set(isOn)
    recorder.note("\(toggle.title) \(isOn ? "on" : "off")", at: now)
  }

  func perform(_ command: StageCommand) {
    switch command {
    case .startAnew: startAnew()
    case .playInput: playInput()
    case .record: toggleRecording()
    case .saveTest: saveRecording(asTest: true)
    case .clearLog: recorder.clear()
    case .shake: feed(.shake, at: now)
    case .call: feed(specimen.isInterrupted ? .resume : .interrupt, at: now)
    case .printGestures:
      for line in shown.host.gestureTable.split(separator: "\n") {
        recorder.note(String(line), at: now)
      }
    case .findScene:
      openGallery()
      interface.gallery.show(entry.id)
      interface.gallery.beginSearch()
    case .nextScene: openNeighbour(1)
    case .previousScene: openNeighbour(-1)
    case .foldGallery:
      if layout.gallery.isEmpty { openGallery() } else { change { $0.isGalleryOpen = false } }
    case .foldSide: change { $0.isSideOpen.toggle() }
    case .foldTimeline: change { $0.isTimelineOpen.toggle() }
    case .nextTab: selectNextTab()
    case .switchKeyboard: switchKeyboard()
    case .openRecent: openRecent()
    case .copyLog: copyLog()
    case .copyReport: copyReport()
    case .pick: instrument.isPicking.toggle()
    case .whyNot: askWhyNot()
    case .whatIf: askWhatIf()
    case .undo: undo()
    case .redo: redo()
    case .rowAbove: chooseRow(-1)
    case .rowBelow: chooseRow(1)
    case .foldRow: foldRow(false)
    case .openRow: foldRow(true)
    case .firstTab: showTab(0)
    case .secondTab: showTab(1)
    case .thirdTab: showTab(2)
    case .fourthTab: showTab(3)
    case .switchTheme: change { $0.theme = $0.theme.other }
    case .larger: change { $0.changeScale(by: 1) }
    case .smaller: change { $0.changeScale(by: -1) }
    case .usualSize: change { $0.scale = 1 }
    case .showKeys: keyMap.isHidden = false
    }
  }

  /// Opens the list of scenes. Where it has no room beside the side column, that makes some.
  private func openGallery() {
    change { $0.isGalleryOpen = true }
    if layout.gallery.isEmpty { change { $0.isSideOpen = false } }
  }

  private func openNeighbour(_ step: Int) {
    if let item = SceneShelf.whole.item(step, after: entry.id) { open(item) }
  }

  /// What the user should know while keys and fingers do other things than usual.
  var notice: String? {
    if !isLive { return "The past: End returns to now" }
    if specimen.isInterrupted { return "A call: press I to end it" }
    if wantsText { return "Typing: Esc gives the keys back" }
    if isRecording { return "Recording: R saves it, E as a test" }
    return keysWorkPanels ? "Keys work the panels: F6 ends that" : nil
  }
}

extension StageInput {
  /// Whether fingers moved, and nothing else.
  var onlyMoves: Bool {
    if case .touches(let frame) = self { frame.onlyMoves } else { false }
  }
}

extension InputFrame {
  /// Whether nobody came or went.
  fileprivate var onlyMoves: Bool { samples.allSatisfy { $0.phase == .moved } }
}

extension KeyPress {
  /// Shift, Control, Alt and their like, pressed alone.
  fileprivate var isModifier: Bool {
    ["Shift", "Ctrl", "Alt", "GUI", "CapsLock", "AltGr"].contains { key.hasSuffix($0) }
  }

  /// A question mark, on the keyboards that have it over the slash.
  fileprivate var asksForHelp: Bool {
    key == "?" || (key == "/" && modifiers.contains(.shift))
  }
}
