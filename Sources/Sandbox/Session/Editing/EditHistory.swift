// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The edits and restarts that were made, to be undone and done again.
struct EditHistory: Sendable {
  enum Step: Sendable {
    /// Changes that were made together, and what takes them back; nil where that is to play all again without them.
    case change([TakeEvent.Action], inverse: [TakeEvent.Action]?)
    /// The scene was started again; before that a take was played until a time in seconds.
    case restart(Take, until: TimeInterval)
  }

  /// The edits that can be undone, the last one last.
  private(set) var done: [Step] = []
  /// The edits that can be redone, the next one last.
  private(set) var undone: [Step] = []
  private static let most = 1_000

  /// Something was done: what was undone before is gone.
  mutating func note(_ step: Step) {
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// Takes the last step back; nil when none is left.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The step that was taken back last, to be made again.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Returns whether a property of an object was changed and is not taken back.
  func changes(_ property: String, of target: Locator) -> Bool {
    done.contains { step in
      guard case .change(let actions, _) = step else { return false }
      return actions.contains { action in
        guard case .edit(let edit) = action else { return false }
        return edit.target == target && edit.property == property
      }
    }
  }
}
