import Foundation
import UIModel

/// The content of the window: a specimen on a phone, and around it the tool's own interface in a host of its
/// own.
///
/// A finger that comes down on the phone is the specimen's for life, any other the workbench's. Neither knows
/// of the other: they share the time and the pixels.
@MainActor
final class Workbench: Stage {
  /// Where the tool's own windows are; its screen is the window of the desktop.
  let host: UIModel.Host
  /// The whole window of the desktop.
  let screen: UIScreen
  let overlays: [any Overlay]
  let typeface: Typeface
  let renderer = ViewTreeRenderer()
  let desk = Desk()
  let recorder: EventRecorder
  /// Where recordings are written.
  let recordingFolder: String
  /// What is on the phone.
  private(set) var specimen: Specimen
  /// The window's time at which the specimen's clock stood at 0, in seconds.
  private(set) var start: TimeInterval = 0
  private(set) var panelWindow: PanelWindow
  private(set) var keyMap: KeyMapWindow
  private(set) var layout = StageLayout(window: CGSize(width: 1_180, height: 760))
  /// Where the mouse hovers, in points of the window.
  var pointer: CGPoint?
  /// Whether the specimen was told of the mouse last.
  var isPointerOnPhone = false
  /// Where two fingers would come down while Alt is held.
  private(set) var hints: [CGPoint] = []
  /// Whether what is done goes into a file when R or E is pressed.
  var isRecording = false
  var fingers = FingerRouter()

  private(set) var entry: SceneCatalog.Entry
  private var recipe: SceneRecipe
  private(set) var toggles: [Toggle] = []
  /// Commands of the panel's buttons wait until the touch that pressed them was delivered.
  private var waiting: [StageCommand] = []
  private var shownRevision = -1
  var drawn: Revisions?

  /// What the content looks like, as numbers that change with it.
  struct Revisions: Equatable {
    let specimen: Int
    let workbench: Int
    let overlays: [Int]
    let pointer: CGPoint?
    let hints: [CGPoint]
  }

  /// Opens a scene: `entry` is what the panel says about it, `recipe` makes it at first and at each new start,
  /// `log` gets each line of the event log with its time in front.
  init(
    _ entry: SceneCatalog.Entry, _ recipe: SceneRecipe, typeface: Typeface,
    recordingFolder: String = ".", log: @escaping @MainActor (String) -> Void
  ) {
    self.entry = entry
    self.recipe = recipe
    self.recordingFolder = recordingFolder
    self.typeface = typeface
    let screen = UIScreen(size: CGSize(width: 1_180, height: 760))
    let host = UIModel.Host.aside {
      UIModel.Host(application: UIApplication(), screen: screen)
    }
    (self.screen, self.host) = (screen, host)
    recorder = EventRecorder(write: log)
    overlays = OverlayCatalog.make()
    specimen = Specimen(recipe)
    (panelWindow, keyMap) = host.perform {
      (PanelWindow(PanelView(entry, [], TextMeasure(typeface))), KeyMapWindow([]))
    }
    host.perform { showSpecimen() }
  }

  /// The scene on the phone.
  var scene: any Scene { specimen.scene }
  /// The window's time, in seconds.
  var now: TimeInterval { max(host.now, start + specimen.now) }

  var nextDeadline: TimeInterval? {
    [specimen.nextDeadline.map { start + $0 }, host.nextDeadline].compactMap { $0 }.min()
  }

  /// True while a text field is edited: letters go there rather than to the panel.
  var wantsText: Bool { host.application.acceptsText || phoneWantsText }
  /// True while a text field of the phone is edited.
  var phoneWantsText: Bool { !specimen.isInterrupted && keyMap.isHidden && specimen.acceptsText }
  var mirrorCentre: CGPoint { CGPoint(x: layout.phone.midX, y: layout.phone.midY) }
  var needsDisplay: Bool { revisions != drawn }

  /// What the content looks like now.
  var revisions: Revisions {
    Revisions(
      specimen: specimen.host.contentRevision, workbench: host.contentRevision,
      overlays: overlays.map(\.revision),
      pointer: overlays.contains(where: \.followsPointer) ? pointer : nil, hints: hints)
  }

  func resize(to size: CGSize) {
    host.perform {
      screen.resize(to: size, scale: screen.scale)
      arrange()
      recorder.note("window \(size.width) x \(size.height)", at: now)
      refreshPanel()
    }
  }

  func feed(_ input: StageInput) {
    host.perform {
      switch input {
      case .touches(let frame): feed(frame)
      case .pointer(let frame): feed(frame)
      case .button: break
      case .key(let press, let time): take(press, at: time)
      case .text(let text, let time): type(text, at: time)
      case .signal(let signal, let time): feed(signal, at: time)
      case .resized(let size): resize(to: size)
      case .taken(let event): specimen.perform(event)
      case .fileDropped(let path): open(file: path)
      }
      let commands = waiting
      waiting = []
      for command in commands { perform(command) }
      refreshPanel()
    }
  }

  func advance(to time: TimeInterval) {
    host.perform {
      pass(to: time)
      refreshPanel()
    }
  }

  /// Time passes for everybody.
  func pass(to time: TimeInterval) {
    specimen.advance(to: time - start)
    host.advance(to: time)
  }

  func note(_ happening: String, at time: TimeInterval) {
    host.perform {
      recorder.note("window \(happening)", at: time)
      refreshPanel()
    }
  }

  func showHints(_ places: [CGPoint]) {
    hints = places
  }
}

// MARK: The specimen

extension Workbench {
  /// Shows another scene in place of this one.
  func show(_ entry: SceneCatalog.Entry, _ recipe: SceneRecipe) {
    (self.entry, self.recipe) = (entry, recipe)
    startAnew()
  }

  /// Throws the specimen away and makes it again; a recording of the old one, too.
  ///
  /// - Parameter isForFile: whether what is done to it should fit into a file.
  func startAnew(isForFile: Bool = false) {
    isRecording = false
    specimen.close()
    fingers.loseSpecimen()
    isPointerOnPhone = false
    for overlay in overlays { overlay.forget() }
    start = TakeGrid.up(now)
    specimen = Specimen(recipe, isForFile: isForFile)
    panelWindow.isHidden = true
    showSpecimen()
    arrange()
    recorder.note("scene \(entry.id) started anew", at: now)
  }

  /// Reads the specimen's journal, and makes the panel for it.
  private func showSpecimen() {
    let origin = start
    _ = specimen.host.journal.addReader { [unowned self] entry in
      recorder.read(entry, since: origin)
      for overlay in overlays { overlay.read(entry) }
    }
    toggles = makeToggles()
    panelWindow = PanelWindow(PanelView(entry, toggles, TextMeasure(typeface)))
    keyMap = KeyMapWindow(toggles)
    panelWindow.panel.onCommand = { [unowned self] in waiting.append($0) }
    panelWindow.isHidden = false
    shownRevision = -1
  }

  private func makeToggles() -> [Toggle] {
    overlays.flatMap(\.toggles) + [
      Toggle(
        title: "Log hit tests as well", key: "L", isOn: { [recorder] in recorder.showsEverything },
        set: { [recorder] in recorder.showsEverything = $0 })
    ]
      + scene.switches.map { toggle in
        Toggle(
          title: toggle.title, key: toggle.key, isOn: toggle.isOn,
          set: { [unowned self] in done(.toggle(toggle.title, isOn: $0), at: now) })
      }
  }

  /// Does something to the specimen, at a time of the window.
  func done(_ action: TakeEvent.Action, at time: TimeInterval) {
    specimen.take(TakeEvent(time: time - start, action: action))
  }
}

// MARK: Panel and places

extension Workbench {
  /// Gives every window its place for the present size.
  private func arrange() {
    layout = StageLayout(window: screen.bounds.size, phone: recipe.screenSize)
    panelWindow.frame = layout.panel
    keyMap.frame = screen.bounds
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
  }

  /// What the user should know while keys and fingers do other things than usual.
  private var notice: String? {
    if specimen.isInterrupted { return "A call: press I to end it" }
    if phoneWantsText { return "Typing: Esc gives the keys back" }
    return isRecording ? "Recording: R saves it, E as a test" : nil
  }
}
