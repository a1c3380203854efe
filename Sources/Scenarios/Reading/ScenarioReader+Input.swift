// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The time of the last entry that was read, and the fingers and buttons that are down after it. The next entry must
/// fit this state.
private struct InputState {
  var time: Double = 0
  var fingers: Set<Int> = []
  var buttons: Set<Int> = []
  var presses: Set<PressWord> = []
  /// The names of the fingers and buttons whose last entry has a fault. Their next entry is not checked, so that one
  /// mistake gives one message.
  var unclear: Set<String> = []
  /// True after an entry whose fault may concern any finger or button.
  var isUnclear = false
}

/// Reads the entries of `input`.
extension ScenarioReader {
  private static let kinds = [
    "touch", "mouse", "wheel", "system", "remote", "press", "key", "text", "switch", "set", "do",
  ]

  mutating func readInput(_ value: JSONValue) {
    guard let entries = items(of: value, expected: "a list of inputs") else { return }
    var state = InputState()
    for (number, entry) in entries.enumerated() {
      guard number < ScenarioLimits.inputs else {
        fault(
          at: entry, expected: "at most \(ScenarioLimits.inputs) inputs", found: "one more")
        return
      }
      guard let members = self.entries(of: entry) else {
        state.isUnclear = true
        continue
      }
      let time = time(members, &state)
      guard let event = event(members, &state), let time else { continue }
      scenario.input.append(ScenarioInput(time: time, event: event))
    }
  }

  private mutating func time(_ members: JSONMembers, _ state: inout InputState) -> Double? {
    let seconds = 0...ScenarioLimits.seconds
    guard
      let value = required("t", in: members, expected: "seconds from \(Self.range(seconds))"),
      let time = number(value, in: seconds)
    else { return nil }
    guard time >= state.time else {
      fault(
        at: value,
        expected: "\(JSONNumber.text(state.time)) or later, as the entry before it has that time")
      return nil
    }
    state.time = time
    return time
  }

  private mutating func event(
    _ members: JSONMembers, _ state: inout InputState
  ) -> ScenarioInput.Event? {
    let kinds = Self.kinds.filter { members[$0] != nil }
    guard let kind = kinds.first, kinds.count == 1, let value = members[kind] else {
      fault(
        at: members.object,
        expected: "an entry with one of \(Excerpt.list(Self.kinds))",
        found: kinds.isEmpty ? "none of them" : kinds.joined(separator: " and "))
      state.isUnclear = true
      return nil
    }
    switch kind {
    case "touch": return touch(members, value, &state)
    case "mouse": return mouse(members, value, &state)
    case "wheel":
      checkKeys(members, of: "\"wheel\"", ["t", "wheel", "at"])
      guard let way = numbers(value, like: "[x, y]"), let at = place(members) else { return nil }
      return .wheel(CGVector(dx: way[0], dy: way[1]), at: at)
    case "system":
      checkKeys(members, of: "\"system\"", ["t", "system"])
      return word(value, "a system event", of: SystemWord.allCases).map { .system($0.signal) }
    case "remote":
      checkKeys(members, of: "\"remote\"", ["t", "remote"])
      return word(value, "a remote command", of: SystemSignal.RemoteCommand.allCases).map {
        .system(.remote($0))
      }
    case "press": return press(members, value, &state)
    case "key":
      checkKeys(members, of: "\"key\"", ["t", "key"])
      return word(value, "a key", of: KeyCommand.allCases).map { .key($0) }
    case "text":
      checkKeys(members, of: "\"text\"", ["t", "text"])
      return string(value).map { .text($0) }
    case "switch": return toggle(members, value)
    case "set": return setting(members, value)
    default: return act(members, value)
    }
  }

  private mutating func toggle(
    _ members: JSONMembers, _ value: JSONValue
  ) -> ScenarioInput.Event? {
    checkKeys(members, of: "\"switch\"", ["t", "switch", "to"])
    guard scenario.scene != nil else {
      fault(at: value, expected: "\"switch\" only in a file with \"scene\"")
      return nil
    }
    guard let name = string(value),
      let isOn = required("to", in: members, expected: "true or false").flatMap({ bool($0) })
    else { return nil }
    return .toggle(name, isOn)
  }

  private mutating func press(
    _ members: JSONMembers, _ value: JSONValue, _ state: inout InputState
  ) -> ScenarioInput.Event? {
    checkKeys(members, of: "\"press\"", ["t", "press", "phase"])
    let phases = PressFrame.Phase.allCases
    guard let button = word(value, "a button", of: PressWord.allCases) else {
      state.isUnclear = true
      return nil
    }
    guard let (value, phase) = phase(members, phases, of: button.rawValue, &state),
      fits(
        value, of: button.rawValue, isDown: state.presses.contains(button),
        begins: phase == .began, else: "changed, ended or cancelled", "began", &state)
    else { return nil }
    switch phase {
    case .began: state.presses.insert(button)
    case .changed: break
    case .ended, .cancelled: state.presses.remove(button)
    }
    return .press(button, phase)
  }

  /// Returns the phase of a finger or button, and the JSON value with its name; nil after noting a fault.
  private mutating func phase<Phase: RawRepresentable<String>>(
    _ members: JSONMembers, _ phases: [Phase], of name: String, _ state: inout InputState
  ) -> (JSONValue, Phase)? {
    if let value = required("phase", in: members, Choice("a phase", among: phases.map(\.rawValue))),
      let phase = word(value, "a phase", of: phases)
    {
      return (value, phase)
    }
    state.unclear.insert(name)
    return nil
  }

  /// Returns whether a phase can come next: a finger or button that is up can only go down, and all other phases
  /// require that it is down. After an entry with a fault, any phase can come next.
  private mutating func fits(
    _ value: JSONValue, of name: String, isDown: Bool, begins: Bool, else whenDown: String,
    _ whenUp: String, _ state: inout InputState
  ) -> Bool {
    if state.unclear.remove(name) != nil || state.isUnclear || isDown != begins { return true }
    state.unclear.insert(name)
    fault(
      at: value,
      expected: "\(isDown ? whenDown : whenUp), as \(name) is \(isDown ? "" : "not ")down")
    return false
  }

  private mutating func place(_ members: JSONMembers) -> CGPoint? {
    required("at", in: members, expected: "[x, y]").flatMap { point($0) }
  }

  // MARK: Fingers and mouse

  private mutating func touch(
    _ members: JSONMembers, _ value: JSONValue, _ state: inout InputState
  ) -> ScenarioInput.Event? {
    checkKeys(members, of: "\"touch\"", ["t", "touch", "phase", "at", "force", "radius", "type"])
    let phases = InputSample.Phase.allCases
    guard let finger = whole(value, in: Self.fingerNumbers) else {
      state.isUnclear = true
      return nil
    }
    guard let (value, phase) = phase(members, phases, of: "finger \(finger)", &state),
      fits(
        value, of: "finger \(finger)", isDown: state.fingers.contains(finger),
        begins: phase == .began, else: "moved, ended or cancelled", "began", &state)
    else { return nil }
    switch phase {
    case .began: state.fingers.insert(finger)
    case .moved: break
    case .ended, .cancelled: state.fingers.remove(finger)
    }
    var location: CGPoint?
    if members["at"] != nil || phase == .began || phase == .moved {
      location = place(members)
      guard location != nil else { return nil }
    }
    let force = members["force"].map { number($0, in: 0...ScenarioLimits.points) }
    let radius = members["radius"].map { number($0, in: 0...ScenarioLimits.points) }
    let source = members["type"].map {
      word($0, "a type of touch", of: InputSample.Source.allCases)
    }
    return .touch(
      ScenarioInput.FingerReport(
        finger: finger, phase: phase, location: location, force: (force ?? 0) ?? 0,
        radius: (radius ?? 0) ?? 0, source: (source ?? .direct) ?? .direct))
  }

  private mutating func mouse(
    _ members: JSONMembers, _ value: JSONValue, _ state: inout InputState
  ) -> ScenarioInput.Event? {
    checkKeys(members, of: "\"mouse\"", ["t", "mouse", "button", "at"])
    let button = members["button"].map { whole($0, in: 1...32) } ?? 1
    guard let word = word(value, "a mouse event", of: MouseWord.allCases), let button else {
      state.isUnclear = true
      return nil
    }
    if word == .move { return place(members).map { .mouseMoved(to: $0) } }
    guard
      fits(
        value, of: "button \(button)", isDown: state.buttons.contains(button),
        begins: word == .down, else: "move or up", "move or down", &state)
    else { return nil }
    if word == .down {
      state.buttons.insert(button)
      return place(members).map { .mouseDown(button: button, at: $0) }
    }
    state.buttons.remove(button)
    return .mouseUp(button: button, at: members["at"].flatMap { point($0) })
  }
}

private enum MouseWord: String, CaseIterable {
  case down, move, up
}

private enum SystemWord: String, CaseIterable {
  case interrupt, resume, home, launch, shake

  var signal: SystemSignal {
    switch self {
    case .interrupt: .interrupt
    case .resume: .resume
    case .home: .home
    case .launch: .launch
    case .shake: .shake
    }
  }
}
