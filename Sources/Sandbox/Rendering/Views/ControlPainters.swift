// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the background of buttons. Their titles and pictures are separate views.
struct ButtonPainter: ViewPainter {
  func paint(_ view: UIButton, on canvas: Canvas, pictures: PictureStore) {
    if let image = view.currentBackgroundImage {
      ImagePainter.draw(
        image, in: view.backgroundRect(forBounds: view.bounds), mode: .scaleToFill, on: canvas,
        pictures: pictures)
    }
    if view.isTitleBoxed, let title = view.titleLabel {
      canvas.fill(
        title.frame.insetBy(dx: -3, dy: -2), cornerRadius: 5,
        color: Color(view.tintColor ?? .systemBlue).withAlpha(view.contentAlpha))
    }
    guard view.isGlyph else { return }
    let color = Color(view.currentTitleColor)
    canvas.ring(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
      radius: min(view.bounds.width, view.bounds.height) / 2 - 0.75, width: 1.5,
      color: color.withAlpha(CGFloat(color.alpha) / 255 * view.contentAlpha))
  }
}

/// Draws switches. The track's colour changes as the knob moves; the knob's position shows the state without colour.
struct SwitchPainter: ViewPainter {
  func paint(_ view: UISwitch, on canvas: Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      let on = Color(view.onTintColor ?? .systemGreen)
      canvas.capsule(
        view.trackRect, color: ControlLook.clearTrough.mixed(with: on, part: view.knobFraction))
    }
    var knob = view.thumbRect
    if view.isHighlighted {
      // While a finger is on the switch, the knob grows towards the middle.
      let growth: CGFloat = 5
      knob.origin.x -= growth * view.knobFraction
      knob.size.width += growth
    }
    ControlLook.drawKnob(knob, tint: view.thumbTintColor, on: canvas)
  }
}

/// Draws sliders. The track is in the tint colour up to the knob, and pale beyond it.
struct SliderPainter: ViewPainter {
  func paint(_ view: UISlider, on canvas: Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      var track = view.trackRect
      let radius = track.height / 2
      canvas.fill(
        track, cornerRadius: radius,
        color: view.maximumTrackTintColor.map { Color($0) } ?? ControlLook.trough)
      track.size.width = max(0, view.thumbRect.midX - track.minX)
      canvas.fill(
        track, cornerRadius: radius,
        color: Color(view.minimumTrackTintColor ?? view.tintColor ?? .systemBlue))
    }
    ControlLook.drawKnob(
      view.thumbRect.insetBy(dx: 1.5, dy: 1.5), tint: view.thumbTintColor, on: canvas)
  }
}

/// Draws steppers: minus and plus side by side.
struct StepperPainter: ViewPainter {
  func paint(_ view: UIStepper, on canvas: Canvas, pictures: PictureStore) {
    let ink = view.backgroundColor.map { Color($0) }?.isDark == true ? Color.white : nil
    canvas.fill(view.bounds, cornerRadius: 8, color: ControlLook.fill)
    for half in [UIStepper.Half.decrement, .increment] {
      let rect = view.rect(of: half)
      if view.pressedHalf == half {
        canvas.fill(rect.insetBy(dx: 1, dy: 1), cornerRadius: 7, color: ControlLook.pressedFill)
      }
      let color =
        view.isEnabled(half)
        ? ink ?? ControlLook.label
        : ink?.withAlpha(0.4) ?? ControlLook.faded.withAlpha(0.45)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      canvas.stroke(about: middle, reach: CGVector(dx: 6.5, dy: 0), width: 1.8, color)
      guard half == .increment else { continue }
      canvas.stroke(about: middle, reach: CGVector(dx: 0, dy: 6.5), width: 1.8, color)
    }
    canvas.separator(
      at: view.bounds.midX, view.bounds, margin: 7, ink?.withAlpha(0.3) ?? ControlLook.hairline)
  }
}

extension Canvas {
  /// Draws a line through a point, with the same length to both sides.
  func stroke(about middle: CGPoint, reach: CGVector, width: CGFloat, _ color: Color) {
    let start = CGPoint(x: middle.x - reach.dx, y: middle.y - reach.dy)
    let end = CGPoint(x: middle.x + reach.dx, y: middle.y + reach.dy)
    polyline([start, end], width: width, color: color)
  }

  /// Draws a thin vertical line between two parts of a control.
  fileprivate func separator(at x: CGFloat, _ rect: CGRect, margin: CGFloat, _ color: Color) {
    let height = max(0, rect.height - margin * 2)
    fill(CGRect(x: x - 0.5, y: rect.minY + margin, width: 1, height: height), color: color)
  }
}

/// Draws segmented controls. The selected segment looks like a card on top of the others.
struct SegmentedControlPainter: ViewPainter {
  func paint(_ view: UISegmentedControl, on canvas: Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      canvas.fill(view.bounds, cornerRadius: 9, color: ControlLook.fill)
      let selected = view.selectedSegmentIndex
      for (index, rect) in view.segmentRects.enumerated() {
        let card = rect.insetBy(dx: 2, dy: 2)
        if index == selected {
          ControlLook.drawRaised(
            card, cornerRadius: 7, tint: view.selectedSegmentTintColor, shadow: 0.2, dy: 1, blur: 2,
            on: canvas)
        } else if index == view.pressedSegment {
          canvas.fill(card, cornerRadius: 7, color: ControlLook.pressedFill)
        }
        drawContent(of: index, in: rect, view, on: canvas, pictures: pictures)
        if index > 0, selected != index, selected != index - 1 {
          canvas.separator(at: rect.minX, rect, margin: 8, ControlLook.hairline)
        }
      }
    }
  }

  private func drawContent(
    of index: Int, in rect: CGRect, _ view: UISegmentedControl, on canvas: Canvas,
    pictures: PictureStore
  ) {
    if let image = view.imageForSegment(at: index) {
      ImagePainter.draw(image, in: rect, mode: .center, on: canvas, pictures: pictures)
    }
    guard let title = view.titleForSegment(at: index) else { return }
    var style = TextStyle(ControlDefaults.segmentFont)
    if index == view.selectedSegmentIndex { style.isBold = true }
    canvas.draw(
      title, in: rect.insetBy(dx: 3, dy: 0), style: style,
      color: view.isEnabledForSegment(at: index) ? ControlLook.label : ControlLook.faded,
      alignment: .center)
  }
}

/// Draws page controls: a dot for each page. The current dot is darker and larger.
struct PageControlPainter: ViewPainter {
  func paint(_ view: UIPageControl, on canvas: Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      for (page, rect) in view.dotRects.enumerated() {
        let isCurrent = page == view.currentPage
        let tint = isCurrent ? view.currentPageIndicatorTintColor : view.pageIndicatorTintColor
        canvas.capsule(
          isCurrent ? rect.insetBy(dx: -1, dy: -1) : rect,
          color: tint.map { Color($0) } ?? Color(hex: isCurrent ? 0x3A3A40 : 0xB4B4BA))
      }
    }
  }
}
