// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension Canvas {
  /// A name that fits into a width: where it is too long its middle is left out, for beginning and end tell it
  /// from others.
  func shortenedInside(_ name: String, style: TextStyle, width: CGFloat) -> String {
    guard extent(of: name, style: style).width > width else { return name }
    let letters = Array(name)
    for count in stride(from: letters.count - 1, to: 1, by: -1) {
      let text = String(letters.prefix((count + 1) / 2)) + "…" + String(letters.suffix(count / 2))
      if extent(of: text, style: style).width <= width { return text }
    }
    return "…"
  }
}
