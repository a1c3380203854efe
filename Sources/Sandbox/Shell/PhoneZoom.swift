// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The zoom of the phone and the part of it that is visible.
struct PhoneZoom: Equatable, Sendable {
  /// The phone's size as a multiple of the size that fits.
  private(set) var factor: CGFloat = 1
  /// The distance from the centre of the canvas to the centre of the phone, in points of the window.
  private(set) var offset = CGVector.zero

  static let most: CGFloat = 6
  /// The zoom factor for each point of the wheel.
  static let perPoint = 1.006

  /// Zooms about a point, given relative to the centre of the canvas. That point of the phone stays where it is.
  mutating func zoom(by change: CGFloat, about point: CGVector) {
    guard change.isFinite, change > 0 else { return }
    let wished = max(1, min(factor * change, Self.most))
    let ratio = wished / factor
    offset = CGVector(
      dx: point.dx - (point.dx - offset.dx) * ratio, dy: point.dy - (point.dy - offset.dy) * ratio)
    factor = wished
    if factor == 1 { offset = .zero }
  }

  /// Moves a zoomed phone.
  mutating func pan(by movement: CGVector) {
    guard factor > 1 else { return }
    offset = CGVector(dx: offset.dx + movement.dx, dy: offset.dy + movement.dy)
  }

  /// Returns the zoom with an offset that keeps the centre of the canvas on the phone.
  func clamped(to phone: CGSize) -> PhoneZoom {
    var zoom = self
    zoom.offset = CGVector(
      dx: max(-phone.width / 2, min(offset.dx, phone.width / 2)),
      dy: max(-phone.height / 2, min(offset.dy, phone.height / 2)))
    return zoom
  }
}
