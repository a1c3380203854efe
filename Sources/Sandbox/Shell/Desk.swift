// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the background of the window and the phone's body.
enum Desk {
  private static let body = Color(hex: 0x0E0E11)
  private static let edge = Color(hex: 0x55565E)
  private static let edgeWidth: CGFloat = 1.5
  private static let shadow = Shadow(
    color: Color.black.withAlpha(0.5), offset: CGSize(width: 0, height: 4), blur: 8,
    isUnderOpaqueShape: true)

  @MainActor
  static func draw(_ layout: WorkbenchLayout, _ theme: Theme, on canvas: Canvas) {
    canvas.clear(theme.desk.last ?? .black)
    let area = layout.canvas
    canvas.save()
    canvas.state.clip(to: area)
    canvas.fill(
      area.insetBy(dx: -1, dy: -1),
      gradient: LinearGradient(start: .zero, end: CGPoint(x: 0, y: area.maxY), colors: theme.desk))
    let radius = (WorkbenchLayout.cornerRadius + WorkbenchLayout.bezel) * layout.phoneScale
    canvas.shadow(shadow, of: layout.body, cornerRadius: radius)
    canvas.fill(layout.body, cornerRadius: radius, color: body)
    canvas.border(layout.body, cornerRadius: radius, width: edgeWidth, color: edge)
    canvas.restore()
  }
}
