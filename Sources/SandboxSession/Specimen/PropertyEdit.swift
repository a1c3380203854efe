// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// A change of one property of an object. A locator identifies the object, so that another run of the same input can
/// repeat the edit.
package struct PropertyEdit: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case point(CGPoint)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case text(String)
  }

  let target: Locator
  /// The property's name in UIKit.
  let property: String
  let value: Value

  /// Sets the property.
  ///
  /// - Returns: whether the object exists and has the property.
  @MainActor
  @discardableResult
  func apply(in application: UIApplication) -> Bool {
    guard let object = target.resolve(in: application),
      let property = PropertyCatalog.property(property, of: object)
    else { return false }
    return property.set(value, on: object)
  }
}
