// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The content of the window: a specimen on a phone, and around it the tool's own interface in a host of its
/// own.
///
/// A finger that comes down on the phone is the specimen's for life, any other the workbench's. Neither knows
/// of the other: they share the time and the pixels. Places are points of the window divided by the scale that
/// the user chose.
@MainActor
final class Workbench: Stage {
  /// How a workbench starts, and what it remembers.
  struct Settings {
    /// What is open, how large, in which colours.
    var state = WorkbenchState()
    /// Where that is remembered; nil for nowhere.
    var file: StateFile?
    /// A line about the state that could not be read.
    var complaint: String?
    /// Whether the gallery draws small pictures of its scenes.
    var drawsThumbnails = true
    /// Puts a text into the desktop's clipboard, and says whether that worked.
    var clipboard: @MainActor (String) -> Bool = { _ in false }
    /// Whether a scenario file that changes on disk is read again.
    var watchesFiles = false
    /// What is left for a recording that can't be saved when the window closes.
    var rescue = Rescue()
  }

  /// Where a recording goes that the folder of recordings does not take, and who is told.
  struct Rescue {
    var folder = NSTemporaryDirectory()
    var say: @MainActor (String) -> Void = Complaint.print
  }

  /// Where the tool's own windows are; its screen is the window of the desktop.
  let host: UIModel.Host
  /// The whole window of the desktop, in points of the workbench.
  let screen: UIScreen
  let overlays: [any Overlay]
  /// The labels of the overlays.
  let labels = LabelBoard()
  let typeface: Typeface
  private(set) lazy var phoneTexts = PhoneTexts(typeface)
  private(set) lazy var painter = FramePainter(ViewTreeRenderer(), typeface: typeface)
  let recorder: EventRecorder
  /// What is chosen in the inspector, and what was changed there.
  let instrument = Instrument()
  /// Where recordings are written.
  let recordingFolder: String
  private let thumbnails: ThumbnailStore?
  private let file: StateFile?
  /// What is remembered; a change takes effect with `arrange()`.
  var state: WorkbenchState
  /// What is on the phone.
  var specimen: Specimen
  /// The window's time at which the specimen's clock stood at 0, in seconds; before the window was there when
  /// the specimen was ahead of it.
  var start: TimeInterval = 0 { didSet { recorder.start = start } }
  private(set) lazy var interface = newInterface()
  private(set) var layout = WorkbenchLayout(window: CGSize(width: 1_180, height: 760))
  /// The size of the window of the desktop, in its own points.
  private var windowSize = CGSize(width: 1_180, height: 760)
  /// Where the mouse hovers, in points of the workbench.
  var pointer: CGPoint?
  /// Whether the specimen was told of the mouse last.
  var isPointerOnPhone = false
  /// Whether Tab, arrows and return work the panels rather than the phone.
  var keysWorkPanels = false
  /// What had the focus when keys went to the panels last.
  weak var lastFocus: UIControl?
  /// Where two fingers would come down while Alt is held, in points of the window.
  private(set) var hints: [CGPoint] = []
  /// Whether what is done goes into a file when R or E is pressed.
  var isRecording = false
  var fingers = FingerRouter()
  /// The key that selects, while it is down, and who was told so.
  var selecting: (key: String, isOnPhone: Bool)?

  /// Puts a text into the desktop's clipboard, and says whether that worked.
  let clipboard: @MainActor (String) -> Bool
  private let watchesFiles: Bool
  let rescue: Rescue
  /// What tells of changes of the scene's file, and where that is.
  var watch: (path: String, watch: FileWatch)?
  /// What is said about the scene.
  var entry: SceneCatalog.Entry
  var recipe: SceneRecipe
  var toggles: [Toggle] = []
  /// What is seen in place of the present; see `shown`.
  let travel = TimeTravel()
  /// What stands out for a moment, and until when.
  var flash: Flash?
  /// How long events really took.
  var stopwatch = Stopwatch()
  /// How many records of the past that is shown the overlays have read, dropped ones included.
  var overlaysRead = 0
  /// The tabs behind the first one, and the timeline.
  private(set) var sidePanels: [any WorkbenchPanel] = []
  private(set) var timelinePanel: (any WorkbenchPanel)?
  /// Those that were told of what is shown.
  var informed: Set<ObjectIdentifier> = []
  /// The tab of the side column that is chosen, 0 for the scene's own.
  private(set) var tab = 0
  /// What buttons ask for waits until the touch that pressed them was delivered.
  private var waiting: [@MainActor () -> Void] = []
  private var shownRevision = -1
  private var shownPlayhead: Instant?
  var drawn: Revisions?

  /// Opens a scene: `entry` is what the panel says about it, `recipe` makes it at first and at each new start,
  /// `log` gets each line of the event log with its time in front; nil for nobody.
  init(
    _ entry: SceneCatalog.Entry, _ recipe: SceneRecipe, typeface: Typeface,
    recordingFolder: String = ".", settings: Settings = Settings(),
    log: (@MainActor (String) -> Void)?
  ) {
    (self.entry, self.recipe) = (entry, recipe)
    (self.recordingFolder, self.typeface) = (recordingFolder, typeface)
    (state, file) = (settings.state, settings.file)
    (clipboard, watchesFiles) = (settings.clipboard, settings.watchesFiles)
    rescue = settings.rescue
    let thumbnails = settings.drawsThumbnails ? ThumbnailStore(typeface) : nil
    self.thumbnails = thumbnails
    let screen = UIScreen(size: CGSize(width: 1_180, height: 760))
    let host = UIModel.Host.aside {
      UIModel.Host(application: UIApplication(), screen: screen)
    }
    (self.screen, self.host) = (screen, host)
    recorder = EventRecorder(write: log)
    overlays = OverlayCatalog.make(instrument)
    specimen = Specimen(recipe)
    host.perform {
      sidePanels = PanelCatalog.side(self)
      timelinePanel = PanelCatalog.timeline(self)
      readSpecimen()
      showScene()
      arrange()
      if let complaint = settings.complaint { recorder.note(complaint, at: now) }
      noteRecent()
    }
  }

  /// The scene on the phone.
  var scene: any Scene { specimen.scene }
  var keyMap: KeyMapWindow { interface.keyMap }
  var theme: Theme { interface.theme }
  /// The window's time, in seconds.
  var now: TimeInterval { max(host.now, start + specimen.now) }

  /// Points of the window for each point of the workbench: what the user chose, as far as there is room.
  var scale: CGFloat {
    max(0.5, min(state.scale, windowSize.width / 640, windowSize.height / 480))
  }

  /// True while a text field is edited: letters go there rather than to the panel.
  var wantsText: Bool { host.application.acceptsText || phoneWantsText }
  /// True while a text field of the phone is edited and the keys go there.
  var phoneWantsText: Bool {
    isLive && !keysWorkPanels && !specimen.isInterrupted && keyMap.isHidden && specimen.acceptsText
  }
  var mirrorCentre: CGPoint { CGPoint(x: layout.phone.midX * scale, y: layout.phone.midY * scale) }
  func resize(to size: CGSize) {
    host.perform {
      windowSize = size
      arrange()
      recorder.note("window \(size.width) x \(size.height)", at: now)
      refresh()
    }
  }

  func feed(_ input: StageInput) {
    host.perform {
      switch input {
      case .touches(let frame): feed(frame)
      case .pointer(let frame): feed(frame)
      case .button(.right, isDown: true, let frame): askWhyNot(rightClick: frame)
      case .button: break
      case .key(let press, let time): take(press, at: time)
      case .text(let text, let time): type(text, at: time)
      case .signal(let signal, let time): feed(signal, at: time)
      case .resized(let size): resize(to: size)
      case .taken(let event): perform(taken: event)
      case .fileDropped(let path): open(file: path)
      }
      doWhatWaits()
      // What a move changes on the panels is shown as the time of its turn passes.
      if !input.onlyMoves { refresh() }
    }
  }

  func advance(to time: TimeInterval) {
    host.perform {
      pass(to: time)
      playOn(to: time)
      thumbnails?.drawIfDue()
      if let flash, flash.end <= time { self.flash = nil }
      doWhatWaits()
      refresh()
    }
  }

  func perform(_ work: () -> Void) {
    host.perform {
      specimen.perform(work)
      doWhatWaits()
      refresh()
    }
  }

  /// Time passes for everybody.
  func pass(to time: TimeInterval) {
    specimen.advance(to: time - start)
    host.advance(to: time)
  }

  /// Whether a timer of the specimen or of the workbench runs out by a time.
  func isDue(by time: TimeInterval) -> Bool {
    specimen.nextDeadline.map { start + $0 <= time } ?? false
      || host.nextDeadline.map { $0 <= time } ?? false
  }

  func note(_ happening: String, at time: TimeInterval) {
    host.perform {
      pass(to: time)
      recorder.note("window \(happening)", at: time)
      refresh()
    }
  }

  func showHints(_ places: [CGPoint]) {
    hints = places
  }

  private func doWhatWaits() {
    let commands = waiting
    waiting = []
    for command in commands { command() }
  }
}

// MARK: The interface

extension Workbench {
  /// Makes the views anew, in the present colours.
  private func makeInterface() {
    let place = interface.gallery.place
    interface.close()
    interface = newInterface()
    informed = []
    showScene()
    arrange()
    interface.gallery.place = place
    if let content = instrument.sheetContent { show(content) }
  }

  private func newInterface() -> Interface {
    Interface(
      state.theme.theme, TextMeasure(typeface), thumbnails, timeline: timelinePanel?.view,
      Interface.Messages(
        command: { [unowned self] command in waiting.append { [unowned self] in perform(command) }
        },
        open: { [unowned self] item in waiting.append { [unowned self] in open(item) } },
        selectTab: { [unowned self] tab in waiting.append { [unowned self] in select(tab: tab) } },
        drag: { [unowned self] in drag($0, to: $1, isLast: $2) },
        ask: { [unowned self] in askWhyNot(onPanelsAt: $0) }))
  }

  func showScene() {
    if watchesFiles { watchFile() }
    interface.show(
      entry, toggles, leavingOut: hasInput ? [] : [.playInput], bindings, sidePanels, tab: tab)
    interface.panel.onSeek = { [unowned self] in show($0) }
    shownRevision = -1
  }

  /// Shows a panel of the side column, if that is open. A scene that is opened shows its own: what to try.
  func select(tab: Int) {
    self.tab = tab
    interface.side.select(tab)
  }

  /// What a button asks for is done when the touch that pressed it was delivered.
  func later(_ command: StageCommand) {
    later { [unowned self] in perform(command) }
  }

  /// The same for anything.
  func later(_ body: @escaping @MainActor () -> Void) {
    waiting.append(body)
  }

  /// Gives everything its place for the present size and state.
  func arrange() {
    let size = CGSize(width: windowSize.width / scale, height: windowSize.height / scale)
    if screen.bounds.size != size { screen.resize(to: size, scale: screen.scale) }
    layout = WorkbenchLayout(window: size, phone: recipe.screenSize, state: state)
    interface.arrange(layout, in: screen.bounds)
    arrangeSheet()
  }

  /// Changes what is remembered, and shows that.
  func change(_ body: (inout WorkbenchState) -> Void) {
    let theme = state.theme
    body(&state)
    if state.theme == theme { arrange() } else { makeInterface() }
    remember()
  }

  /// Writes down what the next start is to find.
  func remember() {
    state.windowSize = windowSize
    file?.save(state)
  }

  /// An edge follows a finger.
  private func drag(_ splitter: WorkbenchLayout.Splitter, to place: CGPoint, isLast: Bool) {
    switch splitter {
    case .gallery: state.galleryWidth = max(1, place.x)
    case .side: state.sideWidth = max(1, screen.bounds.width - place.x)
    case .timeline: state.timelineHeight = max(1, screen.bounds.height - place.y)
    }
    arrange()
    // What is remembered is what it became, not where the finger went.
    switch splitter {
    case .gallery: state.galleryWidth = layout.gallery.width
    case .side: state.sideWidth = layout.panel.width
    case .timeline: state.timelineHeight = layout.timeline.height
    }
    if isLast { remember() }
  }

  /// Brings the panels that are seen up to date.
  private func refresh() {
    tidyFocus()
    interface.bar.statuses = statuses
    if !layout.gallery.isEmpty { interface.gallery.show(entry.id) }
    if !layout.panel.isEmpty {
      if tab == 0 { refreshPanel() } else { refresh(sidePanels[tab - 1]) }
    }
    if !layout.timeline.isEmpty, let timelinePanel { refresh(timelinePanel) }
  }

  private func refresh(_ panel: any WorkbenchPanel) {
    if informed.insert(ObjectIdentifier(panel)).inserted { panel.show(shown, theme) }
    panel.refresh()
  }

  private func refreshPanel() {
    let panel = interface.panel
    if shownRevision != recorder.book.revision || shownPlayhead != playhead {
      (shownRevision, shownPlayhead) = (recorder.book.revision, playhead)
      panel.show(recorder.book, playhead: playhead)
    }
    panel.refreshToggles()
    panel.notice = notice
  }
}
