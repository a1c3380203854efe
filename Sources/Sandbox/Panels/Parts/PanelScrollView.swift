// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A list of the panels that scrolls, and says so: while not all of it is in view a bar beside it shows where one
/// is, also when nothing moves, and its edges are soft.
class PanelScrollView: UIScrollView, SoftEdged {
  private static let width: CGFloat = 4
  private static let shortest: CGFloat = 24

  /// The bar's colour.
  var barColor: UIColor { didSet { setNeedsDisplay() } }

  init(_ theme: Theme = .dark) {
    barColor = theme.faintestText
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  /// Where the bar is, in the view's own coordinates; nil while everything is in view.
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
  /// All but the bar.
  var fadingArea: CGRect {
    var area = bounds
    if let bar { area.size.width = bar.minX - 1 - area.minX }
    return area
  }
}

/// A table of the panels, with soft edges.
final class PanelTable: UITableView, SoftEdged {
  var fadingArea: CGRect { bounds }
}

/// Draws the bar.
struct PanelScrollPainter: ViewPainter {
  func paint(_ view: PanelScrollView, on canvas: any Canvas, pictures: PictureStore) {
    guard let bar = view.bar else { return }
    canvas.fill(bar, cornerRadius: bar.width / 2, color: Color(view.barColor).withAlpha(0.7))
  }
}

extension UIScrollView {
  /// Scrolls as a key says, as far as there is something.
  ///
  /// - Parameter key: as `KeyPress` names it.
  /// - Returns: whether it is a key that scrolls.
  func scroll(byKey key: String) -> Bool {
    let page = bounds.height - 40
    let steps: [String: CGFloat] = ["Up": -40, "Down": 40, "PageUp": -page, "PageDown": page]
    let limit = max(0, contentSize.height - bounds.height)
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
