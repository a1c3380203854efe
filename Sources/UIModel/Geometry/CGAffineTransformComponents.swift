// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The components of a transform, which are applied in this order: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Equatable, Hashable, Sendable {
  /// The factors along the two axes.
  public var scale: CGSize
  /// The shear: the points by which x moves for each point of y.
  public var horizontalShear: CGFloat
  /// The rotation, in radians.
  public var rotation: CGFloat
  /// The translation, in points.
  public var translation: CGVector

  /// Makes components that are all 0.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes a transform from its components: scale, then shear, then rotation, then translation. Source: Apple's
  /// reference page of `CGAffineTransformComponents`.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(
      scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(
      a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self =
      scale.concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components with which `init(_:)` makes the same transform. If the transform maps the x axis to a
  /// point, the shear is lost.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
    let cosine = cos(rotation)
    let sine = sin(rotation)
    // Without the rotation, the second row of the matrix is (shear * height, height); `height` is the scale along y.
    let height = d * cosine - c * sine
    let pushed = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : pushed / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
