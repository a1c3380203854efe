// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The user's changes of properties and switches since the last touch.
@MainActor
struct LaterChanges {
  /// For each changed property or switch: its last change, and the action that restores the value from before its first
  /// change. The latter is nil if that value can't be read.
  private var changes: [(change: TakeEvent.Action, before: TakeEvent.Action?)] = []

  /// Handles an action just before it is carried out in a scene: records a change of a property or switch. A touch
  /// removes all recorded changes.
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
