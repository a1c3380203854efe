// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws steppers: minus and plus side by side.
struct StepperPainter: ViewPainter {
  func paint(_ view: UIStepper, on canvas: any Canvas, pictures: PictureStore) {
    let radius: CGFloat = 8
    let ink = view.backgroundColor.map { Color($0) }?.isDark == true ? Color.white : nil
    canvas.fill(view.bounds, cornerRadius: radius, color: ControlLook.fill)
    for half in [UIStepper.Half.decrement, .increment] {
      let rect = view.rect(of: half)
      if view.pressedHalf == half {
        canvas.fill(
          rect.insetBy(dx: 1, dy: 1), cornerRadius: radius - 1, color: ControlLook.pressedFill)
      }
      let color =
        view.isEnabled(half)
        ? ink ?? ControlLook.label
        : ink?.withAlpha(0.4) ?? ControlLook.faded.withAlpha(0.45)
      drawSign(isPlus: half == .increment, in: rect, color, on: canvas)
    }
    canvas.fill(
      CGRect(
        x: view.bounds.midX - 0.5, y: view.bounds.minY + 7, width: 1,
        height: max(0, view.bounds.height - 14)),
      color: ink?.withAlpha(0.3) ?? ControlLook.hairline)
  }

  private func drawSign(isPlus: Bool, in rect: CGRect, _ color: Color, on canvas: any Canvas) {
    let (x, y, reach) = (rect.midX, rect.midY, CGFloat(6.5))
    canvas.line(
      from: CGPoint(x: x - reach, y: y), to: CGPoint(x: x + reach, y: y), width: 1.8,
      color: color)
    guard isPlus else { return }
    canvas.line(
      from: CGPoint(x: x, y: y - reach), to: CGPoint(x: x, y: y + reach), width: 1.8,
      color: color)
  }
}
