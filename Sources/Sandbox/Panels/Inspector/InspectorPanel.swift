// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The inspector: the view tree of the scene on the phone, and the properties of the selected object.
@MainActor
final class InspectorPanel: Panel {
  let title = "Inspector"
  var view: UIView { holder }
  private let holder = PanelHolder()
  private let context: PanelContext
  private var content: InspectorView?
  private var shown: Revisions?
  /// The scene whose view tree is shown, at the playhead's time.
  private weak var specimen: Specimen?

  /// The revisions of all data that the panel shows.
  private struct Revisions: Equatable {
    let content: Int
    let chronicle: Int
    let selection: Int
    let outline: Int
    let steps: Int
    let undone: Int
    let isPicking: Bool
    let isLive: Bool
  }

  init(_ context: PanelContext) {
    self.context = context
  }

  private var session: any SessionReader { context.session }

  func show(_ theme: Theme) {
    if content?.theme != theme {
      let content = InspectorView(theme, context)
      content.outline.onSelect = { [context] in context.send(.choose(.shown($0.identity))) }
      content.outline.onFold = { [context] in context.send(.fold($0)) }
      content.sheet.onEdit = { [weak self, context] property, value, continues in
        context.send(.edit(property.name, value, continues: continues))
        self?.shown = nil
      }
      content.sheet.onPutBack = { [weak self, context] property in
        context.send(.putBack(property.name))
        self?.shown = nil
      }
      self.content = content
      holder.hold(content)
    }
    if specimen !== session.specimen { content?.outline.showTop() }
    specimen = session.specimen
    shown = nil
    refresh()
  }

  func refresh() {
    let specimen = session.shown
    let revisions = Revisions(
      content: specimen.host.contentRevision, chronicle: specimen.chronicle.revision,
      selection: session.selection.revision, outline: session.outline.revision,
      steps: session.history.done.count, undone: session.history.undone.count,
      isPicking: session.picking.isOn, isLive: session.isLive)
    guard revisions != shown else { return }
    shown = revisions
    update()
  }

  private func update() {
    let application = session.shown.host.application
    let object = session.selection.object(in: application)
    context.relations.read(session.shown)
    let past = (object as? UIGestureRecognizer).flatMap {
      context.relations.graph.node($0.journalSubject)?.pastWords
    }
    // The values are read while the scene's application is `UIApplication.shared`, but shown while the program's own
    // application is, because events of the panel's views are not events of the scene.
    let (rows, properties) = session.shown.host.perform {
      (
        session.outline.rows(of: application),
        PropertySheetView.Content(of: object, in: session, past: past)
      )
    }
    content?.outline.show(
      rows, chosen: object.map { ObjectIdentifier($0) }, marked: session.selection.hovered)
    content?.sheet.show(properties, isEditable: session.isLive)
    content?.show(object, session)
  }
}

/// The container of a panel's content. The content is replaced when the theme changes.
final class PanelHolder: UIView {
  private var content: UIView?

  func hold(_ content: UIView) {
    self.content?.removeFromSuperview()
    self.content = content
    content.frame = bounds
    addSubview(content)
  }

  override func layoutSubviews() {
    content?.frame = bounds
  }
}
