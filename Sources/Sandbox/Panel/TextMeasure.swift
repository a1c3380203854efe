// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// How much room text takes, for views that arrange themselves around it.
@MainActor
struct TextMeasure {
  private let typeface: Typeface

  init(_ typeface: Typeface) {
    self.typeface = typeface
  }

  /// The lines that text breaks into.
  func lines(of text: String, font: UIFont, width: CGFloat, atMost count: Int) -> [String] {
    typeface.lines(of: text, style: TextStyle(font), width: width, atMost: count)
  }

  /// How wide a line is, in points.
  func width(of text: String, font: UIFont) -> CGFloat {
    typeface.extent(of: text, style: TextStyle(font)).width
  }

  /// From one line to the next, in points.
  func lineHeight(_ font: UIFont) -> CGFloat {
    typeface.extent(of: "", style: TextStyle(font)).lineHeight
  }
}
