// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes a plan as a scenario file, without recursion, because trees may be a thousand levels deep.
struct SceneWriter {
  private let plan: ScenePlan
  private var text = ""

  static func text(_ plan: ScenePlan) -> String {
    var writer = SceneWriter(plan: plan)
    writer.write()
    return writer.text
  }

  private init(plan: ScenePlan) { self.plan = plan }

  private mutating func write() {
    text += "{\n  \"format\": 1,\n  \"title\": \(Self.quote(plan.title)),\n"
    text += "  \"about\": \(Self.quote(plan.about)),\n"
    text += "  \"screen\": \(Self.list([plan.screen.width, plan.screen.height])),\n"
    text += "  \"log\": [\"touches\", \"actions\", \"states\"],\n  \"windows\": ["
    writeTrees()
    text += "\n  ],\n  \"input\": ["
    for (index, input) in plan.input.enumerated() {
      text +=
        "\(index == 0 ? "" : ",")\n    {\"t\": \(Self.number(input.time)), \"touch\": \(input.finger), "
      text += "\"phase\": \"\(input.phase)\", \"at\": \(Self.list([input.point.x, input.point.y]))"
      if input.force > 0 { text += ", \"force\": \(Self.number(input.force))" }
      text += "}"
    }
    text += plan.input.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
  }

  private enum Step {
    case node(Int, depth: Int, isFirst: Bool)
    case end(String)
  }

  private mutating func writeTrees() {
    var open = plan.windows.enumerated().reversed().map {
      Step.node($0.element, depth: 2, isFirst: $0.offset == 0)
    }
    while let step = open.popLast() {
      guard case .node(let index, let depth, let isFirst) = step else {
        if case .end(let text) = step { self.text += text }
        continue
      }
      let node = plan.nodes[index]
      let isRoot =
        node.parent.map { plan.nodes[$0].isWindow && plan.nodes[$0].children.count == 1 } ?? false
      // The indentation is limited, because deep trees would have more spaces than text.
      let indent = String(repeating: "  ", count: min(depth, 20))
      text +=
        "\(isFirst ? "" : ",")\(isRoot ? "" : "\n\(indent)"){\(members(of: node).joined(separator: ", "))"
      guard !node.children.isEmpty else {
        text += "}"
        continue
      }
      let hasRoot = node.isWindow && node.children.count == 1
      text += hasRoot ? ",\n\(indent)  \"root\": " : ", \"subviews\": ["
      open.append(.end(hasRoot ? "}" : "]}"))
      for (number, child) in node.children.enumerated().reversed() {
        open.append(.node(child, depth: depth + 1, isFirst: number == 0))
      }
    }
  }

  /// Returns the keys and values of a node, as JSON.
  private func members(of node: ScenePlan.Node) -> [String] {
    var members: [String] = []
    func add(_ key: String, _ value: String?) {
      if let value { members.append("\"\(key)\": \(value)") }
    }
    if !node.isWindow, node.viewClass != "UIView" { add("class", Self.quote(node.viewClass)) }
    if let controller = node.controllerName {
      add("controller", "\"UIViewController\"")
      add("controllerName", Self.quote(controller))
    }
    add("name", Self.quote(node.name))
    add("level", node.level.map(Self.number))
    let frame = node.frame.frame
    add("frame", Self.list([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]))
    if node.frame.isTransformed { add("transform", Self.transform(node.frame)) }
    if !node.isWindow { add("title", node.title.map(Self.quote)) }
    add("hidden", node.isHidden ? "true" : nil)
    add("alpha", node.alpha.map(Self.number))
    add("userInteraction", node.isInteractive.map { "\($0)" })
    if !node.isWindow {
      for flag in node.flags { add(flag.key, "\(flag.isOn)") }
      add("clips", node.clips ? "true" : nil)
    }
    add("enabled", node.isEnabled.map { "\($0)" })
    add("value", node.value.map(Self.number))
    if let count = node.count { add(count.key, count.number.map(String.init)) }
    add(
      "hitTest",
      (node.override?.rawValue ?? (node.passesTouches ? "passThrough" : nil)).map(Self.quote))
    add(
      "pointInside",
      node.margin > 0
        ? "{\"inset\": \(Self.number(-node.margin))}"
        : node.asksOutside ? "\"alsoSubviews\"" : nil)
    add("scroll", Self.scroll(node))
    if let action = node.action {
      add("actions", "{\"\(action.event)\": \(Self.quote(action.line))}")
    }
    if !node.gestures.isEmpty {
      add("gestures", "[\(node.gestures.map(Self.gesture).joined(separator: ", "))]")
    }
    return members
  }

  private static func transform(_ frame: SolvedFrame) -> String {
    var parts: [String] = []
    if frame.scale != CGSize(width: 1, height: 1) {
      parts.append("\"scale\": \(list([frame.scale.width, frame.scale.height]))")
    }
    if frame.rotation != 0 { parts.append("\"rotate\": \(number(frame.rotation))") }
    if frame.translation != .zero {
      parts.append("\"translate\": \(list([frame.translation.x, frame.translation.y]))")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func scroll(_ node: ScenePlan.Node) -> String? {
    guard node.isScrollView else { return nil }
    var parts: [String] = []
    if let size = node.contentSize {
      parts.append("\"contentSize\": \(list([size.width, size.height]))")
    }
    if let inset = node.inset { parts.append("\"contentInset\": \(list(inset))") }
    if let offset = node.contentOffset {
      parts.append("\"contentOffset\": \(list([offset.x, offset.y]))")
    }
    parts += node.scrollFlags.map { "\"\($0.key)\": \($0.isOn)" }
    return parts.isEmpty ? nil : "{\(parts.joined(separator: ", "))}"
  }

  private static func gesture(_ gesture: ScenePlan.Gesture) -> String {
    var parts = [
      "\"class\": \(quote(gesture.recognizerClass))", "\"name\": \(quote(gesture.name))",
    ]
    if let action = gesture.action { parts.append("\"action\": \(quote(action))") }
    parts += gesture.members.map { "\"\($0.key)\": \($0.value)" }
    if !gesture.requires.isEmpty {
      parts.append("\"requireToFail\": [\(gesture.requires.map(quote).joined(separator: ", "))]")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// Returns a text in quotes, on one line.
  private static func quote(_ text: String) -> String {
    JSONString.quote(String(text.map { $0.isNewline ? " " : $0 }))
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
