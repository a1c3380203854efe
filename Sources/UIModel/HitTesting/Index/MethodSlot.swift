// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Determines whether a class overrides one method of a base class, without calling the method.
///
/// Swift has no function for that. Each overridable method has an index in the method table of a class. It is found by
/// comparing the base class's table with those of two empty subclasses, one of which overrides the method. A class
/// overrides the method if its table has another entry at that index. The layout of the table is that of Swift on Linux
/// and is not guaranteed: unless exactly one such index is found, every class counts as overriding, and all methods are
/// called. `MethodSlotTests` fails in that case.
struct MethodSlot: Sendable {
  /// The index of the method, in machine words from the start of the class; nil if it was not found.
  private let index: Int?
  /// The entry at `index` in the base class's table. Another entry in a subclass's table is an override.
  private let inherited: UInt

  /// Searches for the index of a method.
  ///
  /// - Parameters:
  ///   - base: the class that declares the method.
  ///   - plain: a subclass that overrides nothing.
  ///   - overriding: a subclass that overrides only this method.
  init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    var indices: [Int] = []
    let words = Self.words(of: base)
    for index in Self.firstIndex..<max(Self.firstIndex, Self.tableEnd(of: base))
    where words[index] == Self.words(of: plain)[index]
      && words[index] != Self.words(of: overriding)[index]
    {
      indices.append(index)
    }
    index = indices.count == 1 ? indices[0] : nil
    inherited = indices.count == 1 ? words[indices[0]] : 0
  }

  /// True if the index was found.
  var isKnown: Bool { index != nil }

  /// Returns whether `subclass` overrides the method or inherits an override; false for the base class itself. Always
  /// true if the index was not found.
  func isOverridden(by subclass: AnyClass) -> Bool {
    guard let index else { return true }
    return Self.words(of: subclass)[index] != inherited
  }

  // A class begins with its kind, superclass, flags, sizes, descriptor and destructor: seven words.
  private static let firstIndex = 7

  /// Returns the end of a class's method table, in machine words from the start of the class; 0 if the class's size
  /// is not plausible.
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
