// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Outlines every view that can be seen, with its name and its frame where there is room.
@MainActor
final class OutlinesOverlay: Overlay {
  private var isOn = false
  private(set) var revision = 0

  var followsPointer: Bool { false }

  var toggles: [Toggle] {
    [
      Toggle(
        title: "Boxes of all views", key: "B", isOn: { [unowned self] in isOn },
        set: { [unowned self] in
          isOn = $0
          revision += 1
        })
    ]
  }

  func read(_ entry: JournalEntry) {}
  func forget() {}

  private static let mostViews = 600

  func draw(on canvas: any Canvas, over stage: OverlaySurroundings) {
    guard isOn else { return }
    var views: [UIView] = []
    for window in stage.windows { collect(window, into: &views) }
    let screen = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
      .applying(stage.toWindow)
    canvas.save()
    canvas.clip(to: screen, cornerRadius: 0)
    for view in views {
      canvas.outline(
        view.outlineOnScreen.applying(stage.toWindow), width: 1,
        color: Color(Outline.kind(of: view).color), dash: nil)
    }
    canvas.restore()
    // The leaves say their names first: what they are in has its edges to be told by.
    var taken: [CGRect] = []
    for view in views.reversed() {
      let box = view.outlineOnScreen.applying(stage.toWindow).boundingBox.intersection(screen)
      if !box.isNull { label(view, in: box, &taken, on: canvas) }
    }
  }

  private func collect(_ view: UIView, into views: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, views.count < Self.mostViews else { return }
    views.append(view)
    // What controls are made of is theirs.
    guard !(view is UIControl) else { return }
    for subview in view.subviews { collect(subview, into: &views) }
  }

  private func label(
    _ view: UIView, in box: CGRect, _ taken: inout [CGRect], on canvas: any Canvas
  ) {
    let style = OverlayStyle.box
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      PropertyText.number($0.rounded())
    }
    for text in ["\(view.journalName)  \(numbers.joined(separator: " "))", view.journalName] {
      let extent = canvas.extent(of: text, style: style)
      let size = CGSize(width: extent.width + 6, height: extent.lineHeight + 1)
      guard size.width <= box.width else { continue }
      var y = box.minY
      while y + size.height <= min(box.maxY + 1, box.minY + size.height * 4) {
        let rect = CGRect(origin: CGPoint(x: box.minX, y: y), size: size)
        if !taken.contains(where: { $0.intersects(rect) }) {
          taken.append(rect)
          canvas.fill(rect, color: Color(Outline.kind(of: view).color).withAlpha(0.88))
          canvas.draw(
            text, baseline: CGPoint(x: rect.minX + 3, y: rect.minY + extent.ascent + 0.5),
            style: style, color: .white)
          return
        }
        y += size.height
      }
    }
  }
}
