// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Declares the classes of a test: subclasses of UIKit's classes whose overrides log and return what the scenario
/// describes.
extension SwiftTestPlan {
  /// Declares the classes of views and windows, then of controllers, then of recognizers.
  mutating func declareClasses() {
    for (index, owner) in nodes.enumerated() where !owner.isContainer {
      let node = owner.node
      declare(
        owner.view, node.viewClass.rawValue, node.shownName, viewOverrides(index),
        handlers: node.controllerName == nil ? node.handlers : [], owner.choice)
    }
    for owner in nodes {
      guard let name = owner.node.controllerName, let base = owner.node.controller else { continue }
      let overrides = touches(owner.choice, name) + messages(owner.choice, name)
      declare(
        owner.controller, base.rawValue, name, overrides, handlers: owner.node.handlers,
        owner.choice)
    }
    for gesture in gestures {
      declare(
        gesture.name, gesture.gesture.recognizerClass.rawValue, gesture.gesture.shownName,
        recognizerOverrides(gesture), gesture.owner.choice)
    }
  }

  /// Declares a class for a variable, unless UIKit's class is enough. Objects with the same name may share a class.
  private mutating func declare(
    _ variable: String, _ base: String, _ name: String, _ overrides: [SwiftCode],
    handlers: [ScenarioNode.Handler] = [], _ choice: LogChoice
  ) {
    let isInChain = logs(.chain) && RecognizerClass(rawValue: base) == nil
    guard !overrides.isEmpty || !handlers.isEmpty || isInChain && name != base else { return }
    let members = actions(handlers, choice) + overrides
    let content = ["\(base) \(name)"] + members
    if let type = typesByContent[content] {
      types[variable] = type
      return
    }
    let type = names.type(name)
    (types[variable], typesByContent[content]) = (type, type)
    let isNamed = isInChain && type != name
    let parents = (handlers.isEmpty ? "" : ", UIActionImplementing") + (isNamed ? ", Named" : "")
    let named: SwiftCode = "\("let name = \(name.swift)", if: isNamed)"
    classes.append(.block("final class \(type): \(base)\(parents)", [named] + members))
  }

  /// Returns the methods for the actions that a control sends up the responder chain.
  private func actions(_ handlers: [ScenarioNode.Handler], _ choice: LogChoice) -> [SwiftCode] {
    guard !handlers.isEmpty else { return [] }
    var names = SwiftNames()
    let methods = handlers.map { ($0, names.variable("\($0.action)Action")) }
    let selectors = methods.map { handler, method -> SwiftCode in
      "Selector(Self.\(method), name: \(handler.action.swift))"
    }
    let list = "static var implementedActions: [Selector]"
    return [.block(list, [.list("", selectors)])]
      + methods.map { handler, method in
        let line = log(handler.line.escaped, choice)
        return .block("func \(method)()", choice.kinds.contains(.actions) ? [line] : [])
      }
  }

  private func viewOverrides(_ index: Int) -> [SwiftCode] {
    let owner = nodes[index]
    let (name, choice, viewClass) = (owner.node.shownName, owner.choice, owner.node.viewClass)
    let successor: SwiftCode = """
      /// The responder that replaces UIKit's next responder.
      weak var successor: UIResponder?
      """
    let next: SwiftCode = "override var next: UIResponder? { successor ?? super.next }"
    let becomesFirst = firstResponders.contains(index) && viewClass != .textField
    return touches(choice, name, owner.overrides) + search(owner, changesHitTest.contains(index))
      + beginning(owner.overrides.shouldBegin)
      + (viewClass.isControl ? tracking(owner) : []) + messages(choice, name)
      + (viewClass.isScrollView ? scrolling(owner) : [])
      + (owner.overrides.hasSuccessor ? [successor, next] : [])
      + (becomesFirst ? ["override var canBecomeFirstResponder: Bool { true }"] : [])
  }

  /// Returns an override of a method with these statements; nothing if there are none.
  private func overriding(_ head: String, _ statements: SwiftCode?...) -> SwiftCode {
    .block("override func \(head)", [SwiftCode(statements.flatMap { $0?.lines ?? [] })])
  }

  // MARK: Responders

  /// Returns the overrides of touch methods. Those of a view also log its chain, perform its touch actions and drag it.
  private func touches(
    _ choice: LogChoice, _ name: String, _ view: NodeOverrides? = nil
  ) -> [SwiftCode] {
    let answer = view?.touches ?? .both
    let isLogged = choice.kinds.contains(.touches) && answer != .forward
    let isChain = view != nil && choice.kinds.contains(.chain)
    let tail =
      (hasFingersTogether ? "\\(count(touches))" : "")
      + (choice.showsTapCount ? "\\(taps(touches))" : "")
    let actions = choice.kinds.contains(.actions) ? view?.touchActions ?? [] : []
    let conditions = Set(actions.filter { !$0.condition.clauses.isEmpty }.map(\.method))
    let properties: [SwiftCode] = JournalFact.TouchMethod.allCases.filter(conditions.contains).map {
      "var \($0.condition): @MainActor (UITouch) -> Bool = { _ in true }"
    }
    return properties
      + JournalFact.TouchMethod.allCases.compactMap { kind in
        let line = isLogged ? log("-[\(name) \(kind.selector)]\(tail)", choice) : nil
        let chain = isChain && kind == .began ? log("\\(chain(from: self))", choice) : nil
        let lines = actions.filter { $0.method == kind }.flatMap {
          log($0.line.escaped, choice).lines
        }
        let acts: SwiftCode? =
          lines.isEmpty
          ? nil
          : conditions.contains(kind)
            ? .block("if let touch = touches.first, \(kind.condition)(touch)", [SwiftCode(lines)])
            : SwiftCode(lines)
        let drag =
          view?.drags == true && kind == .moved ? template(PackageResources.Drag_swift_txt) : nil
        if line == nil, chain == nil, acts == nil, drag == nil, answer != .intercept { return nil }
        return overriding(
          "\(kind.method)(_ touches: Set<UITouch>, with event: UIEvent?)", line, chain, acts, drag,
          answer == .intercept ? nil : kind.superCall)
      }
  }

  /// Returns the overrides of the motion and remote control methods.
  private func messages(_ choice: LogChoice, _ name: String) -> [SwiftCode] {
    let motion = choice.kinds.contains(.motion) ? ["motionBegan", "motionEnded"] : []
    let remote = choice.kinds.contains(.remote) ? ["remoteControlReceived"] : []
    return motion.map { method in
      overriding(
        "\(method)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
        log("-[\(name) \(method):withEvent:]", choice), "super.\(method)(motion, with: event)")
    }
      + remote.map { method in
        overriding(
          "\(method)(with event: UIEvent?)", log("-[\(name) \(method)WithEvent:]", choice),
          "super.\(method)(with: event)")
      }
  }

  // MARK: The search for the view

  private func search(_ owner: Node, _ isChanged: Bool) -> [SwiftCode] {
    let (name, overrides) = (owner.node.shownName, owner.overrides)
    let isLogged = owner.logs(.hitTest)
    // Only hit tests for touches are logged. Calls for a pointer, or from another view's override, have no event. Calls
    // by a control of its own `point(inside:with:)` have an event, so they are excluded while it tracks a touch.
    let aside = owner.node.viewClass.isControl ? ", !isTracking" : ""
    func logging(_ selector: String, _ condition: String) -> SwiftCode? {
      isLogged
        ? .block("if event != nil\(condition)", [log("-[\(name) \(selector)]", owner.choice)]) : nil
    }
    let answer: SwiftCode = """
      /// What the overridden hitTest(_:with:) returns after the input set `hitTest`; nil to call super.
      var answer: ((UIView) -> UIView?)?
      """
    let turns: SwiftCode = "private var turns = 0"
    let companion: SwiftCode = """
      /// The view whose points are accepted, too.
      weak var companion: UIView?
      """
    let asked = isChanged && overrides.hitTest.isFixed ? .byDefault : overrides.hitTest
    let hitTest = overriding(
      "hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
      logging("hitTest:withEvent:", ""), isChanged ? "if let answer { return answer(self) }" : nil,
      self.answer(asked))
    let pointInside = overriding(
      "point(inside point: CGPoint, with event: UIEvent?) -> Bool",
      logging("pointInside:withEvent:", aside), self.answer(overrides.pointInside))
    return (isChanged ? [answer] : []) + (overrides.hitTest.takesTurns ? [turns] : [])
      + (isLogged || isChanged || overrides.hitTest != .byDefault ? [hitTest] : [])
      + (overrides.companion == nil ? [] : [companion])
      + (isLogged || overrides.pointInside != .byDefault ? [pointInside] : [])
  }

  /// Returns the statements in an override of `point(inside:with:)`.
  private func answer(_ override: PointInsideOverride) -> SwiftCode {
    switch override {
    case .byDefault: "return super.point(inside: point, with: event)"
    case .inset(let inset):
      "return bounds.insetBy(dx: \(inset.swift), dy: \(inset.swift)).contains(point)"
    case .circle: template(PackageResources.PointInCircle_swift_txt)
    case .alsoInside: template(PackageResources.PointInCompanion_swift_txt)
    case .notInside:
      """
      guard super.point(inside: point, with: event) else { return false }
      guard let companion else { return true }
      return !companion.point(inside: convert(point, to: companion), with: nil)
      """
    case .subviews, .alsoSubviews:
      """
      \("if super.point(inside: point, with: event) { return true }", if: override == .alsoSubviews)
      return subviews.contains {
        !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled
          && $0.point(inside: convert(point, to: $0), with: nil)
      }
      """
    }
  }

  /// Returns the statements in an override of `hitTest(_:with:)`.
  private func answer(_ override: HitTestOverride) -> SwiftCode {
    switch override {
    case .byDefault: "return super.hitTest(point, with: event)"
    case .nothing, .itself, .subview: "return \(override.answer(of: "self") ?? "nil")"
    case .passThrough:
      """
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
      """
    case .inTurn(let answers):
      """
      let turn = turns
      if event?.type == .touches { turns += 1 }
      \(SwiftCode(turnLines(answers)))
      """
    }
  }

  private func turnLines(_ answers: [HitTestOverride]) -> [String] {
    answers.enumerated().flatMap { number, answer -> [String] in
      let lines = self.answer(answer).lines
      guard number < answers.count - 1 else { return lines }
      return ["if turn == \(number) {"] + lines.map { "  \($0)" } + ["}"]
    }
  }

  /// Returns the override of a view's `gestureRecognizerShouldBegin(_:)`.
  private func beginning(_ condition: GestureCondition?) -> [SwiftCode] {
    guard let condition else { return [] }
    let name = "gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer)"
    let head = "override func \(name) -> Bool"
    if condition.clauses.isEmpty { return [.block(head, ["\(!condition.isNever)"])] }
    return [
      "var mayBegin: @MainActor (UIGestureRecognizer) -> Bool = { _ in true }",
      .block(head, ["mayBegin(recognizer) && super.gestureRecognizerShouldBegin(recognizer)"]),
    ]
  }

  // MARK: Controls and scroll views

  private func tracking(_ owner: Node) -> [SwiftCode] {
    let answers = owner.overrides.tracking
    let isLogged = owner.logs(.tracking)
    guard isLogged || answers != TrackingOverride() else { return [] }
    func line(_ method: JournalFact.TrackingMethod) -> SwiftCode? {
      isLogged ? log("-[\(owner.node.shownName) \(method.selector)]", owner.choice) : nil
    }
    let (begin, last) = ("super.beginTracking(touch, with: event)", answers.continueUntil)
    return [
      last == nil ? SwiftCode() : "private var moves = 0",
      overriding(
        "beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool", line(.begin),
        last.map { _ in "moves = 0" }, answers.begin == true ? "_ = \(begin)" : nil,
        "return \(answers.begin.map { "\($0)" } ?? begin)"),
      overriding(
        "continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool", line(.continue),
        last.map { "moves += 1\nif moves > \($0) { return false }" },
        "return super.continueTracking(touch, with: event)"),
    ]
      + (isLogged
        ? [
          overriding(
            "endTracking(_ touch: UITouch?, with event: UIEvent?)", line(.end),
            "super.endTracking(touch, with: event)"),
          overriding(
            "cancelTracking(with event: UIEvent?)", line(.cancel),
            "super.cancelTracking(with: event)"),
        ] : [])
  }

  private func scrolling(_ owner: Node) -> [SwiftCode] {
    func question(_ head: String, _ call: String, _ fixed: Bool?) -> SwiftCode {
      guard fixed != nil || owner.logsScrolling else { return SwiftCode() }
      let answer = fixed.map { "\($0)" }
      let line =
        "\(owner.node.shownName): \(call.prefix { $0 != "(" }) = \(answer ?? "\\(answer)")"
      return overriding(
        "\(head) -> Bool", answer == nil ? "let answer = super.\(call)" : nil,
        owner.logsScrolling ? log(line, owner.choice) : nil, "return \(answer ?? "answer")")
    }
    let settings = owner.overrides.scroll
    return [
      question(
        "touchesShouldBegin(\n  _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView\n)",
        "touchesShouldBegin(touches, with: event, in: view)", settings.shouldBegin),
      question(
        "touchesShouldCancel(in view: UIView)", "touchesShouldCancel(in: view)",
        settings.shouldCancel),
    ]
  }

  // MARK: Recognizers

  private func recognizerOverrides(_ planned: Gesture) -> [SwiftCode] {
    (planned.logs(.recognizers) ? calls(planned) : [])
      + planned.gesture.properties.compactMap(prevention)
      + (planned.logs(.states) ? [overriding("reset()", "states.check()", "super.reset()")] : [])
  }

  private func calls(_ planned: Gesture) -> [SwiftCode] {
    let gesture = planned.gesture
    let prefix = gesture.prefixesView ? "\(planned.owner.node.shownName)," : ""
    return JournalFact.TouchMethod.allCases.map { kind in
      let showsState = kind == .ended && gesture.showsStateAfter
      let count = hasFingersTogether ? "\\(count(touches))" : ""
      let tail = showsState ? " after called state = \\(state.rawValue)" : count
      let line = log(
        "\(prefix)-[\(gesture.shownName) \(kind.selector)]\(tail)", planned.owner.choice,
        isDeciding: true)
      return overriding(
        "\(kind.method)(_ touches: Set<UITouch>, with event: UIEvent)",
        showsState ? nil : line, kind.superCall, showsState ? line : nil)
    }
  }

  /// Returns the override of `canPrevent(_:)` or `canBePrevented(by:)`.
  private func prevention(_ property: GestureProperty) -> SwiftCode? {
    func answer(_ head: String, _ names: [String]) -> SwiftCode {
      let isFixed = names.isEmpty || names.contains("*")
      let answer = isFixed ? "\(!names.isEmpty)" : "\(names.swift).contains(other.name)"
      return overriding("\(head) other: UIGestureRecognizer) -> Bool", "\(answer)")
    }
    return switch property {
    case .names(.canPrevent, let names): answer("canPrevent(_", names)
    case .names(.canBePreventedBy, let names): answer("canBePrevented(by", names)
    default: nil
    }
  }
}

extension JournalFact.TouchMethod {
  /// The method's name in Swift.
  fileprivate var method: Substring { selector.prefix { $0 != ":" } }
  /// The name of the property that stores the conditions of the method's actions.
  fileprivate var condition: String { "actsOn\(rawValue.capitalized)" }
  fileprivate var superCall: SwiftCode { "super.\(method)(touches, with: event)" }
}
