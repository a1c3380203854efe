// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A reference to an object that others keep for as long as it is used: no references to it are counted.
///
/// Counting one reference takes as long as fifty other instructions, and Swift counts whatever is read from a variable
/// before the application is called. So what a moving finger comes to is lent: its owner keeps it, and when the owner
/// gives it up meanwhile, as an application may make it do at any moment, `Lending` has it until the loan is over.
/// `LentTests` fails when somebody lent is gone too early, `scripts/bench --check` when references are counted all the
/// same.
struct Lent<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) {
    reference = Unmanaged.passUnretained(object)
  }

  /// What is stored where references are not counted.
  @inline(__always)
  init(_ reference: Unmanaged<Object>) { self.reference = reference }

  @inline(__always)
  init?(_ object: Object?) {
    guard let object else { return nil }
    reference = Unmanaged.passUnretained(object)
  }

  /// Calls `body` with the object.
  @inline(__always)
  func use<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// This one if its object passes.
  @inline(__always)
  func `where`(_ passes: (Object) -> Bool) -> Lent? { use(passes) ? self : nil }

  /// Whether both refer to one object.
  @inline(__always)
  static func === (one: Lent, other: Lent) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque()
  }
}

/// A value that can be lent: an object around it.
final class Lendable<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Array where Element: AnyObject {
  /// The element at a place, lent by whoever owns the array.
  @inline(__always)
  func lent(_ place: Int) -> Lent<Element> { Lent(self[place]) }
}

/// When something is lent, and who keeps it once its owner gives it up.
///
/// Whoever lends across a call of the application's does so between `begin` and `end`. What may be lent are the
/// properties whose owners call `giveUp`: those of `UIEvent`, `KeptTouchSet`, `MoveRoutes`, `DeliveryRecord`, the route
/// of `GestureEnvironment`, who is in play there, the targets of recognizers and the shared application.
@MainActor
enum Lending {
  /// How many loans are under way, one inside the other.
  @exclusivity(unchecked) private static var depth = 0
  /// What was given up since the first of them.
  @exclusivity(unchecked) private static var givenUp: [AnyObject] = []
  @exclusivity(unchecked) private static var hasGivenUp = false
  /// Room for what will be given up next.
  @exclusivity(unchecked) private static var room: [AnyObject] = []

  @inline(__always)
  static func begin() { depth += 1 }

  /// The loan is over; after the outermost one goes what was given up.
  @inline(__always)
  static func end() {
    depth -= 1
    if hasGivenUp, depth == 0 { letGo() }
  }

  /// Keeps what its owner gives up, if anything is lent now.
  static func giveUp(_ object: @autoclosure () -> AnyObject) {
    guard depth > 0 else { return }
    givenUp.append(object())
    hasGivenUp = true
  }

  @inline(never)
  private static func letGo() {
    // What goes may run code of the application's, which may start a loan of its own.
    var gone = givenUp
    (givenUp, room, hasGivenUp) = (room, [], false)
    gone.removeAll(keepingCapacity: true)
    room = gone
  }
}
