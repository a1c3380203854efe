// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The simplest stage: it draws a dot and a line of text for each finger, and writes a log line for each event of a
/// finger, key or wheel. It shows that input reaches a stage without UIKit.
@MainActor
final class FingerBoard: DrawnStage {
  private struct Dot {
    let finger: Int
    var place: CGPoint
  }

  private let heading: String
  private let advice: String
  private let typeface: Typeface
  private let log: (@MainActor (String) -> Void)?
  private var size = CGSize.zero
  private var dots: [Dot] = []
  private var hints: [CGPoint] = []
  private(set) var needsDisplay = true
  private(set) var items: [DrawnItem] = []

  /// Makes an empty board that writes its lines to `log`.
  init(_ entry: SceneCatalog.Entry, typeface: Typeface, log: (@MainActor (String) -> Void)?) {
    (heading, advice) = (entry.title, entry.advice)
    (self.typeface, self.log) = (typeface, log)
  }

  var nextDeadline: TimeInterval? { nil }
  var mirrorCentre: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
  var wantsText: Bool { false }

  func playDemonstration(_ advance: (TimeInterval) -> Void) {
    let steps: [(InputSample.Phase, CGFloat)] = [(.began, 40), (.moved, 80), (.moved, 160)]
    for (index, step) in steps.enumerated() {
      let samples = [-1, 1].enumerated().map { finger, side in
        InputSample(
          finger: finger + 1, phase: step.0,
          location: CGPoint(x: mirrorCentre.x + CGFloat(side) * step.1, y: mirrorCentre.y))
      }
      let time = TimeInterval(index) / 60
      advance(time)
      feed(.touches(InputFrame(time: time, samples: samples)))
    }
  }

  func resize(to size: CGSize) {
    self.size = size
    log?("window \(size.width) x \(size.height)")
    needsDisplay = true
  }

  func feed(_ input: StageInput) {
    switch input {
    case .touches(let frame):
      take(frame.samples)
      needsDisplay = true
    case .pointer(let frame):
      guard case .wheel(let dx, let dy) = frame.action else { return }
      log?("wheel \(dx), \(dy)")
    case .button(let button, let isDown, _): log?("\(button) button \(isDown ? "down" : "up")")
    case .key(let press, _): log?("key \(press.key) \(press.change)")
    case .text(let text, _): log?("text \(text)")
    case .signal(let signal, _): log?("signal \(signal)")
    case .touchscreen: break
    case .fileDropped(let path): log?("file \(path): the finger board shows no scenes")
    case .resized(let size): resize(to: size)
    }
  }

  func advance(to time: TimeInterval) {}

  func showHints(_ places: [CGPoint]) {
    hints = places
    needsDisplay = true
  }

  func draw(into pixels: WindowPixels) -> [PixelRect] {
    needsDisplay = false
    let canvas = Canvas(
      CanvasState(
        transform: CGAffineTransform(scaleX: pixels.scale, y: pixels.scale),
        clip: pixels.buffer.bounds), typeface: typeface)
    canvas.clear(Color(hex: 0x1C1C1E))
    for place in hints {
      canvas.ring(center: place, radius: 20, width: 2, color: Color(hex: 0x8E8E93))
    }
    drawTexts(on: canvas)
    for dot in dots {
      canvas.disc(center: dot.place, radius: 20, color: OverlayStyle.finger(dot.finger))
      let box = CGRect(x: dot.place.x - 20, y: dot.place.y - 12, width: 40, height: 24)
      canvas.draw(
        "\(dot.finger)", in: box, style: TextStyle(size: 16, isBold: true),
        color: OverlayStyle.finger(dot.finger).legible, alignment: .center)
    }
    items = canvas.items
    CairoRenderer(pixels.buffer.surface, region: pixels.buffer.bounds, typeface).draw(items)
    return [pixels.buffer.bounds]
  }

  /// Draws the title, the instructions, and a line of text for each finger.
  private func drawTexts(on canvas: Canvas) {
    let lines = dots.sorted { $0.finger < $1.finger }.map {
      "finger \($0.finger) at \(PixelRect.whole($0.place.x.rounded())), \(PixelRect.whole($0.place.y.rounded()))"
    }
    let style = TextStyle(size: 14)
    let texts =
      [(heading, TextStyle(size: 20, isBold: true)), (advice, style)]
      + lines.map { ($0, style) }
    var top: CGFloat = 16
    for (text, style) in texts {
      for line in canvas.lines(of: text, style: style, width: size.width - 32, atMost: 4) {
        let extent = canvas.extent(of: line, style: style)
        canvas.draw(
          line, baseline: CGPoint(x: 16, y: top + extent.ascent), style: style,
          color: Color(hex: 0xE5E5EA))
        top += extent.lineHeight
      }
      top += 6
    }
  }

  /// Stores the last sample of each finger in a frame, and the number of samples.
  private func take(_ samples: [InputSample]) {
    for (index, sample) in samples.enumerated() {
      guard !samples[(index + 1)...].contains(where: { $0.finger == sample.finger }) else {
        continue
      }
      let count = samples.count { $0.finger == sample.finger }
      log?(
        "finger \(sample.finger) \(sample.phase.rawValue) at \(sample.location.logText)"
          + (count > 1 ? ", \(count) samples" : ""))
      dots.removeAll { $0.finger == sample.finger }
      switch sample.phase {
      case .began, .moved: dots.append(Dot(finger: sample.finger, place: sample.location))
      case .ended, .cancelled: break
      }
    }
  }
}
