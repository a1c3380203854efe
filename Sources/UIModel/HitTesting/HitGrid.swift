// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// An index over many subviews: for each cell of a grid over them those that may accept points in it, front
/// to back, up to the first that accepts all of them.
///
/// A grid is made only when the subviews stood still for so many searches that it pays, and dropped with the
/// first change: a view that moves before every search costs nothing more than its own entry.
struct HitGrid {
  /// Fewer subviews are compared one by one.
  static let fewest = 64
  /// A grid is made after this many comparisons a subview: about what making it costs.
  static let comparisonsThatPay = 300

  fileprivate let across: Cells
  fileprivate let down: Cells
  /// Where the list of each cell starts.
  private let starts: UnsafeMutablePointer<UInt32>
  private let places: UnsafeMutablePointer<UInt32>

  /// The places in the table of those that may accept a point, front to back.
  @inline(__always)
  func candidates(_ probe: HitTable.Reach) -> UnsafeBufferPointer<UInt32> {
    let cell = down.cell(probe.y) * across.count + across.cell(probe.x)
    let start = Int(starts[cell])
    return UnsafeBufferPointer(start: places + start, count: Int(starts[cell + 1]) - start)
  }

  func deallocate() {
    starts.deallocate()
    places.deallocate()
  }

  /// Makes a grid of about four cells a subview.
  init(over table: HitTable) {
    let box = Self.box(around: table)
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    let side = (width * height / (4 * Float(table.count))).squareRoot()
    across = Cells(from: box.left, to: box.right, side: side)
    down = Cells(from: box.top, to: box.bottom, side: side)
    let plan = Plan(across: across, down: down)
    let spans = (0..<table.count).map { plan.span(table, $0) }
    // First how long each list is, then the lists.
    var lengths = [UInt32](repeating: 0, count: across.count * down.count)
    plan.visit(spans) { cell, _ in lengths[cell] += 1 }
    starts = .allocate(capacity: lengths.count + 1)
    starts[0] = 0
    for (cell, length) in lengths.enumerated() { starts[cell + 1] = starts[cell] + length }
    places = .allocate(capacity: max(1, Int(starts[lengths.count])))
    // A length counts down how many of its list are still to come.
    plan.visit(spans) { [starts, places] cell, place in
      places[Int(starts[cell + 1] - lengths[cell])] = UInt32(place)
      lengths[cell] -= 1
    }
  }

  /// The smallest box around all that lie somewhere, neither nowhere nor everywhere.
  private static func box(
    around table: HitTable
  ) -> (left: Float, top: Float, right: Float, bottom: Float) {
    var reach = HitTable.Reach(repeating: .infinity)
    for index in 0..<table.count where table.reaches[index].sum().isFinite {
      reach = pointwiseMin(reach, table.reaches[index])
    }
    return reach.sum().isFinite ? (reach.x, reach.y, -reach.z, -reach.w) : (0, 0, 0, 0)
  }
}

/// The cells of a grid along one axis. What lies outside counts to the outermost cell, and of two points the
/// one further along is never in an earlier cell, however they are rounded.
private struct Cells {
  let count: Int
  private let start: Float
  private let perPoint: Float
  /// Whether cells are so much larger than what is rounded that one can be told to lie inside a view.
  let canBeFilled: Bool

  init(from start: Float, to end: Float, side: Float) {
    let wanted = ((end - start) / side).rounded(.up)
    count = wanted > 1 ? Int(min(wanted, 1024)) : 1
    self.start = start
    perPoint = end > start ? Float(count) / (end - start) : 0
    canBeFilled = (end - start) / Float(count) > max(abs(start), abs(end)) * 0x1p-20
  }

  @inline(__always)
  func cell(_ value: Float) -> Int {
    let cell = (value - start) * perPoint
    guard cell >= 0 else { return 0 }
    return cell < Float(count) ? Int(cell) : count - 1
  }
}

/// Which cells a subview is listed in.
private struct Plan {
  let across: Cells
  let down: Cells

  /// The cells of one subview, and those of them that lie wholly inside it.
  struct Span {
    var across = 0..<0
    var down = 0..<0
    var filledAcross = 0..<0
    var filledDown = 0..<0
  }

  func span(_ table: HitTable, _ index: Int) -> Span {
    let reach = table.reaches[index]
    if reach.x == .infinity { return Span() }
    guard reach.sum().isFinite else {
      return Span(across: 0..<across.count, down: 0..<down.count)
    }
    var span = Span(
      across: across.cell(reach.x)..<across.cell(-reach.z) + 1,
      down: down.cell(reach.y)..<down.cell(-reach.w) + 1)
    // Only who takes no closer look accepts all points inside.
    guard across.canBeFilled, down.canBeFilled, !table.entries[index].takesCloserLook else {
      return span
    }
    span.filledAcross = Self.inner(span.across)
    span.filledDown = Self.inner(span.down)
    return span
  }

  /// Two cells in, rounding can't matter any more.
  private static func inner(_ cells: Range<Int>) -> Range<Int> {
    cells.count > 4 ? cells.lowerBound + 2..<cells.upperBound - 2 : 0..<0
  }

  /// Goes through the subviews front to back and says in which cells each is listed.
  func visit(_ spans: [Span], _ list: (_ cell: Int, _ place: Int) -> Void) {
    var isClosed = [Bool](repeating: false, count: across.count * down.count)
    for place in spans.indices.reversed() {
      let span = spans[place]
      for row in span.down {
        for column in span.across {
          let cell = row * across.count + column
          if isClosed[cell] { continue }
          list(cell, place)
          isClosed[cell] = span.filledAcross.contains(column) && span.filledDown.contains(row)
        }
      }
    }
  }
}
