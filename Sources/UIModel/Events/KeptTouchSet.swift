// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A set of touches that is handed out again for as long as its members are the same: following a finger makes
/// no set anew. Whoever keeps the set has a value of its own.
@MainActor
struct KeptTouchSet {
  /// Touches in a fixed order, and the set of them. An object, so that it can be lent.
  final class Members {
    let list: [UITouch]
    let set: Set<UITouch>

    init(_ list: [UITouch]) {
      self.list = list
      set = Set(list)
    }
  }

  /// What became of the touches that are asked about.
  enum Answer {
    /// They are the same as before.
    case kept(Lent<Members>)
    /// There are none.
    case nobody
    /// They are others: `make` their set.
    case others
  }

  private var members: Members?

  /// The set that was kept, if it is that of some touches in a fixed order: among `count` touches those that `member`
  /// answers with for their places.
  @inline(__always)
  func same(among count: Int, _ member: @MainActor (Int) -> Lent<UITouch>?) -> Answer {
    guard let kept = Lent(members) else { return .others }
    return kept.use { members in
      var found = 0
      for place in 0..<count {
        guard let touch = member(place) else { continue }
        guard found < members.list.count, members.list.lent(found) === touch else { return .others }
        found += 1
      }
      if found == 0 { return .nobody }
      return found == members.list.count ? .kept(kept) : .others
    }
  }

  /// Makes the set of those touches; nil when there are none.
  @inline(never)
  mutating func make(
    among count: Int, _ member: @MainActor (Int) -> Lent<UITouch>?
  ) -> Lent<Members>? {
    var list: [UITouch] = []
    for place in 0..<count { member(place)?.use { list.append($0) } }
    guard !list.isEmpty else { return nil }
    removeAll()
    members = Members(list)
    return Lent(members)
  }

  /// Whether that set has this touch alone, and is the one that is asked about.
  @inline(__always)
  func isOnly(_ touch: UITouch, in other: Set<UITouch>) -> Bool {
    // Values of the same bits are equal, and comparing these holds neither set.
    guard let members else { return false }
    return members.list.count == 1 && members.list[0] === touch
      && unsafeBitCast(members.set, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
  }

  /// Lets go of the touches.
  mutating func removeAll() {
    guard let members else { return }
    Lending.giveUp(members)
    self.members = nil
  }
}
