// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A part of a row that no boundary of a span cuts, and how it is covered: evenly, or pixel by
/// pixel.
struct RowRun {
  let y: Int
  let from: Int
  let to: Int
  /// Room for the run; holds its coverage when that is soft.
  let coverage: UnsafeMutablePointer<UInt8>
  /// The coverage when it is even.
  private(set) var level: UInt8 = 0
  private(set) var isSoft = false

  init(y: Int, from: Int, to: Int, coverage: UnsafeMutablePointer<UInt8>) {
    self.y = y
    self.from = from
    self.to = to
    self.coverage = coverage
  }

  /// Takes on what a shape covers; false when that is nothing.
  @inline(__always)
  mutating func start(_ shape: some RowShape, _ span: RowSpan) -> Bool {
    switch span.cover(from: from, to: to) {
    case .nothing: return false
    case .even(let level): self.level = level
    case .soft:
      shape.cover(y: y, from: from, to: to, into: coverage)
      isSoft = true
    }
    return true
  }

  /// Takes away what a shape covers.
  @inline(__always)
  mutating func subtract(
    _ hole: RoundedShape, _ span: RowSpan, scratch: UnsafeMutablePointer<UInt8>
  ) {
    switch span.cover(from: from, to: to) {
    case .nothing: break
    case .even(255): blank()
    case .even(let level): combine { $0 > level ? $0 - level : 0 }
    case .soft: combine(with: hole, scratch) { $0 > $1 ? $0 - $1 : 0 }
    }
  }

  /// Keeps only what a shape covers, too.
  @inline(__always)
  mutating func multiply(
    _ clip: RoundedShape, _ span: RowSpan, scratch: UnsafeMutablePointer<UInt8>
  ) {
    switch span.cover(from: from, to: to) {
    case .nothing: blank()
    case .even(255): break
    case .even(let level): combine { Pixel.product($0, level) }
    case .soft: combine(with: clip, scratch, Pixel.product)
    }
  }

  private mutating func blank() {
    level = 0
    isSoft = false
  }

  @inline(__always)
  private mutating func combine(_ combine: (UInt8) -> UInt8) {
    if isSoft {
      for index in 0..<to - from { coverage[index] = combine(coverage[index]) }
    } else {
      level = combine(level)
    }
  }

  @inline(__always)
  private mutating func combine(
    with other: RoundedShape, _ scratch: UnsafeMutablePointer<UInt8>,
    _ combine: (UInt8, UInt8) -> UInt8
  ) {
    guard isSoft || level > 0 else { return }
    other.cover(y: y, from: from, to: to, into: scratch)
    let count = to - from
    if isSoft {
      for index in 0..<count { coverage[index] = combine(coverage[index], scratch[index]) }
    } else {
      for index in 0..<count { coverage[index] = combine(level, scratch[index]) }
      isSoft = true
    }
  }
}
