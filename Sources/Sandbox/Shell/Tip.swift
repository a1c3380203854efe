// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The tip of a control, which is shown after the mouse has rested on it.
@MainActor
struct Tip: Equatable {
  let text: String
  /// The frame of the control, in the window.
  let target: CGRect
  /// The time at which the tip is shown, in seconds on the loop's clock.
  private let due: TimeInterval
  private(set) var isShown = false

  private static let delay: TimeInterval = 1
  private static let style = TextStyle(size: 12)
  private static let mostWidth: CGFloat = 300
  private static let padding = CGSize(width: 8, height: 5)

  /// Makes the tip of a view or of a superview; nil if there is none.
  init?(_ view: UIView, at time: TimeInterval) {
    let views = sequence(first: view) { $0.superview }
    let found = views.lazy.compactMap { view -> (UIView, String)? in
      (view as? any HasTip)?.tip.map { (view, $0) }
    }
    .first
    guard let (view, text) = found else { return nil }
    (self.text, due) = (text, time + Self.delay)
    target = view.convert(view.bounds, to: nil)
  }

  var nextDeadline: TimeInterval? { isShown ? nil : due }

  mutating func show(at time: TimeInterval) {
    if time >= due { isShown = true }
  }

  /// Draws the tip in `desk`, the canvas with the phone, so that it covers no text of the panels, and as near to its
  /// control as possible there. The tip of a control in `desk` is below or above the control.
  func draw(on canvas: Canvas, over desk: CGRect, in bounds: CGRect, _ theme: Theme) {
    guard isShown else { return }
    let lines = canvas.lines(of: text, style: Self.style, width: Self.mostWidth, atMost: 4)
    let extents = lines.map { canvas.extent(of: $0, style: Self.style) }
    let height = extents.first?.lineHeight ?? 0
    let size = CGSize(
      width: (extents.map(\.width).max() ?? 0) + Self.padding.width * 2,
      height: height * CGFloat(lines.count) + Self.padding.height * 2)
    let isOver = target.intersects(desk.insetBy(dx: 8, dy: 8))
    let area = (isOver ? bounds : desk).insetBy(dx: 4, dy: 4)
    let below = target.maxY + 4
    let above = target.minY - 4 - size.height
    let wished =
      isOver ? below + size.height < area.maxY ? below : above : target.midY - size.height / 2
    let x = max(area.minX, min(target.midX - size.width / 2, area.maxX - size.width))
    let y = max(area.minY, min(wished, area.maxY - size.height))
    let rect = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
    canvas.fill(rect.insetBy(dx: -1, dy: -1), cornerRadius: 6, color: Color(theme.line))
    canvas.fill(rect, cornerRadius: 5, color: Color(theme.keyCap))
    for (index, line) in lines.enumerated() {
      canvas.draw(
        line,
        baseline: CGPoint(
          x: rect.minX + Self.padding.width,
          y: rect.minY + Self.padding.height + CGFloat(index) * height + extents[index].ascent),
        style: Self.style, color: Color(theme.text))
    }
  }
}
