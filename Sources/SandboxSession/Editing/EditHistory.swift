// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// The edits and restarts that can be undone and redone.
package struct EditHistory: Sendable {
  package enum Step: Sendable {
    /// Changes that are undone together. For each one, `before` has the change that restores the old value, or nil if
    /// that value can't be read. With `bySettingValues`, all changes are of one property, and only the first element of
    /// `before` is not nil: it restores the value from before all of them.
    case change([TakeEvent.Action], before: [TakeEvent.Action?], undone: Undoing)
    /// Changes were removed, and the input was replayed without them.
    case removal([TakeEvent.Action])
    /// The scene was restarted with a recipe. The take is the input before that, up to a time in seconds of the scene.
    case restart(Take, until: TimeInterval, as: SceneRecipe)
  }

  /// The way in which changes are undone.
  package enum Undoing: Sendable {
    /// The values from before the changes are set again.
    case bySettingValues
    /// The input is replayed without the changes.
    case byReplaying
  }

  /// The edits that can be undone, the last one last.
  package private(set) var done: [Step] = []
  /// The edits that can be redone, the next one last.
  package private(set) var undone: [Step] = []
  private static let most = 1_000

  /// Adds a step that was done, and discards the steps that could be redone.
  mutating func note(_ step: Step) {
    isSaved = false
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// Adds a change to the last step if that step changed the same property and is undone by setting values. The step
  /// then undoes both changes.
  ///
  /// - Returns: whether the change was added.
  mutating func extend(by change: TakeEvent.Action) -> Bool {
    guard case .change(let actions, let before, .bySettingValues)? = done.last,
      case .edit(let edit) = change, actions.last?.edits(edit.property, of: edit.target) == true
    else { return false }
    isSaved = false
    done[done.count - 1] = .change(
      actions + [change], before: before + [nil], undone: .bySettingValues)
    undone = []
    return true
  }

  /// Returns the last step, to undo it; nil if there is none.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    isSaved = false
    undone.append(step)
    return step
  }

  /// Returns the step that was undone last, to redo it; nil if there is none.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    isSaved = false
    done.append(step)
    return step
  }

  /// Returns whether changes were made together and are still in effect.
  func holds(_ changes: [TakeEvent.Action]) -> Bool {
    var isHeld = false
    for step in done {
      switch step {
      case .change(let made, _, _): isHeld = isHeld || made == changes
      case .removal(let removed): isHeld = isHeld && !removed.contains(where: changes.contains)
      case .restart: isHeld = false
      }
    }
    return isHeld
  }

  /// True if no step was made, undone or redone since the scene was saved.
  private(set) var isSaved = false

  mutating func markSaved() { isSaved = true }

  /// True if changes that were not undone or removed may be in effect.
  var hasEdits: Bool {
    var made: [TakeEvent.Action] = []
    for step in done {
      switch step {
      case .change(let actions, _, _): made += actions
      case .removal(let removed): made.removeAll(where: removed.contains)
      case .restart: made = []
      }
    }
    return !made.isEmpty
  }

  /// A property that the user changed.
  package struct Change: Equatable, Sendable {
    /// The value before the changes; nil if it is unknown.
    package var original: PropertyEdit.Value?
    /// The changes, the last one last.
    var edits: [TakeEvent.Action] = []
  }

  /// Returns the user's changes of an object's property that were not undone; nil if there are none.
  func change(of property: String, of target: Locator) -> Change? {
    var found: Change?
    for step in done {
      switch step {
      case .change(let actions, let before, _):
        for (action, before) in zip(actions, before) where action.edits(property, of: target) {
          if found == nil { found = Change(original: before?.value) }
          found?.edits.append(action)
        }
      case .removal(let actions):
        if actions.contains(where: { $0.edits(property, of: target) }) { found = nil }
      case .restart: found = nil
      }
    }
    return found
  }
}

extension TakeEvent.Action {
  fileprivate var value: PropertyEdit.Value? {
    if case .edit(let edit) = self { edit.value } else { nil }
  }

  fileprivate func edits(_ property: String, of target: Locator) -> Bool {
    if case .edit(let edit) = self {
      edit.property == property && edit.target == target
    } else {
      false
    }
  }

  /// True for an edit that sets an override. Only a replay without it can undo it completely.
  var isOverride: Bool {
    if case .text? = value { true } else { false }
  }
}
