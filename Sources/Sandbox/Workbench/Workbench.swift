import Foundation
import UIModel

/// The content of the window: a host with a scene on a phone, the panel beside it, and the overlays.
@MainActor
final class Workbench: Stage {
  let host: UIModel.Host
  /// The whole window of the desktop.
  let screen: UIScreen
  let overlays: [any Overlay]
  let typeface: Typeface
  let renderer = ViewTreeRenderer()
  let desk = Desk()
  private(set) var scene: any Scene
  private(set) var panelWindow: PanelWindow
  private(set) var keyMap: KeyMapWindow
  private(set) var layout = StageLayout(window: CGSize(width: 1_180, height: 760))
  /// Where the mouse hovers.
  private(set) var pointer: CGPoint?
  /// Where two fingers would come down while Alt is held.
  private(set) var hints: [CGPoint] = []

  private let entry: SceneCatalog.Entry
  private let makeScene: @MainActor (CGSize) -> any Scene
  let recorder: EventRecorder
  private let own: OwnSubjects
  private var toggles: [Toggle]
  /// The frames that the scene gave its windows, in points of the phone.
  private var frames: [CGRect]
  private var isInterrupted = false
  /// The recording under way.
  var recording: SceneRecording?
  /// Where recordings are written.
  let recordingFolder: String
  /// Commands of the panel's buttons wait until the touch that pressed them was delivered.
  private var waiting: [StageCommand] = []
  private var shownRevision = -1
  var drawn: Revisions?

  /// What the content looks like, as numbers that change with it.
  struct Revisions: Equatable {
    let content: Int
    let overlays: [Int]
    let pointer: CGPoint?
    let hints: [CGPoint]
  }

  /// Opens a scene: `entry` is what the panel says about it, `makeScene` makes it for a phone's screen of some
  /// size, at first and at each new start, `log` gets each line of the event log with its time in front.
  init(
    _ entry: SceneCatalog.Entry, _ makeScene: @escaping @MainActor (CGSize) -> any Scene,
    typeface: Typeface, recordingFolder: String = ".", log: @escaping @MainActor (String) -> Void
  ) {
    self.entry = entry
    self.recordingFolder = recordingFolder
    self.makeScene = makeScene
    self.typeface = typeface
    screen = UIScreen(size: CGSize(width: 1_180, height: 760))
    host = UIModel.Host(application: UIApplication(), screen: screen)
    let own = OwnSubjects()
    let recorder = EventRecorder(isOwn: { own.contains($0) }, write: log)
    (self.own, self.recorder) = (own, recorder)
    overlays = OverlayCatalog.make()
    scene = makeScene(StageLayout.phoneSize)
    frames = scene.windows.map(\.frame)
    toggles = Self.toggles(overlays, recorder, scene)
    panelWindow = Self.makePanel(entry, toggles, typeface)
    keyMap = KeyMapWindow(toggles)
    host.application.delegate = scene.applicationDelegate
    _ = host.journal.addReader { [unowned self] in read($0) }
    showPanel()
  }

  var nextDeadline: TimeInterval? { host.nextDeadline }
  /// True while a text field of the phone is edited: letters go there rather than to the panel.
  var wantsText: Bool { !isInterrupted && keyMap.isHidden && host.application.acceptsText }
  var mirrorCentre: CGPoint { CGPoint(x: layout.phone.midX, y: layout.phone.midY) }
  var needsDisplay: Bool { revisions != drawn }

  /// What the content looks like now.
  var revisions: Revisions {
    Revisions(
      content: host.contentRevision, overlays: overlays.map(\.revision),
      pointer: overlays.contains(where: \.followsPointer) ? pointer : nil, hints: hints)
  }

  func resize(to size: CGSize) {
    layout = StageLayout(window: size)
    screen.resize(to: size, scale: screen.scale)
    arrange()
    recorder.note("window \(size.width) x \(size.height)", at: host.now)
    refreshPanel()
  }

  func feed(_ input: StageInput) {
    switch input {
    case .touches(let frame):
      if frame.samples.contains(where: { $0.phase == .began }) {
        own.refresh([panelWindow, keyMap])
      }
      feed(frame)
    case .pointer(let frame):
      if case .leave = frame.action { pointer = nil } else { pointer = frame.location }
      feed(frame)
    case .button: break
    case .key(let press, let time): take(press, at: time)
    case .text(let text, let time):
      host.advance(to: time)
      if wantsText { host.application.typeText(text) }
    case .signal(let signal, let time): feed(signal, at: time)
    case .resized(let size): resize(to: size)
    case .fileDropped(let path):
      recorder.note("file \(path): scenario files can't be opened yet", at: host.now)
    }
    runWaitingCommands()
    refreshPanel()
  }

  func advance(to time: TimeInterval) {
    host.advance(to: time)
    refreshPanel()
  }

  func note(_ happening: String, at time: TimeInterval) {
    recorder.note("window \(happening)", at: time)
    refreshPanel()
  }

  func showHints(_ places: [CGPoint]) {
    hints = places
  }

  private func read(_ entry: JournalEntry) {
    recorder.read(entry)
    for overlay in overlays { overlay.read(entry) }
  }
}

// MARK: Keys and commands

extension Workbench {
  private func take(_ press: KeyPress, at time: TimeInterval) {
    host.advance(to: time)
    guard keyMap.isHidden || press.change != .pressed else {
      if !press.isModifier { keyMap.isHidden = true }
      return
    }
    if let key = PhoneKey(press, isTyping: wantsText) { return take(key, press.change, at: time) }
    // What types a letter is text while text is wanted.
    guard press.change == .pressed, !wantsText || press.key.count > 1 else { return }
    let held = press.modifiers.subtracting([.alphaShift, .numericPad])
    if press.asksForHelp { return perform(.showKeys) }
    guard held.isEmpty else { return }
    if let toggle = toggles.first(where: { $0.key == press.key }) {
      set(toggle, to: !toggle.isOn())
    } else if let command = StageCommand.allCases.first(where: { $0.key == press.key }) {
      perform(command)
    }
  }

  private func take(_ key: PhoneKey, _ change: KeyPress.Change, at time: TimeInterval) {
    guard !isInterrupted else { return }
    switch (key, change) {
    case (.command(let command), .pressed), (.command(let command), .repeated):
      host.application.press(command)
    case (.select, .pressed):
      host.feed(PressFrame(time: time, button: UIPress.PressType.select.rawValue, phase: .began))
    case (.select, .released):
      host.feed(PressFrame(time: time, button: UIPress.PressType.select.rawValue, phase: .ended))
    case (.command, .released), (.select, .repeated): break
    }
  }

  private func set(_ toggle: Toggle, to isOn: Bool) {
    toggle.set(isOn)
    recorder.note("\(toggle.title) \(isOn ? "on" : "off")", at: host.now)
  }

  private func runWaitingCommands() {
    let commands = waiting
    waiting = []
    for command in commands { perform(command) }
  }

  private func perform(_ command: StageCommand) {
    switch command {
    case .startAnew: startAnew()
    case .record: toggleRecording()
    case .saveTest: saveRecording(asTest: true)
    case .clearLog: recorder.clear()
    case .shake: feed(.shake, at: host.now)
    case .call:
      feed(isInterrupted ? .resume : .interrupt, at: host.now)
      isInterrupted.toggle()
    case .printGestures:
      for line in host.gestureTable.split(separator: "\n") {
        recorder.note(String(line), at: host.now)
      }
    case .showKeys: keyMap.isHidden = false
    }
  }

  /// Throws the scene away and makes it again; a recording of the old one, too.
  func startAnew() {
    endRecording()
    for window in scene.windows {
      // Out of the window first: that cancels the touches in it.
      window.rootViewController = nil
      window.isHidden = true
    }
    for overlay in overlays { overlay.forget() }
    scene = makeScene(StageLayout.phoneSize)
    frames = scene.windows.map(\.frame)
    host.application.delegate = scene.applicationDelegate
    panelWindow.isHidden = true
    toggles = Self.toggles(overlays, recorder, scene)
    panelWindow = Self.makePanel(entry, toggles, typeface)
    keyMap = KeyMapWindow(toggles)
    showPanel()
    arrange()
    recorder.note("scene \(entry.id) started anew", at: host.now)
  }
}

// MARK: Panel and places

extension Workbench {
  private static func toggles(
    _ overlays: [any Overlay], _ recorder: EventRecorder, _ scene: any Scene
  ) -> [Toggle] {
    overlays.flatMap(\.toggles) + [
      Toggle(
        title: "Log hit tests as well", key: "L", isOn: { recorder.showsEverything },
        set: { recorder.showsEverything = $0 })
    ] + scene.switches
  }

  private static func makePanel(
    _ entry: SceneCatalog.Entry, _ toggles: [Toggle], _ typeface: Typeface
  ) -> PanelWindow {
    PanelWindow(
      PanelView(
        title: entry.title, advice: entry.advice, toggles: toggles,
        measure: TextMeasure(typeface)))
  }

  private func showPanel() {
    panelWindow.panel.onCommand = { [unowned self] in waiting.append($0) }
    panelWindow.isHidden = false
    shownRevision = -1
    own.refresh([panelWindow, keyMap])
  }

  /// Gives every window its place for the present size.
  private func arrange() {
    panelWindow.frame = layout.panel
    keyMap.frame = screen.bounds
    let scale = layout.phoneScale
    for (window, frame) in zip(scene.windows, frames) {
      window.layer.cornerRadius = StageLayout.cornerRadius
      window.clipsToBounds = true
      window.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
      window.center = CGPoint(
        x: layout.phone.minX + frame.midX * scale, y: layout.phone.minY + frame.midY * scale)
    }
  }

  /// Brings the panel up to date with the log and the switches, if anything happened.
  private func refreshPanel() {
    let panel = panelWindow.panel
    if shownRevision != recorder.book.revision {
      shownRevision = recorder.book.revision
      panel.show(recorder.book)
    }
    panel.refreshToggles()
    panel.notice = notice
    for window in host.application.windows { window.layoutIfNeeded() }
  }
}

extension Workbench {
  /// What the user should know while keys and fingers do other things than usual.
  private var notice: String? {
    if isInterrupted { return "A call: press I to end it" }
    return wantsText ? "Typing: Esc gives the keys back" : nil
  }
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
