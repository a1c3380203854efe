// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A grid over many subviews. Each cell lists the subviews that may accept points in it, front to back, up to the first
/// one that accepts every point in it.
///
/// Making a grid takes time, so it is made only after many hit tests without a change of the subviews, and discarded at
/// the first change. So a view that moves before every hit test only costs an update of its own entry.
struct HitGrid {
  /// The smallest number of subviews for a grid; fewer are compared one by one.
  static let fewest = 16
  /// The number of comparisons per subview after which a grid is made: about the cost of making one.
  static let comparisonsThatPay = 300

  private let columns: Cells
  private let rows: Cells
  /// For each cell, the index in `listed` at which its list starts; then the end of the last list.
  private let starts: UnsafeMutablePointer<UInt32>
  private let listed: UnsafeMutablePointer<UInt32>

  /// Returns the table indices of the subviews that may accept a point, front to back.
  @inline(__always)
  func candidates(at probe: HitTable.Reach) -> UnsafeBufferPointer<UInt32> {
    let cell = rows.cell(probe.y) &* columns.count &+ columns.cell(probe.x)
    let start = Int(starts[cell])
    return UnsafeBufferPointer(start: listed + start, count: Int(starts[cell &+ 1]) &- start)
  }

  func deallocate() {
    starts.deallocate()
    listed.deallocate()
  }

  /// Makes a grid of about four cells for each subview.
  init(over level: HitLevel) {
    let reaches = (0..<level.count).map { level.reaches[$0] }
    // The smallest box around all subviews with a finite reach. Subviews that accept no point or all points are left
    // out.
    let finite = reaches.filter { $0.sum().isFinite }
    let box = finite.reduce(finite.first ?? .zero) { pointwiseMin($0, $1) }
    let (width, height) = (-box.z - box.x, -box.w - box.y)
    let side = (width * height / (4 * Float(level.count))).squareRoot()
    columns = Cells(from: box.x, size: width, side: side)
    rows = Cells(from: box.y, size: height, side: side)
    var lists = [[UInt32]](repeating: [], count: columns.count * rows.count)
    var isClosed = [Bool](repeating: false, count: lists.count)
    for (index, reach) in reaches.enumerated() where reach.x != .infinity {
      let across = columns.cell(reach.x)...columns.cell(-reach.z)
      let down = rows.cell(reach.y)...rows.cell(-reach.w)
      let closes = reach.sum().isFinite && !level.entries[index].needsCloserLook
      for row in down {
        for column in across where !isClosed[row * columns.count + column] {
          lists[row * columns.count + column].append(UInt32(index))
          isClosed[row * columns.count + column] =
            closes && columns.isFilled(column, in: across) && rows.isFilled(row, in: down)
        }
      }
    }
    starts = .allocate(capacity: lists.count + 1)
    starts[0] = 0
    for (cell, list) in lists.enumerated() { starts[cell + 1] = starts[cell] + UInt32(list.count) }
    let indices = Array(lists.joined())
    listed = .allocate(capacity: max(1, indices.count))
    listed.initialize(from: indices, count: indices.count)
  }
}

/// The cells of a grid along one axis. Points outside belong to the outermost cells. Even with rounding, a point with a
/// larger coordinate is never in an earlier cell.
private struct Cells {
  let count: Int
  private let start: Float
  private let perPoint: Float
  /// True if a cell is larger than the rounding errors of coordinates; otherwise `isFilled` returns false.
  private let canBeFilled: Bool

  init(from start: Float, size: Float, side: Float) {
    let wanted = (size / side).rounded(.up)
    count = wanted > 1 ? Int(min(wanted, 1024)) : 1
    self.start = start
    perPoint = size > 0 ? Float(count) / size : 0
    canBeFilled = size / Float(count) > max(abs(start), abs(start + size)) * 0x1p-20
  }

  @inline(__always)
  func cell(_ value: Float) -> Int {
    let cell = (value - start) * perPoint
    guard cell >= 0 else { return 0 }
    return cell < Float(count) ? Int(cell) : count - 1
  }

  /// Returns whether a cell lies completely inside a view that spans several cells. False for the two cells at each end
  /// of the span: the view may cover the outermost one only in part and, because of rounding, also the one next to it.
  func isFilled(_ cell: Int, in span: ClosedRange<Int>) -> Bool {
    canBeFilled && span.lowerBound + 2 <= cell && cell <= span.upperBound - 2
  }
}
