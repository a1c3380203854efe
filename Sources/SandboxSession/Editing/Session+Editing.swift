// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

extension Session {
  /// Selects a view or recognizer of the scene on the phone; nil selects nothing.
  package func choose(_ object: AnyObject?) {
    selection.choose(object, in: shown.host.application)
    if let object { outline.reveal(object) }
  }

  /// Handles a touch of the phone: questions are then about the touch. A selection that the user made stays.
  package func endSelectionByTouch() {
    if selection.isByQuestion { choose(nil) } else if !selection.isEmpty { selection.touch() }
  }

  /// Returns the selected object of the scene on the phone; nil if nothing is selected.
  package func chosen() -> AnyObject? { selection.object(in: shown.host.application) }

  /// Changes a property of the live scene. Like a touch, the change becomes a part of the take. If `continuing` is
  /// true and the last change was of the same property, both are undone together.
  package func edit(
    _ property: String, of object: AnyObject, to value: PropertyEdit.Value,
    continuing: Bool = false
  ) {
    guard isLive, let known = PropertyCatalog.property(property, of: object),
      let before = known.read(object), before != value,
      let place = Locator(of: object, in: specimen.host.application)
    else { return }
    selection.isByQuestion = false
    let edit = PropertyEdit(target: place, property: property, value: value)
    if continuing, history.extend(by: .edit(edit)) { return apply(.edit(edit)) }
    make([.edit(edit)], undone: .bySettingValues)
  }

  /// Makes changes that are undone together, such as those of an answer.
  func apply(_ changes: [TakeEvent.Action]) {
    goToNow()
    // Undo replays the touches without the changes. The answer about the touches is then correct again.
    make(changes, undone: .byReplaying)
    refreshAnswer()
  }

  /// Makes changes. If they can't be undone by setting values, they are undone by replaying.
  private func make(_ changes: [TakeEvent.Action], undone: EditHistory.Undoing) {
    let before = changes.map { $0.before(in: specimen) }
    let needsReplay = before.contains { $0 == nil } || changes.contains(where: \.isOverride)
    history.note(
      .change(changes, before: before, undone: needsReplay ? .byReplaying : undone))
    for change in changes { apply(change) }
  }

  /// Resets a property to its value from before the user's first change. This can be undone as well.
  package func putBack(_ property: String, of object: AnyObject) {
    guard isLive, let known = PropertyCatalog.property(property, of: object),
      let change = change(of: known, of: object)
    else { return }
    if let original = change.original, !change.edits.contains(where: \.isOverride) {
      return edit(property, of: object, to: original)
    }
    history.note(.removal(change.edits))
    leaveOut(change.edits)
  }

  /// Restarts the scene and replays its input without some changes. An open "Why not?" answer stays open.
  private func leaveOut(_ changes: [TakeEvent.Action]) {
    let shown = answer
    restore(specimen.take.without(changes), until: specimen.now, "played again without it")
    if shown?.whyNot != nil { answer = shown }
  }

  package func undo() {
    guard isLive, let step = history.undo() else { return }
    closeComparison()
    switch step {
    case .change(let actions, let before, let undoing):
      let words = words(of: actions)
      if undoing == .byReplaying || wasTouched(after: actions) {
        leaveOut(actions)
        confirm("Undone: \(words). The touches were played again without it.")
      } else {
        for action in before.compactMap({ $0 }) { apply(action) }
        confirm("Undone: \(words).")
      }
    case .removal(let actions):
      for action in actions { apply(action) }
      confirm("Undone: the reset. Set again: \(words(of: actions)).")
    case .restart(let take, let end, _):
      restore(take, until: end, "as it was before the restart")
      confirm("Undone: the restart.")
    }
    refreshAnswer()
  }

  /// Returns whether a finger touched the phone after changes. Undo then replays the input, because setting the old
  /// values would not change the results of these touches. Returns false if there is too much input to replay.
  private func wasTouched(after changes: [TakeEvent.Action]) -> Bool {
    let events = specimen.take.events
    guard events.count <= LastTouch.mostEvents,
      let index = events.lastIndex(where: { changes.contains($0.action) })
    else { return false }
    return events[index...].contains { $0.action.isTouch }
  }

  /// Returns the names of the properties and switches that changes set, without repetitions: "Send.isEnabled".
  private func words(of actions: [TakeEvent.Action]) -> String {
    let words = actions.map { $0.target(in: specimen.host.application) }
    return words.indices.filter { words.firstIndex(of: words[$0]) == $0 }.map { words[$0] }
      .joined(separator: ", ")
  }

  /// Redoes the step that was undone last.
  package func redo() {
    guard isLive, let step = history.redo() else { return }
    closeComparison()
    switch step {
    case .change(let actions, _, .byReplaying): for action in actions { apply(action) }
    case .change(let actions, _, .bySettingValues): actions.last.map(apply)
    case .removal(let actions): leaveOut(actions)
    case .restart(_, _, let recipe): restartAgain(as: recipe)
    }
    refreshAnswer()
  }

  private func apply(_ action: TakeEvent.Action) {
    guard case .edit(let edit) = action else { return feed(action, at: now) }
    let object = edit.target.resolve(in: specimen.host.application)
    let name =
      (object as? UIGestureRecognizer)?.journalName ?? (object as? UIResponder)?.journalName
    let known = object.flatMap { PropertyCatalog.property(edit.property, of: $0) }
    let value = known?.words(edit.value) ?? edit.value.words
    feed(action, at: now)
    note(
      "\(name ?? "\(edit.target)").\(edit.property) = \(value)",
      moment: specimen.chronicle.lastMoment)
  }

  // MARK: Choosing by finger

  /// Selects the view under a finger that comes down on the phone. A second finger asks "Why not?".
  ///
  /// - Returns: whether a view was selected.
  package func pick(at point: CGPoint, by finger: Int) -> Bool {
    guard let view = view(at: point) else { return false }
    guard picking.finger == nil else {
      picking = Picking()
      askWhyNot(acting(for: view))
      return false
    }
    picking.finger = finger
    // A second touch on the selected view selects its superview, unless the phone was used in between.
    let isAgain = chosen() === view && !selection.wasTouched
    choose(isAgain ? view.superview ?? view : view)
    return true
  }

  /// Ends the selection of a view when the finger lifts.
  package func endPicking(by finger: Int) {
    if finger == picking.finger { picking = Picking() }
  }

  // MARK: Choosing by key

  /// Selects a row farther down in the tree, or farther up for a negative number.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  package func chooseRow(_ step: Int) -> Bool {
    let rows = rows()
    let present = chosen().map { ObjectIdentifier($0) }
    let index = rows.firstIndex { $0.identity == present }.map { $0 + step } ?? 0
    guard rows.indices.contains(index) else { return false }
    choose(shown.object(rows[index].identity))
    return true
  }

  /// Opens or closes the selected row. Closing a row that can't be closed selects its parent.
  package func foldRow(_ isOpen: Bool) {
    let rows = rows()
    let present = chosen().map { ObjectIdentifier($0) }
    guard let index = rows.firstIndex(where: { $0.identity == present }) else {
      chooseRow(0)
      return
    }
    let row = rows[index]
    if row.disclosure == (isOpen ? .folded : .open) {
      outline.toggle(row)
    } else if !isOpen, let outer = rows[..<index].last(where: { $0.depth < row.depth }) {
      choose(shown.object(outer.identity))
    }
  }

  private func rows() -> [Outline.Row] {
    shown.host.perform { outline.rows(of: shown.host.application) }
  }
}

extension SessionReader {
  /// Returns the user's changes of an object's property, unless it has its original value again.
  package func change(of property: Property, of object: AnyObject) -> EditHistory.Change? {
    guard !history.done.isEmpty, let place = Locator(of: object, in: shown.host.application),
      let change = history.change(of: property.name, of: place),
      change.original == nil || change.original != property.read(object)
    else { return nil }
    return change
  }
}
