// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes the statements that set properties of nodes and recognizers, at the start and later.
extension SwiftTestPlan {
  /// Returns the statements for a property. There are none for properties without an effect in a test, such as colours,
  /// and for those that an override in the class replaces.
  func statements(_ property: NodeProperty, _ index: Int) -> SwiftCode {
    let (owner, view) = (nodes[index], nodes[index].view)
    func set(_ name: String, _ value: some CustomStringConvertible) -> SwiftCode {
      "\(view).\(name) = \(value)"
    }
    switch property {
    case .frame(let frame): return self.frame(frame, of: owner)
    case .level(let level): return set("windowLevel", "UIWindow.Level(\(level.swift))")
    case .boundsOrigin(let origin): return set("bounds.origin", origin.swift)
    case .transform(let transform): return set("transform", transform.swift)
    case .title(let title):
      switch owner.node.viewClass {
      case .button: return "\(view).setTitle(\(title.swift), for: .normal)"
      case .label, .textField: return set("text", title.swift)
      default: return SwiftCode()
      }
    case .alpha(let alpha): return set("alpha", alpha.swift)
    case .zPosition(let position): return set("layer.zPosition", position.swift)
    case .superview(let name):
      guard let other = responders.node(name) else { return SwiftCode() }
      let content = nodes[other].node.viewClass == .cell ? ".contentView" : ""
      return "\(nodes[other].view)\(content).addSubview(\(view))"
    case .order(.front): return "\(view).superview?.bringSubviewToFront(\(view))"
    case .order(.back): return "\(view).superview?.sendSubviewToBack(\(view))"
    case .flag(let key, let isOn): return set(key.flagName ?? "", isOn)
    case .pages(let count): return set("numberOfPages", count)
    case .minimum(let value): return set("minimumValue", value.swift)
    case .maximum(let value): return set("maximumValue", value.swift)
    case .value(let value):
      switch owner.node.viewClass {
      case .onOffSwitch: return set("isOn", value != 0)
      case .segmentedControl: return set("selectedSegmentIndex", Int(value))
      case .pageControl: return set("currentPage", Int(value))
      default: return set("value", value.swift)
      }
    case .segments(let titles):
      let segments = titles.enumerated().map { number, title in
        "\(view).insertSegment(withTitle: \(title.swift), at: \(number), animated: false)"
      }
      return SwiftCode(["\(view).removeAllSegments()"] + segments)
    case .selected(let number): return "\(owner.controller).selectedIndex = \(number)"
    case .hitTest(let answer):
      return changesHitTest.contains(index) ? set("answer", answer.closure) : SwiftCode()
    case .pointInside(.alsoInside(let name)), .pointInside(.notInside(let name)):
      return set("companion", responders.node(name).map { nodes[$0].view } ?? "nil")
    case .next(let name): return set("successor", name.flatMap(responder) ?? "nil")
    case .scroll(let settings): return scroll(settings, owner)
    case .stack(let settings): return stack(settings, view)
    case .controllerFlag(let key, let isOn): return statement(key, isOn, owner.controller)
    case .presentation(let style):
      return "\(owner.controller).modalPresentationStyle = .\(style.rawValue)"
    case .shouldBegin(let condition): return answer(condition, of: view)
    case .touchActions(let actions): return conditions(actions, owner)
    case .touches, .pointInside, .tracking, .drag, .color, .image, .own: return SwiftCode()
    }
  }

  private func stack(_ settings: StackSettings, _ view: String) -> SwiftCode {
    """
    \(settings.axis.map { "\(view).axis = .\($0.rawValue)" })
    \(settings.distribution.map { "\(view).distribution = .\($0.rawValue)" })
    \(settings.alignment.map { "\(view).alignment = .\($0.rawValue)" })
    \(settings.spacing.map { "\(view).spacing = \($0.swift)" })
    """
  }

  /// Returns the statement that sets the result of a view's `gestureRecognizerShouldBegin(_:)`. A constant result is
  /// part of the class.
  private func answer(_ condition: GestureCondition, of view: String) -> SwiftCode {
    if condition.clauses.isEmpty { return SwiftCode() }
    let answer = condition.swift(.recognizer(in: view), name: viewName)
    return SwiftCode(["\(view).mayBegin = { recognizer in", "  \(answer)", "}"])
  }

  /// Returns the statements that set the conditions for actions in touch methods.
  private func conditions(_ actions: [TouchAction], _ owner: Node) -> SwiftCode {
    SwiftCode(
      actions.filter { !$0.condition.clauses.isEmpty && owner.logs(.actions) }.flatMap { action in
        let answer = action.condition.swift(.touch(in: owner.view), name: viewName)
        let name = "actsOn\(action.method.rawValue.capitalized)"
        return ["\(owner.view).\(name) = { touch in", "  \(answer)", "}"]
      })
  }

  private func statement(_ key: NodeKey, _ isOn: Bool, _ controller: String) -> SwiftCode {
    switch key {
    case .leftBarButtonItem:
      let item = "UIBarButtonItem(title: \"Back\", style: .plain, target: nil, action: nil)"
      return SwiftCode([
        "\(controller).navigationItem.leftBarButtonItem =", "  \(isOn ? item : "nil")",
      ])
    case .hidesBackButton: return "\(controller).navigationItem.hidesBackButton = \(isOn)"
    case .navigationBarHidden: return "\(controller).isNavigationBarHidden = \(isOn)"
    case .definesPresentationContext:
      return "\(controller).definesPresentationContext = \(isOn)"
    default: return SwiftCode()
    }
  }

  /// Returns the statement that sets the view for zooming. The view's variable may be declared after the scroll view.
  func zoomStatement(_ settings: ScrollSettings, _ index: Int) -> SwiftCode {
    guard let name = settings.zooms, let delegate = nodes[index].scrollDelegate else {
      return SwiftCode()
    }
    return "\(delegate).zoomed = \(viewName(name))"
  }

  private func pairs(_ actions: [RowAction]) -> String {
    "[\(actions.map { "(\($0.title.swift), \($0.line.swift))" }.joined(separator: ", "))]"
  }

  /// Returns the statements for the keys of `scroll`, except for results of overrides, which are part of the class.
  private func scroll(_ settings: ScrollSettings, _ owner: Node) -> SwiftCode {
    let view = owner.view
    let rows = owner.scrollDelegate ?? ""
    let line = owner.logs(.actions) ? settings.select : nil
    let table: SwiftCode = """
      \(settings.rows.map { "\(rows).count = \($0)" })
      \(line.map { "\(rows).line = \($0.swift)" })
      \(settings.leadingActions.map { "\(rows).leading = \(pairs($0))" })
      \(settings.trailingActions.map { "\(rows).trailing = \(pairs($0))" })
      \(settings.fullSwipe.map { "\(rows).fullSwipe = \($0)" })
      \(settings.rowHeight.map { "\(view).rowHeight = \($0.swift)" })
      \("\(view).reloadData()", if: settings.rows != nil)
      \(view).layoutIfNeeded()
      """
    return """
      \(table, if: owner.isTable)
      \(settings.contentSize.map { "\(view).contentSize = \($0.swift)" })
      \(settings.contentInset.map { "\(view).contentInset = \($0.swift)" })
      \(settings.contentOffset.map { "\(view).contentOffset = \($0.swift)" })
      \(settings.delaysContentTouches.map { "\(view).delaysContentTouches = \($0)" })
      \(settings.canCancelContentTouches.map { "\(view).canCancelContentTouches = \($0)" })
      \(settings.bounces.map { "\(view).bounces = \($0)" })
      \(settings.directionalLock.map { "\(view).isDirectionalLockEnabled = \($0)" })
      \(settings.isScrollEnabled.map { "\(view).isScrollEnabled = \($0)" })
      \(settings.isPagingEnabled.map { "\(view).isPagingEnabled = \($0)" })
      \(settings.alwaysBounceVertical.map { "\(view).alwaysBounceVertical = \($0)" })
      \(settings.alwaysBounceHorizontal.map { "\(view).alwaysBounceHorizontal = \($0)" })
      \(settings.minimumZoomScale.map { "\(view).minimumZoomScale = \($0.swift)" })
      \(settings.maximumZoomScale.map { "\(view).maximumZoomScale = \($0.swift)" })
      """
  }

  /// Returns the statements that set the frame that a view has without its transform.
  private func frame(_ frame: CGRect, of owner: Node) -> SwiftCode {
    let isTransformed = owner.node.properties.contains {
      if case .transform(let transform) = $0 { !transform.isIdentity } else { false }
    }
    guard isTransformed else { return "\(owner.view).frame = \(frame.swift)" }
    return """
      \(owner.view).bounds.size = \(frame.size.swift)
      \(owner.view).center = \(CGPoint(x: frame.midX, y: frame.midY).swift)
      """
  }

  /// Returns the expression of a responder; nil if there is none.
  private func responder(_ name: String) -> String? {
    switch responders.responder(name) {
    case .view(let index)?: nodes[index].view
    case .controller(let index)?: nodes[index].controller
    case .application?: "host.application"
    case .delegate?: "delegate"
    case nil: nil
    }
  }

  func statements(_ property: GestureProperty, of gesture: Gesture) -> SwiftCode {
    let (name, delegate) = (gesture.name, gesture.delegate ?? "")
    if let (key, value) = property.words { return "\(name).\(key.rawValue) = \(value)" }
    switch property {
    case .allowedTouchTypes(let types): return "\(name).allowedTouchTypes = \(types)"
    case .direction(let words): return "\(name).direction = \(words.swiftOptions)"
    case .edges(let words): return "\(name).edges = \(words.swiftOptions)"
    case .count(.swingCount, let count): return "\(name).swingCount = \(count)"
    case .flag(.shouldBegin, let answer): return "\(delegate).mayBegin = { _ in \(answer) }"
    case .flag(.shouldReceive, let answer): return "\(delegate).wantsTouch = { _, _ in \(answer) }"
    case .condition(let key, let condition):
      let name = key == .shouldBegin ? "mayBegin" : "wantsTouch"
      return SwiftCode(stringLiteral: "\(delegate).\(name) = \(answer(key, condition))")
    case .lifetime(.target, let isKept):
      return "\("\(name).removeTarget(actions, action: nil)", if: !isKept && gesture.logsAction)"
    case .lifetime(_, let isKept):
      return "\(name).delegate = \(isKept ? gesture.delegate ?? "nil" : "nil")"
    case .names(.simultaneousWith, let names): return "\(delegate).runsWith = \(names.swift)"
    case .names(.shouldRequireFailureOf, let names):
      return "\(delegate).waitsFor = \(names.swift)"
    case .names(.shouldBeRequiredToFailBy, let names):
      return "\(delegate).isAwaitedBy = \(names.swift)"
    case .names(.requireToFail, let names):
      let others = names.flatMap { name in
        (gestureIndices[name] ?? []).map { gestures[$0] }.filter { $0.id != gesture.id }
      }
      return SwiftCode(others.map { "\(name).require(toFail: \($0.name))" })
    default: return SwiftCode()
    }
  }
}

extension HitTestOverride {
  /// Returns the result as an expression inside a view's class; nil if it depends on super or changes with each touch.
  func answer(of view: String) -> String? {
    switch self {
    case .byDefault, .inTurn: nil
    case .nothing: "nil"
    case .itself: view
    case .subview(let number):
      "\(view).subviews\(number == 0 ? "" : ".dropFirst(\(number))").first"
    // The result depends on super's.
    case .passThrough: nil
    }
  }

  /// True if there is no override, or if its result is always the same expression, without a call of super.
  var isFixed: Bool { self == .byDefault || answer(of: "self") != nil }
  /// True for an override that returns several results in turn.
  var takesTurns: Bool { if case .inTurn = self { true } else { false } }

  /// The result as a closure.
  fileprivate var closure: String {
    answer(of: "$0").map { "{ \(self == .nothing ? "_ in " : "")\($0) }" } ?? "nil"
  }
}
