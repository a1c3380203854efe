// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The overrides of views, windows and controllers.
extension SwiftTestPlan {
  private static let name = SwiftFeature.name

  /// The overrides of a node's view, without those that name others.
  func features(of index: Int) -> [SwiftFeature] {
    let node = scenario.nodes[index]
    guard node.controller?.isContainer != true else { return [] }
    let choice = choice(index)
    var features: [[String]] = [touches(node, choice), search(index), tracking(node, choice)]
    features.append(messages(choice))
    features.append(scrolling(node, choice))
    if node.properties.contains(where: { if case .next(_?) = $0 { true } else { false } }) {
      features.append([
        "/// In place of the next responder by UIKit's rule.",
        "weak var successor: UIResponder?",
        "override var next: UIResponder? { successor ?? super.next }",
      ])
    }
    if firstResponders.contains(index), node.viewClass != .textField {
      features.append(["override var canBecomeFirstResponder: Bool { true }"])
    }
    return features.filter { !$0.isEmpty }.map { SwiftFeature($0) }
  }

  /// Those of its controller.
  func controllerFeatures(of index: Int) -> [SwiftFeature] {
    let node = scenario.nodes[index]
    guard node.controllerName != nil else { return [] }
    let choice = choice(index)
    let plain = ScenarioNode(place: node.place, viewClass: .view)
    return [touches(plain, choice, isView: false), messages(choice)]
      .filter { !$0.isEmpty }.map { SwiftFeature($0) }
  }

  // MARK: Touches

  private func touches(
    _ node: ScenarioNode, _ choice: LogChoice, isView: Bool = true
  ) -> [String] {
    var override = TouchOverride.both
    var drags = false
    for property in node.properties {
      if case .touches(let value) = property { override = value }
      if case .drag(let value) = property { drags = value }
    }
    let isLogged = choice.kinds.contains(.touches) && override != .forward
    var methods: [[String]] = []
    for method in JournalFact.TouchMethod.allCases {
      var body: [String] = []
      let swift = method.swiftName
      if isLogged {
        let line = "-[\(Self.name) \(method.selector)]\(tail(choice, isView: true))"
        body.append(log(line, choice))
      }
      if isView, method == .began, choice.kinds.contains(.chain) {
        body.append(log("\\(chain(from: self))", choice))
      }
      if method == .moved, drags { body += Self.drag }
      if override != .intercept { body.append("super.\(swift)(touches, with: event)") }
      if override != .intercept, body.count == 1 { continue }
      methods.append(
        Self.function("\(swift)(_ touches: Set<UITouch>, with event: UIEvent?)", body))
    }
    return Self.spaced(methods)
  }

  private static let drag = [
    "for touch in touches {",
    "  let now = touch.location(in: self)",
    "  let before = touch.previousLocation(in: self)",
    "  transform = transform.translatedBy(x: now.x - before.x, y: now.y - before.y)",
    "}",
  ]

  /// Motion and remote control.
  private func messages(_ choice: LogChoice) -> [String] {
    var methods: [[String]] = []
    if choice.kinds.contains(.motion) {
      for method in [JournalFact.MotionMethod.began, .ended] {
        let swift = method == .began ? "motionBegan" : "motionEnded"
        methods.append(
          Self.function(
            "\(swift)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
            [
              log("-[\(Self.name) \(method.selector)]", choice),
              "super.\(swift)(motion, with: event)",
            ]))
      }
    }
    if choice.kinds.contains(.remote) {
      methods.append(
        Self.function(
          "remoteControlReceived(with event: UIEvent?)",
          [
            log("-[\(Self.name) remoteControlReceivedWithEvent:]", choice),
            "super.remoteControlReceived(with: event)",
          ]))
    }
    return Self.spaced(methods)
  }

  // MARK: The search for the view

  private func search(_ index: Int) -> [String] {
    let node = scenario.nodes[index]
    let choice = choice(index)
    let isLogged = choice.kinds.contains(.hitTest)
    var hitTest = HitTestOverride.byDefault
    var pointInside = PointInsideOverride.byDefault
    for property in node.properties {
      if case .hitTest(let value) = property { hitTest = value }
      if case .pointInside(let value) = property { pointInside = value }
    }
    var parts: [[String]] = []
    let isChanged = changesHitTest.contains(index)
    if isLogged || isChanged || hitTest != .byDefault {
      parts += self.hitTest(hitTest, isChanged, isLogged: isLogged, index)
    }
    if isLogged || pointInside != .byDefault {
      parts += self.pointInside(pointInside, isLogged: isLogged, index)
    }
    return Self.spaced(parts)
  }

  private func hitTest(
    _ override: HitTestOverride, _ isChanged: Bool, isLogged: Bool, _ index: Int
  ) -> [[String]] {
    let choice = choice(index)
    var body: [String] = []
    if isLogged {
      let line = log("-[\(Self.name) hitTest:withEvent:]", choice)
      body.append(asksAside(index) ? "if event != nil { \(line) }" : line)
    }
    let search = "super.hitTest(point, with: event)"
    if isChanged {
      body.append("if let answer { return answer(self) }")
      body.append("return \(search)")
    } else {
      let answer = Self.answer(override, "self") ?? search
      body.append(body.isEmpty ? answer : "return \(answer)")
    }
    let function = Self.function(
      "hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", body)
    let stored = [
      "/// What it answers in place of the search, once that is set.",
      "var answer: ((UIView) -> UIView?)?",
    ]
    return isChanged ? [stored, function] : [function]
  }

  /// What an override answers, as an expression about a view; nil for the search.
  static func answer(_ override: HitTestOverride, _ view: String) -> String? {
    switch override {
    case .byDefault: nil
    case .nobody: "nil"
    case .itself: view
    case .subview(let number):
      (view == "self" ? "" : "\(view).") + "subviews"
        + (number == 0 ? "" : ".dropFirst(\(number))") + ".first"
    }
  }

  private func pointInside(
    _ override: PointInsideOverride, isLogged: Bool, _ index: Int
  ) -> [[String]] {
    let node = scenario.nodes[index]
    var body: [String] = []
    if isLogged {
      let line = log("-[\(Self.name) pointInside:withEvent:]", choice(index))
      // A control that tracks asks too, which is no search.
      let conditions = [
        asksAside(index) ? "event != nil" : nil, node.viewClass.isControl ? "!isTracking" : nil,
      ].compactMap { $0 }
      body.append(
        conditions.isEmpty ? line : "if \(conditions.joined(separator: ", ")) { \(line) }")
    }
    var stored: [[String]] = []
    let own = "super.point(inside: point, with: event)"
    switch override {
    case .byDefault: body.append("return \(own)")
    case .inset(let inset):
      let way = SwiftCode.number(inset)
      body.append("return bounds.insetBy(dx: \(way), dy: \(way)).contains(point)")
    case .circle:
      body.append("let radius = min(bounds.width, bounds.height) / 2")
      body.append("return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius")
    case .alsoInside(let name):
      let isLogged = responders.node(name).map { choice($0).kinds.contains(.hitTest) } ?? false
      let event = isLogged ? "nil" : "event"
      stored = [["/// The view whose points it accepts too.", "weak var companion: UIView?"]]
      body.append("if \(own) { return true }")
      body.append("guard let companion else { return false }")
      body.append("let inside = convert(point, to: companion)")
      body.append("return companion.point(inside: inside, with: \(event))")
    }
    if body.count == 1 { body = body.map { String($0.dropFirst("return ".count)) } }
    return stored + [
      Self.function("point(inside point: CGPoint, with event: UIEvent?) -> Bool", body)
    ]
  }

  /// Whether the node is asked outside of searches for a touch, always without an event.
  private func asksAside(_ index: Int) -> Bool { hasPointer || companions.contains(index) }

  // MARK: Tracking

  private func tracking(_ node: ScenarioNode, _ choice: LogChoice) -> [String] {
    guard node.viewClass.isControl else { return [] }
    var override = TrackingOverride()
    for case .tracking(let value) in node.properties { override = value }
    let isLogged = choice.kinds.contains(.tracking)
    let arguments = "(_ touch: UITouch, with event: UIEvent?) -> Bool"
    func line(_ method: JournalFact.TrackingMethod) -> [String] {
      isLogged ? [log("-[\(Self.name) \(method.selector)]", choice)] : []
    }
    var methods: [[String]] = []
    if isLogged || override != TrackingOverride() {
      var begin = line(.begin)
      if override.continueUntil != nil { begin.append("moves = 0") }
      if override.begin == true { begin.append("_ = super.beginTracking(touch, with: event)") }
      let answer = override.begin.map { "\($0)" } ?? "super.beginTracking(touch, with: event)"
      begin.append("return \(answer)")
      var goOn = line(.continue)
      if let last = override.continueUntil {
        methods.append(["private var moves = 0"])
        goOn += ["moves += 1", "if moves > \(last) { return false }"]
      }
      goOn.append("return super.continueTracking(touch, with: event)")
      methods.append(Self.function("beginTracking\(arguments)", begin))
      methods.append(Self.function("continueTracking\(arguments)", goOn))
    }
    if isLogged {
      methods.append(
        Self.function(
          "endTracking(_ touch: UITouch?, with event: UIEvent?)",
          line(.end) + ["super.endTracking(touch, with: event)"]))
      methods.append(
        Self.function(
          "cancelTracking(with event: UIEvent?)",
          line(.cancel) + ["super.cancelTracking(with: event)"]))
    }
    return Self.spaced(methods)
  }

  // MARK: What names others

  /// Members that are not shared: actions by their names, and another next responder.
  func ownMembers(_ handlers: [ScenarioNode.Handler], _ type: String, _ index: Int) -> [String] {
    guard !handlers.isEmpty else { return [] }
    var names = SwiftNames()
    var selectors: [String] = []
    var methods: [String] = []
    let isLogged = choice(index).kinds.contains(.actions)
    for handler in handlers {
      let method = names.variable("\(handler.action)Action")
      selectors.append("Selector(\(type).\(method), name: \(SwiftCode.quote(handler.action)))")
      let line = SwiftCode.escape(handler.line)
      methods +=
        isLogged
        ? SwiftBody.method("func \(method)()", log(line, choice(index)))
        : ["func \(method)() {}"]
    }
    return SwiftCode.list("static let implementedActions = ", selectors, indent: 0) + methods
  }

  // MARK: Text

  /// An override; on one line when it does nothing.
  static func function(_ head: String, _ body: [String]) -> [String] {
    if body.isEmpty { return ["override func \(head) {}"] }
    return ["override func \(head) {"] + body.map { "  \($0)" } + ["}"]
  }

  /// Members of one group; those that are longer than a line stand apart.
  static func spaced(_ members: [[String]]) -> [String] {
    var lines: [String] = []
    for (index, member) in members.enumerated() {
      if index > 0, member.count > 1 || members[index - 1].count > 1 { lines.append("") }
      lines += member
    }
    return lines
  }
}

extension JournalFact.TouchMethod {
  /// The method as Swift names it.
  var swiftName: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
