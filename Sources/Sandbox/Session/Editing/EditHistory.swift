// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The edits that were made, to be undone and done again.
struct EditHistory: Equatable, Sendable {
  /// One edit, and what was there before.
  struct Step: Equatable, Sendable {
    let edit: PropertyEdit
    let before: PropertyEdit.Value

    /// The edit that takes it back.
    var inverse: PropertyEdit {
      PropertyEdit(target: edit.target, property: edit.property, value: before)
    }
  }

  /// The last one is the last.
  private(set) var done: [Step] = []
  /// The one to be done again first is the last.
  private(set) var undone: [Step] = []
  private static let most = 1_000

  /// An edit was made: what was undone before is gone.
  mutating func note(_ step: Step) {
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// The edit that takes the last one back; nil when none is left.
  mutating func undo() -> PropertyEdit? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step.inverse
  }

  /// The edit that was taken back last, to be made again.
  mutating func redo() -> PropertyEdit? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step.edit
  }
}
