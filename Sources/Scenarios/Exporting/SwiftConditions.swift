// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension GestureCondition {
  /// The Swift expressions that stand for the touched view and the location in conditions.
  struct SwiftSubject {
    /// The expression for the touched view, an optional.
    let hit: String
    /// The expression for the location, in the coordinates of the view to which areas refer.
    let location: String

    /// Returns the expressions for a touch, in the coordinates of a view.
    static func touch(in view: String) -> Self {
      Self(hit: "touch.view", location: "touch.location(in: \(view))")
    }
    /// Returns the expressions for a recognizer, in the coordinates of a view. The view may be optional.
    static func recognizer(in view: String, isOptional: Bool = false) -> Self {
      let location = "recognizer.location(in: \(view))"
      return Self(
        hit: "\(view)\(isOptional ? "?" : "").hitTest(\(location), with: nil)", location: location)
    }
  }

  /// Returns the conditions as a Boolean expression in Swift.
  ///
  /// - Parameters:
  ///   - subject: the expressions for the touch or recognizer.
  ///   - name: returns the expression for a view, by the view's name in the file.
  /// - Returns: the expression.
  func swift(_ subject: SwiftSubject, name: (String) -> String) -> String {
    if clauses.isEmpty { return "\(!isNever)" }
    return clauses.map { clause in
      let text = clause.test.swift(subject, clause.isNegated, name)
      return clauses.count > 1 && text.contains("||") ? "(\(text))" : text
    }.joined(separator: " && ")
  }
}

extension GestureCondition.Test {
  fileprivate func swift(
    _ subject: GestureCondition.SwiftSubject, _ isNegated: Bool, _ name: (String) -> String
  ) -> String {
    switch self {
    case .travel(let ways):
      return pan("translation", isNegated) { vector in
        ways.map { $0.swift(vector) }
      }
    case .velocity(let ways):
      return pan("velocity", isNegated) { vector in
        ways.map { $0.swift(vector) }
      }
    case .minimumSpeed(let speed):
      return pan("velocity", isNegated) { ["hypot(\($0).x, \($0).y) >= \(speed.swift)"] }
    case .view, .inView, .viewClass, .inClass, .area, .scrolledTo, .tracking, .gesture,
      .gestureClass:
      let parts = parts(subject, name)
      let text = parts.isEmpty ? "false" : parts.joined(separator: " || ")
      return isNegated ? "!(\(text))" : text
    }
  }

  private func parts(
    _ subject: GestureCondition.SwiftSubject, _ name: (String) -> String
  ) -> [String] {
    switch self {
    case .view(let names): names.map { "\(subject.hit) === \(name($0))" }
    case .inView(let names): names.map { "\(subject.hit)?.isDescendant(of: \(name($0))) == true" }
    case .viewClass(let classes): classes.map { "\(subject.hit) is \($0.rawValue)" }
    case .inClass(let classes):
      classes.map { own in
        "sequence(first: \(subject.hit) ?? UIView(), next: \\.superview)"
          + ".contains { $0 is \(own.rawValue) }"
      }
    case .area(let rect): ["\(rect.swift).contains(\(subject.location))"]
    case .scrolledTo(let view, let end): [end.swift(name(view))]
    case .tracking(let names): names.map { "\(name($0)).isTracking" }
    case .gesture(let names): names.map { "recognizer.name == \($0.swift)" }
    case .gestureClass(let classes): classes.map { "recognizer is \($0.rawValue)" }
    case .travel, .velocity, .minimumSpeed: []
    }
  }

  /// Returns an expression about a pan's translation or velocity. It is true for other recognizers.
  private func pan(
    _ vector: String, _ isNegated: Bool, _ parts: (String) -> [String]
  ) -> String {
    let text = parts("pan.\(vector)(in: pan.view)").joined(separator: " || ")
    let mark = isNegated ? "!(\(text))" : text
    return "((recognizer as? UIPanGestureRecognizer).map { pan in \(mark) } ?? true)"
  }
}

extension GestureCondition.Way {
  fileprivate func swift(_ vector: String) -> String {
    let (x, y) = ("\(vector).x", "\(vector).y")
    return switch self {
    case .right: "\(x) > abs(\(y))"
    case .left: "-\(x) > abs(\(y))"
    case .down: "\(y) > abs(\(x))"
    case .up: "-\(y) > abs(\(x))"
    case .horizontal: "abs(\(x)) > abs(\(y))"
    case .vertical: "abs(\(y)) > abs(\(x))"
    }
  }
}

extension GestureCondition.End {
  fileprivate func swift(_ view: String) -> String {
    switch self {
    case .top: "\(view).contentOffset.y <= 0"
    case .left: "\(view).contentOffset.x <= 0"
    case .bottom: "\(view).contentOffset.y >= \(view).contentSize.height - \(view).bounds.height"
    case .right: "\(view).contentOffset.x >= \(view).contentSize.width - \(view).bounds.width"
    }
  }
}

extension SwiftTestPlan {
  /// Returns the Swift expression for the view with this name; "nil" if there is no such view.
  func viewName(_ name: String) -> String { responders.node(name).map { nodes[$0].view } ?? "nil" }

  /// Returns a closure that returns the result of a delegate method.
  func answer(_ key: GestureKey, _ condition: GestureCondition) -> String {
    let view = "recognizer.view"
    let (head, subject): (String, GestureCondition.SwiftSubject) =
      key == .shouldBegin
      ? ("recognizer", .recognizer(in: view, isOptional: true))
      : ("recognizer, touch", .touch(in: view))
    return "{ \(head) in\n  \(condition.swift(subject, name: viewName))\n}"
  }
}
