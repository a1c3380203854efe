// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

/// The view that a touch would hit, for each point of a grid over the screen.
///
/// If the corners of a square of eight by eight points agree and no edge of a view crosses the square, its other
/// points get the same view without a hit test.
@MainActor
package struct TapMap {
  /// The distance between the points, in points of the screen.
  package let step: CGFloat
  /// The number of points in a row.
  package let columns: Int
  /// The number of points in a column.
  package let rows: Int
  /// The index of the node that is hit, row by row; -1 for none.
  package private(set) var hits: [Int32]
  /// The number of hit tests that were made.
  package private(set) var tests = 0

  private static let block = 8
  /// The largest number of points; for larger screens the distance between points is larger.
  private static let mostPoints: CGFloat = 1_000_000

  init(_ stage: AuditStage, step: CGFloat) {
    let size = stage.screen
    // The screen of a file may be very large.
    let step = max(step, (size.width * size.height / Self.mostPoints).squareRoot())
    self.step = step
    columns = max(1, Int((size.width / step).rounded(.up)))
    rows = max(1, Int((size.height / step).rounded(.up)))
    hits = Array(repeating: -1, count: columns * rows)
    fill(stage)
  }

  /// The centre of a point's square, in points of the screen.
  package func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) * step, y: (CGFloat(row) + 0.5) * step)
  }

  private mutating func fill(_ stage: AuditStage) {
    refresh(stage, in: CGRect(origin: .zero, size: stage.screen))
  }

  /// Repeats the hit tests in a rectangle, such as the areas that a view covered before and after it moved.
  mutating func refresh(_ stage: AuditStage, in rect: CGRect) {
    let edges = Edges(stage, step: step, block: Self.block, columns: columns, rows: rows)
    let width = step * CGFloat(Self.block)
    for top in stride(from: 0, to: rows, by: Self.block) {
      for left in stride(from: 0, to: columns, by: Self.block) {
        let square = CGRect(
          x: CGFloat(left) * step, y: CGFloat(top) * step, width: width, height: width)
        guard square.intersects(rect) else { continue }
        fill(stage, left, top, edges.cross(left / Self.block, top / Self.block))
      }
    }
  }

  private mutating func fill(_ stage: AuditStage, _ left: Int, _ top: Int, _ isCrossed: Bool) {
    let (right, bottom) = (min(left + Self.block, columns), min(top + Self.block, rows))
    if !isCrossed {
      let places = [(left, top), (right - 1, top), (left, bottom - 1), (right - 1, bottom - 1)]
      let corners = places.map { test(stage, $0.0, $0.1) }
      if corners.allSatisfy({ $0 == corners[0] }) {
        for row in top..<bottom {
          for column in left..<right { hits[row * columns + column] = corners[0] }
        }
        return
      }
    }
    for row in top..<bottom {
      for column in left..<right { hits[row * columns + column] = test(stage, column, row) }
    }
  }

  private mutating func test(_ stage: AuditStage, _ column: Int, _ row: Int) -> Int32 {
    tests += 1
    return stage.nearestNode(stage.hit(point(column, row))).map { Int32($0) } ?? -1
  }

  /// The largest connected area of each view, the view with most points first.
  func regions(_ stage: AuditStage) -> [Survey.Region] {
    var counts: [Int32: (count: Int, box: CGRect, run: Int, at: CGPoint)] = [:]
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let hit = hits[row * columns + column]
        var end = column
        while end < columns, hits[row * columns + end] == hit { end += 1 }
        let middle = point((column + end) / 2, row)
        let box = CGRect(
          x: CGFloat(column) * step, y: CGFloat(row) * step, width: CGFloat(end - column) * step,
          height: step)
        if hit >= 0 {
          var known = counts[hit] ?? (0, box, 0, middle)
          known.count += end - column
          known.box = known.box.union(box)
          if end - column > known.run { (known.run, known.at) = (end - column, middle) }
          counts[hit] = known
        }
        column = end
      }
    }
    return counts.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map { hit, known in
      Survey.Region(
        hit: Int(hit), point: known.at, box: known.box, count: known.count)
    }
  }
}

/// The squares of a grid that are crossed by an edge of a view.
@MainActor
private struct Edges {
  private var crossed: Set<Int> = []
  private let columns: Int

  init(_ stage: AuditStage, step: CGFloat, block: Int, columns: Int, rows: Int) {
    let width = step * CGFloat(block)
    let (across, down) = ((columns + block - 1) / block, (rows + block - 1) / block)
    self.columns = across
    for built in stage.stage.nodes where built.view.window != nil {
      let outline = built.view.outlineOnScreen.boundingBox
      // A view without size has no edge that a touch could hit.
      guard outline.width > 0, outline.height > 0 else { continue }
      func cell(_ value: CGFloat, _ most: Int) -> Int {
        min(max(0, Int((min(max(value, -1e6), 1e6) / width).rounded(.down))), most - 1)
      }
      let (left, right) = (cell(outline.minX, across), cell(outline.maxX, across))
      let (top, bottom) = (cell(outline.minY, down), cell(outline.maxY, down))
      for row in top...bottom {
        crossed.insert(row * across + left)
        crossed.insert(row * across + right)
      }
      for column in left...right {
        crossed.insert(top * across + column)
        crossed.insert(bottom * across + column)
      }
    }
  }

  func cross(_ column: Int, _ row: Int) -> Bool { crossed.contains(row * columns + column) }
}
