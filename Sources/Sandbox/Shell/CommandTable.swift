// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import SandboxSession
import Scenarios
import UIModel

/// All commands, one row each, in the order of the list of keys.
@MainActor
enum CommandTable {
  static let rows: [CommandRow] = scene + record + ask + time + timeline + panels + window

  private static let scene = [
    CommandRow(.restart, .scene, ["N"], "Restart", "Restart the scene") { $0.session.restart() },
    CommandRow(
      .replayInput, .scene, ["Y"], "Play",
      "Restart and play the file's input, or a demonstration"
    ) { $0.session.replayInput() }
    .available { $0.session.hasInput },
    CommandRow(
      .phone, .scene, ["F11"], "Phone", "Choose the phone: from a small one to a tablet"
    ) {
      $0.closeSheet()
      $0.show(.phones)
    },
    CommandRow(.turnPhone, .scene, [.control("R")], "Turn the phone", "Turn the phone") {
      $0.session.turnPhone()
    },
    CommandRow(.clearLog, .scene, ["C"], "Clear", "Empty the event log") { $0.session.log.clear() },
    CommandRow(.shake, .scene, ["S"], "Shake", "Shake the phone") {
      $0.session.feed(.signal(.shake), at: $0.session.now)
    },
    CommandRow(
      .call, .scene, ["I"], "Call", "A phone call begins or ends; touches are cancelled"
    ) { $0.session.toggleCall() },
    CommandRow(
      .printGestures, .scene,
      ["G", KeyChord("G", .alternate), KeyChord("G", [.alternate, .shift])],
      "Gestures", "Write to the log which gestures began or changed"
    ) { $0.session.noteGestures() },
    CommandRow(.findScene, .scene, ["F"], "Find a scene", "Find a scene") { $0.findScene() },
    CommandRow(.nextScene, .scene, ["PageDown"], "Next scene", "Open the next scene") {
      $0.openNeighbour(1)
    },
    CommandRow(.previousScene, .scene, ["PageUp"], "Previous scene", "Open the previous scene") {
      $0.openNeighbour(-1)
    },
  ]

  private static let record = [
    CommandRow(
      .files, .record, ["F9"], "Files",
      "All commands for files and recordings"
    ) { $0.showPalette(of: .record) },
    CommandRow(
      .open, .record, [.control("O")], "Open", "Open a file: one of those opened last, or another"
    ) { $0.showFiles(.open) },
    CommandRow(
      .paste, .record, [.control("V")], "Paste a screen",
      "Open a debugger's text from the clipboard as a scene"
    ) { $0.session.open(pasted: $0.settings.pasteboard()) },
    CommandRow(
      .save, .record, [.control("S")], "Save",
      "Save a scenario with all input since the scene started"
    ) { $0.session.save() },
    CommandRow(
      .saveAs, .record, [KeyChord("S", [.control, .shift])], "Save as",
      "Save the input under another name"
    ) { $0.showFiles(.save(ending: "json")) },
    CommandRow(
      .replaySaved, .record, [.shift("Y")], "Replay the last recording",
      "Open the recording saved last, and play it"
    ) { $0.replaySaved() }
    .available { $0.session.recording.saved != nil },
    CommandRow(
      .record, .record, ["R"], "Record",
      "Restart the scene and record it; again: save the recording"
    ) { $0.session.toggleRecording() },
    CommandRow(
      .saveTest, .record, ["E"], "Save as a test", "Save the recording with its log, as a test"
    ) { $0.session.saveRecording(asTest: true) }
    .available { $0.session.recording.isOn },
    CommandRow(
      .exportTest, .record, [KeyChord("E", [.control, .shift])], "Export as a Swift test",
      "Write the input and its log as a Swift test"
    ) { $0.showFiles(.save(ending: "swift")) },
    CommandRow(
      .exportPicture, .record, [KeyChord("P", [.control, .shift])], "Export a picture",
      "Write a picture of the window: PNG, or SVG with vectors"
    ) { $0.showFiles(.save(ending: "png")) },
    CommandRow(.copyLog, .record, [.control("C")], "Copy the log", "Copy the event log") {
      $0.session.copyLog($0.settings.clipboard)
    },
    CommandRow(
      .copyReport, .record, [KeyChord("C", [.control, .shift])], "Copy a report",
      "Copy a bug report: scene, input and log"
    ) { $0.session.copyReport($0.settings.clipboard) },
  ]

  private static let ask = [
    CommandRow(
      .pick, .ask, ["X"], "Pick", sign: "Pick X",
      "Select what the next finger touches; so does Ctrl with a click"
    ) { $0.session.picking.isOn.toggle() },
    CommandRow(
      .whyNot, .ask, ["M", "Menu", "Application", .shift("F10")], "Why not?", sign: "Why?",
      "Why not? About the selection, or the last touch; so does a right click"
    ) { $0.askWhyNot() },
    CommandRow(
      .whatIf, .ask, ["Q"], "What if",
      "What if: the last gesture again, with the changes made since"
    ) { $0.session.askWhatIf() },
    CommandRow(
      .fix, .ask, [.shift("M")], "Fix", "Show changes with which the last touch would have worked"
    ) { $0.session.fixLastTouch() },
    CommandRow(
      .touchMap, .ask, [.shift("T")], "Touch map",
      "Touch map: a colour for each target of a tap or other gesture; dead zones hatched"
    ) { $0.overlays.touchMap.isOn.toggle() },
    CommandRow(
      .touchMapGesture, .ask, [.shift("G")], "Next gesture of the touch map",
      "Touch map: the next gesture"
    ) { $0.overlays.touchMap.step(1) }
    .available { $0.overlays.touchMap.isOn },
    CommandRow(
      .touchMapGestureBack, .ask, [KeyChord("G", [.control, .shift])],
      "Previous gesture of the touch map", "Touch map: the previous gesture"
    ) { $0.overlays.touchMap.step(-1) }
    .available { $0.overlays.touchMap.isOn },
    CommandRow(
      .audit, .ask, [.shift("A")], "Audit",
      "Audit: play gestures everywhere, and list what is wrong"
    ) { $0.audit() },
    CommandRow(
      .compareWithDevice, .ask, [.shift("D")], "Compare with the device",
      "Show the log of the device in a captured file beside the log of UIModel"
    ) { $0.session.compareWithDevice() }
    .available { $0.session.scenario?.device != nil },
    CommandRow(
      .undo, .ask, [.control("Z")], "Undo", "Undo the last change or restart"
    ) { $0.session.undo() }
    .available { $0.session.isLive && !$0.session.history.done.isEmpty },
    CommandRow(
      .redo, .ask, [KeyChord("Z", [.control, .shift])], "Redo", "Redo the last change"
    ) { $0.session.redo() }
    .available { $0.session.isLive && !$0.session.history.undone.isEmpty },
    CommandRow(
      .rowAbove, .ask, [.control("Up")], "Row above", "Choose the row above in the inspector's tree"
    ) { if $0.session.chooseRow(-1) { $0.show($0.panels.inspector) } },
    CommandRow(.rowBelow, .ask, [.control("Down")], "Row below", "Choose the row below") {
      if $0.session.chooseRow(1) { $0.show($0.panels.inspector) }
    },
    CommandRow(
      .foldRow, .ask, [.control("Left")], "Fold row", "Fold the row, or select the row it is in"
    ) {
      $0.session.foldRow(false)
      $0.show($0.panels.inspector)
    },
    CommandRow(.openRow, .ask, [.control("Right")], "Open row", "Open the row") {
      $0.session.foldRow(true)
      $0.show($0.panels.inspector)
    },
  ]

  private static let time = [
    CommandRow(
      .stepBack, .time, [","], repeats: true, "Step back",
      "Time: a step back, to what happened before"
    ) { $0.session.step(-1) },
    CommandRow(.stepForward, .time, ["."], repeats: true, "Step forward", "Time: a step forward") {
      $0.session.step(1)
    },
    CommandRow(
      .gestureBack, .time, ["["], repeats: true, "Gesture back",
      "Time: the beginning of this gesture; again: of the gesture before"
    ) { $0.session.stepGesture(-1) },
    CommandRow(
      .gestureForward, .time, ["]"], repeats: true, "Gesture forward",
      "Time: the beginning of the next gesture"
    ) { $0.session.stepGesture(1) },
    CommandRow(.togglePlaying, .time, ["K"], "Play the past", "Time: play, or stop playing") {
      $0.session.togglePlaying()
    },
    CommandRow(.nextSpeed, .time, ["J"], "Speed", "Time: play at 1, 1/4 or 1/10 speed") {
      $0.session.travel.speed = PlaySpeed.after($0.session.speed)
    },
    CommandRow(.goToStart, .time, ["Home"], "Beginning", "Time: the very beginning") {
      $0.session.go(to: .start)
    },
    CommandRow(
      .goToNow, .time, ["End"], "Now", "Time: back to now"
    ) { $0.session.goToNow() }
    .available { !$0.session.isLive },
    CommandRow(
      .previousTouch, .time, [.shift(",")], "Previous touch", "Journey: the previous touch"
    ) { $0.panels.journey.choose(-1) },
    CommandRow(.nextTouch, .time, [.shift(".")], "Next touch", "Journey: the next touch") {
      $0.panels.journey.choose(1)
    },
  ]

  private static func timeline(
    _ command: Command, _ keys: [KeyChord], _ title: String, _ help: String,
    _ act: @escaping @MainActor (TimelineView) -> Void
  ) -> CommandRow {
    CommandRow(
      command, .timeline, keys, repeats: true, title, "Timeline: \(help)"
    ) { $0.openTimeline.map(act) }
    .available { $0.openTimeline != nil }
  }

  private static let timeline = [
    timeline(
      .zoomIn, ["+", "=", .shift("="), .shift("+"), "Keypad +"], "Zoom in",
      "zoom in"
    ) { $0.zoom(by: 1.5) },
    timeline(.zoomOut, ["-", "Keypad -"], "Zoom out", "zoom out") {
      $0.zoom(by: 1 / 1.5)
    },
    timeline(.fitTimeline, ["W"], "Fit", "show everything; again: only the last gesture") {
      $0.follow($0.following == .whole ? .gesture : .whole)
    },
    timeline(
      .measure, [.shift("W")], "Measure", "drag over the lanes to measure; press again to stop"
    ) { $0.isMeasuring.toggle() },
    timeline(.earlier, [.shift("Left")], "Earlier", "earlier") { $0.change { $0.pan(by: -0.2) } },
    timeline(.later, [.shift("Right")], "Later", "later") { $0.change { $0.pan(by: 0.2) } },
    timeline(.lanesUp, [.shift("Up")], "Lanes up", "scroll up") {
      $0.scroll(by: -$0.laneHeight)
    },
    timeline(.lanesDown, [.shift("Down")], "Lanes down", "scroll down") {
      $0.scroll(by: $0.laneHeight)
    },
  ]

  private static let panels = [
    CommandRow(
      .foldGallery, .panels, ["F2"], "Scenes", "Fold or open the list of scenes"
    ) { shell in
      if shell.layout.gallery.isEmpty {
        shell.openGallery()
      } else {
        shell.change { $0.isGalleryOpen = false }
      }
    },
    CommandRow(.foldSide, .panels, ["F3"], "Panel", "Fold or open the panel at the right") {
      $0.change { $0.isSideOpen.toggle() }
    },
    CommandRow(.foldTimeline, .panels, ["F4"], "Timeline", "Fold or open the timeline") {
      $0.change { $0.isTimelineOpen.toggle() }
    },
    CommandRow(.nextTab, .panels, ["F5"], "Next tab", "The next tab of the panel at the right") {
      $0.selectNextTab()
    },
    CommandRow(
      .firstTab, .panels, [.control("1")], "Scene", "The scene: its text, switches and log"
    ) { $0.showTab(0) },
    CommandRow(
      .secondTab, .panels, [.control("2")], "Inspector",
      "Inspector"
    ) { $0.showTab(1) },
    CommandRow(
      .thirdTab, .panels, [.control("3")], "Relations",
      "Relations of recognizers"
    ) { $0.showTab(2) },
    CommandRow(
      .fourthTab, .panels, [.control("4")], "Journey",
      "Journey of a touch"
    ) { $0.showTab(3) },
    CommandRow(
      .fifthTab, .panels, [.control("5")], "Findings",
      "Findings of the audit"
    ) { $0.showTab(4) },
    CommandRow(
      .switchKeyboard, .panels, ["F6"], "Keyboard", "Keys go to the phone, or to the panels"
    ) { $0.switchKeyboard() },
  ]

  private static let window = [
    CommandRow(
      .palette, .window, [.control("K")], "Find anything", sign: "Find",
      "Find a command, a scene or a view by its name"
    ) { $0.showPalette() },
    CommandRow(
      .tour, .window, ["F8"], "Guided tour", sign: "Next",
      "A tour of three minutes; choose it again for the next scene"
    ) { $0.session.tourOn() },
    CommandRow(.endTour, .window, [.shift("F8")], "End the tour", sign: "End", "End the tour") {
      $0.session.endTour()
    }
    .available { $0.session.tour != nil },
    CommandRow(.switchTheme, .window, ["F7"], "Light or dark", "Light or dark") {
      $0.change { $0.theme = $0.theme.other }
    },
    CommandRow(.larger, .window, [.control("+")], "Larger", sign: "+", "Everything larger") {
      $0.changeScale(by: 1, .larger)
    },
    CommandRow(.smaller, .window, [.control("-")], "Smaller", sign: "−", "Everything smaller") {
      $0.changeScale(by: -1, .smaller)
    },
    CommandRow(
      .usualSize, .window, [.control("0")], "Usual size", "Everything in its usual size"
    ) { $0.change { ($0.scale, $0.zoom) = (1, PhoneZoom()) } },
    CommandRow(
      .phoneLarger, .window, [KeyChord("+", .alternate), KeyChord("=", .alternate)], "Phone larger",
      "Show the phone larger"
    ) { $0.zoomPhone(by: 1.25) },
    CommandRow(
      .phoneSmaller, .window, [KeyChord("-", .alternate)], "Phone smaller", "Show the phone smaller"
    ) { $0.zoomPhone(by: 0.8) },
    CommandRow(
      .showKeys, .window, ["F1", "?", .shift("?"), .shift("/")], alsoShown: 1, "Keys",
      "Show this map"
    ) { $0.keyMap.isHidden = false },
  ]

  // MARK: Looking up

  private static let byCommand = Dictionary(uniqueKeysWithValues: rows.map { ($0.command, $0) })

  /// Returns the row of a command. Each command has one; a test checks that.
  static func row(of command: Command) -> CommandRow? { byCommand[command] }

  /// Returns the row of a key that was pressed or is held; nil if it has none.
  static func row(for press: KeyPress) -> CommandRow? {
    func row(_ key: String, _ held: UIKeyModifierFlags) -> CommandRow? {
      rows.first { row in
        (press.change == .pressed || row.repeats && press.change == .repeated)
          && row.keys.contains(KeyChord(key, held))
      }
    }
    if let row = row(press.key, press.held) { return row }
    guard press.held.contains(.control) else { return nil }
    // A key of the number pad counts as the main key, and "=" as "+", which is the same key on many keyboards. Shift is
    // ignored if no command has the key with Shift, because some layouts need Shift to type the character.
    let key =
      press.key == "="
      ? "+" : press.key.hasPrefix("Keypad ") ? String(press.key.dropFirst(7)) : press.key
    return row(key, press.held) ?? row(key, press.held.subtracting(.shift))
  }

  static func label(of command: Command, _ theme: Theme) -> CommandLabel {
    let row = row(of: command)
    let title =
      command == .switchTheme ? (theme.name == .dark ? "Light" : "Dark") : row?.sign ?? row?.title
    return CommandLabel(
      command: command, title: title ?? "", tip: row.map { "\($0.help)   \($0.keyText)" } ?? "")
  }

  /// Returns the rows of buttons on the scene's panel: commands that apply to the scene, and those for files.
  static func panelCommands(_ shell: Shell) -> [[CommandLabel]] {
    let scene = [Command.restart, .replayInput, .clearLog, .shake, .showKeys]
      .filter { row(of: $0)?.isAvailable(shell) == true }
    return [scene, [.open, .record, .save, .files]].map { commands in
      commands.map { label(of: $0, shell.theme) }
    }
  }

  // MARK: The map of keys

  /// Returns the lines of the list of keys: switches, commands and other keys.
  static func keyMap(_ toggles: [Toggle]) -> [KeyMapWindow.Line] {
    toggles.map { KeyMapWindow.Line(keys: $0.key, meaning: $0.title) }
      + rows.map { KeyMapWindow.Line(keys: $0.keyText, meaning: $0.help) } + otherKeys
  }

  static let otherKeys = (PhoneKey.explanations + PanelKeys.explanations + gestures)
    .map { KeyMapWindow.Line(keys: $0.keys, meaning: $0.meaning) }

  private static let gestures: [(keys: String, meaning: String)] = [
    ("Alt", "A second finger, mirrored about the phone's centre"),
    ("Alt + Shift", "Both fingers move together"),
    ("Ctrl + wheel", "Show the phone larger; so does a pinch outside it"),
    ("Media keys", "Remote control events"),
    ("F12", "Save a picture (if started with --picture FILE)"),
    ("Ctrl + Q", "Quit"),
  ]
}

extension Shell {
  /// The timeline; nil if it is closed.
  var openTimeline: TimelineView? {
    layout.timeline.isEmpty ? nil : panels.timeline.board?.timeline
  }
}
