// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A grid of squares over the screen, each marked or not.
struct SquareGrid {
  private var marks: [Bool]
  private let columns: Int
  private let rows: Int
  /// The width of a square, in points.
  private static let cell: CGFloat = 2
  /// The number of squares on each side of a block. If the corners of a block have the same result, so has the whole
  /// block.
  private static let block = 4
  /// The largest number of squares on each side. On a larger screen, only a part is examined.
  private static let mostSquares: CGFloat = 4_000

  init(_ screen: CGSize) {
    func count(_ length: CGFloat) -> Int {
      max(1, Int(min(Self.mostSquares, (length / Self.cell).rounded(.up))))
    }
    (columns, rows) = (count(screen.width), count(screen.height))
    marks = Array(repeating: false, count: columns * rows)
  }

  /// Marks the squares in a rectangle whose centres meet a condition.
  mutating func mark(_ box: CGRect, where isMet: (CGPoint) -> Bool) {
    func range(_ low: CGFloat, _ high: CGFloat, _ most: Int) -> Range<Int> {
      let first = min(max(0, Int((low / Self.cell).rounded(.down))), most)
      return first..<max(first, min(most, Int((high / Self.cell).rounded(.up))))
    }
    let across = range(box.minX, box.maxX, columns)
    let down = range(box.minY, box.maxY, rows)
    for top in stride(from: down.lowerBound, to: down.upperBound, by: Self.block) {
      for left in stride(from: across.lowerBound, to: across.upperBound, by: Self.block) {
        let right = min(left + Self.block, across.upperBound)
        let bottom = min(top + Self.block, down.upperBound)
        markBlock(left..<right, top..<bottom, isMet)
      }
    }
  }

  /// Tests the corners of a block; if they differ, tests each of its squares.
  private mutating func markBlock(
    _ across: Range<Int>, _ down: Range<Int>, _ isMet: (CGPoint) -> Bool
  ) {
    func isMetCell(_ column: Int, _ row: Int) -> Bool {
      let point = CGPoint(
        x: (CGFloat(column) + 0.5) * Self.cell, y: (CGFloat(row) + 0.5) * Self.cell)
      return isMet(point)
    }
    let (right, bottom) = (across.upperBound - 1, down.upperBound - 1)
    let corners = [
      (across.lowerBound, down.lowerBound), (right, down.lowerBound), (across.lowerBound, bottom),
      (right, bottom),
    ].map { isMetCell($0.0, $0.1) }
    let isWhole = corners.allSatisfy { $0 == corners[0] }
    for row in down {
      for column in across where isWhole ? corners[0] : isMetCell(column, row) {
        marks[row * columns + column] = true
      }
    }
  }

  /// The marked squares, merged into larger rectangles.
  var rectangles: [CGRect] {
    var runs: [CGRect] = []
    for row in 0..<rows {
      var column = 0
      while column < columns {
        guard marks[row * columns + column] else {
          column += 1
          continue
        }
        let first = column
        while column < columns, marks[row * columns + column] { column += 1 }
        runs.append(
          CGRect(
            x: CGFloat(first) * Self.cell, y: CGFloat(row) * Self.cell,
            width: CGFloat(column - first) * Self.cell, height: Self.cell))
      }
    }
    return Self.joined(runs)
  }

  /// Returns runs of squares in rows, merged with equal runs in the rows below.
  private static func joined(_ runs: [CGRect]) -> [CGRect] {
    var done: [CGRect] = []
    var open: [CGFloat: CGRect] = [:]
    for run in runs {
      if let above = open[run.minX], above.width == run.width, above.maxY == run.minY {
        open[run.minX] = above.union(run)
      } else {
        if let above = open[run.minX] { done.append(above) }
        open[run.minX] = run
      }
    }
    return (done + open.values).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}
