// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The classes that a test declares: UIKit's, with overrides that log and answer as the scenario says.
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

  /// Declares the class of a variable, unless UIKit's own will do. Objects of one name may share it.
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

  /// The actions that a control sends along the chain, by their names.
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
      /// In place of the next responder by UIKit's rule.
      weak var successor: UIResponder?
      """
    let next: SwiftCode = "override var next: UIResponder? { successor ?? super.next }"
    let becomesFirst = firstResponders.contains(index) && viewClass != .textField
    return touches(choice, name, owner.overrides) + search(owner, changesHitTest.contains(index))
      + (viewClass.isControl ? tracking(owner) : []) + messages(choice, name)
      + (viewClass.isScrollView ? scrolling(owner) : [])
      + (owner.overrides.hasSuccessor ? [successor, next] : [])
      + (becomesFirst ? ["override var canBecomeFirstResponder: Bool { true }"] : [])
  }

  // MARK: Responders

  /// The touch methods of a controller, or of a view with its other overrides.
  private func touches(
    _ choice: LogChoice, _ name: String, _ view: NodeOverrides? = nil
  ) -> [SwiftCode] {
    let override = view?.touches ?? .both
    let isLogged = choice.kinds.contains(.touches) && override != .forward
    let isChain = view != nil && choice.kinds.contains(.chain)
    let tail =
      (hasFingersTogether ? "\\(count(touches))" : "")
      + (choice.showsTapCount ? "\\(taps(touches))" : "")
    let drag = template(PackageResources.Drag_swift_txt)
    return JournalFact.TouchMethod.allCases.compactMap { kind in
      let own: SwiftCode = """
        \(log("-[\(name) \(kind.selector)]\(tail)", choice), if: isLogged)
        \(log("\\(chain(from: self))", choice), if: isChain && kind == .began)
        \(drag, if: view?.drags == true && kind == .moved)
        """
      let superCall: SwiftCode = "super.\(kind.method)(touches, with: event)"
      if own.isEmpty, override != .intercept { return nil }
      return .block(
        "override func \(kind.method)(_ touches: Set<UITouch>, with event: UIEvent?)",
        ["\(own)\n\(superCall, if: override != .intercept)"])
    }
  }

  /// Motion and remote control.
  private func messages(_ choice: LogChoice, _ name: String) -> [SwiftCode] {
    let motion = choice.kinds.contains(.motion) ? ["motionBegan", "motionEnded"] : []
    let remote: SwiftCode = """
      override func remoteControlReceived(with event: UIEvent?) {
        \(log("-[\(name) remoteControlReceivedWithEvent:]", choice))
        super.remoteControlReceived(with: event)
      }
      """
    return motion.map { method in
      """
      override func \(method)(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        \(log("-[\(name) \(method):withEvent:]", choice))
        super.\(method)(motion, with: event)
      }
      """
    } + (choice.kinds.contains(.remote) ? [remote] : [])
  }

  // MARK: The search for the view

  private func search(_ owner: Node, _ isChanged: Bool) -> [SwiftCode] {
    let (name, overrides) = (owner.node.shownName, owner.overrides)
    let isLogged = owner.logs(.hitTest)
    // Pointers and other views call these outside of searches, always without an event, and so does a control
    // that tracks.
    let aside = owner.node.viewClass.isControl ? ", !isTracking" : ""
    func logging(_ selector: String, _ condition: String) -> SwiftCode {
      .block("if event != nil\(condition)", [log("-[\(name) \(selector)]", owner.choice)])
    }
    let answer: SwiftCode = """
      /// What it answers in place of the search, once that is set.
      var answer: ((UIView) -> UIView?)?
      """
    let fixed = isChanged ? nil : overrides.hitTest.answer(of: "self")
    let hitTest: SwiftCode = """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        \(logging("hitTest:withEvent:", ""), if: isLogged)
        \("if let answer { return answer(self) }", if: isChanged)
        return \(fixed ?? "super.hitTest(point, with: event)")
      }
      """
    let companion: SwiftCode = """
      /// The view whose points it accepts too.
      weak var companion: UIView?
      """
    let pointInside: SwiftCode = """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        \(logging("pointInside:withEvent:", aside), if: isLogged)
        \(self.answer(overrides.pointInside))
      }
      """
    return (isChanged ? [answer] : [])
      + (isLogged || isChanged || overrides.hitTest != .byDefault ? [hitTest] : [])
      + (overrides.companion == nil ? [] : [companion])
      + (isLogged || overrides.pointInside != .byDefault ? [pointInside] : [])
  }

  /// The statements that answer a pointInside.
  private func answer(_ override: PointInsideOverride) -> SwiftCode {
    switch override {
    case .byDefault: "return super.point(inside: point, with: event)"
    case .inset(let inset):
      "return bounds.insetBy(dx: \(inset.swift), dy: \(inset.swift)).contains(point)"
    case .circle:
      """
      let radius = min(bounds.width, bounds.height) / 2
      return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
      """
    case .alsoInside:
      """
      if super.point(inside: point, with: event) { return true }
      guard let companion else { return false }
      return companion.point(inside: convert(point, to: companion), with: nil)
      """
    }
  }

  // MARK: Controls and scroll views

  private func tracking(_ owner: Node) -> [SwiftCode] {
    let override = owner.overrides.tracking
    let isLogged = owner.logs(.tracking)
    guard isLogged || override != TrackingOverride() else { return [] }
    func logging(_ method: JournalFact.TrackingMethod) -> SwiftCode {
      isLogged ? log("-[\(owner.node.shownName) \(method.selector)]", owner.choice) : SwiftCode()
    }
    let begin = "super.beginTracking(touch, with: event)"
    let last = override.continueUntil
    let answers: [SwiftCode] = [
      "\("private var moves = 0", if: last != nil)",
      """
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        \(logging(.begin))
        \("moves = 0", if: last != nil)
        \("_ = \(begin)", if: override.begin == true)
        return \(override.begin.map { "\($0)" } ?? begin)
      }
      """,
      """
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        \(logging(.continue))
        \("moves += 1", if: last != nil)
        \(last.map { "if moves > \($0) { return false }" })
        return super.continueTracking(touch, with: event)
      }
      """,
    ]
    let endings: [SwiftCode] = [
      """
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        \(logging(.end))
        super.endTracking(touch, with: event)
      }
      """,
      """
      override func cancelTracking(with event: UIEvent?) {
        \(logging(.cancel))
        super.cancelTracking(with: event)
      }
      """,
    ]
    return answers + (isLogged ? endings : [])
  }

  private func scrolling(_ owner: Node) -> [SwiftCode] {
    let settings = owner.overrides.scroll
    func question(_ head: String, _ call: String, _ fixed: Bool?) -> SwiftCode {
      guard fixed != nil || owner.logsScrolling else { return SwiftCode() }
      let name = call.prefix { $0 != "(" }
      let answer = fixed.map { "\($0)" } ?? "\\(answer)"
      let line = log("\(owner.node.shownName): \(name) = \(answer)", owner.choice)
      return """
        override func \(head) -> Bool {
          \("let answer = super.\(call)", if: fixed == nil)
          \(line, if: owner.logsScrolling)
          return \(fixed.map { "\($0)" } ?? "answer")
        }
        """
    }
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
    let reset: SwiftCode = """
      override func reset() {
        states.check()
        super.reset()
      }
      """
    return (planned.logs(.recognizers) ? calls(planned) : [])
      + planned.gesture.properties.compactMap(prevention)
      + (planned.logs(.states) ? [reset] : [])
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
      return """
        override func \(kind.method)(_ touches: Set<UITouch>, with event: UIEvent) {
          \(line, if: !showsState)
          super.\(kind.method)(touches, with: event)
          \(line, if: showsState)
        }
        """
    }
  }

  /// The override that says which recognizers it can prevent, or which can prevent it.
  private func prevention(_ property: GestureProperty) -> SwiftCode? {
    func answer(_ head: String, _ names: [String]) -> SwiftCode {
      let isFixed = names.isEmpty || names.contains("*")
      let answer = isFixed ? "\(!names.isEmpty)" : "\(names.swift).contains(other.name)"
      return .block("override func \(head) other: UIGestureRecognizer) -> Bool", ["\(answer)"])
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
}
