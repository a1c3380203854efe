// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The edits and restarts that can be undone and redone.
struct EditHistory: Sendable {
  enum Step: Sendable {
    /// Changes that were made together, and their inverse. The inverse is nil if undoing means to play everything
    /// again without the changes.
    case change([TakeEvent.Action], inverse: [TakeEvent.Action]?)
    /// The scene was restarted. The take is that of the scene before, which had been played until this time, in
    /// seconds.
    case restart(Take, until: TimeInterval)
  }

  /// The edits that can be undone, the last one last.
  private(set) var done: [Step] = []
  /// The edits that can be redone, the next one last.
  private(set) var undone: [Step] = []
  private static let most = 1_000

  /// Adds a step that was done, and forgets the steps that could be redone.
  mutating func note(_ step: Step) {
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// Returns the last step, to be undone; nil when none is left.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// Returns the step that was undone last, to be redone.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Returns whether a property of an object was changed and the change was not undone.
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
