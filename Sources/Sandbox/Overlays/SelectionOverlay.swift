// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import SandboxSession
import UIModel

/// Outlines the object that is selected in the inspector, and the object named by the panel row or label under the
/// mouse. While the user picks a view, it outlines the view under the mouse.
@MainActor
final class SelectionOverlay: Overlay {
  private let session: any SessionReader

  init(_ session: any SessionReader) {
    self.session = session
  }

  var toggles: [Toggle] { [] }
  var isShown: Bool {
    session.picking.isOn || !session.selection.isEmpty || session.selection.hovered != nil
  }
  var revision: Int { session.selection.revision &* 2 &+ (session.picking.isOn ? 1 : 0) }
  var followsPointer: Bool { session.picking.isOn }

  func read(_ entry: JournalEntry) {}
  func forget() {}

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    if session.picking.isOn, let pointer = stage.pointer,
      let view = ViewPicker.view(at: pointer, in: stage.host)
    {
      outline(view, isSure: false, on: canvas, stage)
      label(view, view.journalName, about: view, on: canvas, stage)
      return
    }
    if let hovered = session.selection.hovered, let object = session.shown.object(hovered) {
      let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view
      if let view { outline(view, isSure: false, on: canvas, stage) }
    }
    switch session.selection.object(in: stage.application) {
    case let recognizer as UIGestureRecognizer:
      guard let view = recognizer.view else { return }
      outline(view, isSure: true, on: canvas, stage)
      label(
        view, recognizer.journalName, "on \(view.journalName): ", about: recognizer, on: canvas,
        stage)
    case let view as UIView:
      outline(view, isSure: true, on: canvas, stage)
      label(view, view.journalName, about: view, on: canvas, stage)
    default: break
    }
  }

  private func outline(
    _ view: UIView, isSure: Bool, on canvas: Canvas, _ stage: OverlaySurroundings
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
  }

  private func label(
    _ view: UIView, _ name: String, _ beforeFrame: String = "", about subject: AnyObject,
    on canvas: Canvas, _ stage: OverlaySurroundings
  ) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      PropertyText.number(($0 * 10).rounded() / 10)
    }
    let tag = Tag(
      name: name, reason: beforeFrame + numbers.joined(separator: ", "), color: OverlayStyle.chosen,
      subject: ObjectIdentifier(subject))
    stage.board.add(tag, about: stage.contour(of: view), .chosen, on: canvas)
  }
}
