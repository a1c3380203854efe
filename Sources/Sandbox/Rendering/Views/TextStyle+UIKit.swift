// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

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
