// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A screen size that the phone can have.
///
/// Source: Apple's Human Interface Guidelines, Layout, device screen dimensions.
package struct PhoneSize: Equatable, Sendable {
  package let name: String
  package let size: CGSize

  package init(name: String, size: CGSize) {
    (self.name, self.size) = (name, size)
  }

  package static let all = [
    PhoneSize(name: "Small phone (iPhone SE, 1st)", size: CGSize(width: 320, height: 568)),
    PhoneSize(name: "Phone with a home button (iPhone SE)", size: CGSize(width: 375, height: 667)),
    PhoneSize(name: "Phone (iPhone 14)", size: CGSize(width: 390, height: 844)),
    PhoneSize(name: "Large phone (iPhone 15 Pro Max)", size: CGSize(width: 430, height: 932)),
    PhoneSize(name: "Small tablet (iPad mini)", size: CGSize(width: 744, height: 1_133)),
    PhoneSize(name: "Tablet (iPad)", size: CGSize(width: 820, height: 1_180)),
    PhoneSize(name: "Large tablet (iPad Pro 12.9)", size: CGSize(width: 1_024, height: 1_366)),
  ]

  /// Returns a size as text: "320 × 568 points".
  package static func words(of size: CGSize) -> String {
    "\(Int(size.width)) × \(Int(size.height)) points"
  }
}
