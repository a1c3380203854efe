// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The axes along which a drag moves the content.
///
/// Source: UIScrollView.h. With the lock on, a drag that starts mainly along one axis moves the content only along that
/// axis, and a diagonal drag moves it freely. The meaning of "mainly" is not documented.
package struct DirectionalLock: OptionSet, Equatable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content moves along the x axis.
  package static let x = DirectionalLock(rawValue: 1 << 0)
  /// The content moves along the y axis.
  package static let y = DirectionalLock(rawValue: 1 << 1)
  /// The content moves along both axes.
  package static let free: DirectionalLock = [.x, .y]

  /// The axes for a drag that starts with the displacement `travel`.
  package init(firstTravel travel: CGPoint, isEnabled: Bool) {
    let (x, y) = (abs(travel.x), abs(travel.y))
    let ratio = ScrollDefaults.directionalLockRatio
    if isEnabled, x > 0, x >= ratio * y {
      self = .x
    } else if isEnabled, y > 0, y >= ratio * x {
      self = .y
    } else {
      self = .free
    }
  }

  /// Returns the part of a vector along these axes.
  package func part(of vector: CGPoint) -> CGPoint {
    CGPoint(x: contains(.x) ? vector.x : 0, y: contains(.y) ? vector.y : 0)
  }
}
