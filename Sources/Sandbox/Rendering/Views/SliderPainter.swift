// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

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
