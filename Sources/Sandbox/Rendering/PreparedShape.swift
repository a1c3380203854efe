// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What a hole leaves of a shape, worked out once to be drawn often. Rows that look like each other are kept once.
struct PreparedShape {
  private struct Run {
    let from: Int
    let to: Int
    /// Where its coverage starts.
    let place: Int
  }

  /// No pixel outside is covered.
  let bounds: PixelRect
  private var runs: [Run] = []
  private var coverage: [UInt8] = []
  /// The runs of each row.
  private var rows: [Range<Int>] = []

  /// Works out what is left, within a part of the picture.
  init(_ shape: some RowShape, without hole: RoundedShape?, within clip: PixelRect) {
    bounds = shape.bounds.intersection(clip)
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * max(1, bounds.right))
    defer { room.deallocate() }
    var cutter = RowCutter(
      hole: hole, clips: [], coverage: room, scratch: room + max(1, bounds.right))
    var evenRows = shape.evenRows
    if let hole { evenRows = evenRows.clamped(to: hole.evenRows) }
    for y in bounds.top..<max(bounds.top, bounds.bottom) {
      if let last = rows.last, evenRows.contains(y), evenRows.contains(y - 1) {
        rows.append(last)
        continue
      }
      cutter.cut(shape, y: y, from: bounds.left, to: bounds.right)
      let first = runs.count
      for run in cutter.runs { add(run) }
      rows.append(first..<runs.count)
    }
  }

  private mutating func add(_ run: RowRun) {
    runs.append(Run(from: run.from, to: run.to, place: coverage.count))
    for index in 0..<run.to - run.from {
      coverage.append(run.isSoft ? run.coverage[index] : run.level)
    }
  }

  /// Tells the runs of a row between two columns, with the coverage of each from its start.
  func forEachRun(
    y: Int, from: Int, to: Int, _ body: (_ from: Int, _ to: Int, UnsafePointer<UInt8>) -> Void
  ) {
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for index in rows[y - bounds.top] {
        let run = runs[index]
        let (start, end) = (max(from, run.from), min(to, run.to))
        if start < end { body(start, end, base + (run.place + start - run.from)) }
      }
    }
  }
}
