// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The state of a canvas: its transform, its clips, and its translucent groups.
struct CanvasState: Equatable {
  /// Commands that are blended as a whole, such as a translucent view with its subviews.
  struct Group: Hashable {
    let owner: ObjectIdentifier?
    /// The number of the group among those of the same view.
    let number: Int
    /// 0 to 1.
    var alpha: CGFloat
  }

  /// The largest depth of nested groups. A deeper group is merged into the innermost one: their alphas are multiplied.
  private static let deepestGroup = 8

  /// The transform from points to pixels.
  var transform: CGAffineTransform
  /// The pixels outside which nothing is drawn. The clip can only get smaller.
  var clip: PixelRect
  /// The clips with smooth edges: the round corners of upright rectangles, and all edges of rotated ones.
  var softClips: [SoftClip] = []
  /// The open groups, the outermost first.
  var groups: [Group] = []
  var owner: ObjectIdentifier?
  /// True if a focused control gets a ring; false while keys go elsewhere.
  var showsFocus = true

  /// Applies a transform before the current one.
  mutating func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// Makes the following commands part of a translucent group.
  mutating func beginGroup(_ group: Group) {
    guard group.alpha < 1 else { return }
    if groups.count < Self.deepestGroup {
      groups.append(group)
    } else {
      groups[groups.count - 1].alpha *= max(0, group.alpha)
    }
  }

  /// Clips to a rectangle, in points. The edges of an upright rectangle are moved to the nearest edges of pixels.
  mutating func clip(to rect: CGRect, cornerRadius: CGFloat = 0) {
    guard transform.isInvertible, rect.width > 0, rect.height > 0 else {
      clip = .empty
      return
    }
    var rect = rect
    if transform.keepsUpright {
      let edges = PixelRect(rounding: rect.applying(transform))
      clip = clip.intersection(edges)
      if cornerRadius <= 0 || clip.isEmpty { return }
      rect = edges.rect.applying(transform.inverted())
    } else {
      clip = clip.intersection(PixelRect(covering: rect.applying(transform)))
    }
    softClips.append(SoftClip(rect: rect, cornerRadius: cornerRadius, transform: transform))
  }

  /// Returns the pixels that drawing in a rectangle, in points, may change: one more on each side, for soft edges.
  func pixels(of rect: CGRect) -> PixelRect {
    let area = PixelRect(covering: rect.standardized.applying(transform)).insetBy(-1)
      .intersection(clip)
    return area.isEmpty || groups.contains { $0.alpha <= 0 } ? .empty : area
  }
}

/// A rectangle that clips with smooth edges.
struct SoftClip: Equatable {
  let rect: CGRect
  let cornerRadius: CGFloat
  /// The transform from its points to pixels.
  let transform: CGAffineTransform

  /// Returns whether pixels are completely inside, so that none of them is clipped.
  func contains(_ pixels: PixelRect) -> Bool {
    let box = Quad(pixels.rect).applying(transform.inverted()).boundingBox
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2)) - 1e-6
    // CGRect's own test for a rectangle is false if the sum of an origin and a width is rounded.
    func lies(inside dx: CGFloat, _ dy: CGFloat) -> Bool {
      let area = rect.insetBy(dx: dx, dy: dy)
      return area.minX <= box.minX && area.maxX >= box.maxX && area.minY <= box.minY
        && area.maxY >= box.maxY
    }
    return lies(inside: radius, -1e-6) || lies(inside: -1e-6, radius)
  }
}

extension CGAffineTransform {
  /// True if all numbers are finite and the transform has an inverse.
  var isInvertible: Bool {
    abs(determinant) > 1e-12 && determinant.isFinite && tx.isFinite && ty.isFinite
  }

  var keepsUpright: Bool {
    let slack = 1e-7 * (abs(a) + abs(b) + abs(c) + abs(d))
    return abs(b) <= slack && abs(c) <= slack || abs(a) <= slack && abs(d) <= slack
  }
}
