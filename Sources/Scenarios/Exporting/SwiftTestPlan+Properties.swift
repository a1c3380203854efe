// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The statements that set properties of nodes and recognizers, at the start and later.
extension SwiftTestPlan {
  /// Empty for properties that a test does not show, such as colours, or that its classes override.
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
    case .pointInside(.alsoInside(let name)):
      return set("companion", responders.node(name).map { nodes[$0].view } ?? "nil")
    case .next(let name): return set("successor", name.flatMap(responder) ?? "nil")
    case .scroll(let settings): return scroll(settings, owner)
    case .touches, .pointInside, .tracking, .drag, .color, .image, .own: return SwiftCode()
    }
  }

  /// Sets everything but the answers of overrides, which are in the class.
  private func scroll(_ settings: ScrollSettings, _ owner: Node) -> SwiftCode {
    let view = owner.view
    let rows = owner.scrollDelegate ?? ""
    let line = owner.logs(.actions) ? settings.select : nil
    let table: SwiftCode = """
      \(settings.rows.map { "\(rows).count = \($0)" })
      \(line.map { "\(rows).line = \($0.swift)" })
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
      """
  }

  /// A frame as it is before the transform.
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

  func statements(_ property: GestureProperty, of gesture: Gesture) -> SwiftCode {
    let (name, delegate) = (gesture.name, gesture.delegate ?? "")
    if let (key, value) = property.words { return "\(name).\(key.rawValue) = \(value)" }
    switch property {
    case .allowedTouchTypes(let types): return "\(name).allowedTouchTypes = \(types)"
    case .direction(let words): return "\(name).direction = \(words.swiftOptions)"
    case .edges(let words): return "\(name).edges = \(words.swiftOptions)"
    case .count(.swingCount, let count): return "\(name).swingCount = \(count)"
    case .flag(.shouldBegin, let answer): return "\(delegate).mayBegin = \(answer)"
    case .flag(.shouldReceive, let answer): return "\(delegate).wantsTouches = \(answer)"
    case .names(.simultaneousWith, let names): return "\(delegate).runsWith = \(names.swift)"
    case .names(.shouldRequireFailureOf, let names):
      return "\(delegate).waitsFor = \(names.swift)"
    case .names(.shouldBeRequiredToFailBy, let names):
      return "\(delegate).isAwaitedBy = \(names.swift)"
    case .names(.requireToFail, let names):
      let others = names.flatMap { name in
        gestures.filter { $0.gesture.shownName == name && $0.id != gesture.id }
      }
      return SwiftCode(others.map { "\(name).require(toFail: \($0.name))" })
    default: return SwiftCode()
    }
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
      "\(view).subviews\(number == 0 ? "" : ".dropFirst(\(number))").first"
    // Its answer needs the search's.
    case .passThrough: nil
    }
  }

  /// The answer as a closure.
  fileprivate var closure: String {
    answer(of: "$0").map { "{ \(self == .nobody ? "_ in " : "")\($0) }" } ?? "nil"
  }
}
