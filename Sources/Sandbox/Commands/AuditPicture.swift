// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// Draws a touch map: the screen, coloured by the view that a tap operates, with hatched dead zones and numbered
/// findings.
@MainActor
struct AuditPicture {
  private let map: TouchMap
  private let typeface: Typeface?
  /// The space beside the screen for the legend, in points.
  private static let legendWidth: CGFloat = 220
  /// The largest side of a picture, in pixels.
  private static let longestSide: CGFloat = 8_192
  private static let rowHeight: CGFloat = 22

  init(_ map: TouchMap) {
    self.map = map
    typeface = try? Typeface()
  }

  /// Draws the map over a screen and writes the picture.
  func write(over host: UIModel.Host, to path: String) throws {
    guard max(map.screen.width, map.screen.height) <= Self.longestSide else {
      throw CommandFailure(
        line:
          "\(path): the screen is larger than \(Int(Self.longestSide)) points, too large to draw",
        status: .unusable)
    }
    let size = CGSize(
      width: map.screen.width + Self.legendWidth, height: max(300, map.screen.height))
    let bounds = PixelRect(covering: CGRect(origin: .zero, size: size))
    let state = CanvasState(transform: .identity, clip: bounds)
    let ground = Canvas(state, typeface: typeface)
    ground.clear(.white)
    let renderer = ViewTreeRenderer()
    let screen = host.windowsBackToFront.flatMap { renderer.draw($0, under: state, typeface).items }
    let cover = Canvas(state, typeface: typeface)
    // Fills the area beside the screen, and covers the screen with a translucent layer so that the map's colours stand
    // out.
    cover.fill(
      CGRect(x: map.screen.width, y: 0, width: Self.legendWidth, height: size.height),
      color: .white)
    cover.fill(
      CGRect(origin: .zero, size: map.screen),
      color: Color(red: 255, green: 255, blue: 255, alpha: 110))
    drawOwners(cover)
    TouchMapStyle.hatch(map.dead, on: cover)
    drawMarkers(cover)
    drawLegend(cover)
    do {
      try PictureFile.write(ground.items + screen + cover.items, bounds, to: path, typeface)
    } catch {
      throw CommandFailure(line: "\(error)", status: .unusable)
    }
  }

  private func drawOwners(_ canvas: Canvas) {
    for (index, owner) in map.owners.enumerated() {
      for area in owner.areas {
        canvas.fill(area, color: TouchMapStyle.color(index).withAlpha(0.47))
      }
    }
  }

  private func color(_ severity: AuditSeverity) -> Color {
    switch severity {
    case .error: TouchMapStyle.red
    case .warning: TouchMapStyle.small
    case .note: Color(hex: 0x555555)
    }
  }

  private func drawMarkers(_ canvas: Canvas) {
    let style = TextStyle(size: 11, isBold: true)
    for marker in map.markers.reversed() {
      let color = color(marker.severity)
      if marker.isSmall { TouchMapStyle.drawSmall(marker.box, wanted: 44, on: canvas) }
      canvas.border(
        marker.box, cornerRadius: 2, width: marker.severity == .note ? 1 : 2, color: color)
      let center = CGPoint(
        x: min(max(9, marker.box.minX), map.screen.width - 9),
        y: min(max(9, marker.box.minY), map.screen.height - 9))
      canvas.disc(center: center, radius: 9, color: color)
      let text = "\(marker.number)"
      let extent = canvas.extent(of: text, style: style)
      canvas.draw(
        text,
        baseline: CGPoint(x: center.x - extent.width / 2, y: center.y + extent.ascent / 2 - 1.5),
        style: style, color: .white)
    }
  }

  private func drawLegend(_ canvas: Canvas) {
    let left = map.screen.width + 12
    let style = TextStyle(size: 12)
    var top: CGFloat = 10
    func row(_ text: String, _ fill: (CGRect) -> Void) {
      guard top + Self.rowHeight < max(300, map.screen.height) else { return }
      let square = CGRect(x: left, y: top + 4, width: 14, height: 14)
      fill(square)
      canvas.draw(
        text,
        in: CGRect(x: left + 22, y: top, width: Self.legendWidth - 40, height: Self.rowHeight),
        style: style, color: .black)
      top += Self.rowHeight
    }
    canvas.draw(
      "A tap there operates", in: CGRect(x: left, y: top, width: 180, height: Self.rowHeight),
      style: TextStyle(size: 12, isBold: true), color: .black)
    top += Self.rowHeight
    for (index, owner) in map.owners.enumerated() {
      row(owner.name) { canvas.fill($0, color: TouchMapStyle.color(index).withAlpha(0.63)) }
    }
    row("nothing") { canvas.border($0, cornerRadius: 0, width: 1, color: Color(hex: 0xAAAAAA)) }
    if !map.dead.isEmpty {
      row("dead zone: no effect here") { TouchMapStyle.hatch([$0], on: canvas) }
    }
    if map.markers.contains(where: \.isSmall) {
      row("smaller than 44 x 44") {
        canvas.border($0, cornerRadius: 2, width: 2, color: TouchMapStyle.small)
      }
    }
  }
}
