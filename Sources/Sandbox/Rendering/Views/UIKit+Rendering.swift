// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension Color {
  /// A layer's or view's colour, with its parts rounded to bytes.
  init(_ color: CGColor) {
    self.init(
      red: Color.byte(color.red), green: Color.byte(color.green), blue: Color.byte(color.blue),
      alpha: Color.byte(color.alpha))
  }

  /// A view's colour.
  init(_ color: UIColor) {
    self.init(color.cgColor)
  }

  /// The colour for a view.
  var uiColor: UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(alpha) / 255)
  }
}

extension TextStyle {
  /// The style of a view's font. Medium is drawn regular, semibold and more bold.
  init(_ font: UIFont) {
    self.init(
      size: font.pointSize,
      weight: font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? .bold : .regular,
      design: font.isMonospaced ? .monospaced : .proportional)
  }
}

extension TextAlignment {
  /// The alignment of a label; justified and natural are left here.
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left, .justified, .natural: self = .left
    case .center: self = .center
    case .right: self = .right
    }
  }
}
