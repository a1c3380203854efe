// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The statements that set properties of nodes and recognizers, at the start and later.
extension SwiftTestPlan {
  /// Empty for properties that a test does not show, such as colours, or that its classes override.
  func statements(_ property: NodeProperty, _ index: Int) -> SwiftCode {
    let view = nodes[index].view
    switch property {
    case .frame(let frame): return self.frame(frame, of: index)
    case .segments(let titles):
      let segments = titles.enumerated().map { number, title in
        SwiftCode.call(
          "\(view).insertSegment",
          ["withTitle: \(title.swift)", "at: \(number)", "animated: false"])
      }
      return SwiftCode(["\(view).removeAllSegments()"] + segments)
    case .title(let title) where nodes[index].node.viewClass == .button:
      return "\(view).setTitle(\(title.swift), for: .normal)"
    case .selected(let number): return "\(nodes[index].controller).selectedIndex = \(number)"
    case .scroll(let settings): return scroll(settings, index)
    default:
      return SwiftCode(
        assignment(property, index).map { ["\(view).\($0.name) = \($0.value)"] } ?? [])
    }
  }

  /// The property of the view that is set, and the value; nil for what is no single property's.
  private func assignment(_ property: NodeProperty, _ index: Int) -> (name: String, value: String)?
  {
    switch property {
    case .level(let level): ("windowLevel", "UIWindow.Level(\(level.swift))")
    case .boundsOrigin(let origin): ("bounds.origin", origin.swift)
    case .transform(let transform): ("transform", transform.swift)
    case .title(let title):
      [.label, .textField].contains(nodes[index].node.viewClass) ? ("text", title.swift) : nil
    case .hidden(let isHidden): ("isHidden", "\(isHidden)")
    case .alpha(let alpha): ("alpha", alpha.swift)
    case .userInteraction(let isOn): ("isUserInteractionEnabled", "\(isOn)")
    case .multipleTouch(let isOn): ("isMultipleTouchEnabled", "\(isOn)")
    case .exclusiveTouch(let isOn): ("isExclusiveTouch", "\(isOn)")
    case .clips(let clips): ("clipsToBounds", "\(clips)")
    case .enabled(let isEnabled): ("isEnabled", "\(isEnabled)")
    case .pages(let count): ("numberOfPages", "\(count)")
    case .minimum(let value): ("minimumValue", value.swift)
    case .maximum(let value): ("maximumValue", value.swift)
    case .value(let value): Self.value(value, nodes[index].node.viewClass)
    case .hitTest(let answer) where changesHitTest.contains(index):
      ("answer", Self.closure(answer.answer(of: "$0")))
    case .pointInside(.alsoInside(let name)):
      ("companion", responders.node(name).map { nodes[$0].view } ?? "nil")
    case .next(let name): ("successor", name.flatMap(responder) ?? "nil")
    case .touches, .hitTest, .pointInside, .tracking, .drag, .color, .image, .frame, .segments,
      .selected, .scroll:
      nil
    }
  }

  private static func value(_ value: Double, _ viewClass: ViewClass) -> (
    name: String, value: String
  )? {
    switch viewClass {
    case .onOffSwitch: ("isOn", "\(value != 0)")
    case .slider, .stepper: ("value", value.swift)
    case .segmentedControl: ("selectedSegmentIndex", "\(Int(value))")
    case .pageControl: ("currentPage", "\(Int(value))")
    default: nil
    }
  }

  private static func closure(_ answer: String?) -> String {
    answer.map { $0.contains("$0") ? "{ \($0) }" : "{ _ in \($0) }" } ?? "nil"
  }

  /// Sets everything but the answers of overrides, which are in the class.
  private func scroll(_ settings: ScrollSettings, _ index: Int) -> SwiftCode {
    let view = nodes[index].view
    let values = [
      ("contentSize", settings.contentSize?.swift),
      ("contentOffset", settings.contentOffset?.swift),
      ("delaysContentTouches", settings.delaysContentTouches.map { "\($0)" }),
      ("canCancelContentTouches", settings.canCancelContentTouches.map { "\($0)" }),
      ("bounces", settings.bounces.map { "\($0)" }),
      ("isDirectionalLockEnabled", settings.directionalLock.map { "\($0)" }),
    ]
    let lines = values.compactMap { name, value in value.map { "\(view).\(name) = \($0)" } }
    guard nodes[index].isTable, let rows = nodes[index].scrollDelegate else {
      return SwiftCode(lines)
    }
    let line = nodes[index].logs(.actions) ? settings.select : nil
    return """
      \(settings.rows.map { "\(rows).count = \($0)" })
      \(line.map { "\(rows).line = \($0.swift)" })
      \(settings.rowHeight.map { "\(view).rowHeight = \($0.swift)" })
      \("\(view).reloadData()", if: settings.rows != nil)
      \(view).layoutIfNeeded()
      \(SwiftCode(lines))
      """
  }

  /// A frame as it is before the transform.
  private func frame(_ frame: CGRect, of index: Int) -> SwiftCode {
    let view = nodes[index].view
    let isTransformed = nodes[index].node.properties.contains {
      if case .transform(let transform) = $0 { !transform.isIdentity } else { false }
    }
    guard isTransformed else { return "\(view).frame = \(frame.swift)" }
    return """
      \(view).bounds.size = \(frame.size.swift)
      \(view).center = \(CGPoint(x: frame.midX, y: frame.midY).swift)
      """
  }

  /// A responder as an expression.
  private func responder(_ name: String) -> String? {
    switch responders.responder(name) {
    case .view(let index)?: nodes[index].view
    case .controller(let index)?: nodes[index].controller
    case .application?: "host.application"
    case .delegate?: "delegate"
    case nil: nil
    }
  }

  // MARK: Recognizers

  func statements(_ property: GestureProperty, of gesture: Gesture) -> SwiftCode {
    if let answer = property.delegateAnswer {
      return "\(gesture.delegate ?? "").\(answer.name) = \(answer.value)"
    }
    if let (key, value) = property.words { return "\(gesture.name).\(key.rawValue) = \(value)" }
    switch property {
    case .allowedTouchTypes(let types): return "\(gesture.name).allowedTouchTypes = \(types)"
    case .direction(let words): return "\(gesture.name).direction = \(words.swiftOptions)"
    case .edges(let words): return "\(gesture.name).edges = \(words.swiftOptions)"
    case .swingCount(let count): return "\(gesture.name).swingCount = \(count)"
    case .requireToFail(let names):
      let wanted = names.flatMap { name in
        gestures.filter { $0.gesture.shownName == name && $0.id != gesture.id }
      }
      return SwiftCode(wanted.map { "\(gesture.name).require(toFail: \($0.name))" })
    default: return SwiftCode()
    }
  }
}
