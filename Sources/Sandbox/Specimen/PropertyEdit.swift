import Foundation
import UIModel

/// A change of one property of one object, by the object's place: what an inspector does, and what another run
/// of the same take can be given.
struct PropertyEdit: Equatable, Sendable {
  /// A property's value.
  enum Value: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case point(CGPoint)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case text(String)
  }

  /// Whose property.
  let target: Locator
  /// The property, as UIKit names it.
  let property: String
  /// What it becomes.
  let value: Value

  /// Sets the property.
  ///
  /// - Returns: whether the target is there and has such a property.
  @MainActor
  @discardableResult
  func perform(in application: UIApplication) -> Bool {
    guard let object = target.resolve(in: application) else { return false }
    switch value {
    case .flag(let isOn): return set(isOn, on: object)
    case .number(let number): return set(number, on: object)
    case .point, .rect, .transform, .text: return place(object)
    }
  }

  @MainActor
  private func set(_ isOn: Bool, on object: AnyObject) -> Bool {
    switch (object, property) {
    case (let view as UIView, "isHidden"): view.isHidden = isOn
    case (let view as UIView, "isUserInteractionEnabled"): view.isUserInteractionEnabled = isOn
    case (let view as UIView, "isMultipleTouchEnabled"): view.isMultipleTouchEnabled = isOn
    case (let view as UIView, "isExclusiveTouch"): view.isExclusiveTouch = isOn
    case (let view as UIView, "clipsToBounds"): view.clipsToBounds = isOn
    case (let control as UIControl, "isEnabled"): control.isEnabled = isOn
    case (let control as UIControl, "isSelected"): control.isSelected = isOn
    case (let view as UIScrollView, "isScrollEnabled"): view.isScrollEnabled = isOn
    case (let view as UIScrollView, "delaysContentTouches"): view.delaysContentTouches = isOn
    case (let view as UIScrollView, "canCancelContentTouches"):
      view.canCancelContentTouches = isOn
    case (let recognizer as UIGestureRecognizer, "isEnabled"): recognizer.isEnabled = isOn
    case (let recognizer as UIGestureRecognizer, "cancelsTouchesInView"):
      recognizer.cancelsTouchesInView = isOn
    case (let recognizer as UIGestureRecognizer, "delaysTouchesBegan"):
      recognizer.delaysTouchesBegan = isOn
    case (let recognizer as UIGestureRecognizer, "delaysTouchesEnded"):
      recognizer.delaysTouchesEnded = isOn
    default: return false
    }
    return true
  }

  @MainActor
  private func set(_ number: Double, on object: AnyObject) -> Bool {
    switch (object, property) {
    case (let view as UIView, "alpha"): view.alpha = CGFloat(number)
    default: return false
    }
    return true
  }

  @MainActor
  private func place(_ object: AnyObject) -> Bool {
    guard let view = object as? UIView else { return false }
    switch (property, value) {
    case ("frame", .rect(let rect)): view.frame = rect
    case ("bounds", .rect(let rect)): view.bounds = rect
    case ("center", .point(let point)): view.center = point
    case ("transform", .transform(let transform)): view.transform = transform
    default: return false
    }
    return true
  }
}
