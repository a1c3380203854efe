// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A change of one property of one object, by the object's locator: an edit of the inspector, which another run of the
/// same take can repeat.
struct PropertyEdit: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case point(CGPoint)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case text(String)
  }

  let target: Locator
  /// The property, as UIKit names it.
  let property: String
  let value: Value

  /// Sets the property.
  ///
  /// - Returns: whether the target exists and has such a property.
  @MainActor
  @discardableResult
  func apply(in application: UIApplication) -> Bool {
    guard let object = target.resolve(in: application),
      let property = PropertyCatalog.property(property, of: object)
    else { return false }
    return property.set(value, on: object)
  }
}
