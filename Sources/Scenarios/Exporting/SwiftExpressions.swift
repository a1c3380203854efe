// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Returns values as Swift expressions.
extension String {
  /// A string literal.
  var swift: String { "\"\(escaped)\"" }

  /// The text with quotes, backslashes and control characters escaped, for a Swift string literal.
  var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default:
        VisibleText.isHidden(scalar)
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }.joined()
  }
}

extension [String] {
  /// The strings as an array literal of Swift.
  var swift: String { "[\(map(\.swift).joined(separator: ", "))]" }

  /// The Swift expression for an option set whose members have these names.
  var swiftOptions: String {
    count == 1 ? ".\(self[0])" : "[\(map { ".\($0)" }.joined(separator: ", "))]"
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first appearance.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension BinaryFloatingPoint {
  /// The number in Swift, without ".0" for whole numbers.
  var swift: String { JSONNumber.text(Double(self)) }
}

extension CGPoint {
  var swift: String { "CGPoint(x: \(x.swift), y: \(y.swift))" }
}

extension CGSize {
  var swift: String { "CGSize(width: \(width.swift), height: \(height.swift))" }
}

extension UIEdgeInsets {
  var swift: String {
    "UIEdgeInsets(top: \(top.swift), left: \(left.swift), bottom: \(bottom.swift), right: \(right.swift))"
  }
}

extension CGRect {
  var swift: String {
    "CGRect(x: \(minX.swift), y: \(minY.swift), width: \(width.swift), height: \(height.swift))"
  }
}

extension CGAffineTransform {
  /// The short initializer for a rotation, a scale or a translation, if it gives exactly the same numbers.
  var swift: String {
    let degrees = (atan2(b, a) * 180 / .pi).rounded()
    if self == CGAffineTransform(rotationAngle: degrees * .pi / 180) {
      return "CGAffineTransform(rotationAngle: \(degrees.swift) * .pi / 180)"
    }
    if self == CGAffineTransform(scaleX: a, y: d) {
      return "CGAffineTransform(scaleX: \(a.swift), y: \(d.swift))"
    }
    if self == CGAffineTransform(translationX: tx, y: ty) {
      return "CGAffineTransform(translationX: \(tx.swift), y: \(ty.swift))"
    }
    let matrix = "a: \(a.swift), b: \(b.swift), c: \(c.swift), d: \(d.swift)"
    return "CGAffineTransform(\(matrix), tx: \(tx.swift), ty: \(ty.swift))"
  }
}

extension LogChoice {
  /// The beginning of a logged line: the time, if the test logs times; else empty.
  var time: String { showsTimes ? "\\(time)" : "" }
}
