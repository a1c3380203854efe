// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A colour in the notation of files: a name, or hexadecimal digits.
struct ScenarioColor {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  private static let named: [(name: String, color: UIColor)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
    ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
    ("brown", .brown), ("clear", .clear), ("systemBlue", .systemBlue),
    ("systemGreen", .systemGreen), ("systemRed", .systemRed), ("systemOrange", .systemOrange),
    ("systemYellow", .systemYellow), ("systemPurple", .systemPurple),
    ("systemTeal", .systemTeal), ("systemGray", .systemGray),
    ("systemBackground", .systemBackground),
  ]

  static let names = named.map(\.name)

  init?(_ text: String) {
    if let color = Self.named.first(where: { $0.name == text })?.color.cgColor {
      (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
      return
    }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xff : value
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xff) / 255 }
    (red, green, blue, alpha) = (part(24), part(16), part(8), part(0))
  }
}
