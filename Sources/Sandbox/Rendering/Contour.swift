// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The closed line around a shape without dents: its points one after the other.
struct Contour: Hashable, Sendable {
  /// In the order of the line, the last one joined to the first.
  var points: [CGPoint]

  /// Goes through points.
  init(_ points: [CGPoint]) {
    self.points = points
  }

  /// Goes around a quad.
  init(_ quad: Quad) {
    points = quad.corners
  }

  /// Goes around a triangle.
  init(_ one: CGPoint, _ two: CGPoint, _ three: CGPoint) {
    points = [one, two, three]
  }

  /// Goes around a rectangle under a transform.
  ///
  /// - Parameters:
  ///   - rect: in its own points.
  ///   - cornerRadius: in the same; at most half the shorter side counts.
  ///   - transform: to the points that the line is in.
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
        // From the left of the top left corner on, clockwise.
        let angle = CGFloat.pi * (1 + CGFloat(index) / 2 + CGFloat(step) / CGFloat(steps * 2))
        return CGPoint(x: centre.x + cos(angle) * radius, y: centre.y + sin(angle) * radius)
          .applying(transform)
      }
    }
  }

  /// Goes around a view on the screen of its phone, as its layer is drawn.
  @MainActor
  init(_ view: UIView) {
    self.init(
      view.bounds, cornerRadius: view.existingLayer?.cornerRadius ?? 0,
      transform: view.transformToScreen)
  }

  /// Pieces for a quarter of a circle, so many that no corner is seen.
  static func steps(_ radius: CGFloat) -> Int {
    max(2, min(16, Int((radius.squareRoot() * 1.5).rounded(.up))))
  }

  /// Each point mapped by `transform`.
  func applying(_ transform: CGAffineTransform) -> Contour {
    var contour = self
    contour.points = points.map { $0.applying(transform) }
    return contour
  }

  /// The smallest upright rectangle around it.
  var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
