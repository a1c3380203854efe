// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A photo that can be moved, enlarged and rotated about any point.
final class PhotoView: UIImageView {
  /// The smallest and the largest scale.
  static let scales: ClosedRange<CGFloat> = 0.5...6

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// True if the photo has its original position, rotation and size.
  var isFitted: Bool { transform.isIdentity }

  /// The photo's size as a multiple of its original size.
  var scale: CGFloat { hypot(transform.a, transform.b) }

  /// The clockwise angle, in degrees, -180 to 180.
  var degrees: CGFloat { atan2(transform.b, transform.a) * 180 / .pi }

  /// Scales and rotates the photo about a point in its own coordinates, which stays where it is on the screen.
  func change(scale factor: CGFloat = 1, angle: CGFloat = 0, about point: CGPoint) {
    let wanted = scale * factor
    let limited = min(max(wanted, Self.scales.lowerBound), Self.scales.upperBound)
    let offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    transform =
      transform
      .translatedBy(x: offset.x, y: offset.y)
      .rotated(by: angle)
      .scaledBy(x: limited / scale, y: limited / scale)
      .translatedBy(x: -offset.x, y: -offset.y)
  }

  /// Moves the photo, in points of its superview.
  func move(by way: CGPoint) {
    transform = transform.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
  }

  /// Restores the original position, rotation and size.
  func fit() {
    transform = .identity
  }
}
