// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The inspector: the tree of the specimen, and the properties of what is chosen in it.
@MainActor
final class InspectorPanel: WorkbenchPanel {
  let title = "Inspector"
  var view: UIView { holder }
  private let holder = PanelHolder()
  private unowned let workbench: Workbench
  private var content: InspectorView?
  private var shown: Revisions?
  /// Whose tree is shown, also as it was in the past.
  private weak var specimen: Specimen?

  /// What the panel shows depends on these.
  private struct Revisions: Equatable {
    let content: Int
    let chronicle: Int
    let selection: Int
    let steps: Int
    let undone: Int
    let isPicking: Bool
    let isLive: Bool
  }

  init(_ workbench: Workbench) {
    self.workbench = workbench
  }

  func show(_ specimen: Specimen, _ theme: Theme) {
    if content?.theme != theme {
      let content = InspectorView(theme, TextMeasure(workbench.typeface)) { [unowned self] in
        workbench.later($0)
      }
      content.outline.onSelect = { [unowned self] in choose($0) }
      content.outline.onFold = { [unowned self] in
        workbench.instrument.outline.toggle($0)
        update()
      }
      content.sheet.onEdit = { [unowned self] in edit($0, $1) }
      self.content = content
      holder.hold(content)
    }
    if self.specimen !== workbench.specimen { content?.outline.showTop() }
    self.specimen = workbench.specimen
    shown = nil
    refresh()
  }

  func refresh() {
    let instrument = workbench.instrument
    let specimen = workbench.shown
    let revisions = Revisions(
      content: specimen.host.contentRevision, chronicle: specimen.chronicle.revision,
      selection: instrument.selection.revision, steps: instrument.history.done.count,
      undone: instrument.history.undone.count, isPicking: instrument.isPicking,
      isLive: workbench.isLive)
    guard revisions != shown else { return }
    shown = revisions
    update()
  }

  private func update() {
    let instrument = workbench.instrument
    let application = workbench.shown.host.application
    let object = instrument.selection.object(in: application)
    instrument.relations.read(workbench.shown)
    let past = (object as? UIGestureRecognizer).flatMap {
      instrument.relations.graph.node($0.journalSubject)?.pastWords
    }
    // Read in the scene's application, and shown in the tool's own: what happens to these views is not the scene's.
    let (rows, properties) = workbench.shown.host.perform {
      (instrument.outline.rows(of: application), PropertySheetView.Content(of: object, past: past))
    }
    content?.outline.show(rows, chosen: object.map { ObjectIdentifier($0) })
    content?.sheet.show(properties, isEditable: workbench.isLive)
    content?.show(
      object, isPicking: instrument.isPicking, canUndo: !instrument.history.done.isEmpty,
      canRedo: !instrument.history.undone.isEmpty, isLive: workbench.isLive)
  }

  private func choose(_ row: Outline.Row) {
    workbench.choose(workbench.shown.object(row.identity))
  }

  private func edit(_ property: Property, _ value: PropertyEdit.Value) {
    let application = workbench.shown.host.application
    guard let object = workbench.instrument.selection.object(in: application) else { return }
    workbench.edit(property.name, of: object, to: value)
    shown = nil
  }
}

/// Holds the content of a panel, which is made anew when the colours change.
final class PanelHolder: UIView {
  private var content: UIView?

  /// Shows other content.
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

extension Specimen {
  /// The window, view or recognizer with an identity; nil when it is gone.
  func object(_ identity: ObjectIdentifier) -> AnyObject? {
    for view in host.application.windows.flatMap(\.subtree) {
      if ObjectIdentifier(view) == identity { return view }
      if let found = view.gestureRecognizers?.first(where: { ObjectIdentifier($0) == identity }) {
        return found
      }
    }
    return nil
  }
}
