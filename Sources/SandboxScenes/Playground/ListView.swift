// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A list of rows behind all other views. It logs a tapped row, and highlights a pressed one.
final class ListView: UIView {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 44

  private let rows = UIView()

  init(frame: CGRect, titles: [String]) {
    super.init(frame: frame)
    rows.isUserInteractionEnabled = false
    rows.accessibilityIdentifier = "ListRows"
    rows.frame = bounds
    addSubview(rows)
    for (index, title) in titles.enumerated() { rows.addSubview(makeRow(index, title)) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    row(at: touch.location(in: self))?.backgroundColor = Tint.pressedRow
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    clear()
    guard let touch = touches.first, let row = row(at: touch.location(in: self)) else { return }
    log("ListView row \(row.tag) tapped")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    clear()
  }

  private func makeRow(_ index: Int, _ title: String) -> UIView {
    let row = UIView(
      frame: CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight))
    row.tag = index + 1
    row.backgroundColor = Tint.row
    let label = UILabel(frame: CGRect(x: 20, y: 0, width: bounds.width - 40, height: 43))
    label.text = title
    label.font = .systemFont(ofSize: 15)
    label.textColor = Tint.text
    row.addSubview(label)
    let line = UIView(frame: CGRect(x: 20, y: 43, width: bounds.width - 20, height: 1))
    line.backgroundColor = Tint.separator
    row.addSubview(line)
    return row
  }

  private func row(at point: CGPoint) -> UIView? {
    rows.subviews.first { $0.frame.contains(point) }
  }

  private func clear() {
    for row in rows.subviews { row.backgroundColor = Tint.row }
  }
}
