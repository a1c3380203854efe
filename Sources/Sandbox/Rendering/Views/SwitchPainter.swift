// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

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
