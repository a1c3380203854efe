// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A rectangle divided into cells, some of which are marked.
struct Raster: Sendable {
  private let bounds: CGRect
  private let columns: Int
  private let rows: Int
  private var marked: [Bool]

  /// Divides a rectangle into cells of 2 points, or larger ones if there would be too many.
  init(_ bounds: CGRect, pointsPerSide: Int) {
    func count(_ length: CGFloat) -> Int {
      max(1, min(pointsPerSide, PixelRect.whole((length / 2).rounded(.up))))
    }
    self.bounds = bounds
    columns = count(bounds.width)
    rows = count(bounds.height)
    marked = Array(repeating: false, count: columns * rows)
  }

  /// Marks the cells for whose centre `isMarked` returns true.
  @MainActor
  mutating func mark(_ isMarked: @MainActor (CGPoint) -> Bool) {
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = rect(columns: column..<column + 1, rows: row..<row + 1)
        marked[row * columns + column] = isMarked(CGPoint(x: cell.midX, y: cell.midY))
      }
    }
  }

  /// The marked cells, merged into larger rectangles.
  var markedRects: [CGRect] {
    var finished: [CGRect] = []
    var open: [(columns: Range<Int>, since: Int)] = []
    for row in 0...rows {
      let runs = row < rows ? runs(in: row) : []
      for rect in open where !runs.contains(rect.columns) {
        finished.append(self.rect(columns: rect.columns, rows: rect.since..<row))
      }
      open.removeAll { !runs.contains($0.columns) }
      for run in runs where !open.contains(where: { $0.columns == run }) {
        open.append((run, row))
      }
    }
    return finished
  }

  private func runs(in row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in 0...columns {
      let isMarked = column < columns && marked[row * columns + column]
      if isMarked, start == nil { start = column }
      if !isMarked, let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    return runs
  }

  private func rect(columns: Range<Int>, rows: Range<Int>) -> CGRect {
    let width = bounds.width / CGFloat(self.columns)
    let height = bounds.height / CGFloat(self.rows)
    return CGRect(
      x: bounds.minX + CGFloat(columns.lowerBound) * width,
      y: bounds.minY + CGFloat(rows.lowerBound) * height,
      width: CGFloat(columns.count) * width, height: CGFloat(rows.count) * height)
  }
}
