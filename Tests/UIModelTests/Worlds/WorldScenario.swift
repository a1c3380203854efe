// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Scenarios
@testable import UIModel

/// A plan as a scenario file, as far as the format can express it.
struct WorldScenario {
  /// The text of the file.
  let text: String
  /// The number of entries in the file's input.
  let inputs: Int
  /// The parts that the file can't express, each as a sentence.
  let gaps: [String]

  init(_ plan: WorldPlan, moments: Set<WorldMoment>) {
    let nodes = WorldNodes(plan)
    let windows = (0..<plan.windows).map(nodes.window)
    var input = WorldInput(plan)
    for step in plan.steps { input.add(step) }
    let members = [
      "\"format\": 1", "\"title\": \"Seed \(plan.seed) of the soak\"", "\"screen\": [400, 800]",
      "\"log\": [\"touches\", \"tracking\", \"states\", \"actions\", \"events\", \"lifecycle\"]",
      "\"windows\": \(Self.list(windows))", "\"input\": \(Self.list(input.entries))",
    ]
    text = "{\n  \(members.joined(separator: ",\n  "))\n}\n"
    inputs = input.entries.count
    let callbacks = moments.sorted { $0.code < $1.code }.compactMap { moment in
      plan.deed(at: moment).map { "in \(moment): \($0)" }
    }
    gaps = input.gaps + nodes.gaps + callbacks
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n    \(items.joined(separator: ",\n    "))\n  ]"
  }

  /// Returns a number in the format; nil if the format does not allow it.
  static func number(_ value: Double) -> String? {
    value.isFinite && abs(value) <= ScenarioLimits.points ? JSONNumber.text(value) : nil
  }

  /// Returns a list of numbers; nil if the format can't express one of them.
  static func numbers(_ values: Double...) -> String? {
    let texts = values.compactMap(number)
    return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
  }
}

extension WorldPlan {
  /// Returns whether a view is in the file: the views of a controller that is presented later are not.
  func isInFile(_ view: Int) -> Bool {
    var view = view
    while view >= 0 {
      if views[view].isPage { return false }
      view = views[view].parent
    }
    return true
  }
}

/// The views and recognizers of a plan as nodes of a file.
struct WorldNodes {
  private let plan: WorldPlan

  init(_ plan: WorldPlan) {
    self.plan = plan
  }

  /// The properties that nodes can't express.
  var gaps: [String] {
    let pages = plan.views.indices.filter { plan.views[$0].isPage && !plan.views[$0].isLeftOut }
    let customs = plan.recognizers.indices.filter { index in
      plan.recognizers[index].kind == .custom && !plan.recognizers[index].isLeftOut
    }
    return pages.map { "V\($0) is the view of a controller that is presented later" }
      + customs.map { "r\($0) is a recognizer of the application's own" }
  }

  func window(_ index: Int) -> String {
    let name = "\"name\": \"\(Self.windowName(index))\""
    let frame = index == 0 ? "" : ", \"frame\": [\(40 * index), 60, 300, 500]"
    let level = index == 0 ? "" : ", \"level\": \(index % 2)"
    let root =
      "{\"name\": \"root\(index)\", \"userInteraction\": \(index == 0), \"touches\": \"forward\"}"
    // The views are siblings of the root view, which the window puts behind them.
    let subviews = [root] + children(of: -1 - index)
    return "{\(name)\(frame)\(level)\(gestures(on: -1 - index)), \"root\": "
      + "{\"name\": \"all\(index)\", \"touches\": \"forward\", \"subviews\": "
      + "[\(subviews.joined(separator: ", "))]}}"
  }

  static func windowName(_ index: Int) -> String { index == 0 ? "W" : "W\(index)" }

  private func children(of parent: Int) -> [String] {
    plan.views.indices.filter { index in
      let view = plan.views[index]
      return !view.isLeftOut && !view.isPage && plan.holder(of: view.parent) == parent
    }.map(node)
  }

  private func node(_ index: Int) -> String {
    let view = plan.views[index]
    var members = ["\"name\": \"V\(index)\"", "\"class\": \"\(viewClass(view))\""]
    if let frame = WorldScenario.numbers(
      view.frame.minX, view.frame.minY, view.frame.width, view.frame.height)
    {
      members.append("\"frame\": \(frame)")
    }
    if view.isMultiple { members.append("\"multipleTouch\": true") }
    if view.isExclusive { members.append("\"exclusiveTouch\": true") }
    members += values(view)
    let children = children(of: index)
    if !children.isEmpty { members.append("\"subviews\": [\(children.joined(separator: ", "))]") }
    return "{\(members.joined(separator: ", "))\(gestures(on: index))}"
  }

  private func values(_ view: WorldPlan.View) -> [String] {
    if let scroll = view.scroll {
      let size = WorldScenario.numbers(scroll.content.width, scroll.content.height)
      let content = scroll.isTable ? "\"rows\": 16" : "\"contentSize\": \(size ?? "[0, 0]")"
      return [
        "\"scroll\": {\(content), \"delaysContentTouches\": \(scroll.delays), \"bounces\": "
          + "\(scroll.bounces), \"canCancelContentTouches\": \(scroll.mayCancel), "
          + "\"directionalLock\": \(scroll.locks)}"
      ]
    }
    switch view.control {
    case .slider: return ["\"value\": 0.5"]
    case .stepper: return ["\"value\": 50"]
    case .segments: return ["\"segments\": [\"One\", \"Two\", \"Three\"]"]
    case .pages: return ["\"pages\": 5"]
    case .plain, .custom, .button, .toggle, .field, nil: return []
    }
  }

  private func viewClass(_ view: WorldPlan.View) -> String {
    if let scroll = view.scroll { return scroll.isTable ? "UITableView" : "UIScrollView" }
    switch view.control {
    case nil: return "UIView"
    case .plain, .custom: return "UIControl"
    case .button: return "UIButton"
    case .toggle: return "UISwitch"
    case .slider: return "UISlider"
    case .stepper: return "UIStepper"
    case .segments: return "UISegmentedControl"
    case .pages: return "UIPageControl"
    case .field: return "UITextField"
    }
  }

  private func gestures(on view: Int) -> String {
    let list = plan.recognizers.indices.filter { index in
      let recognizer = plan.recognizers[index]
      return !recognizer.isLeftOut && recognizer.kind != .custom
        && plan.holder(of: recognizer.view) == view
    }.map(gesture)
    return list.isEmpty ? "" : ", \"gestures\": [\(list.joined(separator: ", "))]"
  }

  private func gesture(_ index: Int) -> String {
    let recognizer = plan.recognizers[index]
    let (number, fingers) = (recognizer.number, recognizer.fingers)
    var members = [
      "\"name\": \"r\(index)\"", "\"action\": \"r\(index)!\"", "\"actionState\": true",
    ]
    switch recognizer.kind {
    case .tap:
      members += [
        "\"class\": \"UITapGestureRecognizer\"", "\"numberOfTapsRequired\": \(max(1, number))",
        "\"numberOfTouchesRequired\": \(fingers)",
      ]
    case .press:
      let durations = ["0.5", "0", "0.05", "0.3"]
      members += [
        "\"class\": \"UILongPressGestureRecognizer\"",
        "\"minimumPressDuration\": \(durations[number])",
        "\"numberOfTapsRequired\": \(number == 3 ? 1 : 0)",
        "\"numberOfTouchesRequired\": \(fingers)",
      ]
    case .pan:
      members += [
        "\"class\": \"UIPanGestureRecognizer\"", "\"minimumNumberOfTouches\": \(fingers)",
      ]
      if number > 1 { members.append("\"maximumNumberOfTouches\": \(number)") }
    case .swipe:
      let directions = ["right", "left", "up", "down"]
      members += [
        "\"class\": \"UISwipeGestureRecognizer\"", "\"direction\": \"\(directions[number])\"",
        "\"numberOfTouchesRequired\": \(fingers)",
      ]
    case .pinch: members.append("\"class\": \"UIPinchGestureRecognizer\"")
    case .rotation: members.append("\"class\": \"UIRotationGestureRecognizer\"")
    case .edgePan:
      let edges = [#"["left"]"#, #"["right"]"#, #"["top", "left", "bottom", "right"]"#, "[]"]
      members += ["\"class\": \"UIScreenEdgePanGestureRecognizer\"", "\"edges\": \(edges[number])"]
    case .hover: members.append("\"class\": \"UIHoverGestureRecognizer\"")
    case .custom: break
    }
    return "{\((members + relations(index)).joined(separator: ", "))}"
  }

  private func relations(_ index: Int) -> [String] {
    let recognizer = plan.recognizers[index]
    var members = [
      "\"cancelsTouchesInView\": \(recognizer.flags[0])",
      "\"delaysTouchesBegan\": \(recognizer.flags[1])",
      "\"delaysTouchesEnded\": \(recognizer.flags[2])",
    ]
    func names(_ isMeant: (Int) -> Bool) -> String {
      let others = plan.recognizers.indices.filter { other in
        other != index && !plan.recognizers[other].isLeftOut
          && plan.isInFile(plan.holder(of: plan.recognizers[other].view))
          && plan.recognizers[other].kind != .custom && isMeant(other)
      }
      return "[\(others.map { "\"r\($0)\"" }.joined(separator: ", "))]"
    }
    // The reader rejects circles, so requirements that close one are left out, as they are when the world is built.
    let required = names { recognizer.requires.contains($0) && index > $0 }
    if required != "[]" { members.append("\"requireToFail\": \(required)") }
    guard recognizer.hasDelegate else { return members }
    let together = names { plan.answer("runsWith", index, $0, chance: 0.4) }
    let requires = names {
      plan.mayRequire(index, $0) && plan.answer("requires", index, $0, chance: 0.15)
    }
    members.append("\"simultaneousWith\": \(together)")
    if requires != "[]" { members.append("\"shouldRequireFailureOf\": \(requires)") }
    if plan.answer("shouldNotBegin", index, 0, chance: 0.1) {
      members.append("\"shouldBegin\": false")
    }
    return members
  }
}
