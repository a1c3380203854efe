// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Draws text fields: the border, the text or the placeholder, the caret, the clear button.
struct TextFieldPainter: ViewPainter {
  func paint(_ view: UITextField, on canvas: Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      drawSurrounding(of: view, on: canvas)
      drawText(of: view, on: canvas)
      if view.isClearButtonShown { drawClearButton(of: view, on: canvas) }
    }
  }

  private func drawSurrounding(of view: UITextField, on canvas: Canvas) {
    func border(radius: CGFloat = 0, width: CGFloat = 1, _ color: Color) {
      canvas.border(view.bounds, cornerRadius: radius, width: width, color: color)
    }
    switch view.borderStyle {
    case .none: break
    case .line: border(ControlLook.label)
    case .bezel: border(width: 2, ControlLook.hairline)
    case .roundedRect:
      canvas.fill(
        view.bounds, cornerRadius: 6, color: view.backgroundColor.map { Color($0) } ?? .white)
      border(radius: 6, ControlLook.hairline)
    }
  }

  private func drawText(of view: UITextField, on canvas: Canvas) {
    let style = TextStyle(view.font ?? .systemFont(ofSize: 17))
    let (text, alignment) = (view.displayedText, view.textAlignment)
    let color =
      view.hasText ? view.textColor.map { Color($0) } ?? ControlLook.label : ControlLook.faded
    guard let caret = view.caretPosition else {
      let rect =
        view.hasText
        ? view.textRect(forBounds: view.bounds) : view.placeholderRect(forBounds: view.bounds)
      return canvas.draw(text, in: rect, style: style, color: color, alignment: alignment)
    }
    let rect = view.editingRect(forBounds: view.bounds)
    guard rect.width > 0, rect.height > 0 else { return }
    let extent = canvas.extent(of: text, style: style)
    let before = view.hasText ? String(text.prefix(caret)) : ""
    let caretX = canvas.extent(of: before, style: style).width
    let left = TextFieldPainter.start(of: extent.width, caretX: caretX, in: rect, alignment)
    let baseline = rect.midY + (extent.ascent - extent.descent) / 2
    canvas.save()
    canvas.state.clip(to: rect.insetBy(dx: -2, dy: 0))
    let tint = Color(view.tintColor ?? .systemBlue)
    func fill(_ x: CGFloat, width: CGFloat, cornerRadius: CGFloat = 0, _ color: Color) {
      let height = extent.ascent + extent.descent
      canvas.fill(
        CGRect(x: left + x, y: baseline - extent.ascent, width: width, height: height),
        cornerRadius: cornerRadius, color: color)
    }
    if let selected = view.selectedCharacters {
      let ends = [selected.lowerBound, selected.upperBound].map {
        canvas.extent(of: String(text.prefix($0)), style: style).width
      }
      fill(ends[0], width: ends[1] - ends[0], tint.withAlpha(0.35))
    }
    canvas.draw(text, baseline: CGPoint(x: left, y: baseline), style: style, color: color)
    fill(caretX - 0.5, width: 2, cornerRadius: 1, tint)
    canvas.restore()
  }

  /// Returns the x coordinate of the text's left edge. Text that does not fit is moved so that the caret is visible.
  static func start(
    of width: CGFloat, caretX: CGFloat, in rect: CGRect, _ alignment: NSTextAlignment
  ) -> CGFloat {
    width > rect.width
      ? rect.minX - max(0, caretX - rect.width) : alignment.left(of: width, in: rect)
  }

  private func drawClearButton(of view: UITextField, on canvas: Canvas) {
    let rect = view.clearButtonRect(forBounds: view.bounds)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - 1
    canvas.disc(center: middle, radius: radius, color: ControlLook.faded)
    let reach = radius * 0.42
    for side in [reach, -reach] {
      canvas.stroke(about: middle, reach: CGVector(dx: side, dy: reach), width: 1.6, .white)
    }
  }
}
