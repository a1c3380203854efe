// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Outlines every visible view, and writes its name and frame if there is space.
@MainActor
final class OutlinesOverlay: SwitchedOverlay {
  static let name = (title: "Boxes of all views", key: "B")
  var isOn = false { didSet { revision += 1 } }
  private(set) var revision = 0

  func read(_ entry: JournalEntry) {}
  func forget() {}

  private static let mostViews = 600

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isOn else { return }
    var views: [UIView] = []
    for window in stage.windows { collect(window, into: &views) }
    canvas.save()
    canvas.state.clip(to: stage.seen)
    for view in views {
      canvas.outline(
        stage.contour(of: view), width: 1, color: Color(Outline.kind(of: view).color), dash: nil)
    }
    canvas.restore()
    // Views without subviews get their names first, because a view with subviews can be recognized by its outline.
    for view in views.reversed() {
      let box = view.outlineOnScreen.applying(stage.toWindow).boundingBox
        .intersection(stage.screen)
      if !box.isNull { name(view, in: box, stage.board) }
    }
  }

  private func collect(_ view: UIView, into views: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, views.count < Self.mostViews else { return }
    views.append(view)
    // Subviews of controls are part of the control and get no outline.
    guard !(view is UIControl) else { return }
    for subview in view.subviews { collect(subview, into: &views) }
  }

  private func name(_ view: UIView, in box: CGRect, _ board: LabelBoard) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      PropertyText.number($0.rounded())
    }
    let name = view.journalName
    board.add(
      name: ["\(name)  \(numbers.joined(separator: " "))", name], in: box,
      color: Color(Outline.kind(of: view).color))
  }
}
