// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The edits, for undo and redo.
struct EditHistory: Equatable, Sendable {
  /// One edit, and the value before it.
  struct Step: Equatable, Sendable {
    let edit: PropertyEdit
    let before: PropertyEdit.Value

    /// The edit that undoes it.
    var inverse: PropertyEdit {
      PropertyEdit(target: edit.target, property: edit.property, value: before)
    }
  }

  /// The edits that can be undone, the last one last.
  private(set) var done: [Step] = []
  /// The edits that can be redone, the next one last.
  private(set) var undone: [Step] = []
  private static let most = 1_000

  /// Adds an edit; undone edits can no longer be redone.
  mutating func note(_ step: Step) {
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// The edit that undoes the last one; nil when none is left.
  mutating func undo() -> PropertyEdit? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step.inverse
  }

  /// The edit that redoes the last undone one; nil when none is left.
  mutating func redo() -> PropertyEdit? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step.edit
  }
}
