// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Writes the recognizers of the last gesture and their outcomes beside their views.
@MainActor
final class RecognizersOverlay: SwitchedOverlay {
  static let name = (title: "Attached recognizers", key: "A")
  private var graph = RelationGraph()
  var isOn = false { didSet { switches += 1 } }
  private var switches = 0

  var revision: Int { isOn ? graph.revision &+ switches : switches }

  func read(_ entry: JournalEntry) { graph.read(entry) }
  func forget() { graph.forget() }

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isOn else { return }
    let views = stage.application.windows.flatMap(\.subtree)
    canvas.save()
    defer { canvas.restore() }
    canvas.state.clip(to: stage.seen)
    for view in views {
      let own = (view.gestureRecognizers ?? []).compactMap { recognizer in
        graph.node(recognizer.journalSubject)
      }
      guard !own.isEmpty else { continue }
      let outline = stage.contour(of: view)
      canvas.outline(
        outline, width: 2, color: OverlayStyle.recognizer, dash: Dash(length: 2, gap: 4))
      guard outline.boundingBox.intersects(stage.screen) else { continue }
      let tag = Tag(
        name: view.journalName, color: OverlayStyle.recognizer,
        rows: own.map { node in
          Tag.Row(
            sign: node.sign, name: "\(node.subject.name) \(node.outcomeWords)",
            // A recognizer that recognized is shown without a reason.
            reason: node.state == .ended ? "" : node.reason, color: node.overlayColor,
            subject: node.subject.identity)
        }, subject: ObjectIdentifier(view))
      stage.board.add(tag, about: outline, .attached, on: canvas)
    }
  }
}

extension RelationGraph.Node {
  /// The first letter of the outcome, so that it is not shown by colour alone.
  fileprivate var sign: String { String(outcomeWords.prefix(1)).uppercased() }

  fileprivate var overlayColor: Color {
    if isWaiting { return OverlayStyle.waiting }
    switch state {
    case .possible: return OverlayStyle.led
    case .began, .changed, .ended: return OverlayStyle.hit
    case .cancelled, .failed: return OverlayStyle.refused
    }
  }
}
