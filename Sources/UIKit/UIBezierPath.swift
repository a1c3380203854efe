// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
public import UIModel

/// A path of lines and curves for hit tests with `contains(_:)`. It is not drawn.
///
/// Curves are stored as 32 short lines each, so a point very close to a curve may count as on its other side. Source:
/// UIBezierPath.h.
open class UIBezierPath: NSObject {
  /// The width of the line, in points. Stored only.
  open var lineWidth: CGFloat = 1
  /// True if a point is inside when the path goes around it an odd number of times; false if any number except 0 is
  /// enough. Turns in opposite directions cancel each other.
  open var usesEvenOddFillRule = false
  private var chains: [[CGPoint]] = []

  /// Makes an empty path.
  public override init() {}

  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Makes a path around the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addChain { turn in
      CGPoint(
        x: rect.midX + rect.width / 2 * cos(2 * .pi * turn),
        y: rect.midY + rect.height / 2 * sin(2 * .pi * turn))
    }
    close()
  }

  /// Makes a path around a rectangle whose corners are quarters of circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners: [(CGFloat, CGFloat)] = [
      (inner.maxX, inner.maxY), (inner.minX, inner.maxY), (inner.minX, inner.minY),
      (inner.maxX, inner.minY),
    ]
    for (index, (x, y)) in corners.enumerated() {
      let start = CGFloat(index) * .pi / 2
      addArc(
        withCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start,
        endAngle: start + .pi / 2, clockwise: true)
    }
    close()
  }

  /// Makes a path along an arc. Angles are in radians and increase clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { chains.append([point]) }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) {
    if chains.isEmpty { move(to: point) } else { chains[chains.count - 1].append(point) }
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint
    addChain { t in
      let u = 1 - t
      return CGPoint(
        x: u * u * start.x + 2 * u * t * controlPoint.x + t * t * endPoint.x,
        y: u * u * start.y + 2 * u * t * controlPoint.y + t * t * endPoint.y)
    }
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let start = currentPoint
    addChain { t in
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * controlPoint1.x + c * controlPoint2.x + d * endPoint.x,
        y: a * start.y + b * controlPoint1.y + c * controlPoint2.y + d * endPoint.y)
    }
  }

  /// Adds an arc, with a line from the current point to the start of the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let full = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: full)
    if sweep == 0, endAngle != startAngle { sweep = full }
    if clockwise, sweep < 0 { sweep += full }
    if !clockwise, sweep > 0 { sweep -= full }
    addChain { part in
      let angle = startAngle + sweep * part
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  /// Adds a line back to the start of the current subpath.
  open func close() {
    guard let first = chains.last?.first else { return }
    addLine(to: first)
  }

  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { chains += bezierPath.chains }

  /// Removes all subpaths of the path.
  open func removeAllPoints() { chains = [] }

  /// Transforms every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    chains = chains.map { $0.map { $0.applying(transform) } }
  }

  /// Returns whether a point is inside. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    let turns = chains.reduce(0) { $0 + Self.turns(of: $1, around: point) }
    return usesEvenOddFillRule ? turns % 2 != 0 : turns != 0
  }

  /// True if the path has no points.
  open var isEmpty: Bool { chains.isEmpty }
  /// The end of the path; zero if it has no points.
  open var currentPoint: CGPoint { chains.last?.last ?? .zero }
  /// The smallest upright rectangle around the path, in points of the path's coordinate space.
  open var bounds: CGRect {
    chains.joined().reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Draws the line in UIKit. It does nothing here.
  open func stroke() {}
  /// Fills the path in UIKit. Does nothing here.
  open func fill() {}

  private func addChain(_ point: (CGFloat) -> CGPoint) {
    for step in 0...32 { addLine(to: point(CGFloat(step) / 32)) }
  }

  /// Returns how often a subpath goes around a point: the number of its lines that cross the horizontal ray from the
  /// point to the right. A line along which y decreases counts as -1.
  private static func turns(of chain: [CGPoint], around point: CGPoint) -> Int {
    var turns = 0
    for (start, end) in zip(chain, chain.dropFirst() + chain.prefix(1)) {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let share = (point.y - start.y) / (end.y - start.y)
      if start.x + share * (end.x - start.x) > point.x { turns += start.y < end.y ? 1 : -1 }
    }
    return turns
  }
}
