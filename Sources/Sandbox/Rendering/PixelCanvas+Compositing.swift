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

  /// Fills whole pixels evenly: the fast path of most of a user interface.
  func paint(_ rect: PixelRect, ink: SolidInk) {
    let area = rect.intersection(state.clip)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      ink.lay(on: row(y, area.left), y: y, from: area.left, to: area.right, level: 255)
    }
  }

  @inline(__always)
  private func row(_ y: Int, _ from: Int) -> UnsafeMutablePointer<UInt32> {
    buffer.base + (y &* buffer.rowLength &+ from)
  }

  /// Draws a shape that nothing cuts. Rows that look like the one before reuse its span and its soft ends.
  private func paintPlain(_ shape: some RowShape, _ area: PixelRect, _ ink: some Ink) {
    let evenRows = shape.evenRows
    var known: RowSpan?
    for y in area.top..<area.bottom {
      if !evenRows.contains(y) || !evenRows.contains(y - 1) || y == area.top {
        known = soften(shape, y, area)
      }
      guard let span = known else { continue }
      if span.start < span.solidStart {
        ink.lay(
          on: row(y, span.start), y: y, from: span.start, to: span.solidStart,
          coverage: coverageRow)
      }
      if span.solidStart < span.solidEnd {
        ink.lay(
          on: row(y, span.solidStart), y: y, from: span.solidStart, to: span.solidEnd,
          level: span.level)
      }
      if span.solidEnd < span.end {
        ink.lay(
          on: row(y, span.solidEnd), y: y, from: span.solidEnd, to: span.end,
          coverage: coverageRow + (span.solidStart - span.start))
      }
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
