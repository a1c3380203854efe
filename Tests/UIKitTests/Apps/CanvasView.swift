// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

struct Line {
  var points: [CGPoint]
}

/// A view that draws the strokes of fingers, with every coalesced sample.
class CanvasView: UIView {
  private var activeLines: [UITouch: Line] = [:]
  private(set) var finishedLines: [Line] = []
  private(set) var predicted: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    clearsContextBeforeDrawing = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isMultipleTouchEnabled = true
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      activeLines[touch] = Line(points: [touch.location(in: self)])
    }
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let samples = event?.coalescedTouches(for: touch) ?? [touch]
      activeLines[touch]?.points += samples.map { $0.preciseLocation(in: self) }
      predicted = event?.predictedTouches(for: touch)?.map { $0.location(in: self) } ?? []
    }
    setNeedsDisplay(bounds)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let line = activeLines.removeValue(forKey: touch) else { continue }
      finishedLines.append(line)
    }
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { activeLines[touch] = nil }
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    setNeedsDisplay()
  }
}
