// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A set of touches that is reused while its members stay the same, so that moves allocate nothing.
@MainActor
struct CachedTouchSet {
  private var members: [UITouch] = []
  private var set: Set<UITouch> = []

  /// Returns the set of the touches that pass a test; nil if there are none. The order is the same each time.
  mutating func set(
    of touches: [UITouch], where isMember: (UITouch) -> Bool
  ) -> Set<UITouch>? {
    var count = 0
    var isSame = true
    for touch in touches where isMember(touch) {
      isSame = isSame && count < members.count && members[count] === touch
      count += 1
    }
    guard count > 0 else { return nil }
    if !isSame || count != members.count {
      members = touches.filter(isMember)
      set = Set(members)
    }
    return set
  }

  /// Returns the touches of `other` in the order in which they were given to `set(of:where:)`, if that returned `other`
  /// the last time; otherwise nil.
  func members(of other: Set<UITouch>) -> [UITouch]? { set == other ? members : nil }

  /// Releases the touches.
  mutating func removeAll() {
    members = []
    set = []
  }
}
