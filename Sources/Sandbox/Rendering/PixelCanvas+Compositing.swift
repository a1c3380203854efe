// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The hot loops: shapes to coverage, coverage and ink to pixels.
///
/// Pointers are used without bounds checks. That is safe because every row and column is first cut
/// to `state.clip`, which lies within the buffer, and because the scratch rows are as long as the
/// buffer is wide, so that no run is longer than they are.
extension PixelCanvas {
  /// Draws a shape, except for a hole whose coverage is subtracted from the shape's.
  func paint(_ shape: some RowShape, without hole: RoundedShape? = nil, ink: some Ink) {
    let area = shape.bounds.intersection(state.clip)
    guard !area.isEmpty else { return }
    let clips = state.softClips.isEmpty ? [] : state.softClips.filter { !$0.contains(area) }
    if hole == nil && clips.isEmpty {
      paintPlain(shape, area, ink)
    } else {
      paintCut(shape, hole, clips, area, ink)
    }
  }

  @inline(__always)
  private func row(_ y: Int, _ from: Int) -> UnsafeMutablePointer<UInt32> {
    buffer.base + (y &* buffer.rowLength &+ from)
  }

  /// Draws a shape that nothing cuts. Rows that look like each other share their span and their soft ends.
  private func paintPlain(_ shape: some RowShape, _ area: PixelRect, _ ink: some Ink) {
    let evenRows = shape.evenRows
    var y = area.top
    while y < area.bottom {
      let end = evenRows.contains(y) ? min(evenRows.upperBound, area.bottom) : y &+ 1
      if let span = soften(shape, y, area) {
        ink.lay(
          span, on: row(y, span.start), rowLength: buffer.rowLength, rows: y..<end,
          coverage: coverageRow)
      }
      y = end
    }
  }

  /// A shape's span of a row within an area. The coverage of its soft ends is written down, one behind the other.
  private func soften(_ shape: some RowShape, _ y: Int, _ area: PixelRect) -> RowSpan? {
    guard var span = shape.span(y: y) else { return nil }
    span.start = max(span.start, area.left)
    span.end = max(span.start, min(span.end, area.right))
    span.solidStart = min(max(span.solidStart, span.start), span.end)
    span.solidEnd = min(max(span.solidEnd, span.solidStart), span.end)
    if span.start < span.solidStart {
      shape.cover(y: y, from: span.start, to: span.solidStart, into: coverageRow)
    }
    if span.solidEnd < span.end {
      let room = coverageRow + (span.solidStart - span.start)
      shape.cover(y: y, from: span.solidEnd, to: span.end, into: room)
    }
    return span
  }

  /// Draws what a hole and soft clips leave of a shape. Each row falls into runs on which each of
  /// them covers all evenly, nothing, or varies. Rows that look like the one before reuse its runs.
  private func paintCut(
    _ shape: some RowShape, _ hole: RoundedShape?, _ clips: [RoundedShape], _ area: PixelRect,
    _ ink: some Ink
  ) {
    var evenRows = shape.evenRows
    if let hole { evenRows = evenRows.clamped(to: hole.evenRows) }
    for clip in clips { evenRows = evenRows.clamped(to: clip.evenRows) }
    var cutter = RowCutter(hole: hole, clips: clips, coverage: coverageRow, scratch: clipRow)
    for y in area.top..<area.bottom {
      if !evenRows.contains(y) || !evenRows.contains(y - 1) || y == area.top {
        cutter.cut(shape, y: y, from: area.left, to: area.right)
      }
      for run in cutter.runs { lay(run, y, ink) }
    }
  }

  /// Draws a shape whose runs are known.
  func paint(_ shape: PreparedShape, ink: some Ink) {
    let area = shape.bounds.intersection(state.clip)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      shape.forEachRun(y: y, from: area.left, to: area.right) { from, to, coverage in
        ink.lay(on: row(y, from), y: y, from: from, to: to, coverage: coverage)
      }
    }
  }

  @inline(__always)
  private func lay(_ run: RowRun, _ y: Int, _ ink: some Ink) {
    let row = row(y, run.from)
    if run.isSoft {
      ink.lay(on: row, y: y, from: run.from, to: run.to, coverage: run.coverage)
    } else if run.level > 0 {
      ink.lay(on: row, y: y, from: run.from, to: run.to, level: run.level)
    }
  }
}
