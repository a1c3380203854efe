// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Tells whether a class overrides one method of a base class, without calling it.
///
/// Swift has no question for that. Each method that can be overridden has a place of its own in the table
/// that a class carries; the place is found by comparing the tables of two empty subclasses, of which one
/// overrides the method, with the base class's. A class overrides the method when its table has something
/// else there. How the table lies in memory is Swift's on Linux and no promise: where exactly one such place
/// can't be found, every class counts as overriding, and everything is called as it would be without this.
/// `MethodSlotTests` fails when that happens.
struct MethodSlot: Sendable {
  /// The place in the table, in words; nil where it can't be told.
  private let place: Int?
  /// What the base class has there.
  private let inherited: UInt

  /// Looks for the place of a method.
  ///
  /// - Parameters:
  ///   - base: the class that declares the method.
  ///   - plain: a subclass that overrides nothing.
  ///   - overriding: a subclass that overrides the method alone.
  init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    var places: [Int] = []
    let words = Self.words(of: base)
    for place in Self.firstPlace..<max(Self.firstPlace, Self.tableEnd(of: base))
    where words[place] == Self.words(of: plain)[place]
      && words[place] != Self.words(of: overriding)[place]
    {
      places.append(place)
    }
    place = places.count == 1 ? places[0] : nil
    inherited = places.count == 1 ? words[places[0]] : 0
  }

  /// Whether the place was found.
  var isKnown: Bool { place != nil }

  /// Whether a subclass of the base class, or the base class itself, has its own method.
  func isOverridden(by subclass: AnyClass) -> Bool {
    guard let place else { return true }
    return Self.words(of: subclass)[place] != inherited
  }

  // A class begins with its kind, superclass, flags, sizes, descriptor and destroyer: seven words.
  private static let firstPlace = 7

  /// Where the table of a class ends, in words from its start; 0 when what stands there can't be right.
  private static func tableEnd(of aClass: AnyClass) -> Int {
    let start = UnsafeRawPointer(words(of: aClass))
    let size = start.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = start.load(fromByteOffset: 36, as: UInt32.self)
    guard size > addressPoint, size - addressPoint < 1 << 16 else { return 0 }
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }

  private static func words(of aClass: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(aClass, to: UnsafePointer<UInt>.self)
  }
}
