// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes how a property of a node or recognizer is set, when it is made and on the way.
struct SwiftPropertyWriter {
  let plan: SwiftTestPlan

  /// Nothing for what a test does not show, such as colours, and for what its classes override.
  func statements(_ property: NodeProperty, _ index: Int) -> [String] {
    let node = plan.scenario.nodes[index]
    let view = plan.view(index)
    func set(_ name: String, _ value: String) -> [String] { ["\(view).\(name) = \(value)"] }
    switch property {
    case .level(let level): return set("windowLevel", "UIWindow.Level(\(SwiftCode.number(level)))")
    case .frame(let frame): return self.frame(frame, of: index)
    case .boundsOrigin(let origin): return set("bounds.origin", SwiftCode.point(origin))
    case .transform(let transform): return Self.statement("\(view).transform = ", transform)
    case .color, .image: return []
    case .title(let title): return self.title(SwiftCode.quote(title), node.viewClass, view)
    case .hidden(let isHidden): return set("isHidden", "\(isHidden)")
    case .alpha(let alpha): return set("alpha", SwiftCode.number(alpha))
    case .userInteraction(let isOn): return set("isUserInteractionEnabled", "\(isOn)")
    case .multipleTouch(let isOn): return set("isMultipleTouchEnabled", "\(isOn)")
    case .exclusiveTouch(let isOn): return set("isExclusiveTouch", "\(isOn)")
    case .clips(let clips): return set("clipsToBounds", "\(clips)")
    case .enabled(let isEnabled): return set("isEnabled", "\(isEnabled)")
    case .pages(let count): return set("numberOfPages", "\(count)")
    case .segments(let titles):
      return ["\(view).removeAllSegments()"]
        + titles.enumerated().flatMap { number, title in
          SwiftCode.call(
            "\(view).insertSegment",
            ["withTitle: \(SwiftCode.quote(title))", "at: \(number)", "animated: false"], indent: 0)
        }
    case .minimum(let value): return set("minimumValue", SwiftCode.number(value))
    case .maximum(let value): return set("maximumValue", SwiftCode.number(value))
    case .value(let value): return self.value(value, node.viewClass, view)
    case .selected(let number):
      return ["\(plan.controllers[index] ?? "").selectedIndex = \(number)"]
    case .hitTest(let answer):
      guard plan.changesHitTest.contains(index) else { return [] }
      return set("answer", SwiftTestPlan.answer(answer, "$0").map(Self.closure) ?? "nil")
    case .pointInside(.alsoInside(let name)):
      return set("companion", plan.responders.node(name).map(plan.view) ?? "nil")
    case .next(let name): return set("successor", name.flatMap(responder) ?? "nil")
    case .scroll(let settings): return scroll(settings, index)
    case .touches, .pointInside, .tracking, .drag: return []
    }
  }

  /// What overrides answer is in the class.
  private func scroll(_ settings: ScrollSettings, _ index: Int) -> [String] {
    let view = plan.view(index)
    var lines: [String] = []
    func set(_ name: String, _ value: String?) {
      if let value { lines.append("\(view).\(name) = \(value)") }
    }
    if plan.scenario.nodes[index].viewClass == .tableView,
      let rows = plan.scrollDelegates[index]
    {
      if let count = settings.rows { lines.append("\(rows).count = \(count)") }
      if let line = settings.select, plan.choice(index).kinds.contains(.actions) {
        lines.append("\(rows).line = \(SwiftCode.quote(line))")
      }
      set("rowHeight", settings.rowHeight.map(SwiftCode.number))
      if settings.rows != nil { lines.append("\(view).reloadData()") }
      lines.append("\(view).layoutIfNeeded()")
    }
    set("contentSize", settings.contentSize.map(SwiftCode.size))
    set("contentOffset", settings.contentOffset.map(SwiftCode.point))
    set("delaysContentTouches", settings.delaysContentTouches.map { "\($0)" })
    set("canCancelContentTouches", settings.canCancelContentTouches.map { "\($0)" })
    set("bounces", settings.bounces.map { "\($0)" })
    set("isDirectionalLockEnabled", settings.directionalLock.map { "\($0)" })
    return lines
  }

  private static func closure(_ answer: String) -> String {
    answer.contains("$0") ? "{ \(answer) }" : "{ _ in \(answer) }"
  }

  /// A frame as it is before the transform.
  private func frame(_ frame: CGRect, of index: Int) -> [String] {
    let view = plan.view(index)
    let isTransformed = plan.scenario.nodes[index].properties.contains {
      if case .transform(let transform) = $0 { !transform.isIdentity } else { false }
    }
    guard isTransformed else { return ["\(view).frame = \(SwiftCode.rectangle(frame))"] }
    let size = SwiftCode.size(frame.size)
    let center = SwiftCode.point(CGPoint(x: frame.midX, y: frame.midY))
    return ["\(view).bounds.size = \(size)", "\(view).center = \(center)"]
  }

  private func title(_ title: String, _ viewClass: ViewClass, _ view: String) -> [String] {
    switch viewClass {
    case .label, .textField: ["\(view).text = \(title)"]
    case .button: ["\(view).setTitle(\(title), for: .normal)"]
    default: []
    }
  }

  private func value(_ value: Double, _ viewClass: ViewClass, _ view: String) -> [String] {
    switch viewClass {
    case .onOffSwitch: ["\(view).isOn = \(value != 0)"]
    case .slider, .stepper: ["\(view).value = \(SwiftCode.number(value))"]
    case .segmentedControl: ["\(view).selectedSegmentIndex = \(Int(value))"]
    case .pageControl: ["\(view).currentPage = \(Int(value))"]
    default: []
    }
  }

  /// A responder as an expression.
  func responder(_ name: String) -> String? {
    switch plan.responders.responder(name) {
    case .view(let index)?: plan.view(index)
    case .controller(let index)?: plan.controllers[index]
    case .application?: "host.application"
    case .delegate?: "delegate"
    case nil: nil
    }
  }

  /// A simple turn or scale as one would write it, if that gives the very same numbers.
  private static func statement(_ head: String, _ transform: CGAffineTransform) -> [String] {
    let degrees = (atan2(transform.b, transform.a) * 180 / .pi).rounded()
    if transform == CGAffineTransform(rotationAngle: degrees * .pi / 180) {
      return ["\(head)CGAffineTransform(rotationAngle: \(SwiftCode.number(degrees)) * .pi / 180)"]
    }
    func call(_ parts: [(name: String, value: CGFloat)]) -> [String] {
      SwiftCode.call(
        "\(head)CGAffineTransform", parts.map { "\($0.name): \(SwiftCode.number($0.value))" },
        indent: 0)
    }
    if transform == CGAffineTransform(scaleX: transform.a, y: transform.d) {
      return call([("scaleX", transform.a), ("y", transform.d)])
    }
    if transform == CGAffineTransform(translationX: transform.tx, y: transform.ty) {
      return call([("translationX", transform.tx), ("y", transform.ty)])
    }
    return call([
      ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d),
      ("tx", transform.tx), ("ty", transform.ty),
    ])
  }

  // MARK: Recognizers

  func statements(_ property: GestureProperty, _ id: SwiftTestPlan.GestureID) -> [String] {
    let name = plan.gestures[id] ?? ""
    func set(_ property: String, _ value: String) -> [String] { ["\(name).\(property) = \(value)"] }
    func members(_ words: [String]) -> String {
      words.count == 1 ? ".\(words[0])" : "[\(words.map { ".\($0)" }.joined(separator: ", "))]"
    }
    switch property {
    case .isEnabled(let isOn): return set("isEnabled", "\(isOn)")
    case .cancelsTouchesInView(let isOn): return set("cancelsTouchesInView", "\(isOn)")
    case .delaysTouchesBegan(let isOn): return set("delaysTouchesBegan", "\(isOn)")
    case .delaysTouchesEnded(let isOn): return set("delaysTouchesEnded", "\(isOn)")
    case .requiresExclusiveTouchType(let isOn):
      return set("requiresExclusiveTouchType", "\(isOn)")
    case .allowedTouchTypes(let types): return set("allowedTouchTypes", "\(types)")
    case .numberOfTapsRequired(let count): return set("numberOfTapsRequired", "\(count)")
    case .numberOfTouchesRequired(let count): return set("numberOfTouchesRequired", "\(count)")
    case .minimumPressDuration(let seconds):
      return set("minimumPressDuration", SwiftCode.number(seconds))
    case .allowableMovement(let points):
      return set("allowableMovement", SwiftCode.number(points))
    case .direction(let words): return set("direction", members(words))
    case .edges(let words): return set("edges", members(words))
    case .minimumNumberOfTouches(let count): return set("minimumNumberOfTouches", "\(count)")
    case .maximumNumberOfTouches(let count): return set("maximumNumberOfTouches", "\(count)")
    case .swingCount(let count): return set("swingCount", "\(count)")
    case .requireToFail(let names):
      return names.flatMap { wanted in
        plan.allGestures.filter { $0.gesture.shownName == wanted && $0.id != id }
          .compactMap { plan.gestures[$0.id] }.map { "\(name).require(toFail: \($0))" }
      }
    case .ignores, .canPrevent, .canBePreventedBy: return []
    case .shouldBegin, .shouldReceive, .simultaneousWith, .shouldRequireFailureOf,
      .shouldBeRequiredToFailBy:
      guard let delegate = plan.delegates[id],
        let answer = SwiftTestPlan.delegateAnswer(property)
      else { return [] }
      return ["\(delegate).\(answer)"]
    }
  }
}
