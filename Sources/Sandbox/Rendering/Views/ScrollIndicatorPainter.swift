// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the bars that tell where in its content a scroll view is, over everything in it.
struct ScrollIndicatorPainter {
  /// Draws the indicators that show now, in the scroll view's own coordinates.
  @MainActor
  func paint(_ view: UIScrollView, on canvas: any Canvas) {
    for indicator in view.visibleIndicators {
      let frame = indicator.frame
      canvas.fill(
        frame, cornerRadius: min(frame.width, frame.height) / 2,
        color: color(of: view.indicatorStyle, opacity: indicator.opacity))
    }
  }

  private func color(of style: UIScrollView.IndicatorStyle, opacity: CGFloat) -> Color {
    switch style {
    case .default: Color.black.withAlpha(0.35 * opacity)
    case .black: Color.black.withAlpha(0.5 * opacity)
    case .white: Color.white.withAlpha(0.6 * opacity)
    }
  }
}
