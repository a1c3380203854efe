// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A set of touches that is handed out again for as long as its members are the same: following a finger makes
/// no set anew. Whoever keeps the set has a value of its own.
@MainActor
struct KeptTouchSet {
  /// Touches in a fixed order, and the set of them. An object, so that it can be lent.
  final class Members {
    /// The first one stands alone, as mostly it is the only one.
    private let first: UITouch
    private let others: [UITouch]
    let set: Set<UITouch>

    init(_ first: UITouch, _ others: [UITouch]) {
      self.first = first
      self.others = others
      set = others.isEmpty ? [first] : Set([first] + others)
    }

    @inline(__always)
    var count: Int { others.count + 1 }

    @inline(__always)
    func lent(_ place: Int) -> Lent<UITouch> {
      place == 0 ? Lent(first) : others.lent(place - 1)
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

  private var members: Members? {
    didSet { look = members.map(Look.init) }
  }
  /// The members as those see them who compare; nil when no set is kept. To be asked without going through this value,
  /// all of which Swift holds for its methods.
  private(set) var look: Look?

  /// What there is to know of the members without a reference to them.
  @MainActor
  struct Look {
    private let members: Lent<Members>
    private let first: Lent<UITouch>
    private let count: Int
    /// The bits of the set: values of the same bits are equal, and comparing these holds neither set.
    private let set: UInt

    fileprivate init(_ members: Members) {
      self.members = Lent(members)
      first = members.lent(0)
      count = members.count
      set = unsafeBitCast(members.set, to: UInt.self)
    }

    /// The set that was kept, if it is that of some touches in a fixed order: among `count` touches those that `member`
    /// answers with for their places.
    @inline(__always)
    func same(among count: Int, _ member: @MainActor (Int) -> Lent<UITouch>?) -> Answer {
      var found = 0
      for place in 0..<count {
        guard let touch = member(place) else { continue }
        guard has(touch, at: found) else { return .others }
        found += 1
      }
      if found == 0 { return .nobody }
      return found == self.count ? .kept(members) : .others
    }

    @inline(__always)
    private func has(_ touch: Lent<UITouch>, at place: Int) -> Bool {
      guard place > 0 else { return touch === first }
      return place < count && members.use { $0.lent(place) } === touch
    }

    /// Whether that set has this touch alone, and is the one that is asked about.
    @inline(__always)
    func isOnly(_ touch: UITouch, in other: Set<UITouch>) -> Bool {
      count == 1 && first === Lent(touch) && set == unsafeBitCast(other, to: UInt.self)
    }
  }

  /// Makes the set of those touches; nil when there are none.
  @inline(never)
  mutating func make(
    among count: Int, _ member: @MainActor (Int) -> Lent<UITouch>?
  ) -> Lent<Members>? {
    var first: UITouch?
    var others: [UITouch] = []
    for place in 0..<count {
      member(place)?.use { if first == nil { first = $0 } else { others.append($0) } }
    }
    guard let first else { return nil }
    removeAll()
    members = Members(first, others)
    return Lent(members)
  }

  /// Lets go of the touches.
  mutating func removeAll() {
    guard let members else { return }
    Lending.giveUp(members)
    self.members = nil
  }
}
