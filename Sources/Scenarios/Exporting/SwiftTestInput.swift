// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes the input, event by event, as a player feeds it.
struct SwiftTestInput {
  private let plan: SwiftTestPlan
  private(set) var code = SwiftCode()
  /// Objects that are removed from the tree and may come back.
  private(set) var kept: [String] = []
  private(set) var usesFinger = false
  private var usesFeed = false
  private var usesMouse = false
  private var locations: [Int: CGPoint] = [:]
  private var mouseLocation = CGPoint.zero
  private var buttons: [Int] = []
  private var hovers = false

  init(_ plan: SwiftTestPlan) {
    self.plan = plan
    var rest = plan.scenario.input[...]
    while let entry = rest.first {
      if case .touch = entry.event {
        writeFrame(&rest)
      } else {
        write(entry)
        rest.removeFirst()
      }
    }
  }

  /// The functions that the test calls for its input.
  var helpers: SwiftCode {
    let states = plan.logsStates
    return """
      \(if: states)
      func advance(to time: TimeInterval) {
        while let deadline = host.nextDeadline, deadline <= time {
          host.advance(to: deadline)
          Self.states.check()
        }
        host.advance(to: time)
        Self.states.check()
      }
      \(.end)
      \(if: usesFeed)
      func feed(at time: TimeInterval, _ samples: InputSample...) {
        \("advance(to: time)", if: states)
        host.feed(InputFrame(time: time, samples: samples))
        \("Self.states.check()", if: states)
      }
      \(.end)
      \(if: usesMouse)
      func mouse(
        at time: TimeInterval, _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, buttons: Int
      ) {
        let location = CGPoint(x: x, y: y)
        let sample = InputSample(
          finger: -1, phase: phase, location: location, source: .indirectPointer)
        \("advance(to: time)", if: states)
        host.feed(InputFrame(time: time, samples: [sample], buttonMask: buttons))
        \("Self.states.check()", if: states)
      }
      \(.end)
      """
  }

  // MARK: Fingers

  /// Writes the reports that come at once, up to a finger that comes back.
  private mutating func writeFrame(_ rest: inout ArraySlice<ScenarioInput>) {
    guard let time = rest.first?.time else { return }
    var arguments = ["at: \(time.swift)"]
    var lifted: Set<Int> = []
    while let entry = rest.first, entry.time == time, case .touch(let report) = entry.event {
      if report.phase == .began, lifted.contains(report.finger) { break }
      if report.phase == .ended || report.phase == .cancelled { lifted.insert(report.finger) }
      rest.removeFirst()
      arguments.append(sample(report))
    }
    usesFeed = true
    code += "\(SwiftCode.call("feed", arguments))"
  }

  private mutating func sample(_ report: ScenarioInput.FingerReport) -> String {
    let location = report.location ?? locations[report.finger] ?? .zero
    locations[report.finger] = location
    if report.force == 0, report.radius == 0, report.source == .direct {
      usesFinger = true
      return "finger(\(report.finger), .\(report.phase), \(location.x.swift), \(location.y.swift))"
    }
    let arguments = [
      "finger: \(report.finger)", "phase: .\(report.phase)", "location: \(location.swift)",
      report.force == 0 ? nil : "force: \(report.force.swift)",
      report.radius == 0 ? nil : "majorRadius: \(report.radius.swift)",
      report.source == .direct ? nil : "source: .\(report.source)",
    ]
    return "InputSample(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  // MARK: Everything else

  private mutating func write(_ entry: ScenarioInput) {
    let time = entry.time
    switch entry.event {
    case .mouseDown(let button, let location):
      if buttons.isEmpty, hovers {
        hovers = false
        point("leave", location, time)
      }
      buttons.append(button)
      mouse(buttons.count == 1 ? "began" : "moved", location, time)
    case .mouseMoved(let location):
      guard buttons.isEmpty else { return mouse("moved", location, time) }
      mouseLocation = location
      hovers = true
      point("hover", location, time)
    case .mouseUp(let button, let location):
      buttons.removeAll { $0 == button }
      mouse(buttons.isEmpty ? "ended" : "moved", location ?? mouseLocation, time)
    case .wheel(let way, let location):
      mouseLocation = location
      point("wheel(dx: \(way.dx.swift), dy: \(way.dy.swift))", location, time)
    case .system(.remote(let command)):
      feed("host.feed(.remote(.\(command)), at: \(time.swift))", time)
    case .system(let signal): feed("host.feed(.\(signal), at: \(time.swift))", time)
    case .press(let button, let phase):
      let type = "UIPress.PressType.\(button.rawValue).rawValue"
      feed("PressFrame", ["button: \(type)", "phase: .\(phase.rawValue)"], time)
    case .set(let setting): change(statements(setting), time)
    case .act(let act): change(statements(act), time)
    // Touches are written by frames; the rest was refused before.
    case .touch, .key, .text, .toggle: break
    }
  }

  /// Feeds something; with states to watch, the clock stops at every timer.
  private mutating func feed(_ call: String, _ time: TimeInterval) {
    code += """
      \("advance(to: \(time.swift))", if: plan.logsStates)
      \(call)
      \("Self.states.check()", if: plan.logsStates)
      """
  }

  private mutating func feed(_ type: String, _ arguments: [String], _ time: TimeInterval) {
    let frame = SwiftCode.call(type, ["time: \(time.swift)"] + arguments)
    feed(SwiftCode.call("host.feed", [frame]), time)
  }

  private mutating func point(_ action: String, _ location: CGPoint, _ time: TimeInterval) {
    feed("PointerFrame", ["location: \(location.swift)", "action: .\(action)"], time)
  }

  private mutating func mouse(_ phase: String, _ location: CGPoint, _ time: TimeInterval) {
    mouseLocation = location
    usesMouse = true
    let mask = buttons.reduce(0) { $0 | UIEvent.ButtonMask.button($1).rawValue }
    let place = [location.x.swift, location.y.swift]
    let arguments = ["at: \(time.swift)", ".\(phase)"] + place + ["buttons: \(mask)"]
    code += "\(SwiftCode.call("mouse", arguments))"
  }

  // MARK: Changes

  private mutating func change(_ statements: SwiftCode, _ time: TimeInterval) {
    let advance = "\(plan.logsStates ? "" : "host.")advance(to: \(time.swift))"
    code += "\(advance)"
    code += statements
    code += "\(advance)"
  }

  private func statements(_ setting: ScenarioInput.Setting) -> SwiftCode {
    switch setting {
    case .node(let index, let property): return plan.statements(property, index)
    case .gesture(let node, let number, let property):
      let gesture = plan.gestures(of: node)[number]
      let delegate = property.isDelegateAnswer ? gesture.delegate : nil
      return """
        \(delegate.map { "\(gesture.name).delegate = \($0)" })
        \(plan.statements(property, of: gesture))
        """
    }
  }

  private mutating func statements(_ act: ScenarioInput.Act) -> SwiftCode {
    func view(_ index: Int) -> String { plan.nodes[index].view }
    func controller(_ index: Int) -> String { plan.nodes[index].controller }
    switch act {
    case .removeFromSuperview(let index):
      kept.append(view(index))
      return "\(view(index)).removeFromSuperview()"
    case .addTo(let index, let parent): return "\(view(parent)).addSubview(\(view(index)))"
    case .bringSubviewToFront(let index):
      return "\(view(index)).superview?.bringSubviewToFront(\(view(index)))"
    case .becomeFirstResponder(let index): return "\(view(index)).becomeFirstResponder()"
    case .resignFirstResponder(let index): return "\(view(index)).resignFirstResponder()"
    case .present(let index, let other):
      return "\(controller(index)).present(\(controller(other)), animated: false)"
    case .dismiss(let index):
      let presented = plan.nodes.filter { $0.node.place == .presented(by: index) }
      kept += [controller(index)] + presented.map(\.controller)
      return "\(controller(index)).dismiss(animated: false)"
    case .sendAction(let index, let action):
      let arguments = ["Selector(\(action.swift))", "to: nil", "from: \(view(index))", "for: nil"]
      return "\(SwiftCode.call("host.application.sendAction", arguments))"
    case .removeRecognizer(let index, let number):
      let name = plan.gestures(of: index)[number].name
      kept.append(name)
      return "\(name).view?.removeGestureRecognizer(\(name))"
    }
  }
}
