// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import SandboxSession
import UIModel

/// The content of the window: a session's scene on a phone, and around it the interface, which has its own host.
///
/// A finger that comes down on the phone goes to the scene until it lifts; other fingers go to the interface. The scene
/// and the interface share the time and the pixels. Points are those of the window, divided by the user's scale.
@MainActor
final class Shell: DrawnStage {
  /// The settings of a shell.
  struct Settings {
    /// The open panels, their sizes, and the theme.
    var state = WorkbenchState()
    /// The file in which this state is saved; nil for none.
    var file: StateFile?
    /// A message about a saved state that could not be read.
    var complaint: String?
    /// True if the list of scenes has small pictures.
    var drawsThumbnails = true
    /// Puts a text on the desktop's clipboard, and returns whether that worked.
    var clipboard: @MainActor (String) -> Bool = { _ in false }
    /// Returns the text on the desktop's clipboard; nil for none.
    var pasteboard: @MainActor () -> String? = { nil }
    /// True if a scenario file is opened again when it changes on disk.
    var watchesFiles = false
    /// True if the list of scenes is filled after the first frame, so that the window opens sooner.
    var fillsListLater = false
    /// True if the tour starts at once, which happens only at the very first start.
    var startsTour = false
  }

  let session: Session
  /// The host of the interface's windows. Its screen is the window on the desktop.
  let host: UIModel.Host
  /// The screen of the interface: the whole window on the desktop. Its points are not the phone's.
  let screen: UIScreen
  let settings: Settings
  let look: Look
  let overlays: OverlayStack
  private(set) lazy var panels = PanelSet(panelContext)
  private(set) lazy var interface = newInterface()
  private(set) var layout = WorkbenchLayout(window: Shell.firstSize)
  /// The state that is saved for the next start. Call `arrange()` after changing it.
  var state: WorkbenchState
  var keyboard = KeyboardState()
  var pointer = PointerState()
  /// The card that is open over the window, if there is one.
  var sheet = Sheet()
  /// The file of the scene on the phone, while it is watched.
  var watch: (path: String, watch: FileWatch)?
  private var later = Later()

  /// Work that `turn(refreshes:_:)` does at its end, and the flags of a demonstration that is played.
  private struct Later {
    /// Requests of panels, which are carried out after the touch that caused them was delivered.
    var requests: [Request] = []
    /// True during inputs of a demonstration after which the panels are not updated.
    var skipsRefresh = false
    /// True while a demonstration is played. The answer below the phone is not updated meanwhile.
    var playsDemonstration = false
  }

  private static let firstSize = CGSize(width: 1_180, height: 814)

  init(_ session: Session, typeface: Typeface, settings: Settings = Settings()) {
    self.session = session
    self.settings = settings
    state = settings.state
    let screen = UIScreen(size: Self.firstSize)
    self.screen = screen
    host = UIModel.Host.aside { UIModel.Host(application: UIApplication(), screen: screen) }
    look = Look(typeface, drawsThumbnails: settings.drawsThumbnails)
    overlays = OverlayStack(session)
    host.perform {
      followScene()
      showScene()
      arrange()
      if let complaint = settings.complaint { session.note(complaint) }
      noteRecent()
      if settings.startsTour {
        session.tourOn()
        // Writes the state file. The next start finds it, and so does not start the tour again.
        remember()
      }
    }
  }

  var typeface: Typeface { look.typeface }
  var theme: Theme { interface.theme }
  var keyMap: KeyMapWindow { interface.keyMap }
  /// The size of the window on the desktop, in the window's points.
  private var windowSize: CGSize { state.windowSize ?? Self.firstSize }

  /// The number of points of the window per point of the shell: the user's choice, limited by the window's size.
  var scale: CGFloat {
    max(0.5, min(state.scale, windowSize.width / 640, windowSize.height / 480))
  }

  var mirrorCentre: CGPoint { CGPoint(x: layout.phone.midX * scale, y: layout.phone.midY * scale) }

  // MARK: What the loop calls

  func resize(to size: CGSize) {
    host.perform {
      state.windowSize = size
      arrange()
      session.note("window \(size.width) x \(size.height)")
      refresh()
    }
  }

  func feed(_ input: StageInput) {
    // After moves, panels are updated only when the time advances.
    turn(refreshes: !input.onlyMoves) {
      switch input {
      case .touches(let frame): feed(frame)
      case .touchscreen(let isOn, _): (pointer.isTouchscreen, session.hasTouchscreen) = (isOn, isOn)
      case .pointer(let frame): feed(frame)
      case .button(.right, isDown: true, let frame): askWhyNot(rightClick: frame)
      case .button: break
      case .key(let press, let time): feed(press, at: time)
      case .text(let text, let time): feed(text: text, at: time)
      case .signal(let signal, let time): session.feed(.signal(signal), at: time)
      case .resized(let size): resize(to: size)
      case .fileDropped(let path): open(file: path)
      }
    }
  }

  func advance(to time: TimeInterval) {
    turn {
      pass(to: time)
      session.movePlayhead(at: time)
      look.thumbnails?.drawIfDue()
      if let flash = look.flash, flash.end <= time { look.flash = nil }
      pointer.tip?.show(at: time)
    }
  }

  func perform(_ work: () -> Void) {
    turn { session.perform(work) }
  }

  func apply(_ request: Request) {
    turn { carryOut(request) }
  }

  func note(_ happening: String, at time: TimeInterval) {
    turn {
      pass(to: time)
      session.note("window \(happening)", at: time)
    }
  }

  func playDemonstration(_ advance: (TimeInterval) -> Void) {
    later.playsDemonstration = true
    for (number, input) in session.demonstration().enumerated() {
      // Panels are updated at every 64th input, because there may be a million.
      later.skipsRefresh = !number.isMultiple(of: 64)
      advance(input.time)
      replay(input)
    }
    (later.skipsRefresh, later.playsDemonstration) = (false, false)
    turn {}
  }

  /// Carries out one step of a demonstration. The log gets its fingers' locations in the window, in the shell's points.
  func replay(_ input: ScriptedInput) {
    switch input {
    case .key(let press, let time): feed(.key(press, time: time))
    case .event(let event):
      turn {
        if case .touches(let samples, _, _) = event.action {
          let seen = samples.map { sample in
            var sample = sample
            sample.location = layout.inWindow(sample.location)
            return sample
          }
          session.log.note(seen, at: event.time)
        }
        session.replay(event)
      }
    }
  }

  func showHints(_ points: [CGPoint]) {
    pointer.hints = points
  }

  func willFeed(at time: TimeInterval) {
    session.stopwatch.now = time
  }

  func didShow(at time: TimeInterval) {
    session.stopwatch.drew(at: time)
    // The first frame has an empty list of scenes if the settings say so.
    if !layout.gallery.isEmpty, interface.gallery.chosen.isEmpty { turn {} }
  }

  func close() {
    host.perform {
      session.close()
      remember()
    }
  }

  // MARK: Time

  var nextDeadline: TimeInterval? {
    let timeline = layout.timeline.isEmpty ? nil : panels.timeline.nextDeadline
    let findings = isSeen(panels.findings) ? panels.findings.nextDeadline : nil
    return [
      session.nextDeadline, host.nextDeadline, look.flash?.end, pointer.tip?.nextDeadline,
      timeline.map { session.start + $0 }, findings.map { session.start + $0 },
      overlays.touchMap.book.isWorking || session.isAnswering ? session.now + 1.0 / 240 : nil,
    ]
    .compactMap { $0 }.min()
  }

  /// Advances the time of the scene and of the interface.
  func pass(to time: TimeInterval) {
    session.advance(to: time)
    host.advance(to: time)
  }

  /// Returns whether a timer of the scene or the interface is due by a time.
  func isDue(by time: TimeInterval) -> Bool {
    session.isDue(by: time) || host.nextDeadline.map { $0 <= time } ?? false
  }

  // MARK: Turns

  /// Runs a closure, then the requests that were made meanwhile, and updates the panels.
  private func turn(refreshes: Bool = true, _ body: () -> Void) {
    host.perform {
      body()
      let requests = later.requests
      later.requests = []
      for request in requests { carryOut(request) }
      fitControls()
      if refreshes, !later.skipsRefresh { refresh() }
    }
  }

  /// Carries out a request after the touch that caused it was delivered.
  func send(_ request: Request) {
    later.requests.append(request)
  }

  /// Updates overlays, panels and the card. Only this function does.
  func refresh() {
    if panels.scene !== session.specimen { showOtherScene() }
    session.workOnAnswer()
    if !layout.strip.isEmpty, !later.playsDemonstration { showLastTouch() }
    showTour()
    showAnswer()
    overlays.read(session.shown)
    tidyFocus()
    noteSaved()
    interface.bar.statuses = statuses
    interface.bar.canUndo = CommandTable.row(of: .undo)?.isAvailable(self) == true
    interface.panel.show(
      file: fileWords, isRecording: session.recording.isOn, session.recording.verdict)
    let isFirstFrame = look.drawn == nil
    if !layout.gallery.isEmpty, !(isFirstFrame && settings.fillsListLater) { showGallery() }
    panels.refresh(
      interface, layout, notice: notice, log: session.log.book, session.playhead, session.shown)
  }
}

// MARK: The interface

extension Shell {
  private var panelContext: PanelContext {
    PanelContext(
      session: session, measure: TextMeasure(typeface),
      labels: { [unowned self] in CommandTable.label(of: $0, theme) },
      send: { [unowned self] in send($0) })
  }

  /// Creates the views again, in the current theme.
  private func makeInterface() {
    let place = interface.gallery.place
    interface.close()
    interface = newInterface()
    showScene()
    arrange()
    interface.gallery.place = place
    if let content = sheet.content { show(content) }
  }

  /// Makes controls larger after the panels were operated on a touchscreen, and smaller after they were operated with
  /// the mouse. It waits while a finger is down or text is edited.
  private func fitControls() {
    guard pointer.fingersWorkPanels != theme.isForFingers, pointer.fingers.isEmpty,
      !host.application.acceptsText
    else { return }
    makeInterface()
  }

  private func newInterface() -> Interface {
    var theme = state.theme.theme
    theme.isForFingers = pointer.fingersWorkPanels
    let interface = Interface(
      theme, TextMeasure(typeface), look.thumbnails, timeline: panels.timeline.view
    ) { [unowned self] in send($0) }
    interface.desk.onZoom = { [unowned self] in zoomPhone(by: $0, about: $1, movement: $2) }
    interface.onDrag = { [unowned self] in drag($0, to: $1, isLast: $2) }
    return interface
  }

  private func followScene() {
    panels.scene = session.specimen
    panels.toggles = makeToggles()
    if settings.watchesFiles { watchFile() }
  }

  /// Shows the panel of the scene and the list of keys.
  private func showScene() {
    interface.show(
      session.entry, panels, commands: CommandTable.panelCommands(self),
      keys: CommandTable.keyMap(panels.toggles))
    panels.forgetShown()
  }

  private func showOtherScene() {
    pointer.loseScene()
    keyboard.loseScene()
    followScene()
    showScene()
    arrange()
  }

  private func makeToggles() -> [Toggle] {
    let log = session.log
    // The scene's own switches come first, because those below may need scrolling.
    let own = session.specimen.scene.switches.map { toggle in
      Toggle(
        title: toggle.title, key: toggle.key,
        isOn: { [unowned self] in session.shown.scene.isOn(switch: toggle.title) },
        set: { [unowned self] in
          session.feed(.toggle(toggle.title, isOn: $0), at: session.now)
        })
    }
    return own + overlays.overlays.flatMap(\.toggles) + [
      Toggle(
        title: "Log hit tests as well", key: "L", isOn: { log.showsEverything },
        set: { log.showsEverything = $0 })
    ]
  }

  /// Sets all frames for the current size and state.
  func arrange() {
    let size = CGSize(width: windowSize.width / scale, height: windowSize.height / scale)
    if screen.bounds.size != size { screen.resize(to: size, scale: screen.scale) }
    layout = WorkbenchLayout(
      window: size, phone: session.specimen.take.recipe.screenSize, state: state,
      isForFingers: theme.isForFingers, hasTour: session.tour != nil)
    state.zoom = layout.zoom
    interface.arrange(layout, in: screen.bounds)
    arrangeSheet()
  }

  func change(_ body: (inout WorkbenchState) -> Void) {
    let theme = state.theme
    body(&state)
    if state.theme == theme { arrange() } else { makeInterface() }
    remember()
  }

  /// Saves the state for the next start.
  func remember() {
    settings.file?.save(state)
  }

  private func drag(_ splitter: WorkbenchLayout.Splitter, to point: CGPoint, isLast: Bool) {
    switch splitter {
    case .gallery: state.galleryWidth = max(1, point.x)
    case .side: state.sideWidth = max(1, screen.bounds.width - point.x)
    case .timeline: state.timelineHeight = max(1, screen.bounds.height - point.y)
    }
    arrange()
    // The size of the panel is saved, not the location of the finger.
    switch splitter {
    case .gallery: state.galleryWidth = layout.gallery.width
    case .side: state.sideWidth = layout.panel.width
    case .timeline: state.timelineHeight = layout.timeline.height
    }
    if isLast { remember() }
  }
}
