// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A set of touches that is handed out again for as long as its members are the same: following a finger makes
/// no set anew. Whoever keeps the set has a value of its own.
@MainActor
struct KeptTouchSet {
  private var members: [UITouch] = []
  private var set: Set<UITouch> = []

  /// The set of some touches in a fixed order; nil when there are none.
  @inline(__always)
  mutating func set(
    of touches: [UITouch], where isMember: @MainActor (UITouch) -> Bool
  ) -> Set<UITouch>? {
    guard let count = commonStart(touches, isMember) else {
      keep(touches.those(isMember))
      return set
    }
    if count == 0 { return nil }
    if count < members.count { keep(Array(members[..<count])) }
    return set
  }

  /// Whether that set has this touch alone, and is the one that is asked about.
  func isOnly(_ touch: UITouch, in other: Set<UITouch>) -> Bool {
    // Values of the same bits are equal, and comparing these holds neither set.
    members.count == 1 && members[0] === touch
      && unsafeBitCast(set, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
  }

  /// Lets go of the touches.
  mutating func removeAll() {
    guard !members.isEmpty else { return }
    members = []
    set = []
  }

  /// How many touches there are, if they are those that it has, from the first one on.
  @inline(__always)
  private func commonStart(
    _ touches: [UITouch], _ isMember: @MainActor (UITouch) -> Bool
  ) -> Int? {
    var count = 0
    for index in touches.indices where isMember(touches[index]) {
      guard count < members.count, members[count] === touches[index] else { return nil }
      count += 1
    }
    return count
  }

  private mutating func keep(_ touches: [UITouch]) {
    members = touches
    set = Set(touches)
  }
}
