// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension PixelCanvas {
  func polyline(_ points: [CGPoint], width: CGFloat, color: Color) {
    guard let ink = ink(color), width > 0, let first = points.first else { return }
    if points.count <= 2 {
      if let shape = segment(first, points.last ?? first, width, isRound: true) {
        paint(shape, ink: ink)
      }
      return
    }
    let segments = zip(points, points.dropFirst()).compactMap {
      segment($0, $1, width, isRound: true)
    }
    paint(segments, ink)
  }

  func outline(_ contour: Contour, width: CGFloat, color: Color, dash: Dash?) {
    guard let ink = ink(color), width > 0 else { return }
    let corners = contour.points
    let sides = corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    guard let dash, dash.length > 0, dash.gap > 0 else {
      paint(sides.compactMap { segment($0, $1, width, isRound: true) }, ink)
      return
    }
    paint(dashes(along: sides, dash).compactMap { segment($0, $1, width, isRound: false) }, ink)
  }

  /// Draws segments as one shape, so that translucent ones have no darker joints.
  private func paint(_ segments: [RoundedShape], _ ink: SolidInk) {
    let around = segments.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let area = around.intersection(state.clip)
    guard !area.isEmpty else { return }
    var mask = CoverageMask(bounds: area)
    for segment in segments { mask.add(segment, scratch: coverageRow) }
    paint(mask, ink: ink)
  }

  /// A straight line as a turned rectangle; round ends reach beyond its points by half the width.
  private func segment(
    _ start: CGPoint, _ end: CGPoint, _ width: CGFloat, isRound: Bool
  ) -> RoundedShape? {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length.isFinite else { return nil }
    let (cosine, sine) =
      length > 0 ? ((end.x - start.x) / length, (end.y - start.y) / length) : (1, 0)
    let along = CGAffineTransform(
      a: cosine, b: sine, c: -sine, d: cosine, tx: start.x, ty: start.y)
    let cap = isRound ? width / 2 : 0
    return RoundedShape(
      CGRect(x: -cap, y: -width / 2, width: length + 2 * cap, height: width),
      cornerRadius: cap, transform: along.concatenating(state.transform))
  }

  /// The pieces of lines that a dash pattern leaves. The pattern runs on around corners; a line
  /// that would fall into more than a thousand pieces stays whole.
  private func dashes(
    along sides: [(CGPoint, CGPoint)], _ dash: Dash
  ) -> [(CGPoint, CGPoint)] {
    var pieces: [(CGPoint, CGPoint)] = []
    let period = dash.length + dash.gap
    var phase: CGFloat = 0
    for (start, end) in sides {
      let length = hypot(end.x - start.x, end.y - start.y)
      guard length > 0, length / period < 1000 else {
        pieces.append((start, end))
        continue
      }
      func point(_ distance: CGFloat) -> CGPoint {
        let part = max(0, min(1, distance / length))
        return CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      var place = -phase
      while place < length {
        if place + dash.length > 0 { pieces.append((point(place), point(place + dash.length))) }
        place += period
      }
      phase = period - (place - length)
    }
    return pieces
  }
}
