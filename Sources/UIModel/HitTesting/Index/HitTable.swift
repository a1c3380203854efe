// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The subviews of a view in the form that hit tests read: in one block of memory, front to back.
///
/// The table is made when a hit test first reaches the view, and discarded when subviews are added, removed or
/// reordered. If a subview moves or changes, only its entry is updated. A table does not retain the views; a view
/// retains its table.
final class HitTable {
  /// A point in the coordinates of a view.
  typealias Point = SIMD2<Double>
  /// The range in which a subview may accept points, in the superview's coordinates and slightly enlarged: left, top,
  /// and the negated right and bottom. One comparison of four numbers therefore excludes most subviews.
  typealias Reach = SIMD4<Float>

  /// One subview.
  struct Entry {
    /// The vector that converts a point from the superview's to this view's coordinates, if the view has no transform.
    let shift: Point
    /// Together with `rightBottom`, the bounds. If the view refuses all points, the left edge is infinity and the right
    /// edge -infinity. If it has a transform or an override, the left edge is NaN, so that all comparisons are false.
    var leftTop: Point
    var rightBottom: Point
    let view: Unmanaged<UIView>
    /// The table of the view's own subviews, if it has been made.
    var level: HitLevel?
  }

  let level: HitLevel

  @MainActor
  private init(of view: UIView) {
    let subviews = view.storedSubviews
    level = HitLevel(of: view, count: subviews.count)
    for (index, subview) in subviews.reversed().enumerated() {
      level.write(subview, at: index)
      subview.hitTestMemo.position = Int32(index)
    }
  }

  deinit { level.deallocate() }

  /// Returns the table of a view, which is made if necessary; nil if there are no subviews.
  @MainActor
  @inline(__always)
  static func level(of view: UIView) -> HitLevel? {
    view.hitTable?.level ?? (view.storedSubviews.isEmpty ? nil : make(for: view))
  }

  @MainActor
  @inline(never)
  private static func make(for view: UIView) -> HitLevel {
    let table = HitTable(of: view)
    view.hitTestMemo.subviews = table
    return table.level
  }

  /// Called after a subview moved or changed.
  @MainActor
  func update(_ subview: UIView) {
    level.noteChange()
    level.write(subview, at: Int(subview.hitTestMemo.position))
  }

  /// Called before the table of a subview is discarded.
  @MainActor
  func forgetTable(of subview: UIView) {
    level.entries[Int(subview.hitTestMemo.position)].level = nil
  }

  /// Returns a point in the form that is compared with a reach. Rounding to 32 bits preserves the order of numbers.
  @inline(__always)
  static func probe(_ point: Point) -> Reach {
    let (x, y) = (Float(point.x), Float(point.y))
    return Reach(x, y, -x, -y)
  }

  /// Returns whether a point may be in a reach. A coordinate that is NaN counts as inside, because an override may
  /// accept such a point.
  @inline(__always)
  static func covers(_ reach: Reach, _ probe: Reach) -> Bool { !any(reach .> probe) }
}

extension UIView {
  /// The table of the subviews, if it has been made.
  final var hitTable: HitTable? {
    guard let table = hitTestMemo.subviews else { return nil }
    return unsafeDowncast(table, to: HitTable.self)
  }
}

extension HitTable.Entry {
  @inline(__always)
  func contains(_ own: HitTable.Point) -> Bool {
    all((own .>= leftTop) .& (own .< rightBottom))
  }

  /// True if comparing the bounds is not enough to decide whether the view accepts a point.
  @inline(__always) var needsCloserLook: Bool { leftTop.x != leftTop.x }

  /// Returns the table of the view's subviews, which the hit test searches next; nil if there are no subviews.
  @MainActor
  @inline(__always)
  mutating func enter() -> HitLevel? {
    if let level { return level }
    level = HitTable.level(of: view.takeUnretainedValue())
    return level
  }
}

/// The memory block of a table: a header, then the entries, then the reach of each.
struct HitLevel {
  private struct Header {
    let owner: Unmanaged<UIView>
    let count: Int
    /// The number of comparisons since the last change.
    var comparisons = 0
    /// The grid over the subviews, if one was made.
    var grid: UnsafeMutablePointer<HitGrid>?
  }

  private let header: UnsafeMutablePointer<Header>

  init(of view: UIView, count: Int) {
    let each = MemoryLayout<HitTable.Entry>.stride + MemoryLayout<HitTable.Reach>.stride
    header = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Header>.stride + count * each, alignment: 16
    ).bindMemory(to: Header.self, capacity: 1)
    header.initialize(to: Header(owner: .passUnretained(view), count: count))
  }

  /// The view that owns the subviews of the table.
  var owner: UIView { unretainedOwner.takeUnretainedValue() }
  /// `owner` without retaining it.
  var unretainedOwner: Unmanaged<UIView> { header.pointee.owner }

  @inline(__always) var count: Int { header.pointee.count }

  @inline(__always) var entries: UnsafeMutablePointer<HitTable.Entry> {
    UnsafeMutableRawPointer(header + 1).assumingMemoryBound(to: HitTable.Entry.self)
  }

  @inline(__always) var reaches: UnsafeMutablePointer<HitTable.Reach> {
    UnsafeMutableRawPointer(entries + count).assumingMemoryBound(to: HitTable.Reach.self)
  }

  /// Writes the values of a subview that hit tests need.
  @MainActor
  func write(_ subview: UIView, at index: Int) {
    (entries + index).initialize(to: HitTable.Entry(subview))
    (reaches + index).initialize(to: HitTable.reach(of: subview))
  }

  /// The indices to check for a point, in order: those that the grid lists, or all.
  struct Order {
    let count: Int
    fileprivate let listed: UnsafePointer<UInt32>?

    /// Returns the next index whose reach contains the point; nil if there is none. The search starts at position
    /// `step` of this order and sets `step` to the position after the result.
    @inline(__always)
    func next(
      after step: inout Int, covering probe: HitTable.Reach,
      in reaches: UnsafeMutablePointer<HitTable.Reach>
    ) -> Int? {
      while step < count {
        let index = listed.map { Int($0[step]) } ?? step
        step += 1
        if HitTable.covers(reaches[index], probe) { return index }
      }
      return nil
    }
  }

  @inline(__always)
  func order(at probe: HitTable.Reach) -> Order {
    guard let grid = header.pointee.grid else { return Order(count: count, listed: nil) }
    let list = grid.pointee.candidates(at: probe)
    return Order(count: list.count, listed: list.baseAddress)
  }

  /// Counts the comparisons of a hit test, and makes the grid when their number exceeds its cost.
  @inline(__always)
  func note(compared number: Int) {
    guard count >= HitGrid.fewest, header.pointee.grid == nil else { return }
    header.pointee.comparisons += number
    if header.pointee.comparisons > count * HitGrid.comparisonsThatPay { makeGrid() }
  }

  @inline(never)
  private func makeGrid() {
    header.pointee.grid = .allocate(capacity: 1)
    header.pointee.grid?.initialize(to: HitGrid(over: self))
  }

  /// Discards the grid after a subview changed.
  func noteChange() {
    header.pointee.comparisons = 0
    guard let grid = header.pointee.grid else { return }
    grid.pointee.deallocate()
    grid.deallocate()
    header.pointee.grid = nil
  }

  func deallocate() {
    noteChange()
    header.deallocate()
  }
}
