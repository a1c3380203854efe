// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

@testable import Sandbox

/// The texts in the workbench's own windows, as they are drawn.
@MainActor
struct ShownTexts {
  /// A line of text.
  struct Line {
    let text: String
    /// The bounding box of the letters, in points of the workbench.
    let box: CGRect
    /// The rectangle in which the views around the text show it.
    let clip: CGRect
    /// True if it is part of content that scrolls vertically.
    let scrolls: Bool
    let view: String
  }

  /// The faults found so far, as sentences.
  private(set) var faults: [String] = []

  init(_ bench: Bench) {
    let stage = bench.stage
    let screen = stage.screen.bounds
    for window in stage.host.windowsBackToFront where !window.isHidden {
      let (lines, softEdges) = Self.read(window, screen, stage.typeface)
      for (index, line) in lines.enumerated() {
        if let fault = Self.fault(of: line, softEdges) { faults.append(fault) }
        for other in lines[(index + 1)...] where Self.overlap(line, other) {
          faults.append("“\(line.text)” (\(line.view)) lies over “\(other.text)” (\(other.view))")
        }
      }
    }
  }

  /// Returns the lines of text in a window, and the areas where scrolling content fades out.
  private static func read(
    _ window: UIWindow, _ screen: CGRect, _ typeface: Typeface
  ) -> (lines: [Line], softEdges: [CGRect]) {
    let state = CanvasState(transform: .identity, clip: PixelRect(covering: screen))
    let renderer = ViewTreeRenderer(painters: PanelPainters.all)
    var (lines, softEdges): ([Line], [CGRect]) = ([], [])
    for drawn in renderer.draw(window, under: state, typeface).views {
      let views = Array(sequence(first: drawn.view, next: \.superview))
      for command in (drawn.below + drawn.above).flatMap(\.commands) {
        if case .gradient(let rect, _) = command.call {
          softEdges.append(rect.applying(command.state.transform))
        }
        guard case .text(let text, let baseline, let style, let color) = command.call,
          !text.allSatisfy(\.isWhitespace), color.alpha > 0
        else { continue }
        let extent = typeface.extent(of: text, style: style)
        // The box from the top of capitals to the bottom of descenders; the space between lines may be cut.
        let box = CGRect(
          x: baseline.x, y: baseline.y - style.size * 0.73, width: extent.width,
          height: style.size * 0.93)
        let clip = command.state.clip
        let line = Line(
          text: text, box: box.applying(command.state.transform),
          clip: CGRect(
            x: clip.left, y: clip.top, width: clip.right - clip.left, height: clip.bottom - clip.top
          ),
          scrolls: views.contains { $0 is UIScrollView },
          view: views.prefix(3).map { $0.journalName }.joined(separator: " in "))
        lines.append(line)
      }
    }
    return (lines, softEdges)
  }

  private static func fault(of line: Line, _ softEdges: [CGRect]) -> String? {
    let seen = line.box.intersection(line.clip)
    if seen.isNull || seen.isEmpty { return nil }
    // Names may have their middle left out; a text without its end is a fault.
    if line.text.hasSuffix("…") { return "“\(line.text)” (\(line.view)) leaves something out" }
    let rest = line.box.insetBy(dx: 1, dy: 1)
    if rest.minX < line.clip.minX || rest.maxX > line.clip.maxX {
      return "“\(line.text)” (\(line.view)) is cut off at a side"
    }
    for edge in [line.clip.minY, line.clip.maxY] where rest.minY < edge && rest.maxY > edge {
      // Scrolling content fades out at its edges, to show that there is more of it.
      let isSoft = softEdges.contains {
        min(abs($0.minY - edge), abs($0.maxY - edge)) < 2 && $0.minX <= line.box.minX
          && $0.maxX >= min(line.box.maxX, line.clip.maxX)
      }
      if line.scrolls, isSoft { continue }
      return "“\(line.text)” (\(line.view)) is cut off above or below"
    }
    return nil
  }

  private static func overlap(_ one: Line, _ other: Line) -> Bool {
    let both = one.box.intersection(one.clip).intersection(other.box.intersection(other.clip))
    return !both.isNull && both.width > 1 && both.height > 1
  }
}
