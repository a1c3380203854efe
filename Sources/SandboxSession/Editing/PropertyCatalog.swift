// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

/// All properties that matter for touches, by class.
@MainActor
package enum PropertyCatalog {
  /// The properties that a class declares, under its name.
  package struct Section {
    package let title: String
    package let properties: [Property]
  }

  /// Returns the properties of an object, those of its own class first. `past` is the outcome of a recognizer before
  /// its reset.
  package static func sections(of object: AnyObject, past: String? = nil) -> [Section] {
    if let recognizer = object as? UIGestureRecognizer {
      return recognizerSections(recognizer, past)
    }
    guard let view = object as? UIView else { return [] }
    let own =
      switch view {
      case is UIControl: [Section(title: "UIControl", properties: ofControls)]
      case is UIScrollView: [Section(title: "UIScrollView", properties: ofScrollViews)]
      default: [Section]()
      }
    let base = Section(title: "UIView", properties: ofViews)
    return (own + [base]).withClass(of: view)
      + [Section(title: "Methods to override", properties: overrides)]
  }

  /// Returns an object's property by name; nil if there is none.
  static func property(_ name: String, of object: AnyObject) -> Property? {
    for section in sections(of: object) {
      if let found = section.properties.first(where: { $0.name == name }) { return found }
    }
    return hidden.first { $0.name == name && $0.read(object) != nil }
  }

  // MARK: Views

  private static let ofViews: [Property] = [
    .flag("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    .flag("isHidden", \UIView.isHidden),
    .number("alpha", \UIView.alpha, in: 0...1, step: 0.1),
    .flag("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    .flag("isExclusiveTouch", \UIView.isExclusiveTouch),
    .flag("clipsToBounds", \UIView.clipsToBounds),
    .rect("frame", \UIView.frame),
    .transform("transform", \UIView.transform),
    .words("viewController") { (view: UIView) in
      guard let controller = view.next as? UIViewController else { return nil }
      return controller.journalName
    },
  ]

  /// Properties that edits may set, but that are not listed because they repeat `frame`.
  private static let hidden: [Property] = [
    .rect("bounds", \UIView.bounds), .point("center", \UIView.center),
  ]

  private static let ofControls: [Property] = [
    .flag("isEnabled", \UIControl.isEnabled),
    .flag("isSelected", \UIControl.isSelected),
    .words("tracking") { (control: UIControl) in
      control.isTracking ? (control.isTouchInside ? "yes, inside" : "yes, outside") : "no"
    },
    .words("actions") { (control: UIControl) in control.handlerWords }
      .naming { (control: UIControl) in control.handler },
  ]

  private static let ofScrollViews: [Property] = [
    .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
    .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    .flag("isScrollEnabled", \UIScrollView.isScrollEnabled),
    .flag("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
    .flag("isPagingEnabled", \UIScrollView.isPagingEnabled),
    .flag("bounces", \UIScrollView.bounces),
    .point("contentOffset", \UIScrollView.contentOffset),
    .words("contentSize") { (view: UIScrollView) in
      "\(PropertyText.number(view.contentSize.width)) × \(PropertyText.number(view.contentSize.height))"
    },
    .words("motion") { (view: UIScrollView) in
      view.isDragging
        ? "dragging" : view.isDecelerating ? "decelerating" : view.isTracking ? "tracking" : "none"
    },
  ]

  // MARK: Recognizers

  private static func recognizerSections(
    _ recognizer: UIGestureRecognizer, _ past: String?
  ) -> [Section] {
    let own: [Property] =
      switch recognizer {
      case is UITapGestureRecognizer: tap
      case is UILongPressGestureRecognizer: longPress
      case is UIPanGestureRecognizer: pan
      case is UISwipeGestureRecognizer: swipe
      default: []
      }
    let now = Section(title: "At this moment", properties: [state(past)] + standing)
    let named = Section(title: String(describing: type(of: recognizer)), properties: own)
    return [
      now, named, Section(title: "UIGestureRecognizer", properties: general),
      Section(title: "Relations and delegate", properties: relations(of: recognizer)),
    ]
    .filter { !$0.properties.isEmpty }
  }

  private static func state(_ past: String?) -> Property {
    .words("state") { (recognizer: UIGestureRecognizer) in
      let state = GestureState(rawValue: recognizer.state.rawValue)?.description
      return recognizer.state == .possible ? past ?? state : state
    }
  }

  private static let standing: [Property] = [
    .words("on") { (recognizer: UIGestureRecognizer) in recognizer.view?.journalName }
      .naming { (recognizer: UIGestureRecognizer) in recognizer.view },
    .words("waits for") { (recognizer: UIGestureRecognizer) in
      let names = recognizer.requiredToFail.map(\.journalName)
      return names.isEmpty ? nil : names.joined(separator: ", ") + " to fail"
    }
    .naming { (recognizer: UIGestureRecognizer) in recognizer.requiredToFail.first },
    .words("required by") { (recognizer: UIGestureRecognizer) in
      let names = recognizer.waitingForThis.map(\.journalName)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    .naming { (recognizer: UIGestureRecognizer) in recognizer.waitingForThis.first },
    .words("delegate") { (recognizer: UIGestureRecognizer) in
      recognizer.delegate.map { ($0 as? UIResponder)?.journalName ?? "\(type(of: $0))" }
    }
    .naming { (recognizer: UIGestureRecognizer) in recognizer.delegate },
    .words("actions") { (recognizer: UIGestureRecognizer) in
      let lines = recognizer.targetActions.map { ActionWords.of($0.target, $0.action) }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
    .naming { (recognizer: UIGestureRecognizer) in recognizer.targetActions.first?.target },
  ]

  private static let general: [Property] = [
    .flag("isEnabled", \UIGestureRecognizer.isEnabled),
    .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
    .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
    .flag("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
  ]

  private static let tap: [Property] = [
    .count("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, in: 1...10),
    .count("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, in: 1...10),
  ]

  private static let longPress: [Property] = [
    .number(
      "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, in: 0...60,
      step: 0.1),
    .number(
      "allowableMovement", \UILongPressGestureRecognizer.allowableMovement, in: 0...1_000, step: 5),
    .count("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, in: 0...10),
    .count(
      "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired, in: 1...10),
  ]

  private static let pan: [Property] = [
    .count(
      "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, in: 1...10),
    .count(
      "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches,
      in: 1...Int(Int32.max)),
  ]

  private static let swipe: [Property] = [
    .count(
      "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, in: 1...10),
    .words("direction") { (recognizer: UISwipeGestureRecognizer) in
      let words: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
      ]
      return words.filter { recognizer.direction.contains($0.0) }.map(\.1).joined(separator: ", ")
    },
  ]
}

extension [PropertyCatalog.Section] {
  /// Returns the sections. If the view has a class of the application, it is added to the first title, before its UIKit
  /// class: "SendButton: UIButton".
  @MainActor
  fileprivate func withClass(of view: UIView) -> [PropertyCatalog.Section] {
    let name = String(describing: type(of: view))
    guard let first, first.title != name else { return self }
    return [PropertyCatalog.Section(title: "\(name): \(first.title)", properties: first.properties)]
      + dropFirst()
  }
}

extension UIControl {
  /// The target that was added first; nil for none.
  fileprivate var handler: AnyObject? {
    var found: AnyObject?
    enumerateEventHandlers { _, target, _, stop in
      found = target.flatMap { owner, _ in owner.map { $0 as AnyObject } }
      stop = found != nil
    }
    return found
  }

  /// The control's events and their actions, one line for each event; nil if there are none.
  fileprivate var handlerWords: String? {
    var lines: [String] = []
    enumerateEventHandlers { action, target, event, _ in
      let names = event.names.joined(separator: ", ")
      if let (owner, selector) = target {
        lines.append("\(names) → \(ActionWords.of(owner.map { $0 as AnyObject }, selector))")
      } else if let action {
        lines.append("\(names) → \(action.title.isEmpty ? UIAction.untitledName : action.title)")
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

@MainActor
enum ActionWords {
  /// Returns a handler as text: "ListView.tapped". For an action without a name, it has the source line that added it:
  /// "ListView, ListView.swift:40". For an action of a scenario file, it is the line that the action logs.
  static func of(_ target: AnyObject?, _ action: Selector) -> String {
    guard let target else { return "\(action.name), sent up the responder chain" }
    if target is any LineTarget { return action.name }
    let who = (target as? UIResponder)?.journalName ?? String(describing: type(of: target))
    return action.name == action.shortName
      ? "\(who).\(action.name)" : "\(who), \(action.shortName)"
  }
}

/// Numbers as the property sheet shows and reads them.
package enum PropertyText {
  /// Returns a number as text, with at most three decimals and without trailing zeros.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "none" : value > 0 ? "∞" : "−∞" }
    // This value stands for "any number of fingers".
    if value == CGFloat(Int32.max) { return "any" }
    guard abs(value) < 1e9 else { return String(format: "%.3g", Double(value)) }
    let text = String(format: "%.3f", Double(value))
    var digits = Substring(text)
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return digits == "-0" ? "0" : String(digits)
  }

  package static func read(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: ",", with: ".").replacingOccurrences(of: "−", with: "-")
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
