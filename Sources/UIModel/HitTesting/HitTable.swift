// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// What a search reads of a view's subviews, side by side in one block of memory: so it passes over most of
/// them with one comparison each, and goes down without touching the views themselves.
///
/// A table is made when a search first comes to its view, and kept up to date from then on: each subview
/// that moves or changes writes its own entry anew. It holds nothing alive; the view owns the block.
///
///     Header | Entry, back to front, as many as fit | Reach of each entry
struct HitTable {
  let header: UnsafeMutablePointer<Header>

  /// What stands before the entries.
  struct Header {
    var count: Int32
    var capacity: Int32
    /// Counts the changes of subviews.
    var changes: UInt32 = 0
    /// How many subviews were passed over since the last change; what an index would have saved.
    var passed: UInt32 = 0
    /// The index over the subviews, once it pays; see `HitGrid`.
    var grid: UnsafeMutablePointer<HitGrid>?
    /// Whose subviews these are.
    let owner: Unmanaged<UIView>
  }

  /// One subview.
  struct Entry {
    /// What is added to a point of the superview to get into an upright view.
    var shift: SIMD2<Double>
    /// The view's bounds. The left edge of a view that takes a closer look is no number.
    var leftTop: SIMD2<Double>
    var rightBottom: SIMD2<Double>
    /// The table of the view's own subviews, when there is one.
    var table: UnsafeMutablePointer<Header>?
    let view: Unmanaged<UIView>
  }

  /// From where to where a subview may accept points, in the superview's coordinates and a little too
  /// large: left, top, and right and bottom negated, so that one comparison of four numbers decides.
  typealias Reach = SIMD4<Float>

  @MainActor var owner: UIView { header.pointee.owner.takeUnretainedValue() }

  @MainActor
  func view(at index: Int) -> UIView { entries[index].view.takeUnretainedValue() }

  /// The table of a subview; nil when it has no subviews.
  @MainActor
  @inline(__always)
  func table(at index: Int) -> HitTable? {
    if let header = entries[index].table { return HitTable(header: header) }
    return entries[index].view.takeUnretainedValue().hitTableIfAny
  }

  @inline(__always) var count: Int { Int(header.pointee.count) }

  @inline(__always) var entries: UnsafeMutablePointer<Entry> {
    UnsafeMutableRawPointer(header).advanced(by: MemoryLayout<Header>.stride)
      .assumingMemoryBound(to: Entry.self)
  }

  @inline(__always) var reaches: UnsafeMutablePointer<Reach> {
    UnsafeMutableRawPointer(entries.advanced(by: Int(header.pointee.capacity)))
      .assumingMemoryBound(to: Reach.self)
  }

  /// A point as `Reach` has it.
  @inline(__always)
  static func probe(_ x: Double, _ y: Double) -> Reach {
    let (x, y) = (Float(x), Float(y))
    return Reach(x, y, -x, -y)
  }

  /// Whether a point may lie in what has this reach. False for a point that is no number.
  @inline(__always)
  static func covers(_ reach: Reach, _ probe: Reach) -> Bool {
    all(reach .<= probe)
  }
}

/// Making and changing a table.
extension HitTable {
  @MainActor
  init(of view: UIView) {
    let subviews = view.storedSubviews
    self.init(capacity: subviews.count, owner: Unmanaged.passUnretained(view))
    header.pointee.count = Int32(subviews.count)
    for (index, subview) in subviews.enumerated() {
      write(subview, at: index)
      subview.placeInHitTable = Int32(index)
    }
  }

  private init(capacity: Int, owner: Unmanaged<UIView>) {
    let each = MemoryLayout<Entry>.stride + MemoryLayout<Reach>.stride
    header = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Header>.stride + capacity * each, alignment: 16
    ).bindMemory(to: Header.self, capacity: 1)
    header.initialize(
      to: Header(count: 0, capacity: Int32(capacity), owner: owner))
  }

  func deallocate() {
    noteChange()
    header.deallocate()
  }

  /// Puts what a search must know of a subview into an entry.
  @MainActor
  func write(_ subview: UIView, at index: Int) {
    let (entry, reach) = Self.describe(subview)
    entries.advanced(by: index).initialize(to: entry)
    reaches[index] = reach
  }

  /// A subview moved or changed.
  @MainActor
  func update(_ subview: UIView) {
    guard let index = place(of: subview) else { return }
    noteChange()
    write(subview, at: index)
  }

  /// A subview's own table is somewhere else now, or is gone.
  @MainActor
  func setTable(_ table: HitTable?, of subview: UIView) {
    guard let index = place(of: subview) else { return }
    entries[index].table = table?.header
  }

  /// Makes room for a subview. Returns the table, which may have moved to a larger block.
  @MainActor
  func inserting(_ subview: UIView, at index: Int) -> HitTable {
    noteChange()
    var table = self
    if header.pointee.count == header.pointee.capacity {
      table = HitTable(capacity: max(4, count * 2), owner: header.pointee.owner)
      table.header.pointee.count = header.pointee.count
      table.entries.moveInitialize(from: entries, count: count)
      table.reaches.moveInitialize(from: reaches, count: count)
      header.deallocate()
    }
    let behind = table.count - index
    (table.entries + index + 1).moveInitialize(from: table.entries + index, count: behind)
    (table.reaches + index + 1).moveInitialize(from: table.reaches + index, count: behind)
    table.header.pointee.count += 1
    table.write(subview, at: index)
    subview.placeInHitTable = Int32(index)
    return table
  }

  @MainActor
  func remove(_ subview: UIView) {
    guard let index = place(of: subview) else { return }
    noteChange()
    let behind = count - index - 1
    (entries + index).moveInitialize(from: entries + index + 1, count: behind)
    (reaches + index).moveInitialize(from: reaches + index + 1, count: behind)
    header.pointee.count -= 1
  }

  /// Where a subview stands. It remembers its place; siblings that come and go make that out of date.
  @MainActor
  private func place(of subview: UIView) -> Int? {
    let remembered = Int(subview.placeInHitTable)
    let pointer = Unmanaged.passUnretained(subview).toOpaque()
    if remembered < count, entries[remembered].view.toOpaque() == pointer { return remembered }
    for index in 0..<count where entries[index].view.toOpaque() == pointer {
      subview.placeInHitTable = Int32(index)
      return index
    }
    return nil
  }

  /// Lets two subviews change places.
  @MainActor
  func exchange(_ first: Int, _ second: Int) {
    guard first != second else { return }
    noteChange()
    swap(&entries[first], &entries[second])
    swap(&reaches[first], &reaches[second])
  }

  /// An index would no longer be true.
  @inline(__always)
  private func noteChange() {
    header.pointee.changes &+= 1
    header.pointee.passed = 0
    if header.pointee.grid != nil { dropGrid() }
  }

  private func dropGrid() {
    header.pointee.grid?.pointee.deallocate()
    header.pointee.grid?.deallocate()
    header.pointee.grid = nil
  }

  /// A search passed over that many subviews of a level. When it adds up, an index is made.
  @inline(__always)
  func notePassed(_ number: Int) {
    guard count >= HitGrid.fewest else { return }
    header.pointee.passed &+= UInt32(number)
    if Int(header.pointee.passed) > count &* HitGrid.comparisonsThatPay { makeGrid() }
  }

  @inline(never)
  private func makeGrid() {
    let grid = UnsafeMutablePointer<HitGrid>.allocate(capacity: 1)
    grid.initialize(to: HitGrid(over: self))
    header.pointee.grid = grid
  }
}
