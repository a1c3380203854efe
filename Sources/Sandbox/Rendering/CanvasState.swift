// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What a canvas draws under: its transform, what is cut off, and how transparent all is.
struct CanvasState: Equatable {
  /// From points to pixels.
  var transform: CGAffineTransform
  /// Nothing is drawn outside. Lies within the buffer at all times: it only ever shrinks.
  var clip: PixelRect
  /// Slanted and rounded clips, each of which cuts smoothly.
  var softClips: [RoundedShape] = []
  /// 0 to 1.
  var alpha: CGFloat = 1
  /// Whether a control with the keyboard's focus has its ring: not while keys go elsewhere.
  var showsFocus = true

  /// Applies a transform before the present one.
  mutating func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// Makes all more transparent, 0 to 1.
  mutating func multiplyAlpha(by alpha: CGFloat) {
    self.alpha *= max(0, min(1, alpha))
  }

  /// Cuts off what lies outside a rectangle, in points.
  mutating func clip(to rect: CGRect, cornerRadius: CGFloat) {
    guard let shape = RoundedShape(rect, cornerRadius: cornerRadius, transform: transform) else {
      clip = .empty
      return
    }
    if let edges = shape.sharpRect {
      clip = clip.intersection(PixelRect(rounding: edges))
    } else {
      clip = clip.intersection(shape.bounds)
      softClips.append(shape)
    }
  }

  /// Whether anything of a rectangle, in points, can show.
  func mayShow(_ rect: CGRect) -> Bool {
    guard alpha > 0, !clip.isEmpty else { return false }
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let reachX = abs(transform.a) * halfWidth + abs(transform.c) * halfHeight
    let reachY = abs(transform.b) * halfWidth + abs(transform.d) * halfHeight
    return middle.x + reachX > CGFloat(clip.left) && middle.x - reachX < CGFloat(clip.right)
      && middle.y + reachY > CGFloat(clip.top) && middle.y - reachY < CGFloat(clip.bottom)
  }

  /// The pixels that drawing within a rectangle, in points, may change: a pixel more on each side, for soft
  /// edges.
  func pixels(of rect: CGRect) -> PixelRect {
    guard alpha > 0 else { return .empty }
    let area = PixelRect(covering: rect.standardized.applying(transform)).insetBy(-1)
      .intersection(clip)
    return area.isEmpty ? .empty : area
  }
}
