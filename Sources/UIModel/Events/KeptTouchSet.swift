// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A set of touches that is handed out again for as long as its members are the same: following a finger makes
/// no set anew. Whoever keeps the set has a value of its own.
@MainActor
struct KeptTouchSet {
  private var members: [UITouch] = []
  private var set: Set<UITouch> = []

  /// The set of some touches in a fixed order.
  mutating func set(
    of touches: [UITouch], where isMember: @MainActor (UITouch) -> Bool
  ) -> Set<UITouch> {
    if !hasMembers(touches, isMember) {
      members = []
      for touch in touches where isMember(touch) { members.append(touch) }
      set = Set(members)
    }
    return set
  }

  /// Lets go of the touches.
  mutating func removeAll() {
    guard !members.isEmpty else { return }
    members = []
    set = []
  }

  private func hasMembers(_ touches: [UITouch], _ isMember: @MainActor (UITouch) -> Bool) -> Bool {
    var count = 0
    for touch in touches where isMember(touch) {
      guard count < members.count, members[count] === touch else { return false }
      count += 1
    }
    return count == members.count
  }
}
