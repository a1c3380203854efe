// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Keeps the masks of glyphs that were drawn.
///
/// When they take too much memory, for example after a long pinch, all are dropped between two drawings; those
/// still needed come back one by one.
@MainActor
final class GlyphCache {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let size: Double
  }

  /// The most memory for masks, in bytes.
  private let limit: Int
  /// The most sheets, so that a pinch over hundreds of sizes does not pile them up.
  private static let mostSheets = 64
  private var used = 0
  private var drawings = 0
  /// How often the masks were dropped. Whoever keeps some over a drawing's end looks whether it is the same.
  private(set) var generation = 0
  private var sheets: [Key: GlyphSheet] = [:]
  // All memory that masks point to; freed in deinit, where no isolation can be had.
  private nonisolated(unsafe) var memory: [UnsafeMutablePointer<UInt8>] = []

  /// Makes an empty cache that keeps at most `limit` bytes.
  init(limit: Int = 16 << 20) {
    self.limit = limit
  }

  deinit {
    for mask in memory { mask.deallocate() }
  }

  /// How many masks with ink are kept.
  var count: Int { memory.count }

  /// Draws something: no mask is dropped before that is over.
  func whileDrawing<Result>(_ draw: () throws -> Result) rethrows -> Result {
    drawings += 1
    defer {
      drawings -= 1
      if drawings == 0, used > limit || sheets.count > Self.mostSheets { dropMasks() }
    }
    return try draw()
  }

  /// The masks of a face at a size in pixels, a multiple of 1/8. The sheet and its masks stay valid until the
  /// drawing is over.
  func sheet(_ face: Face, size: Double) -> GlyphSheet {
    let key = Key(face: ObjectIdentifier(face), size: size)
    if let sheet = sheets[key] { return sheet }
    let sheet = GlyphSheet(face, size: size, cache: self)
    sheets[key] = sheet
    return sheet
  }

  /// Makes a mask and takes over its memory.
  fileprivate func make(_ wide: FontFile.WideMask, quarter: Int) -> GlyphMask {
    let mask = GlyphMask(wide, quarter: quarter)
    if let coverage = mask.coverage { memory.append(coverage) }
    used += mask.size
    return mask
  }

  /// Counts what a sheet keeps besides.
  fileprivate func count(_ wide: FontFile.WideMask?) {
    used += wide?.coverage.count ?? 0
  }

  private func dropMasks() {
    sheets.removeAll()
    for mask in memory { mask.deallocate() }
    memory.removeAll()
    used = 0
    generation += 1
  }
}

/// The masks of one face at one size, by code point and quarter of a pixel.
@MainActor
final class GlyphSheet {
  private let face: Face
  private let size: Double
  private unowned let cache: GlyphCache
  private var ascii: [GlyphMask?]
  private var others: [UInt32: GlyphMask] = [:]
  /// What the font drew, by code point; of it the masks of all quarters are made. Nil for no ink.
  private var wide: [UInt32: FontFile.WideMask?] = [:]

  fileprivate init(_ face: Face, size: Double, cache: GlyphCache) {
    self.face = face
    self.size = size
    self.cache = cache
    ascii = [GlyphMask?](repeating: nil, count: 128 * FontFile.columnsPerPixel)
  }

  /// The mask of a glyph with the pen `quarter` (0 to 3) quarters right of a whole pixel.
  func mask(_ scalar: Unicode.Scalar, quarter: Int) -> GlyphMask {
    let code = scalar.value << 2 | UInt32(truncatingIfNeeded: quarter)
    let known = scalar.value < 128 ? ascii[Int(code)] : others[code]
    if let known { return known }
    let mask = drawn(scalar).map { cache.make($0, quarter: quarter) } ?? .blank
    if scalar.value < 128 {
      ascii[Int(code)] = mask
    } else {
      others[code] = mask
    }
    return mask
  }

  /// What the font draws for a code point, which takes several times as long as all that is made of it.
  private func drawn(_ scalar: Unicode.Scalar) -> FontFile.WideMask? {
    if let known = wide[scalar.value] { return known }
    let new = face.mask(of: scalar, size: size)
    cache.count(new)
    wide[scalar.value] = .some(new)
    return new
  }
}
