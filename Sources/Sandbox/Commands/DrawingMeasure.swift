// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Measures the time to draw a frame with 1,000 shapes, half of them round, and 200 labels, and a frame in which one
/// view moves.
@MainActor
struct DrawingMeasure {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_180, height: 760))
  private let moved = UIView(frame: CGRect(x: 500, y: 300, width: 64, height: 64))
  private let painter: FramePainter
  private let buffer = PixelBuffer(width: 1_180, height: 760)

  init() throws {
    painter = FramePainter(ViewTreeRenderer(), typeface: try Typeface())
    window.isHidden = false
    window.backgroundColor = .white
    for index in 0..<1_000 {
      let view = UIView(
        frame: CGRect(x: index % 40 * 29, y: index / 40 * 30, width: 27, height: 28))
      view.backgroundColor = UIColor(
        hue: CGFloat(index % 100) / 100, saturation: 0.5, brightness: 1, alpha: 1)
      if index.isMultiple(of: 2) { view.layer.cornerRadius = 7 }
      window.addSubview(view)
    }
    for index in 0..<200 {
      let label = UILabel(
        frame: CGRect(x: index % 8 * 147, y: index / 8 * 30, width: 145, height: 20))
      label.text = "Label number \(index), so"
      window.addSubview(label)
    }
    moved.backgroundColor = .red
    window.addSubview(moved)
  }

  /// Draws a number of frames of each kind and prints their times.
  func run(_ count: Int) {
    tell("first frame", [Measure.milliseconds { draw(isFresh: true) }])
    tell("whole frames", (0..<count).map { _ in Measure.milliseconds { draw(isFresh: true) } })
    tell(
      "one view moved",
      (0..<count).map { index in
        moved.center.x += index % 100 < 50 ? 3 : -3
        return Measure.milliseconds { draw(isFresh: false) }
      })
  }

  private func draw(isFresh: Bool) {
    let state = CanvasState(transform: .identity, clip: buffer.bounds)
    _ = painter.draw(
      [FramePainter.Layer(content: .window(window), state: state)],
      into: WindowPixels(buffer: buffer, scale: 1, isFresh: isFresh))
  }

  private func tell(_ what: String, _ times: [Double]) {
    let sorted = times.sorted()
    print(
      String(
        format: "%@: median %.3f ms, 99 in 100 below %.3f", what, sorted[sorted.count / 2],
        sorted[sorted.count * 99 / 100]))
  }
}
