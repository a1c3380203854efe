// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension Contour {
  init(_ quad: Quad) { points = quad.corners }

  /// Returns the outline with each point mapped by `transform`.
  func applying(_ transform: CGAffineTransform) -> Contour {
    Contour(points: points.map { $0.applying(transform) })
  }

  /// Makes the outline of a transformed rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in its own points.
  ///   - cornerRadius: the radius of the corners, in the rectangle's points; at most half of the shorter side.
  ///   - transform: the transform from the rectangle's points to those of the outline.
  init(_ rect: CGRect, cornerRadius: CGFloat, transform: CGAffineTransform = .identity) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    let scale = abs(transform.determinant).squareRoot()
    guard radius > 0, radius.isFinite, scale.isFinite else {
      points = Quad(rect).applying(transform).corners
      return
    }
    let steps = Self.steps(radius * scale)
    let centres = Quad(rect.insetBy(dx: radius, dy: radius)).corners
    points = centres.enumerated().flatMap { index, centre in
      (0...steps).map { step in
        // The points go clockwise around the corners, from the left end of the top left arc.
        let angle = CGFloat.pi * (1 + CGFloat(index) / 2 + CGFloat(step) / CGFloat(steps * 2))
        return CGPoint(x: centre.x + cos(angle) * radius, y: centre.y + sin(angle) * radius)
          .applying(transform)
      }
    }
  }

  /// Makes the outline of a view on the screen of its phone, as its layer is drawn.
  @MainActor
  init(_ view: UIView) {
    self.init(
      view.bounds, cornerRadius: view.existingLayer?.cornerRadius ?? 0,
      transform: view.transformToScreen)
  }

  /// Returns the number of straight segments for a quarter of a circle, so many that it looks round.
  static func steps(_ radius: CGFloat) -> Int {
    max(2, min(16, PixelRect.whole((radius.squareRoot() * 1.5).rounded(.up))))
  }

  /// Returns the point of the outline that is nearest to a point.
  func nearestPoint(to point: CGPoint) -> CGPoint {
    var best = (point: points.first ?? .zero, distance: CGFloat.infinity)
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let edge = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let square = edge.dx * edge.dx + edge.dy * edge.dy
      let along = (point.x - start.x) * edge.dx + (point.y - start.y) * edge.dy
      let part = square > 0 ? max(0, min(1, along / square)) : 0
      let candidate = CGPoint(x: start.x + edge.dx * part, y: start.y + edge.dy * part)
      let distance = hypot(candidate.x - point.x, candidate.y - point.y)
      if distance < best.distance { best = (candidate, distance) }
    }
    return best.point
  }

  func contains(_ point: CGPoint) -> Bool {
    var sides = (left: false, right: false)
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let side =
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      if side > 1e-6 { sides.right = true }
      if side < -1e-6 { sides.left = true }
    }
    return !(sides.left && sides.right)
  }

  /// Returns the part of the outline inside an upright rectangle with round corners; the whole outline if no part is
  /// inside.
  func cut(toCornersOf rect: CGRect, radius: CGFloat) -> Contour {
    let straight = rect.insetBy(dx: radius, dy: radius)
    let box = boundingBox
    guard radius > 0, !(straight.minX <= box.minX && box.maxX <= straight.maxX),
      !(straight.minY <= box.minY && box.maxY <= straight.maxY)
    else { return self }
    guard rect.intersects(box) else { return self }
    let steps = Self.steps(radius)
    if let round = roundScreen(rect, radius) { return round }
    var contour = rect.insetBy(dx: -0.5, dy: -0.5).contains(box) ? self : within(rect)
    for (index, centre) in Quad(straight).corners.enumerated() {
      for step in 1..<steps {
        let angle = CGFloat.pi * (1 + CGFloat(index) / 2 + CGFloat(step) / CGFloat(steps * 2))
        let normal = CGVector(dx: cos(angle), dy: sin(angle))
        contour.cut(beyond: radius, from: centre, along: normal)
      }
    }
    return contour
  }

  /// Returns the same as `cut(toCornersOf:radius:)` for an outline that equals the rectangle. This is the usual case
  /// and is needed in every frame, so it is computed once.
  private func roundScreen(_ rect: CGRect, _ radius: CGFloat) -> Contour? {
    guard points.count == 4 else { return nil }
    for (point, corner) in zip(points, Quad(rect).corners) {
      guard abs(point.x - corner.x) < 0.01, abs(point.y - corner.y) < 0.01 else { return nil }
    }
    return Contour(rect, cornerRadius: radius)
  }

  /// Returns the part of the outline inside an upright rectangle.
  func within(_ rect: CGRect) -> Contour {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    var contour = self
    for side in [-1.0, 1] {
      contour.cut(beyond: rect.width / 2, from: middle, along: CGVector(dx: side, dy: 0))
      contour.cut(beyond: rect.height / 2, from: middle, along: CGVector(dx: 0, dy: side))
    }
    return contour
  }

  /// Removes the part that is farther than a distance from a point, measured along a direction.
  private mutating func cut(beyond distance: CGFloat, from centre: CGPoint, along normal: CGVector)
  {
    let depths = points.map {
      distance - ($0.x - centre.x) * normal.dx - ($0.y - centre.y) * normal.dy
    }
    guard depths.contains(where: { $0 < 0 }), depths.contains(where: { $0 > 0 }) else { return }
    var left: [CGPoint] = []
    for (index, start) in points.enumerated() {
      let next = (index + 1) % points.count
      if depths[index] >= 0 { left.append(start) }
      guard depths[index] * depths[next] < 0 else { continue }
      let (end, part) = (points[next], depths[index] / (depths[index] - depths[next]))
      left.append(
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    points = left
  }
}
