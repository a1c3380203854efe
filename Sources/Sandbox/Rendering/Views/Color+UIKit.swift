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
