// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Finds frames for labels near what they are about, so that no two overlap and all are visible.
///
/// Labels are placed one after the other. Each gets the free frame with the lowest cost among a grid of candidates. The
/// cost is the distance from the target, plus an amount if the frame covers something important.
struct LabelPlacement: Sendable {
  let area: CGRect
  /// Areas that labels must not cover.
  let obstacles: [CGRect]
  /// Areas that labels should not cover.
  let precious: [CGRect]
  /// Areas around fingers, which labels must not cover.
  let vital: [CGRect]
  /// Areas of text. No label is placed on them, but if one moves under a label, the label may stay.
  let texts: [CGRect]
  /// The distance to keep from a text, in points.
  private static let airAroundTexts: CGFloat = 5
  /// The distance between two labels, in points.
  var gap: CGFloat = 3
  private(set) var placed: [CGRect] = []
  private var placedBoxes: [Box] = []
  private let areaBox: Box
  private let obstacleBoxes: [Box]
  private let preciousBoxes: [Box]
  private let vitalBoxes: [Box]
  private let textBoxes: [Box]

  init(
    area: CGRect, obstacles: [CGRect] = [], precious: [CGRect] = [], vital: [CGRect] = [],
    texts: [CGRect] = []
  ) {
    self.area = area
    self.obstacles = obstacles
    self.precious = precious
    self.vital = vital
    self.texts = texts
    areaBox = area.isNull ? Box(.zero) : Box(area)
    obstacleBoxes = obstacles.map { Box($0) }
    preciousBoxes = precious.map { Box($0) }
    vitalBoxes = vital.map { Box($0) }
    textBoxes = texts.map { Box($0.insetBy(dx: -Self.airAroundTexts, dy: -1)) }
  }

  /// Gives a label the frame that it had before, if possible.
  ///
  /// - Returns: whether the frame is still free.
  mutating func keep(_ rect: CGRect) -> Bool {
    let box = Box(rect)
    guard !area.isNull, isFree(box) else { return false }
    take(rect)
    return true
  }

  private mutating func take(_ rect: CGRect) {
    placed.append(rect)
    placedBoxes.append(Box(rect))
  }

  /// Finds a frame for a label of a size.
  ///
  /// - Parameters:
  ///   - size: the size of the label.
  ///   - target: the rectangle that the label is about.
  /// - Returns: the frame, or nil if no free one was found.
  mutating func place(_ size: CGSize, near target: CGRect) -> CGRect? {
    var best: (box: Box, cost: CGFloat)?
    guard !area.isNull, !area.isEmpty else { return nil }
    let goal = Box(target)
    // A candidate is dropped as soon as another one must be better, because this runs in every frame.
    let rows = rows(size, target).map { top in
      (top: top, cost: goal.distance(downTo: top + size.height / 2) * 1.5)
    }
    for left in columns(size, target) {
      let away = max(0, max(goal.left - left - size.width, left - goal.right))
      guard away < best?.cost ?? .infinity else { continue }
      for row in rows where away + row.cost < best?.cost ?? .infinity {
        let box = Box(
          left: left, top: row.top, right: left + size.width, bottom: row.top + size.height)
        let cost = away + row.cost + costOfCovering(box)
        guard cost < best?.cost ?? .infinity, isFree(box),
          !textBoxes.contains(where: { $0.meets(box) })
        else { continue }
        best = (box, cost)
      }
    }
    guard let found = best?.box else { return nil }
    let rect = CGRect(origin: CGPoint(x: found.left, y: found.top), size: size)
    take(rect)
    return rect
  }

  private func isFree(_ box: Box) -> Bool {
    guard areaBox.contains(box) else { return false }
    let room = Box(
      left: box.left - gap, top: box.top - gap, right: box.right + gap, bottom: box.bottom + gap)
    return !placedBoxes.contains { $0.meets(room) }
      && !(obstacleBoxes + vitalBoxes).contains { $0.meets(box) }
  }

  /// Returns the left edges to try: at the sides of the target and of the areas to avoid.
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

  /// Returns the top edges to try: aligned with the target, below and above other labels, and at regular distances.
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

  private func costOfCovering(_ box: Box) -> CGFloat {
    var cost: CGFloat = 0
    for thing in preciousBoxes { cost += thing.sharedArea(with: box) * 0.3 }
    return cost
  }
}

/// A rectangle stored as its edges. CGRect computes edges at each access, which took most of the time here.
private struct Box: Sendable {
  let left: CGFloat
  let top: CGFloat
  let right: CGFloat
  let bottom: CGFloat

  init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(_ rect: CGRect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }

  func meets(_ other: Box) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  func contains(_ other: Box) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }

  func sharedArea(with other: Box) -> CGFloat {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// Returns the distance from the box to a vertical position above or below it.
  func distance(downTo y: CGFloat) -> CGFloat { abs(y - max(top, min(y, bottom))) }
}
