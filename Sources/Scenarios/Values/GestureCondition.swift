// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// The conditions under which a method returns true or an action runs. All of them must hold.
package struct GestureCondition: Equatable, Sendable {
  /// One of the conditions.
  package struct Clause: Equatable, Sendable {
    /// The test.
    package let test: Test
    /// True if the key begins with `not`: the condition then holds if the test does not.
    package let isNegated: Bool

    /// Makes a condition.
    package init(_ test: Test, isNegated: Bool = false) {
      self.test = test
      self.isNegated = isNegated
    }

    /// The key in a file, such as `in` or `notIn`.
    package var key: String { test.key.name(isNegated: isNegated) }
  }

  /// A test. The touched view is `touch.view` or, without a touch, the view at the recognizer's location.
  package enum Test: Equatable, Sendable {
    /// The touched view is one of these, by name.
    case view([String])
    /// The touched view is one of these, or a subview of one at any depth, by name.
    case inView([String])
    /// The touched view is of one of these classes.
    case viewClass([ViewClass])
    /// The touched view, or a superview, is of one of these classes.
    case inClass([ViewClass])
    /// The location is in a rectangle, in the coordinates of the recognizer's view. In the conditions of a view's
    /// override or touch action, in the coordinates of that view.
    case area(CGRect)
    /// A pan's translation points in one of these directions. Always true for other recognizers.
    case travel([Way])
    /// A pan's velocity points in one of these directions. Always true for other recognizers.
    case velocity([Way])
    /// A pan's velocity is at least this, in points per second. Always true for other recognizers.
    case minimumSpeed(Double)
    /// The content of the named scroll view is at this end.
    case scrolledTo(String, End)
    /// One of these controls, by name, tracks a touch.
    case tracking([String])
    /// The recognizer has one of these names.
    case gesture([String])
    /// The recognizer is of one of these classes.
    case gestureClass([RecognizerClass])

    /// The key of this condition in files.
    package var key: ConditionKey {
      switch self {
      case .view: .view
      case .inView: .inView
      case .viewClass: .viewClass
      case .inClass: .inClass
      case .area: .area
      case .travel: .travel
      case .velocity: .velocity
      case .minimumSpeed: .minimumSpeed
      case .scrolledTo: .scrolledTo
      case .tracking: .tracking
      case .gesture: .gesture
      case .gestureClass: .gestureClass
      }
    }
  }

  /// A direction of movement. A vector has the direction of its larger component.
  package enum Way: String, CaseIterable, Sendable {
    case right, left, up, down, horizontal, vertical
  }

  /// An end of a scroll view's content.
  package enum End: String, CaseIterable, Sendable {
    case top, bottom, left, right
  }

  /// The conditions, in the order of the file.
  package var clauses: [Clause]
  /// True if the result is always false.
  package var isNever = false

  /// Makes conditions. Without any, the result is true.
  package init(_ clauses: [Clause] = []) { self.clauses = clauses }

  /// Makes a constant result.
  package init(fixed answer: Bool) {
    clauses = []
    isNever = !answer
  }

  /// Returns the names of views in the conditions, or those of recognizers.
  func names(ofGestures: Bool) -> [String] {
    clauses.flatMap { clause -> [String] in
      switch clause.test {
      case .view(let names), .inView(let names), .tracking(let names): ofGestures ? [] : names
      case .scrolledTo(let name, _): ofGestures ? [] : [name]
      case .gesture(let names): ofGestures ? names : []
      case .viewClass, .inClass, .area, .travel, .velocity, .minimumSpeed, .gestureClass: []
      }
    }
  }

  /// The conditions as JSON.
  package var json: String {
    if clauses.isEmpty { return "\(!isNever)" }
    let members = clauses.map { "\(JSONString.quote($0.key)): \($0.test.json)" }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension GestureCondition.Test {
  /// The value of the condition as JSON.
  fileprivate var json: String {
    func list(_ words: [String]) -> String {
      "[\(words.map(JSONString.quote).joined(separator: ", "))]"
    }
    func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
    return switch self {
    case .view(let names), .inView(let names), .tracking(let names), .gesture(let names):
      list(names)
    case .viewClass(let classes), .inClass(let classes): list(classes.map(\.rawValue))
    case .gestureClass(let classes): list(classes.map(\.rawValue))
    case .area(let rect):
      "[\(numbers(rect).map { JSONNumber.text($0) }.joined(separator: ", "))]"
    case .travel(let ways), .velocity(let ways): list(ways.map(\.rawValue))
    case .minimumSpeed(let speed): JSONNumber.text(speed)
    case .scrolledTo(let name, let end):
      "{\(JSONString.quote(name)): \(JSONString.quote(end.rawValue))}"
    }
  }
}

/// The keys of conditions, without those that begin with `not`.
package enum ConditionKey: String, CaseIterable, Sendable {
  case view
  case inView = "in"
  case viewClass = "class"
  case inClass, area, travel, velocity, minimumSpeed
  case scrolledTo, tracking, gesture, gestureClass

  /// The keys for delegate methods that take a touch, such as `gestureRecognizer(_:shouldReceive:)`.
  static let ofTouches = [Self.view, .inView, .viewClass, .inClass, .area, .scrolledTo, .tracking]
  /// The keys for a delegate's `gestureRecognizerShouldBegin(_:)`.
  static let ofBeginning = ofTouches + [.travel, .velocity, .minimumSpeed]
  /// The keys for a view's `gestureRecognizerShouldBegin(_:)`.
  static let ofViews = ofBeginning + [.gesture, .gestureClass]

  /// Returns the key in files, or the key of its negation.
  func name(isNegated: Bool) -> String {
    isNegated ? "not\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" : rawValue
  }
}
