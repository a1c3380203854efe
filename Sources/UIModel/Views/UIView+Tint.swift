// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The tint colour of a view. A view without one inherits it from the nearest superview with a tint colour of its own.
extension UIView {
  final var inheritedTintColor: UIColor {
    let color = storedTintColor ?? storedSuperview?.tintColor ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  /// The mode in effect: the view's own, or else the superview's; normal if none is set.
  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    let mode = extras.tintAdjustmentMode
    if mode != .automatic { return mode }
    return storedSuperview?.tintAdjustmentMode ?? .normal
  }

  /// Calls `tintColorDidChange()` on this view and the views in it that inherit the tint from it.
  final func tellTintColorDidChange() {
    var open: [UIView] = [self]
    while let view = open.popLast() {
      view.noteVisualChange()
      open.append(contentsOf: view.storedSubviews.filter { $0.storedTintColor == nil }.reversed())
      // Calls app code: the view may change anything.
      view.tintColorDidChange()
    }
  }
}

extension UIColor {
  /// The colour as a grey of the same brightness. UIKit's exact dimming is not documented.
  var dimmed: UIColor {
    let light = 0.299 * cgColor.red + 0.587 * cgColor.green + 0.114 * cgColor.blue
    return UIColor(white: light, alpha: cgColor.alpha * 0.8)
  }
}
