// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Finds places for labels near what they are about, so that no two overlap and all are in view.
///
/// Each label takes the cheapest free place of a raster, in the order of asking. A place costs its distance
/// from what it is about, and more where it hides something worth seeing.
struct LabelPlacement: Sendable {
  /// Where labels may be.
  let area: CGRect
  /// What no label may cover.
  let obstacles: [CGRect]
  /// What labels should rather not cover.
  let precious: [CGRect]
  /// What labels should cover only when there is no other place.
  let vital: [CGRect]
  /// The space between two labels, in points.
  var gap: CGFloat = 3
  /// The places taken so far.
  private(set) var placed: [CGRect] = []

  /// Starts with no label.
  init(
    area: CGRect, obstacles: [CGRect] = [], precious: [CGRect] = [], vital: [CGRect] = []
  ) {
    self.area = area
    self.obstacles = obstacles
    self.precious = precious
    self.vital = vital
  }

  /// Takes a place for a label of a size.
  ///
  /// - Parameters:
  ///   - size: how large it is.
  ///   - target: the rectangle that the label is about.
  ///   - others: what the line from the label to the target should rather not run over.
  /// - Returns: the place, or nil when no place is free.
  mutating func place(
    _ size: CGSize, near target: CGRect, crossing others: [CGRect] = []
  ) -> CGRect? {
    var best: (rect: CGRect, cost: CGFloat)?
    guard !area.isNull, !area.isEmpty else { return nil }
    for x in columns(size, target) {
      for y in rows(size, target) {
        let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
        var cost = self.cost(of: rect, target)
        guard cost < best?.cost ?? .infinity, isFree(rect) else { continue }
        cost += costOfLine(from: rect, to: target, others)
        if cost < best?.cost ?? .infinity { best = (rect, cost) }
      }
    }
    if let best { placed.append(best.rect) }
    return best?.rect
  }

  private func isFree(_ rect: CGRect) -> Bool {
    guard area.contains(rect) else { return false }
    let room = rect.insetBy(dx: -gap, dy: -gap)
    return !placed.contains { $0.intersects(room) } && !obstacles.contains { $0.intersects(rect) }
  }

  /// Left edges worth trying: at the target's sides, and at the sides of whatever is precious.
  private func columns(_ size: CGSize, _ target: CGRect) -> [CGFloat] {
    var edges = [
      target.minX - size.width - gap * 2, target.maxX + gap * 2, target.minX,
      target.maxX - size.width, target.midX - size.width / 2,
    ]
    for rect in precious {
      edges += [rect.minX - size.width - gap * 2, rect.maxX + gap * 2]
    }
    var x = area.minX
    while x <= area.maxX - size.width {
      edges.append(x)
      x += 48
    }
    return edges.map { max(area.minX, min($0, area.maxX - size.width)) }
  }

  /// Top edges worth trying: in line with the target, below and above the labels that are there, and a
  /// raster.
  private func rows(_ size: CGSize, _ target: CGRect) -> [CGFloat] {
    var edges = [
      target.midY - size.height / 2, target.minY, target.maxY - size.height,
      target.minY - size.height - gap * 2, target.maxY + gap * 2,
    ]
    for rect in placed {
      edges += [rect.maxY + gap + 0.5, rect.minY - gap - 0.5 - size.height]
    }
    var y = area.minY
    while y <= area.maxY - size.height {
      edges.append(y)
      y += 24
    }
    return edges.map { max(area.minY, min($0, area.maxY - size.height)) }
  }

  /// Lines run straight across where they can, so their length over other things is what counts.
  private func costOfLine(from rect: CGRect, to target: CGRect, _ others: [CGRect]) -> CGFloat {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let end = target.nearestPoint(to: middle)
    let start = rect.nearestPoint(to: end)
    let steps = 12
    let hits = (1..<steps).count { step in
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return others.contains { $0.contains(point) }
    }
    return hypot(end.x - start.x, end.y - start.y) * CGFloat(hits) / CGFloat(steps)
  }

  private func cost(of rect: CGRect, _ target: CGRect) -> CGFloat {
    let away = max(0, max(target.minX - rect.maxX, rect.minX - target.maxX))
    let apart = abs(rect.midY - max(target.minY, min(rect.midY, target.maxY)))
    var cost = away + apart * 1.5
    for thing in precious { cost += thing.sharedArea(with: rect) * 0.3 }
    for thing in vital { cost += thing.sharedArea(with: rect) * 5 }
    return cost
  }
}

extension CGRect {
  /// The area that two rectangles have in common.
  fileprivate func sharedArea(with other: CGRect) -> CGFloat {
    let shared = intersection(other)
    return shared.isNull ? 0 : shared.width * shared.height
  }

  /// The point of the rectangle that is nearest to a point.
  fileprivate func nearestPoint(to point: CGPoint) -> CGPoint {
    CGPoint(x: max(minX, min(point.x, maxX)), y: max(minY, min(point.y, maxY)))
  }
}
