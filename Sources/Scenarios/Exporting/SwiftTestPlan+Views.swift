// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The overrides of views, windows and controllers.
extension SwiftTestPlan {
  /// The overrides of a node's view, without those that name others.
  func viewFeatures(_ index: Int) -> [SwiftCode] {
    let node = nodes[index].node
    let choice = nodes[index].choice
    let successor: SwiftCode = """
      /// In place of the next responder by UIKit's rule.
      weak var successor: UIResponder?
      override var next: UIResponder? { successor ?? super.next }
      """
    let becomesFirst = firstResponders.contains(index) && node.viewClass != .textField
    return [
      touches(node, choice), search(index), tracking(node, choice), messages(choice),
      scrolling(index), node.hasSuccessor ? successor : SwiftCode(),
      becomesFirst ? "override var canBecomeFirstResponder: Bool { true }" : SwiftCode(),
    ].filter { !$0.isEmpty }
  }

  /// Those of a controller.
  func controllerFeatures(_ choice: LogChoice) -> [SwiftCode] {
    [touches(nil, choice), messages(choice)].filter { !$0.isEmpty }
  }

  /// A line about a method, as a feature says it.
  private func log(
    _ method: SwiftMethod, _ choice: LogChoice, tail: String = ""
  ) -> String {
    log("-[\(SwiftCode.name) \(method.selector)]\(tail)", choice)
  }

  /// The touch methods of a view, or of a controller.
  private func touches(_ node: ScenarioNode?, _ choice: LogChoice) -> SwiftCode {
    var override = TouchOverride.both
    for case .touches(let value) in node?.properties ?? [] { override = value }
    let isLogged = choice.kinds.contains(.touches) && override != .forward
    let isChain = node != nil && choice.kinds.contains(.chain)
    let drags = node?.properties.last { if case .drag = $0 { true } else { false } } == .drag(true)
    return .spaced(
      JournalFact.TouchMethod.allCases.map { kind in
        let method = SwiftMethod.touches(kind, event: "UIEvent?")
        let own: SwiftCode = """
          \(log(method, choice, tail: tail(choice, isView: true)), if: isLogged)
          \(log("\\(chain(from: self))", choice), if: isChain && kind == .began)
          \(if: drags && kind == .moved)
          for touch in touches {
            let now = touch.location(in: self)
            let before = touch.previousLocation(in: self)
            transform = transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
          }
          \(.end)
          """
        if override == .intercept { return method.override(own) }
        return own.isEmpty ? own : method.override("\(own)\n\(method.superCall)")
      })
  }

  /// Motion and remote control.
  private func messages(_ choice: LogChoice) -> SwiftCode {
    let methods =
      (choice.kinds.contains(.motion) ? SwiftMethod.motion : [])
      + (choice.kinds.contains(.remote) ? [SwiftMethod.remote] : [])
    return .spaced(methods.map { $0.override(first: log($0, choice)) })
  }

  // MARK: The search for the view

  private func search(_ index: Int) -> SwiftCode {
    var hitTest = HitTestOverride.byDefault
    var pointInside = PointInsideOverride.byDefault
    for property in nodes[index].node.properties {
      if case .hitTest(let value) = property { hitTest = value }
      if case .pointInside(let value) = property { pointInside = value }
    }
    let isLogged = nodes[index].logs(.hitTest)
    let isChanged = changesHitTest.contains(index)
    let stored: SwiftCode = """
      /// What it answers in place of the search, once that is set.
      var answer: ((UIView) -> UIView?)?
      """
    let answer = hitTest.answer(of: "self") ?? SwiftMethod.hitTest.superCall
    let changed = "if let answer { return answer(self) }\nreturn \(SwiftMethod.hitTest.superCall)"
    var members: [SwiftCode] = []
    if isLogged || isChanged || hitTest != .byDefault {
      members += [
        isChanged ? stored : SwiftCode(), find(.hitTest, isChanged ? changed : answer, index),
      ]
    }
    if isLogged || pointInside != .byDefault {
      // A control that tracks asks too, which is no search.
      let aside = nodes[index].node.viewClass.isControl ? "!isTracking" : nil
      if nodes[index].node.companion != nil {
        members.append("/// The view whose points it accepts too.\nweak var companion: UIView?")
      }
      members.append(find(.pointInside, self.answer(pointInside), index, unless: aside))
    }
    return .spaced(members)
  }

  /// An override that logs the call, if the node does, and answers.
  ///
  /// Pointers and other views also call it outside of searches, always without an event.
  private func find(
    _ method: SwiftMethod, _ answer: String, _ index: Int, unless aside: String? = nil
  ) -> SwiftCode {
    guard nodes[index].logs(.hitTest) else { return method.override("\(answer)") }
    let line = log(method, nodes[index].choice)
    let isAsked = hasPointer || companions.contains(index)
    let conditions = [isAsked ? "event != nil" : nil, aside].compactMap(\.self)
    let logging: SwiftCode =
      conditions.isEmpty ? "\(line)" : .block("if \(conditions.joined(separator: ", "))", line)
    return method.override("\(logging)\n\(answer.contains("\n") ? "" : "return ")\(answer)")
  }

  /// The answer of a pointInside: an expression, or statements.
  private func answer(_ override: PointInsideOverride) -> String {
    let own = SwiftMethod.pointInside.superCall
    switch override {
    case .byDefault: return own
    case .inset(let inset):
      return "bounds.insetBy(dx: \(inset.swift), dy: \(inset.swift)).contains(point)"
    case .circle:
      return """
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
        """
    case .alsoInside(let name):
      let isLogged = responders.node(name).map { nodes[$0].logs(.hitTest) } ?? false
      return """
        if \(own) { return true }
        guard let companion else { return false }
        let inside = convert(point, to: companion)
        return companion.point(inside: inside, with: \(isLogged ? "nil" : "event"))
        """
    }
  }

  // MARK: Controls

  private func tracking(_ node: ScenarioNode, _ choice: LogChoice) -> SwiftCode {
    var override = TrackingOverride()
    for case .tracking(let value) in node.properties { override = value }
    let isLogged = choice.kinds.contains(.tracking)
    guard node.viewClass.isControl, isLogged || override != TrackingOverride() else {
      return SwiftCode()
    }
    let (begin, goOn) = (SwiftMethod.beginTracking, SwiftMethod.continueTracking)
    let last = override.continueUntil
    let ends = isLogged ? SwiftMethod.endings : []
    return .spaced(
      [
        "\("private var moves = 0", if: last != nil)",
        begin.override(
          """
          \(log(begin, choice), if: isLogged)
          \("moves = 0", if: last != nil)
          \("_ = \(begin.superCall)", if: override.begin == true)
          return \(override.begin.map { "\($0)" } ?? begin.superCall)
          """),
        goOn.override(
          """
          \(log(goOn, choice), if: isLogged)
          \("moves += 1", if: last != nil)
          \(last.map { "if moves > \($0) { return false }" })
          return \(goOn.superCall)
          """),
      ] + ends.map { $0.override(first: log($0, choice)) })
  }
}

extension HitTestOverride {
  /// The answer as an expression about a view; nil for the search.
  func answer(of view: String) -> String? {
    switch self {
    case .byDefault: nil
    case .nobody: "nil"
    case .itself: view
    case .subview(let number):
      (view == "self" ? "" : "\(view).") + "subviews"
        + (number == 0 ? "" : ".dropFirst(\(number))") + ".first"
    }
  }
}

extension ScenarioNode {
  /// The view, by name, whose points its pointInside accepts too.
  var companion: String? {
    for case .pointInside(.alsoInside(let name)) in properties { return name }
    return nil
  }

  /// True if another responder stands in for its next one.
  fileprivate var hasSuccessor: Bool {
    properties.contains { if case .next(_?) = $0 { true } else { false } }
  }
}
