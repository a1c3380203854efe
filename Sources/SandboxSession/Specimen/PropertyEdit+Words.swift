// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension PropertyEdit.Value {
  /// The numbers in the value, as the fields of the property sheet show them. Angles are in degrees.
  package var numbers: [Double] {
    switch self {
    case .number(let number): return [number]
    case .point(let point): return [point.x, point.y]
    case .rect(let rect): return [rect.minX, rect.minY, rect.width, rect.height]
    case .transform(let transform):
      let parts = transform.decomposed()
      return [parts.scale.width, parts.scale.height, parts.rotation * 180 / .pi]
    case .flag, .text: return []
    }
  }

  /// Returns the same kind of value with other numbers. The parts of a transform that have no field stay the same.
  package func with(_ numbers: [Double]) -> PropertyEdit.Value {
    guard numbers.count == self.numbers.count else { return self }
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .rect:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform(let transform):
      var parts = transform.decomposed()
      parts.scale = CGSize(width: numbers[0], height: numbers[1])
      parts.rotation = numbers[2] * .pi / 180
      return .transform(CGAffineTransform(parts))
    case .flag, .text: return self
    }
  }

  /// The value as text: "true", "(0, 64, 390, 600)".
  var words: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .text(let text): text
    case .number(let number): PropertyText.number(number)
    case .point, .rect: "(\(numbers.map { PropertyText.number($0) }.joined(separator: ", ")))"
    case .transform:
      self == .transform(.identity)
        ? "identity"
        : "scale \(PropertyText.number(numbers[0])) × \(PropertyText.number(numbers[1])), "
          + "turned \(PropertyText.number(numbers[2]))°"
    }
  }
}
