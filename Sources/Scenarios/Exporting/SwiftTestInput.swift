// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes the statements that feed the input, one event after the other.
struct SwiftTestInput {
  private let plan: SwiftTestPlan
  private(set) var code = SwiftCode()
  /// The objects that the test must retain, because they are removed from the view tree and may be added again.
  private(set) var kept: [String] = []
  private(set) var usesFinger = false
  private var mouse = MouseTranslator()
  private var locations: [Int: CGPoint] = [:]

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

  /// The functions that the test calls to feed its input. If the test compares states, the clock stops at every timer.
  var helpers: SwiftCode {
    let feed =
      plan.logsStates
      ? plan.template(PackageResources.FeedWithStates_swift_txt)
      : plan.template(PackageResources.Feed_swift_txt)
    return """
      \(plan.template(PackageResources.AdvanceWithStates_swift_txt), if: plan.logsStates)
      \(feed, if: usesFinger)
      """
  }

  // MARK: Fingers and the mouse

  /// Writes the finger reports of one time as one frame.
  private mutating func writeFrame(_ rest: inout ArraySlice<ScenarioInput>) {
    guard let time = rest.first?.time else { return }
    var samples: [InputSample] = []
    while let entry = rest.first, entry.time == time, case .touch(let report) = entry.event {
      rest.removeFirst()
      let location = report.location ?? locations[report.finger] ?? .zero
      locations[report.finger] = location
      samples.append(report.sample(at: location))
    }
    write(InputFrame(time: time, samples: samples))
  }

  private mutating func write(_ frame: InputFrame) {
    usesFinger = true
    let buttons = frame.buttonMask == 0 ? [] : ["buttons: \(frame.buttonMask)"]
    let samples = frame.samples.map { sample in
      let more = [
        sample.force == 0 ? nil : "force: \(sample.force.swift)",
        sample.majorRadius == 0 ? nil : "radius: \(sample.majorRadius.swift)",
        sample.source == .direct ? nil : "source: .\(sample.source)",
      ]
      let place = [sample.location.x.swift, sample.location.y.swift]
      let arguments = ["\(sample.finger)", ".\(sample.phase)"] + place + more.compactMap(\.self)
      return "finger(\(arguments.joined(separator: ", ")))"
    }
    code += SwiftCode.call("feed", ["at: \(frame.time.swift)"] + buttons + samples)
  }

  // MARK: Everything else

  private mutating func write(_ entry: ScenarioInput) {
    let time = entry.time
    switch entry.event {
    case .mouseDown, .mouseMoved, .mouseUp, .wheel:
      for frame in mouse.frames(of: entry.event, at: time) {
        switch frame {
        case .touch(let frame): write(frame)
        case .pointer(let frame):
          feed("PointerFrame", "location: \(frame.location.swift), \(action(frame.action))", time)
        }
      }
    case .system(.remote(let command)):
      feed(SwiftCode.call("host.feed", [".remote(.\(command))", "at: \(time.swift)"]), time)
    case .system(let signal):
      feed(SwiftCode.call("host.feed", [".\(signal)", "at: \(time.swift)"]), time)
    case .press(let button, let phase):
      let type = "UIPress.PressType.\(button.rawValue).rawValue"
      feed("PressFrame", "button: \(type), phase: .\(phase.rawValue)", time)
    case .set(let setting): change(statements(setting), time)
    case .act(let act): change(statements(act), time)
    // Touches are written as frames, and the other events have been rejected before.
    case .touch, .key, .text, .toggle: break
    }
  }

  private mutating func feed(_ call: SwiftCode, _ time: TimeInterval) {
    code += """
      \("advance(to: \(time.swift))", if: plan.logsStates)
      \(call)
      \("Self.states.check()", if: plan.logsStates)
      """
  }

  private mutating func feed(_ type: String, _ arguments: String, _ time: TimeInterval) {
    feed(SwiftCode.call("host.feed", ["\(type)(time: \(time.swift), \(arguments))"]), time)
  }

  private func action(_ action: PointerFrame.Action) -> String {
    switch action {
    case .hover: "action: .hover"
    case .leave: "action: .leave"
    case .wheel(let dx, let dy): "action: .wheel(dx: \(dx.swift), dy: \(dy.swift))"
    case .trackpad(let dx, let dy, let phase):
      "action: .trackpad(dx: \(dx.swift), dy: \(dy.swift), .\(phase))"
    }
  }

  // MARK: Changes

  private mutating func change(_ statements: SwiftCode, _ time: TimeInterval) {
    let advance: SwiftCode = "\(plan.logsStates ? "" : "host.")advance(to: \(time.swift))"
    code += "\(advance)\n\(statements)\n\(advance)"
  }

  private func statements(_ setting: ScenarioInput.Setting) -> SwiftCode {
    switch setting {
    case .node(let index, .scroll(let settings)):
      return """
        \(plan.statements(.scroll(settings), index))
        \(plan.zoomStatement(settings, index))
        """
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
      return SwiftCode.call(
        "host.application.sendAction",
        ["Selector(\(action.swift))", "to: nil", "from: \(view(index))", "for: nil"])
    case .removeRecognizer(let index, let number):
      let name = plan.gestures(of: index)[number].name
      kept.append(name)
      return "\(name).view?.removeGestureRecognizer(\(name))"
    }
  }
}
