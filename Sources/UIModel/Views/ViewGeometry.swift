// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The geometry of a view in its superview: bounds, center and transform, as a layer stores them, and derived values
/// for converting points.
struct ViewGeometry {
  private(set) var bounds: CGRect
  private(set) var center: CGPoint
  /// The point of the bounds that lies at the center, in fractions of the size.
  private(set) var anchor = CGPoint(x: 0.5, y: 0.5)
  /// The vector that converts a point from the superview's to this view's coordinates, if `isUpright` is true.
  private(set) var shift = CGVector.zero
  /// The transform and its inverse; nil for views without a transform.
  private var turn: Turn?
  /// True if converting a point into the view only adds `shift`.
  private(set) var isUpright = true

  /// Makes the geometry of a view without a transform. If the frame is not finite, it becomes an empty frame at the
  /// origin.
  init(frame: CGRect) {
    var frame = frame.standardized
    if !frame.isFinite { frame = .zero }
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    prepare()
  }

  var frame: CGRect {
    if isUpright {
      return CGRect(
        x: bounds.origin.x - shift.dx, y: bounds.origin.y - shift.dy, width: bounds.width,
        height: bounds.height)
    }
    return Quad(bounds).mapped(toSuperview).boundingBox
  }

  var transform: CGAffineTransform { turn?.transform ?? .identity }

  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    if isUpright {
      bounds.size = frame.size
    } else if let inverse = turn?.inverse {
      let size = frame.size.applying(inverse)
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    }
    let transform = transform
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x - transform.tx,
      y: frame.minY + frame.height * anchor.y - transform.ty)
    prepare()
    guard isUpright else { return }
    // The shift is computed from the new frame, not from the center: the center may be rounded, and the frame that is
    // read must be the one that was set.
    shift = CGVector(dx: bounds.origin.x - frame.minX, dy: bounds.origin.y - frame.minY)
  }

  mutating func setBounds(_ bounds: CGRect) {
    self.bounds = bounds.standardized
    prepare()
  }

  mutating func setCenter(_ center: CGPoint) {
    self.center = center
    prepare()
  }

  mutating func setTransform(_ transform: CGAffineTransform) {
    turn = transform.isIdentity ? nil : Turn(transform)
    isUpright = turn?.isShift ?? true
    prepare()
  }

  mutating func setAnchor(_ anchor: CGPoint) {
    self.anchor = anchor
    prepare()
  }

  /// True if every number is finite. With NaN, an application's call of Foundation's `CGRect.contains(_:)` would crash.
  var isFinite: Bool {
    let sum = center.x * 0 + center.y * 0 + anchor.x * 0 + anchor.y * 0
    guard sum == 0, bounds.isFinite else { return false }
    guard let transform = turn?.transform else { return true }
    let turned = transform.a * 0 + transform.b * 0 + transform.c * 0 + transform.d * 0
    return turned + transform.tx * 0 + transform.ty * 0 == 0
  }

  /// True if points of the superview can be converted to the view's coordinates.
  var isReachable: Bool { isUpright || turn?.inverse != nil }

  func boundsContain(_ point: CGPoint) -> Bool {
    let origin = bounds.origin
    return point.x >= origin.x && point.y >= origin.y && point.x < origin.x + bounds.size.width
      && point.y < origin.y + bounds.size.height
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if isUpright { return CGPoint(x: point.x + shift.dx, y: point.y + shift.dy) }
    return throughTransform(point)
  }

  func toSuperview(_ point: CGPoint) -> CGPoint {
    if isUpright { return CGPoint(x: point.x - shift.dx, y: point.y - shift.dy) }
    return (point - anchorInBounds).applying(transform) + center
  }

  /// The affine transform from the view's coordinates to the superview's.
  var toSuperviewTransform: CGAffineTransform {
    if isUpright { return CGAffineTransform(translationX: -shift.dx, y: -shift.dy) }
    let anchor = anchorInBounds
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func throughTransform(_ point: CGPoint) -> CGPoint {
    // A transform without an inverse maps the view to a line or point, so no point can be converted back. The result is
    // infinity, which is in no bounds.
    guard let inverse = turn?.inverse else {
      return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    }
    return (point - center).applying(inverse) + anchorInBounds
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.width * anchor.x, y: bounds.origin.y + bounds.height * anchor.y)
  }

  private mutating func prepare() {
    guard isUpright else { return }
    shift = CGVector(
      dx: bounds.origin.x + bounds.width * anchor.x - center.x - (turn?.transform.tx ?? 0),
      dy: bounds.origin.y + bounds.height * anchor.y - center.y - (turn?.transform.ty ?? 0))
  }
}

extension CGRect {
  /// True if all numbers are finite: NaN and infinity multiplied by 0 give NaN.
  var isFinite: Bool {
    origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
  }
}

/// A transform that is not the identity, and its inverse.
private final class Turn: Sendable {
  let transform: CGAffineTransform
  /// The inverse; nil if there is none, or if the transform is only a translation.
  let inverse: CGAffineTransform?
  let isShift: Bool

  init(_ transform: CGAffineTransform) {
    self.transform = transform
    isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    let determinant = transform.determinant
    let hasInverse = !isShift && determinant != 0 && determinant.isFinite
    inverse = hasInverse ? transform.inverted() : nil
  }
}
