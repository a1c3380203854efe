// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A scrolling list. If not everything fits, a permanent scroll bar shows the position, and the list's edges fade out.
class PanelScrollView: UIScrollView, SoftEdged {
  private static let width: CGFloat = 4
  private static let shortest: CGFloat = 24

  var barColor: UIColor { didSet { setNeedsDisplay() } }

  init(_ theme: Theme = .dark) {
    barColor = theme.faintestText
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the scroll bar, in the view's own coordinates; nil while everything is visible.
  var bar: CGRect? {
    let way = contentSize.height - bounds.height
    guard way > 0.5, bounds.height > Self.shortest * 2 else { return nil }
    let room = bounds.height - 8
    let length = max(Self.shortest, room * bounds.height / contentSize.height)
    let part = max(0, min(1, contentOffset.y / way))
    return CGRect(
      x: bounds.maxX - Self.width - 3, y: bounds.minY + 4 + (room - length) * part,
      width: Self.width, height: length)
  }
}

extension PanelScrollView {
  var fadingArea: CGRect {
    var area = bounds
    if let bar { area.size.width = bar.minX - 1 - area.minX }
    return area
  }
}

/// A table with fading edges.
final class PanelTable: UITableView, SoftEdged {
  var fadingArea: CGRect { bounds }

  init(_ color: UIColor) {
    super.init(frame: .zero, style: .plain)
    backgroundColor = color
    separatorStyle = .none
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the frame. If the width changed, the heights of the rows are measured again.
  func fit(_ frame: CGRect) {
    let isNew = frame.width != self.frame.width
    self.frame = frame
    if isNew { reloadData() }
  }

  /// Scrolls by the smallest distance that makes a row visible, and the given number of points above and below it.
  func reveal(row: Int, above: CGFloat, below: CGFloat) {
    let rect = rectForRow(at: IndexPath(row: row, section: 0))
    reveal(from: rect.minY - above, to: rect.maxY + below)
  }
}

/// A scroll view whose content fades out at its upper and lower edges while there is more content beyond them.
@MainActor
protocol SoftEdged: UIScrollView {
  /// The area that fades out at its edges, in the view's own coordinates.
  var fadingArea: CGRect { get }
}

/// Draws the scroll bar and the fading edges.
struct PanelScrollPainter: ViewPainter {
  func paint(_ view: PanelScrollView, on canvas: Canvas, pictures: PictureStore) {
    if let bar = view.bar { canvas.capsule(bar, color: Color(view.barColor).withAlpha(0.7)) }
  }

  func paintOver(_ view: PanelScrollView, on canvas: Canvas) { SoftEdges.draw(view, on: canvas) }
}

/// Draws the fading edges.
struct PanelTablePainter: ViewPainter {
  func paint(_ view: PanelTable, on canvas: Canvas, pictures: PictureStore) {}

  func paintOver(_ view: PanelTable, on canvas: Canvas) { SoftEdges.draw(view, on: canvas) }
}

/// The fading edges of a scroll view, in the colour of its background.
@MainActor
enum SoftEdges {
  /// The height of a fading edge, in points.
  static let height: CGFloat = 22

  /// Fades each edge beyond which there is more content, and draws the view's scroll indicators.
  static func draw(_ view: any SoftEdged, on canvas: Canvas) {
    let behind = sequence(first: view as UIView, next: \.superview).lazy
    if let color = behind.compactMap(\.backgroundColor).first.map({ Color($0) }) {
      let (top, bottom) = (view.bounds.minY, view.bounds.maxY)
      draw(view, from: top, inwards: 1, hidden: top, color, on: canvas)
      draw(
        view, from: bottom, inwards: -1, hidden: view.contentSize.height - bottom, color, on: canvas
      )
    }
    ScrollPainter().paintOver(view, on: canvas)
  }

  /// Draws one edge. If only a little content is hidden behind it, it is fainter.
  private static func draw(
    _ view: any SoftEdged, from edge: CGFloat, inwards: CGFloat, hidden: CGFloat, _ color: Color,
    on canvas: Canvas
  ) {
    guard hidden > 0.5 else { return }
    let (area, inner) = (view.fadingArea, edge + inwards * height)
    canvas.fill(
      CGRect(x: area.minX, y: min(edge, inner), width: area.width, height: height),
      gradient: LinearGradient(
        start: CGPoint(x: 0, y: edge), end: CGPoint(x: 0, y: inner),
        colors: [color.withAlpha(min(1, hidden / height)), color.withAlpha(0)]))
  }
}

extension UIScrollView {
  private var limit: CGFloat { max(0, contentSize.height - bounds.height) }

  /// Scrolls by the smallest distance that makes a range of the content visible.
  func reveal(from top: CGFloat, to bottom: CGFloat) {
    let y = max(min(contentOffset.y, top), bottom - bounds.height)
    contentOffset.y = max(0, min(y, limit))
  }

  /// Scrolls by a step, by a page, or to an end of the content, depending on the key; never beyond the content.
  ///
  /// - Parameter key: the name of the key, as in `KeyPress`.
  /// - Returns: whether the key scrolls.
  func scroll(byKey key: String) -> Bool {
    let page = bounds.height - 40
    let steps: [String: CGFloat] = ["Up": -40, "Down": 40, "PageUp": -page, "PageDown": page]
    switch key {
    case "Home": contentOffset.y = 0
    case "End": contentOffset.y = limit
    default:
      guard let step = steps[key] else { return false }
      contentOffset.y = max(0, min(limit, contentOffset.y + step))
    }
    return true
  }
}
