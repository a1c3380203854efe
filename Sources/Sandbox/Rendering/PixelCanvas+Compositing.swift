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

  private func paintPlain(_ shape: some RowShape, _ area: PixelRect, _ ink: some Ink) {
    let evenRows = shape.evenRows
    var evenSpan: RowSpan?
    for y in area.top..<area.bottom {
      let isEven = evenRows.contains(y)
      guard let span = isEven ? evenSpan ?? shape.span(y: y) : shape.span(y: y) else { continue }
      if isEven { evenSpan = span }
      let from = max(span.start, area.left)
      let to = max(from, min(span.end, area.right))
      let solidFrom = min(max(span.solidStart, from), to)
      let solidTo = min(max(span.solidEnd, solidFrom), to)
      if from < solidFrom {
        shape.cover(y: y, from: from, to: solidFrom, into: coverageRow)
        ink.lay(on: row(y, from), y: y, from: from, to: solidFrom, coverage: coverageRow)
      }
      if solidFrom < solidTo {
        ink.lay(on: row(y, solidFrom), y: y, from: solidFrom, to: solidTo, level: span.level)
      }
      if solidTo < to {
        shape.cover(y: y, from: solidTo, to: to, into: coverageRow)
        ink.lay(on: row(y, solidTo), y: y, from: solidTo, to: to, coverage: coverageRow)
      }
    }
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
