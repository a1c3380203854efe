// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The user's changes of properties and switches since the last touch.
@MainActor
struct LaterChanges {
  /// For each changed property or switch, the last change, and the change that restores the value from before the first
  /// one; nil for a value that can't be read.
  private var changes: [(change: TakeEvent.Action, before: TakeEvent.Action?)] = []

  /// Reads an action that is about to be carried out in a scene.
  mutating func note(_ action: TakeEvent.Action, in specimen: Specimen) {
    if action.isTouch { changes = [] }
    guard action.isChange else { return }
    let index = changes.firstIndex { $0.change.changesTheSame(as: action) }
    let before = index.map { changes.remove(at: $0).before } ?? action.before(in: specimen)
    changes.append((action, before))
  }

  /// Returns the changes that are in effect, without those that restored the old value.
  func inEffect(in specimen: Specimen) -> [TakeEvent.Action] {
    changes.filter { $0.before?.isSo(in: specimen) != true }.map(\.change)
  }
}
