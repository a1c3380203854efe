// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Measures text for views whose layout depends on it.
@MainActor
struct TextMeasure {
  private let typeface: Typeface

  init(_ typeface: Typeface) {
    self.typeface = typeface
  }

  func lines(of text: String, font: UIFont, width: CGFloat, atMost count: Int) -> [String] {
    typeface.lines(of: text, style: TextStyle(font), width: width, atMost: count)
  }

  /// Returns the width of a line, in points.
  func width(of text: String, font: UIFont) -> CGFloat {
    typeface.extent(of: text, style: TextStyle(font)).width
  }

  /// Returns the font in which a line fits a width: smaller than the given one if needed, but at least 8 points.
  func font(for text: String, _ font: UIFont, width: CGFloat) -> UIFont {
    let wanted = self.width(of: text, font: font)
    guard wanted > width, width > 0 else { return font }
    let size = max(8, (font.pointSize * width / wanted * 4).rounded(.down) / 4)
    return UIFont.systemFont(ofSize: size, weight: font.weight)
  }

  /// Returns the height of a label for its text at a width, in points.
  func height(of label: UILabel, width: CGFloat, atMost count: Int = 12) -> CGFloat {
    let lines = lines(of: label.text ?? "", font: label.font, width: width, atMost: count)
    return height(ofLines: lines.count, label.font)
  }

  /// Returns the height of some lines, in points.
  func height(ofLines count: Int, _ font: UIFont) -> CGFloat {
    (CGFloat(count) * lineHeight(font)).rounded(.up) + 1
  }

  /// Returns the distance from one line to the next, in points.
  func lineHeight(_ font: UIFont) -> CGFloat {
    typeface.extent(of: "", style: TextStyle(font)).lineHeight
  }
}

extension UILabel {
  /// Makes a label of the interface. `lines` is the largest number of lines; 0 for no limit.
  convenience init(
    _ text: String?, _ font: UIFont, _ color: UIColor?, _ alignment: NSTextAlignment = .left,
    lines: Int = 1
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    if let color { textColor = color }
    textAlignment = alignment
    numberOfLines = lines
  }
}
