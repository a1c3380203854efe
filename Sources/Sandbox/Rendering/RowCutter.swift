// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Cuts one row of a shape into runs, with a hole and soft clips taken into account.
struct RowCutter {
  /// What is left of the row, from left to right.
  private(set) var runs: [RowRun] = []
  // At most one hole. Shapes are large values: they are used where they lie in the arrays, never
  // copied.
  private let holes: [RoundedShape]
  private let clips: [RoundedShape]
  private var clipSpans: [RowSpan] = []
  private var columns: [Int] = []
  private let coverage: UnsafeMutablePointer<UInt8>
  private let scratch: UnsafeMutablePointer<UInt8>

  /// Makes a cutter. `coverage` and `scratch` are room for a row of the whole picture each.
  init(
    hole: RoundedShape?, clips: [RoundedShape], coverage: UnsafeMutablePointer<UInt8>,
    scratch: UnsafeMutablePointer<UInt8>
  ) {
    holes = hole.map { [$0] } ?? []
    self.clips = clips
    self.coverage = coverage
    self.scratch = scratch
  }

  /// Cuts the columns `from` to `to - 1` of a row into `runs`.
  mutating func cut(_ shape: some RowShape, y: Int, from: Int, to: Int) {
    runs.removeAll(keepingCapacity: true)
    guard let span = shape.span(y: y), collectClipSpans(y: y) else { return }
    let start = max(span.start, from)
    let end = min(span.end, to)
    guard start < end else { return }
    let holeSpan = holes.isEmpty ? nil : holes[0].span(y: y)
    collectColumns(from: start, to: end, span, holeSpan)
    for index in 1..<columns.count {
      // Each run keeps its coverage in its own columns of the row.
      let first = columns[index - 1]
      // Of the large middle of a shadow's hole nothing is worked out.
      if holeSpan?.cover(from: first, to: columns[index]) == .even(255) { continue }
      var run = RowRun(y: y, from: first, to: columns[index], coverage: coverage + first)
      guard run.start(shape, span) else { continue }
      if let holeSpan { run.subtract(holes[0], holeSpan, scratch: scratch) }
      for clip in clips.indices {
        run.multiply(clips[clip], clipSpans[clip], scratch: scratch)
      }
      if run.isSoft || run.level > 0 { runs.append(run) }
    }
  }

  /// False when a clip leaves nothing of the row.
  private mutating func collectClipSpans(y: Int) -> Bool {
    clipSpans.removeAll(keepingCapacity: true)
    for clip in clips.indices {
      guard let span = clips[clip].span(y: y) else { return false }
      clipSpans.append(span)
    }
    return true
  }

  /// Collects the columns where some span begins or ends, in order and each once.
  private mutating func collectColumns(
    from: Int, to: Int, _ span: RowSpan, _ holeSpan: RowSpan?
  ) {
    columns.removeAll(keepingCapacity: true)
    columns.append(from)
    columns.append(to)
    addEnds(of: span)
    if let holeSpan { addEnds(of: holeSpan) }
    for clip in clipSpans.indices { addEnds(of: clipSpans[clip]) }
  }

  private mutating func addEnds(of span: RowSpan) {
    add(span.start)
    add(span.solidStart)
    add(span.solidEnd)
    add(span.end)
  }

  private mutating func add(_ column: Int) {
    var place = columns.count - 1
    guard column > columns[0], column < columns[place] else { return }
    while columns[place - 1] > column { place -= 1 }
    guard columns[place - 1] != column else { return }
    var last = columns.count
    columns.append(column)
    while last > place {
      columns[last] = columns[last - 1]
      last -= 1
    }
    columns[place] = column
  }
}
