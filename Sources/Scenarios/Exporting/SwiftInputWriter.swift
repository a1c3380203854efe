// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes what is fed in, event by event, as a player does it.
struct SwiftInputWriter {
  let plan: SwiftTestPlan
  private(set) var lines: [String] = []
  private var places: [Int: CGPoint] = [:]
  private var mousePlace = CGPoint.zero
  private var buttons: [Int] = []
  private var hovers = false
  private(set) var usesFinger = false
  private(set) var usesFeed = false
  private(set) var usesMouse = false
  /// What is taken out of the tree and may come back.
  private(set) var kept: [String] = []

  init(_ plan: SwiftTestPlan) {
    self.plan = plan
  }

  mutating func write() {
    let input = plan.scenario.input
    var position = 0
    while position < input.count {
      let entry = input[position]
      if case .touch = entry.event {
        position = writeFrame(input, from: position)
        continue
      }
      position += 1
      write(entry)
    }
  }

  private mutating func writeFrame(_ input: [ScenarioInput], from start: Int) -> Int {
    var position = start
    let time = input[start].time
    var samples: [String] = []
    var lifted: Set<Int> = []
    while position < input.count, input[position].time == time,
      case .touch(let report) = input[position].event
    {
      if report.phase == .began, lifted.contains(report.finger) { break }
      if report.phase == .ended || report.phase == .cancelled { lifted.insert(report.finger) }
      position += 1
      let place = report.location ?? places[report.finger] ?? .zero
      places[report.finger] = place
      samples.append(sample(report, place))
    }
    usesFeed = true
    lines += SwiftCode.call("feed", ["at: \(SwiftCode.number(time))"] + samples, indent: 0)
    return position
  }

  private mutating func sample(
    _ report: ScenarioInput.FingerReport, _ place: CGPoint
  ) -> String {
    if report.force == 0, report.radius == 0, report.source == .direct {
      usesFinger = true
      return "finger(\(report.finger), .\(report.phase.rawValue), "
        + "\(SwiftCode.number(place.x)), \(SwiftCode.number(place.y)))"
    }
    var arguments = [
      "finger: \(report.finger)", "phase: .\(report.phase.rawValue)",
      "location: \(SwiftCode.point(place))",
    ]
    if report.force != 0 { arguments.append("force: \(SwiftCode.number(report.force))") }
    if report.radius != 0 { arguments.append("majorRadius: \(SwiftCode.number(report.radius))") }
    if report.source != .direct { arguments.append("source: .\(report.source.rawValue)") }
    return "InputSample(\(arguments.joined(separator: ", ")))"
  }

  private mutating func write(_ entry: ScenarioInput) {
    let time = entry.time
    switch entry.event {
    case .touch: break
    case .mouseDown(let button, let place):
      if buttons.isEmpty, hovers {
        hovers = false
        pointer("leave", place, time)
      }
      buttons.append(button)
      mouse(buttons.count == 1 ? "began" : "moved", place, time)
    case .mouseMoved(let place):
      if buttons.isEmpty {
        mousePlace = place
        hovers = true
        pointer("hover", place, time)
      } else {
        mouse("moved", place, time)
      }
    case .mouseUp(let button, let place):
      buttons.removeAll { $0 == button }
      mouse(buttons.isEmpty ? "ended" : "moved", place ?? mousePlace, time)
    case .wheel(let way, let place):
      mousePlace = place
      pointer(
        "wheel(dx: \(SwiftCode.number(way.dx)), dy: \(SwiftCode.number(way.dy)))", place, time)
    case .system(let signal):
      catchUp(time)
      lines.append("host.feed(.\(Self.text(signal)), at: \(SwiftCode.number(time)))")
      check()
    case .press(let button, let phase):
      catchUp(time)
      feed(
        "PressFrame",
        [
          "time: \(SwiftCode.number(time))",
          "button: UIPress.PressType.\(button.rawValue).rawValue", "phase: .\(phase.rawValue)",
        ])
    // Refused before.
    case .key, .text, .toggle: break
    case .set(let setting): change(at: time, statements(setting))
    case .act(let act): change(at: time, statements(act))
    }
  }

  private static func text(_ signal: SystemSignal) -> String {
    switch signal {
    case .interrupt: "interrupt"
    case .resume: "resume"
    case .home: "home"
    case .launch: "launch"
    case .shake: "shake"
    case .remote(let command): "remote(.\(command.rawValue))"
    }
  }

  private mutating func pointer(_ action: String, _ place: CGPoint, _ time: TimeInterval) {
    catchUp(time)
    let frame = [
      "time: \(SwiftCode.number(time))", "location: \(SwiftCode.point(place))",
      "action: .\(action)",
    ]
    feed("PointerFrame", frame)
  }

  private mutating func mouse(_ phase: String, _ place: CGPoint, _ time: TimeInterval) {
    mousePlace = place
    usesMouse = true
    let mask = buttons.reduce(0) { $0 | UIEvent.ButtonMask.button($1).rawValue }
    lines += SwiftCode.call(
      "mouse",
      [
        "at: \(SwiftCode.number(time))", ".\(phase)", SwiftCode.number(place.x),
        SwiftCode.number(place.y), "buttons: \(mask)",
      ], indent: 0)
  }

  private mutating func feed(_ type: String, _ arguments: [String]) {
    let whole = "host.feed(\(type)(\(arguments.joined(separator: ", "))))"
    if whole.count <= SwiftCode.width - 4 {
      lines.append(whole)
    } else {
      var call = SwiftCode.call(type, arguments, indent: 2)
      call[call.count - 1] += ")"
      lines += ["host.feed("] + call
    }
    check()
  }

  /// With states to watch, the clock stops at every timer.
  private mutating func catchUp(_ time: TimeInterval) {
    if plan.logsStates { lines.append("advance(to: \(SwiftCode.number(time)))") }
  }

  private mutating func check() {
    if plan.logsStates { lines.append("Self.states.check()") }
  }

  // MARK: Changes

  private mutating func change(at time: TimeInterval, _ statements: [String]) {
    let advance =
      plan.logsStates
      ? "advance(to: \(SwiftCode.number(time)))" : "host.advance(to: \(SwiftCode.number(time)))"
    lines.append(advance)
    lines += statements
    lines.append(advance)
  }

  private func statements(_ setting: ScenarioInput.Setting) -> [String] {
    let writer = SwiftPropertyWriter(plan: plan)
    switch setting {
    case .node(let index, let property): return writer.statements(property, index)
    case .gesture(let node, let number, let property):
      let id = SwiftTestPlan.GestureID(node: node, number: number)
      var lines: [String] = []
      if property.isDelegateAnswer, let delegate = plan.delegates[id] {
        lines.append("\(plan.gestures[id] ?? "").delegate = \(delegate)")
      }
      return lines + writer.statements(property, id)
    }
  }

  private mutating func statements(_ act: ScenarioInput.Act) -> [String] {
    switch act {
    case .removeFromSuperview(let index):
      kept.append(plan.view(index))
      return ["\(plan.view(index)).removeFromSuperview()"]
    case .addTo(let index, let parent):
      return ["\(plan.view(parent)).addSubview(\(plan.view(index)))"]
    case .bringSubviewToFront(let index):
      let view = plan.view(index)
      return ["\(view).superview?.bringSubviewToFront(\(view))"]
    case .becomeFirstResponder(let index): return ["\(plan.view(index)).becomeFirstResponder()"]
    case .resignFirstResponder(let index): return ["\(plan.view(index)).resignFirstResponder()"]
    case .present(let index, let other):
      guard let presenter = plan.controllers[index], let shown = plan.controllers[other] else {
        return []
      }
      return ["\(presenter).present(\(shown), animated: false)"]
    case .dismiss(let index):
      guard let controller = plan.controllers[index] else { return [] }
      kept.append(controller)
      for (other, node) in plan.scenario.nodes.enumerated()
      where node.place == .presented(by: index) {
        if let shown = plan.controllers[other] { kept.append(shown) }
      }
      return ["\(controller).dismiss(animated: false)"]
    case .sendAction(let index, let action):
      return SwiftCode.call(
        "host.application.sendAction",
        [
          "Selector(\(SwiftCode.quote(action)))", "to: nil", "from: \(plan.view(index))",
          "for: nil",
        ], indent: 0)
    case .removeRecognizer(let index, let number):
      let name = plan.gestures[.init(node: index, number: number)] ?? ""
      kept.append(name)
      return ["\(name).view?.removeGestureRecognizer(\(name))"]
    }
  }
}
