// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A set of touches that is reused while its members stay the same, so that moves allocate nothing.
@MainActor
struct CachedTouchSet {
  private var members: [UITouch] = []
  private var set: Set<UITouch> = []

  /// Returns the set of the touches that pass a test; nil if none passes. While the members stay the same, so does the
  /// iteration order of the set.
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

  /// Returns the touches of `other` in the order of the array that was given to `set(of:where:)`, if `other` is the set
  /// that it returned last; otherwise nil.
  func members(of other: Set<UITouch>) -> [UITouch]? { set == other ? members : nil }

  /// Releases the touches.
  mutating func removeAll() {
    members = []
    set = []
  }
}
