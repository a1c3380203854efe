// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws segmented controls: the selected segment lies on the others as a card.
struct SegmentedControlPainter: ViewPainter {
  func paint(_ view: UISegmentedControl, on canvas: any Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      canvas.fill(view.bounds, cornerRadius: 9, color: ControlLook.fill)
      let rects = view.segmentRects
      for (index, rect) in rects.enumerated() {
        if index == view.selectedSegmentIndex {
          drawCard(rect, view, on: canvas)
        } else if index == view.pressedSegment {
          canvas.fill(
            rect.insetBy(dx: 2, dy: 2), cornerRadius: 7, color: ControlLook.pressedFill)
        }
        drawContent(of: index, in: rect, view, on: canvas, pictures: pictures)
        if index > 0 { drawLine(before: index, at: rect, view, on: canvas) }
      }
    }
  }

  private func drawCard(_ rect: CGRect, _ view: UISegmentedControl, on canvas: any Canvas) {
    let card = rect.insetBy(dx: 2, dy: 2)
    canvas.shadow(
      Shadow(
        color: Color.black.withAlpha(0.2), offset: CGSize(width: 0, height: 1), blur: 2),
      of: card, cornerRadius: 7)
    let color = view.selectedSegmentTintColor.map { Color($0) } ?? .white
    canvas.fill(card, cornerRadius: 7, color: color)
  }

  private func drawContent(
    of index: Int, in rect: CGRect, _ view: UISegmentedControl, on canvas: any Canvas,
    pictures: PictureStore
  ) {
    if let image = view.imageForSegment(at: index) {
      ImagePainter.draw(image, in: rect, mode: .center, on: canvas, pictures: pictures)
    }
    guard let title = view.titleForSegment(at: index) else { return }
    var style = TextStyle(ControlDefaults.segmentFont)
    if index == view.selectedSegmentIndex { style.weight = .bold }
    let color = view.isEnabledForSegment(at: index) ? ControlLook.label : ControlLook.faded
    canvas.draw(
      title, in: rect.insetBy(dx: 3, dy: 0), style: style, color: color, alignment: .center)
  }

  /// A thin line between two segments, not beside the selected one.
  private func drawLine(
    before index: Int, at rect: CGRect, _ view: UISegmentedControl, on canvas: any Canvas
  ) {
    let selected = view.selectedSegmentIndex
    guard selected != index, selected != index - 1 else { return }
    canvas.fill(
      CGRect(x: rect.minX - 0.5, y: rect.minY + 8, width: 1, height: max(0, rect.height - 16)),
      color: ControlLook.hairline)
  }
}
