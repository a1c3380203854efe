// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

@testable import Sandbox

/// The texts that the workbench's own windows show, as they are drawn.
@MainActor
struct ShownTexts {
  /// A line of text.
  struct Line {
    let text: String
    /// Around its letters, in points of the workbench.
    let box: CGRect
    /// What cuts it.
    let clip: CGRect
    /// Whether it is part of what scrolls up and down.
    let scrolls: Bool
    let view: String
  }

  /// What is wrong, in words.
  private(set) var faults: [String] = []

  init(_ bench: Bench) {
    let stage = bench.stage
    let screen = stage.screen.bounds
    for window in stage.host.windowsBackToFront where !window.isHidden {
      let lines = Self.lines(of: window, screen, stage.typeface)
      for (index, line) in lines.enumerated() {
        if let fault = Self.fault(of: line, in: screen) { faults.append(fault) }
        for other in lines[(index + 1)...] where Self.overlap(line, other) {
          faults.append("“\(line.text)” (\(line.view)) lies over “\(other.text)” (\(other.view))")
        }
      }
    }
  }

  private static func lines(
    of window: UIWindow, _ screen: CGRect, _ typeface: Typeface
  ) -> [Line] {
    let state = CanvasState(transform: .identity, clip: PixelRect(covering: screen))
    let renderer = ViewTreeRenderer()
    let trace = CanvasTrace(state, typeface: typeface)
    return renderer.tree(of: window, under: state).items.flatMap { item -> [Line] in
      trace.begin(item.state)
      renderer.paint(item, on: trace)
      return trace.commands.compactMap { command -> Line? in
        guard case .text(let text, let baseline, let style, let color) = command.call,
          !text.allSatisfy(\.isWhitespace), color.alpha > 0
        else { return nil }
        let extent = typeface.extent(of: text, style: style)
        // Capitals and what hangs below the line; what lies between the lines is free.
        let box = CGRect(
          x: baseline.x, y: baseline.y - style.size * 0.73, width: extent.width,
          height: style.size * 0.93)
        let clip = command.state.clip
        return Line(
          text: text, box: box.applying(command.state.transform),
          clip: CGRect(
            x: clip.left, y: clip.top, width: clip.right - clip.left, height: clip.bottom - clip.top
          ),
          scrolls: sequence(first: item.view, next: \.superview).contains { $0 is UIScrollView },
          view: sequence(first: item.view, next: \.superview).prefix(3).map { $0.logName }
            .joined(separator: " in "))
      }
    }
  }

  private static func fault(of line: Line, in screen: CGRect) -> String? {
    let seen = line.box.intersection(line.clip)
    if seen.isNull || seen.isEmpty { return nil }
    // Names may leave out their middle; what leaves out its end is cut off.
    if line.text.hasSuffix("…") { return "“\(line.text)” (\(line.view)) leaves something out" }
    let rest = line.box.insetBy(dx: 1, dy: 1)
    if rest.minX < line.clip.minX || rest.maxX > line.clip.maxX {
      return "“\(line.text)” (\(line.view)) is cut off at a side"
    }
    if !line.scrolls, rest.minY < line.clip.minY || rest.maxY > line.clip.maxY {
      return "“\(line.text)” (\(line.view)) is cut off above or below"
    }
    return nil
  }

  private static func overlap(_ one: Line, _ other: Line) -> Bool {
    let both = one.box.intersection(one.clip).intersection(other.box.intersection(other.clip))
    return !both.isNull && both.width > 1 && both.height > 1
  }
}
