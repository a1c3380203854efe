// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import UIModel

/// Outlines the object that is selected in the inspector and, while one is being picked, the object under the mouse.
@MainActor
final class SelectionOverlay: Overlay {
  private let session: any SessionReader

  init(_ session: any SessionReader) {
    self.session = session
  }

  var toggles: [Toggle] { [] }
  var isShown: Bool { session.picking.isOn || !session.selection.isEmpty }
  var revision: Int { session.selection.revision &* 2 &+ (session.picking.isOn ? 1 : 0) }
  var followsPointer: Bool { session.picking.isOn }

  func read(_ entry: JournalEntry) {}
  func forget() {}

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    if session.picking.isOn, let pointer = stage.pointer,
      let view = ViewPicker.view(at: pointer, in: stage.host)
    {
      draw(view, name: view.journalName, about: view, isSure: false, on: canvas, stage)
      return
    }
    switch session.selection.object(in: stage.application) {
    case let recognizer as UIGestureRecognizer:
      if let view = recognizer.view {
        draw(
          view, name: "\(recognizer.journalName) on \(view.journalName)", about: recognizer,
          isSure: true, on: canvas, stage)
      }
    case let view as UIView:
      draw(view, name: view.journalName, about: view, isSure: true, on: canvas, stage)
    default: break
    }
  }

  private func draw(
    _ view: UIView, name: String, about subject: AnyObject, isSure: Bool, on canvas: Canvas,
    _ stage: OverlaySurroundings
  ) {
    let outline = stage.contour(of: view)
    let color = OverlayStyle.chosen
    canvas.save()
    canvas.state.clip(to: stage.seen)
    canvas.fill(outline, color: color.withAlpha(isSure ? 0.1 : 0.22))
    canvas.outline(outline, width: 4, color: Color.white.withAlpha(0.85), dash: nil)
    canvas.outline(
      outline, width: 2, color: color, dash: isSure ? nil : Dash(length: 6, gap: 4))
    canvas.restore()
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      PropertyText.number(($0 * 10).rounded() / 10)
    }
    let tag = Tag(
      name: name, reason: numbers.joined(separator: ", "), color: color,
      subject: ObjectIdentifier(subject))
    stage.board.add(tag, about: outline, .chosen, on: canvas)
  }
}
