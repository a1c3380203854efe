// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// The conditions under which a delegate, a view or a responder answers true or acts: all of them must hold.
package struct GestureCondition: Equatable, Sendable {
  /// One of the conditions.
  package struct Clause: Equatable, Sendable {
    /// The fact that is compared.
    package let test: Test
    /// True when the test must not hold: the key begins with `not`.
    package let isNegated: Bool

    /// Makes a condition.
    package init(_ test: Test, isNegated: Bool = false) {
      self.test = test
      self.isNegated = isNegated
    }

    /// The key in a file: `in`, `notIn`.
    package var key: String { test.key.name(isNegated: isNegated) }
  }

  /// Facts to compare. The touched view is `touch.view`; where no touch is given, the view at the recognizer's
  /// location.
  package enum Test: Equatable, Sendable {
    /// The touched view is one of these, by name.
    case view([String])
    /// The touched view is one of these or lies in one, by name.
    case inView([String])
    /// The touched view is of one of these classes.
    case viewClass([ViewClass])
    /// The touched view, or a view that it lies in, is of one of these classes.
    case inClass([ViewClass])
    /// The location lies in a rectangle of the view that the recognizer is on, or that answers.
    case area(CGRect)
    /// A pan moves in one of these directions, by its translation. Holds for other recognizers.
    case travel([Way])
    /// A pan moves in one of these directions, by its velocity. Holds for other recognizers.
    case velocity([Way])
    /// A pan is at least this fast, in points per second. Holds for other recognizers.
    case minimumSpeed(Double)
    /// The content of a scroll view, by name, is at one of its ends.
    case scrolledTo(String, End)
    /// One of these controls, by name, tracks a touch.
    case tracking([String])
    /// The recognizer has one of these names.
    case gesture([String])
    /// The recognizer is of one of these classes.
    case gestureClass([RecognizerClass])

    /// The key that a file has for it.
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

  /// The direction of a movement: the longer side of the vector decides.
  package enum Way: String, CaseIterable, Sendable {
    case right, left, up, down, horizontal, vertical
  }

  /// An end of a scroll view's content.
  package enum End: String, CaseIterable, Sendable {
    case top, bottom, left, right
  }

  /// The conditions, in the order of the file.
  package var clauses: [Clause]
  /// True for the answer false, whatever the conditions.
  package var isNever = false

  /// Makes conditions; without any the answer is true.
  package init(_ clauses: [Clause] = []) { self.clauses = clauses }

  /// Makes a fixed answer.
  package init(fixed answer: Bool) {
    clauses = []
    isNever = !answer
  }

  /// The views that are named, or the recognizers.
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

  /// The conditions as the JSON of a file.
  package var json: String {
    if clauses.isEmpty { return "\(!isNever)" }
    let members = clauses.map { "\(JSONString.quote($0.key)): \($0.test.json)" }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension GestureCondition.Test {
  /// The value of the key as JSON.
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

  /// Keys for a question about a touch.
  static let ofTouches = [Self.view, .inView, .viewClass, .inClass, .area, .scrolledTo, .tracking]
  /// Keys for a delegate's `gestureRecognizerShouldBegin(_:)`.
  static let ofBeginning = ofTouches + [.travel, .velocity, .minimumSpeed]
  /// Keys for a view's `gestureRecognizerShouldBegin(_:)`.
  static let ofViews = ofBeginning + [.gesture, .gestureClass]

  /// The key as a file has it, or the one for the opposite.
  func name(isNegated: Bool) -> String {
    isNegated ? "not\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" : rawValue
  }
}
