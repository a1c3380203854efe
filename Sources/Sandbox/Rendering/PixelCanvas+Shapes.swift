// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension PixelCanvas {
  func clear(_ color: Color) {
    let pixel = color.premultiplied()
    for y in state.clip.top..<max(state.clip.top, state.clip.bottom) {
      let row = buffer.base + (y * buffer.rowLength + state.clip.left)
      row.update(repeating: pixel, count: state.clip.width)
    }
  }

  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color) {
    guard let ink = ink(color) else { return }
    let isCut = !state.softClips.isEmpty
    if cornerRadius <= 0, let box = BoxShape(rect, transform: state.transform, isCut: isCut) {
      paint(box, ink: ink)
    } else if let shape = shape(rect, cornerRadius) {
      paint(shape, ink: ink)
    }
  }

  /// Fills what was worked out before, under the present transform.
  func fill(_ box: BoxShape, color: Color) {
    if let ink = ink(color) { paint(box, ink: ink) }
  }

  func fill(_ rect: CGRect, cornerRadius: CGFloat, gradient: LinearGradient) {
    guard let shape = shape(rect, cornerRadius),
      let ink = GradientInk(gradient, transform: state.transform, alpha: state.alpha)
    else { return }
    if let rows = ink.rows {
      paint(shape, ink: rows)
    } else {
      paint(shape, ink: VariedInk(source: ink, scratch: inkRow))
    }
  }

  func fill(_ contour: Contour, color: Color) {
    guard let ink = ink(color), let shape = ConvexShape(contour, transform: state.transform)
    else { return }
    paint(shape, ink: ink)
  }

  func border(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    guard width > 0, let ink = ink(color), let outside = shape(rect, cornerRadius) else { return }
    paint(outside, without: hole(ofBorder: rect, cornerRadius, width), ink: ink)
  }

  /// Works out a border, to be drawn often under the present transform and clip; nil where nothing shows.
  func prepare(borderOf rect: CGRect, cornerRadius: CGFloat, width: CGFloat) -> PreparedShape? {
    guard width > 0, let outside = shape(rect, cornerRadius) else { return nil }
    return PreparedShape(
      outside, without: hole(ofBorder: rect, cornerRadius, width), within: state.clip)
  }

  /// What a border lies around; nil for one that fills its rectangle.
  private func hole(
    ofBorder rect: CGRect, _ cornerRadius: CGFloat, _ width: CGFloat
  ) -> RoundedShape? {
    let reach = min(rect.width, rect.height) / 2
    guard width < reach else { return nil }
    return shape(rect.insetBy(dx: width, dy: width), max(0, min(cornerRadius, reach) - width))
  }

  func shadow(_ shadow: Shadow, of rect: CGRect, cornerRadius: CGFloat) {
    guard let ink = ink(shadow.color) else { return }
    guard shadow.blur > 0 else {
      let moved = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      fill(moved, cornerRadius: cornerRadius, color: shadow.color)
      return
    }
    guard let shape = shape(of: shadow, rect, cornerRadius) else { return }
    paint(shape, without: hole(of: shadow, rect, cornerRadius), ink: ink)
  }

  /// Works out a shadow, to be drawn often under the present transform and clip; nil where nothing shows.
  func prepare(_ shadow: Shadow, of rect: CGRect, cornerRadius: CGFloat) -> PreparedShape? {
    guard let shape = shape(of: shadow, rect, cornerRadius) else { return nil }
    return PreparedShape(
      shape, without: hole(of: shadow, rect, cornerRadius), within: state.clip)
  }

  private func shape(of shadow: Shadow, _ rect: CGRect, _ cornerRadius: CGFloat) -> ShadowShape? {
    ShadowShape(
      rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height),
      cornerRadius: cornerRadius, blur: shadow.blur, transform: state.transform, clip: state.clip)
  }

  /// What is left out of a shadow that is covered.
  private func hole(of shadow: Shadow, _ rect: CGRect, _ cornerRadius: CGFloat) -> RoundedShape? {
    guard shadow.isCovered else { return nil }
    // A pixel less than what covers the shadow, so that its smooth edge has the shadow below it.
    let pixel = 1.5 / max(1e-6, abs(state.transform.determinant).squareRoot())
    return shape(rect.insetBy(dx: pixel, dy: pixel), max(0, cornerRadius - pixel))
  }

  func draw(_ picture: Picture, in rect: CGRect) {
    guard state.alpha > 0, let shape = shape(rect, 0),
      let ink = ImageInk(picture, in: rect, transform: state.transform, alpha: state.alpha)
    else { return }
    paint(shape, ink: VariedInk(source: ink, scratch: inkRow))
  }

  private func shape(_ rect: CGRect, _ cornerRadius: CGFloat) -> RoundedShape? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return RoundedShape(rect, cornerRadius: cornerRadius, transform: state.transform)
  }
}
