// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

/// The view that a touch would hit, for each point of a grid over the screen.
///
/// The map starts coarse: if no edge of a view crosses a square of 16 by 16 points and its corners have the same hit,
/// so has the whole square. Any other square is divided into four, and so on, down to single points.
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

  fileprivate static let block = 16
  /// The largest number of points. On larger screens, the points are farther apart.
  private static let mostPoints: CGFloat = 1_000_000
  /// The largest number of views that all hit tests together may visit. Each test counts as visiting one view on each
  /// level of the view tree. In a scene with hundreds of levels, the points are farther apart.
  private static let mostVisits: CGFloat = 16_000_000
  /// The value of a point that has not been hit-tested yet.
  private static let unknown: Int32 = -2

  init(_ stage: AuditStage, step: CGFloat) {
    let size = stage.screen
    // The screen of a file may be very large, so the points may have to be farther apart.
    let most = min(Self.mostPoints, Self.mostVisits / CGFloat(max(1, stage.scenario.depth)))
    let step = max(step, (size.width * size.height / most).squareRoot())
    self.step = step
    columns = max(1, Int((size.width / step).rounded(.up)))
    rows = max(1, Int((size.height / step).rounded(.up)))
    hits = Array(repeating: Self.unknown, count: columns * rows)
    refresh(stage, in: CGRect(origin: .zero, size: size))
  }

  /// Returns the centre of a point's square, in points of the screen.
  package func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) * step, y: (CGFloat(row) + 0.5) * step)
  }

  /// Returns the point of the grid that is nearest to a point of the screen, and the node that is hit there; -1 for
  /// none.
  func sample(at point: CGPoint) -> (point: CGPoint, hit: Int32) {
    let column = min(max(0, Int(point.x / step)), columns - 1)
    let row = min(max(0, Int(point.y / step)), rows - 1)
    return (self.point(column, row), hits[row * columns + column])
  }

  /// Returns the rectangle around the points of an area whose hit meets a condition; `.null` if there are none.
  func box(in area: CGRect, where isMet: (Int32) -> Bool) -> CGRect {
    var box = CGRect.null
    let left = max(0, Int((area.minX / step).rounded(.down)))
    let right = min(columns, Int((area.maxX / step).rounded(.up)))
    let top = max(0, Int((area.minY / step).rounded(.down)))
    let bottom = min(rows, Int((area.maxY / step).rounded(.up)))
    guard left < right, top < bottom else { return box }
    for row in top..<bottom {
      let start = row * columns
      var found: (first: Int, last: Int)?
      // Neighbouring points mostly have the same hit, whose result is reused.
      var (hit, isWanted) = (Self.unknown, false)
      for column in left..<right {
        if hits[start + column] != hit {
          hit = hits[start + column]
          isWanted = isMet(hit)
        }
        if isWanted { found = (found?.first ?? column, column) }
      }
      guard let found else { continue }
      box = box.union(
        CGRect(
          x: CGFloat(found.first) * step, y: CGFloat(row) * step,
          width: CGFloat(found.last + 1 - found.first) * step, height: step))
    }
    return box
  }

  /// Repeats the hit tests in a rectangle, for example where a view was before and after it moved.
  mutating func refresh(_ stage: AuditStage, in rect: CGRect) {
    let width = step * CGFloat(Self.block)
    func index(_ value: CGFloat, _ most: Int) -> Int {
      min(max(0, Int((min(max(value, -1e6), 1e6) / width).rounded(.down))), most)
    }
    let (across, down) = ((columns - 1) / Self.block, (rows - 1) / Self.block)
    let (left, right) = (index(rect.minX, across), index(rect.maxX, across))
    let (top, bottom) = (index(rect.minY, down), index(rect.maxY, down))
    forget(
      (left * Self.block)..<min(columns, (right + 1) * Self.block),
      (top * Self.block)..<min(rows, (bottom + 1) * Self.block))
    let edges = EdgePyramid(
      stage, step: step, columns: columns, rows: rows,
      in: CGRect(
        x: CGFloat(left) * width, y: CGFloat(top) * width,
        width: CGFloat(right - left + 1) * width, height: CGFloat(bottom - top + 1) * width))
    for row in top...bottom {
      for column in left...right {
        fill(stage, column * Self.block, row * Self.block, Self.block, edges)
      }
    }
  }

  private mutating func forget(_ across: Range<Int>, _ down: Range<Int>) {
    for row in down {
      for column in across { hits[row * columns + column] = Self.unknown }
    }
  }

  private mutating func fill(
    _ stage: AuditStage, _ left: Int, _ top: Int, _ size: Int, _ edges: EdgePyramid
  ) {
    guard left < columns, top < rows else { return }
    guard size > 1 else {
      _ = test(stage, left, top)
      return
    }
    let (right, bottom) = (min(left + size, columns) - 1, min(top + size, rows) - 1)
    if !edges.divides(left, top, size) {
      let first = test(stage, left, top)
      if test(stage, right, top) == first, test(stage, left, bottom) == first,
        test(stage, right, bottom) == first
      {
        for row in top...bottom {
          for column in left...right { hits[row * columns + column] = first }
        }
        return
      }
    }
    let half = size / 2
    for (x, y) in [(0, 0), (half, 0), (0, half), (half, half)] {
      fill(stage, left + x, top + y, half, edges)
    }
  }

  private mutating func test(_ stage: AuditStage, _ column: Int, _ row: Int) -> Int32 {
    let index = row * columns + column
    if hits[index] != Self.unknown { return hits[index] }
    tests += 1
    hits[index] = stage.nearestNode(stage.hit(point(column, row))).map { Int32($0) } ?? -1
    return hits[index]
  }

  /// Returns the largest connected area of each hit view, the view with the most points first.
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

/// Views that touches may hit in another area than their bounds.
@MainActor
enum HitShape {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether touches may hit a view outside its bounds, or miss it inside them.
  static func mayDiffer(_ view: UIView) -> Bool {
    if let script = view.overrides as? ViewScript { return script.changesHitTests }
    if view.overrides != nil { return true }
    let key = ObjectIdentifier(type(of: view))
    if let isKnown = known[key] { return isKnown }
    let differs = !ClassName.isOfLibrary(view)
    known[key] = differs
    return differs
  }
}

/// Marks, for squares of several sizes, those that an edge of a view may cross.
@MainActor
private struct EdgePyramid {
  /// The reasons why a square must be divided.
  private enum Need {
    /// In or near the square is a view that may be hit in another shape than an upright rectangle. Squares of more than
    /// 4 x 4 points are divided.
    static let curved: UInt8 = 1
    /// The edge of a view crosses the square. It is divided down to single points.
    static let crossed: UInt8 = 2
  }

  private let columns: Int
  /// The marks of squares of 2, 4, 8 and 16 points, row by row.
  private var levels: [(size: Int, columns: Int, needs: [UInt8])] = []

  init(_ stage: AuditStage, step: CGFloat, columns: Int, rows: Int, in area: CGRect) {
    self.columns = columns
    var size = 2
    while size <= TapMap.block {
      let across = (columns + size - 1) / size
      levels.append(
        (size, across, Array(repeating: 0, count: across * ((rows + size - 1) / size))))
      size *= 2
    }
    let cell = step * 2
    let (across, down) = (levels[0].columns, levels[0].needs.count / levels[0].columns)
    func index(_ value: CGFloat, _ most: Int) -> Int {
      min(max(0, Int((min(max(value, -1e6), 1e6) / cell).rounded(.down))), most - 1)
    }
    for built in stage.stage.nodes where built.view.window != nil {
      let view = built.view
      // A view that refuses all touches has no edges for hit testing.
      if view.refusalWithoutAsking != nil, !HitShape.mayDiffer(view) { continue }
      let quad = view.outlineOnScreen
      var box = quad.boundingBox
      // A view without area can't be hit, so it has no edges.
      guard box.width > 0, box.height > 0 else { continue }
      let isUpright = quad == Quad(box)
      let isCurved = !isUpright || HitShape.mayDiffer(view)
      // Overrides may also accept points outside the bounds.
      if isCurved { box = box.insetBy(dx: -44, dy: -44) }
      guard box.intersects(area.insetBy(dx: -cell, dy: -cell)) else { continue }
      let (left, right) = (index(box.minX, across), index(box.maxX, across))
      let (top, bottom) = (index(box.minY, down), index(box.maxY, down))
      if isCurved {
        for row in top...bottom {
          for column in left...right { mark(column, row, Need.curved, across) }
        }
        box = quad.boundingBox
      }
      guard isUpright else { continue }
      mark(box, across, down, index)
    }
    pile()
  }

  /// Marks the squares along the edges of a rectangle.
  private mutating func mark(
    _ box: CGRect, _ across: Int, _ down: Int, _ index: (CGFloat, Int) -> Int
  ) {
    let (left, right) = (index(box.minX, across), index(box.maxX, across))
    let (top, bottom) = (index(box.minY, down), index(box.maxY, down))
    for row in top...bottom {
      mark(left, row, Need.crossed, across)
      mark(right, row, Need.crossed, across)
    }
    for column in left...right {
      mark(column, top, Need.crossed, across)
      mark(column, bottom, Need.crossed, across)
    }
  }

  private mutating func mark(_ column: Int, _ row: Int, _ need: UInt8, _ across: Int) {
    let index = row * across + column
    if levels[0].needs[index] < need { levels[0].needs[index] = need }
  }

  /// Marks each larger square with the strongest mark of the squares inside it.
  private mutating func pile() {
    for level in levels.indices.dropFirst() {
      let (below, across) = (levels[level - 1], levels[level].columns)
      for (index, need) in below.needs.enumerated() where need > 0 {
        let (row, column) = (index / below.columns, index % below.columns)
        let above = row / 2 * across + column / 2
        if levels[level].needs[above] < need { levels[level].needs[above] = need }
      }
    }
  }

  /// Returns whether a square must be divided even if its corners have the same hit.
  func divides(_ column: Int, _ row: Int, _ size: Int) -> Bool {
    guard let level = levels.first(where: { $0.size == size }) else { return false }
    let need = level.needs[row / size * level.columns + column / size]
    return need == Need.crossed || need == Need.curved && size > 4
  }
}
