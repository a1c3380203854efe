// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws what is behind a button's title and picture, which are views of their own.
struct ButtonPainter: ViewPainter {
  func paint(_ view: UIButton, on canvas: any Canvas, pictures: PictureStore) {
    if let image = view.currentBackgroundImage {
      ImagePainter.draw(
        image, in: view.backgroundRect(forBounds: view.bounds), mode: .scaleToFill, on: canvas,
        pictures: pictures)
    }
    if view.isTitleBoxed, let title = view.titleLabel {
      let box = title.frame.insetBy(dx: -3, dy: -2)
      canvas.fill(
        box, cornerRadius: 5,
        color: Color(view.tintColor ?? .systemBlue).withAlpha(view.contentAlpha))
    }
    guard view.isGlyph else { return }
    let side = min(view.bounds.width, view.bounds.height)
    let color = Color(view.currentTitleColor)
    canvas.ring(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY), radius: side / 2 - 0.75,
      width: 1.5, color: color.withAlpha(CGFloat(color.alpha) / 255 * view.contentAlpha))
  }
}

/// Draws switches: a track that takes on its colour as the knob goes over it. Off and on also
/// differ by where the knob is, so that no one needs the colour.
struct SwitchPainter: ViewPainter {
  func paint(_ view: UISwitch, on canvas: any Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      let on = Color(view.onTintColor ?? .systemGreen)
      let track = view.trackRect
      canvas.fill(
        track, cornerRadius: track.height / 2,
        color: ControlLook.clearTrough.mixed(with: on, part: view.knobFraction))
    }
    var knob = view.thumbRect
    if view.isHighlighted {
      // Under a finger the knob grows towards the middle.
      let growth: CGFloat = 5
      knob.origin.x -= growth * view.knobFraction
      knob.size.width += growth
    }
    // Not paler when disabled: the track would shine through.
    ControlLook.drawKnob(knob, tint: view.thumbTintColor, on: canvas)
  }
}

/// Draws sliders: the track up to the knob in the tint, beyond it pale.
struct SliderPainter: ViewPainter {
  func paint(_ view: UISlider, on canvas: any Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      let track = view.trackRect
      let knob = view.thumbRect
      let radius = track.height / 2
      canvas.fill(
        track, cornerRadius: radius,
        color: view.maximumTrackTintColor.map { Color($0) } ?? ControlLook.trough)
      var passed = track
      passed.size.width = max(0, knob.midX - track.minX)
      canvas.fill(
        passed, cornerRadius: radius,
        color: Color(view.minimumTrackTintColor ?? view.tintColor ?? .systemBlue))
    }
    // Not paler when disabled: the track would shine through.
    ControlLook.drawKnob(
      view.thumbRect.insetBy(dx: 1.5, dy: 1.5), tint: view.thumbTintColor, on: canvas)
  }
}

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

/// Draws page controls: a dot a page, the current one darker and larger.
struct PageControlPainter: ViewPainter {
  func paint(_ view: UIPageControl, on canvas: any Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      for (page, rect) in view.dotRects.enumerated() {
        let isCurrent = page == view.currentPage
        let tint = isCurrent ? view.currentPageIndicatorTintColor : view.pageIndicatorTintColor
        let color =
          tint.map { Color($0) } ?? (isCurrent ? Color(hex: 0x3A3A40) : Color(hex: 0xB4B4BA))
        let dot = isCurrent ? rect.insetBy(dx: -1, dy: -1) : rect
        canvas.fill(dot, cornerRadius: dot.height / 2, color: color)
      }
    }
  }
}
