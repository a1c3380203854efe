// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// What the workbench's buttons and some keys do.
enum StageCommand: String, CaseIterable, Sendable {
  case startAnew
  case playInput
  case clearLog
  case shake
  case call
  case record
  case saveTest
  case printGestures
  case findScene
  case nextScene
  case previousScene
  case foldGallery
  case foldSide
  case foldTimeline
  case nextTab
  case pick
  case whyNot
  case whatIf
  case undo
  case redo
  case rowAbove
  case rowBelow
  case foldRow
  case openRow
  case firstTab
  case secondTab
  case thirdTab
  case fourthTab
  case openRecent
  case copyLog
  case copyReport
  case switchKeyboard
  case switchTheme
  case larger
  case smaller
  case usualSize
  case showKeys

  /// On the panel's button; nil for commands that have a key alone.
  var title: String? {
    switch self {
    case .startAnew: "Restart"
    case .playInput: "Play"
    case .clearLog: "Clear"
    case .shake: "Shake"
    case .showKeys: "Keys"
    case .call, .record, .saveTest, .printGestures, .findScene, .nextScene, .previousScene,
      .foldGallery, .foldSide, .foldTimeline, .nextTab, .switchKeyboard, .switchTheme, .larger,
      .smaller,
      .usualSize, .pick, .whyNot, .whatIf, .undo, .redo, .rowAbove, .rowBelow, .foldRow, .openRow,
      .firstTab,
      .secondTab, .thirdTab, .fourthTab, .openRecent, .copyLog, .copyReport:
      nil
    }
  }

  /// What it does, for the map of keys.
  var explanation: String {
    switch self {
    case .startAnew: "Open the scene anew"
    case .playInput: "The same, and play its file's input, or its demonstration"
    case .clearLog: "Empty the event log"
    case .shake: "Shake the phone"
    case .call: "A call comes in, and is over: touches are cancelled"
    case .record: "Record a scenario from the start; save the recording"
    case .saveTest: "Save the recording with its log, as a test"
    case .printGestures: "Print the gestures under way into the event log"
    case .findScene: "Find a scene"
    case .nextScene: "Open the next scene"
    case .previousScene: "Open the scene before"
    case .foldGallery: "Fold or open the list of scenes"
    case .foldSide: "Fold or open the panel at the right"
    case .foldTimeline: "Fold or open the timeline"
    case .nextTab: "The next tab of the panel at the right"
    case .pick: "Choose what the next finger touches; so does Ctrl with a click"
    case .whyNot: "Why not? About what is chosen, or what was hit; so does a right click"
    case .whatIf: "What if: the last gesture again, with what was changed since"
    case .undo: "Take the last change of a property back"
    case .redo: "Make it again"
    case .rowAbove: "Choose the row above in the inspector's tree"
    case .rowBelow: "Choose the row below"
    case .foldRow: "Fold the row, or choose what it lies in"
    case .openRow: "Open the row"
    case .firstTab: "The scene's panel"
    case .secondTab: "The second tab of the panel: the inspector"
    case .thirdTab: "The third tab of the panel"
    case .fourthTab: "The fourth tab of the panel"
    case .openRecent: "Open a file again: those opened last"
    case .copyLog: "Copy the event log"
    case .copyReport: "Copy a bug report: scene, input and log"
    case .switchKeyboard: "Keys go to the phone, or to the panels"
    case .switchTheme: "Light or dark"
    case .larger: "Everything larger"
    case .smaller: "Everything smaller"
    case .usualSize: "Everything in its usual size"
    case .showKeys: "Show this map"
    }
  }

  /// The key as `KeyPress` names it.
  var key: String {
    switch self {
    case .startAnew: "N"
    case .playInput: "Y"
    case .clearLog: "C"
    case .shake: "S"
    case .call: "I"
    case .record: "R"
    case .saveTest: "E"
    case .printGestures: "G"
    case .findScene: "F"
    case .nextScene: "PageDown"
    case .previousScene: "PageUp"
    case .foldGallery: "F2"
    case .foldSide: "F3"
    case .foldTimeline: "F4"
    case .nextTab: "F5"
    case .pick: "X"
    case .whyNot: "M"
    case .whatIf: "Q"
    case .undo, .redo: "Z"
    case .rowAbove: "Up"
    case .rowBelow: "Down"
    case .foldRow: "Left"
    case .openRow: "Right"
    case .firstTab: "1"
    case .secondTab: "2"
    case .thirdTab: "3"
    case .fourthTab: "4"
    case .openRecent: "O"
    case .copyLog, .copyReport: "C"
    case .switchKeyboard: "F6"
    case .switchTheme: "F7"
    case .larger: "+"
    case .smaller: "-"
    case .usualSize: "0"
    case .showKeys: "F1"
    }
  }

  /// Whether Ctrl is held with the key.
  var needsControl: Bool {
    switch self {
    case .larger, .smaller, .usualSize, .undo, .redo, .rowAbove, .rowBelow, .foldRow, .openRow,
      .firstTab, .secondTab, .thirdTab, .fourthTab, .openRecent, .copyLog, .copyReport:
      true
    case .startAnew, .playInput, .clearLog, .shake, .call, .record, .saveTest, .printGestures,
      .findScene, .nextScene, .previousScene, .foldGallery, .foldSide, .foldTimeline, .nextTab,
      .switchKeyboard,
      .switchTheme, .showKeys, .pick, .whyNot, .whatIf:
      false
    }
  }

  /// Whether Shift is held, too.
  var needsShift: Bool { self == .redo || self == .copyReport }

  /// The key as the map of keys shows it.
  var keyText: String {
    let other = self == .showKeys ? ", ?" : ""
    return "\(needsControl ? "Ctrl " : "")\(needsShift ? "Shift " : "")\(key)\(other)"
  }

  /// The command of a key.
  init?(_ press: KeyPress) {
    if press.asksForMenu {
      self = .whyNot
      return
    }
    let held = press.modifiers.subtracting([.alphaShift, .numericPad, .shift])
    var key = press.key
    if held == .control {
      // What lies under the plus on many keyboards, and the number pad's keys.
      if key == "=" { key = "+" }
      if key.hasPrefix("Keypad ") { key = String(key.dropFirst(7)) }
    } else if press.modifiers.contains(.shift) || !held.isEmpty {
      return nil
    }
    let isControl = held == .control
    let isShift = press.modifiers.contains(.shift)
    let commands = Self.allCases.filter { $0.key == key && $0.needsControl == isControl }
    // What a layout has on a key with Shift is meant without it.
    guard let command = commands.first(where: { $0.needsShift == isShift }) ?? commands.first
    else { return nil }
    self = command
  }
}

extension KeyPress {
  /// The menu key, or Shift with F10, which stands for it on keyboards without one.
  fileprivate var asksForMenu: Bool {
    ["Menu", "Application"].contains(key) && held.isEmpty || key == "F10" && held == .shift
  }
}
