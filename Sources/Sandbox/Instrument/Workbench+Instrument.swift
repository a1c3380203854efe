// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Choosing, changing, and taking back.
extension Workbench {
  /// Chooses a view or a recognizer of the specimen that is shown, or nothing.
  func choose(_ object: AnyObject?) {
    instrument.selection.choose(object, in: shown.host.application)
    if let object { instrument.outline.reveal(object) }
  }

  /// Changes a property; the change is recorded like a touch.
  func edit(_ property: String, of object: AnyObject, to value: PropertyEdit.Value) {
    guard isLive, let known = PropertyCatalog.property(property, of: object),
      let before = known.read(object), before != value,
      let place = Locator(of: object, in: specimen.host.application)
    else { return }
    let edit = PropertyEdit(target: place, property: property, value: value)
    instrument.history.note(EditHistory.Step(edit: edit, before: before))
    make(edit)
  }

  /// Takes the last change back.
  func undo() {
    guard isLive else { return }
    if let edit = instrument.history.undo() { make(edit) }
  }

  /// Makes the change again that was taken back.
  func redo() {
    guard isLive else { return }
    if let edit = instrument.history.redo() { make(edit) }
  }

  private func make(_ edit: PropertyEdit) {
    let object = edit.target.resolve(in: specimen.host.application)
    let name =
      (object as? UIGestureRecognizer)?.journalName ?? (object as? UIResponder)?.journalName
    done(.edit(edit), at: now)
    recorder.note(
      "\(name ?? "\(edit.target)").\(edit.property) = \(edit.value.words)", at: now,
      moment: specimen.chronicle.lastMoment)
  }

  // MARK: Choosing by finger

  /// Fingers come down on the phone while one is to choose: they touch nothing.
  ///
  /// One finger chooses what is under it. A second one beside it asks why not.
  func pick(_ sample: InputSample) {
    let place = layout.onPhone(sample.location)
    guard let view = shown.host.perform({ ViewPicker.view(at: place, in: shown.host) }) else {
      return
    }
    if instrument.pickingFinger != nil {
      (instrument.pickingFinger, instrument.isPicking) = (nil, false)
      return askWhyNot(view.viewThatActs(forwarders: shown.chronicle.forwarders))
    }
    instrument.pickingFinger = sample.finger
    let present = instrument.selection.object(in: shown.host.application)
    // Once more on the same chooses what it lies in.
    choose(present === view ? view.superview ?? view : view)
    showPanel(InspectorPanel.self)
  }

  /// A finger that chose lifts.
  func endPicking(_ sample: InputSample) {
    guard sample.finger == instrument.pickingFinger else { return }
    instrument.pickingFinger = nil
    instrument.isPicking = false
  }

  // MARK: Choosing by key

  /// Chooses a row further down or up in the tree.
  func chooseRow(_ step: Int) {
    let application = shown.host.application
    let rows = shown.host.perform { instrument.outline.rows(of: application) }
    let present = instrument.selection.object(in: application).map { ObjectIdentifier($0) }
    let index = rows.firstIndex { $0.identity == present }.map { $0 + step } ?? 0
    guard rows.indices.contains(index) else { return }
    choose(shown.object(rows[index].identity))
    showPanel(InspectorPanel.self)
  }

  /// Folds the chosen row or opens it. Folding one that has nothing to fold chooses what it is in.
  func foldRow(_ isOpen: Bool) {
    let application = shown.host.application
    let rows = shown.host.perform { instrument.outline.rows(of: application) }
    guard let present = instrument.selection.object(in: application),
      let index = rows.firstIndex(where: { $0.identity == ObjectIdentifier(present) })
    else { return chooseRow(0) }
    let row = rows[index]
    if row.disclosure == (isOpen ? .folded : .open) {
      instrument.outline.toggle(row)
      instrument.selection.choose(present, in: application)
    } else if !isOpen, let outer = rows[..<index].last(where: { $0.depth < row.depth }) {
      choose(shown.object(outer.identity))
    }
    showPanel(InspectorPanel.self)
  }
}
