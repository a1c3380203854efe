// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One weight of one design: a font file with its lengths remembered, made bolder where the system
/// has no bold file.
@MainActor
final class Face {
  private let file: FontFile
  private let isEmboldened: Bool
  let ascent: Double
  let descent: Double
  let lineHeight: Double
  // Lengths as parts of the size; not-a-number until measured.
  private var asciiAdvances = [Double](repeating: .nan, count: 128)
  private var otherAdvances: [UInt32: Double] = [:]
  private var asciiKerning = [Float](repeating: .nan, count: 128 * 128)

  init(_ file: FontFile, isEmboldened: Bool) {
    self.file = file
    self.isEmboldened = isEmboldened
    (ascent, descent, lineHeight) = file.heights
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { file.has(scalar) }

  /// How far the pen moves on after a code point, as a part of the size.
  func advance(of scalar: Unicode.Scalar) -> Double {
    let code = Int(scalar.value)
    if code < 128 {
      let known = asciiAdvances[code]
      if known == known { return known }
      asciiAdvances[code] = measure(scalar)
      return asciiAdvances[code]
    }
    if let known = otherAdvances[scalar.value] { return known }
    let advance = measure(scalar)
    otherAdvances[scalar.value] = advance
    return advance
  }

  /// How much closer two code points stand (negative), as a part of the size; 0 beyond ASCII.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard first.value < 128, second.value < 128 else { return 0 }
    let index = Int(first.value) * 128 + Int(second.value)
    let known = asciiKerning[index]
    if known == known { return Double(known) }
    let kerning = Face.isBlank(first) || Face.isBlank(second) ? 0 : file.kerning(first, second)
    asciiKerning[index] = Float(kerning)
    return kerning
  }

  private func measure(_ scalar: Unicode.Scalar) -> Double {
    if scalar == "\t" { return advance(of: " ") * 4 }
    if Face.isBlank(scalar) { return Face.isInvisible(scalar) ? 0 : file.advance(of: " ") }
    if Face.isMark(scalar) { return 0 }
    return file.advance(of: scalar) + (isEmboldened ? Face.boldness : 0)
  }

  /// How much wider an emboldened stroke is, as a part of the size.
  private static let boldness = 1.0 / 24

  /// The wide mask of a code point; nil when it leaves no ink.
  func mask(of scalar: Unicode.Scalar, size: Double) -> FontFile.WideMask? {
    guard !Face.isBlank(scalar), var mask = file.mask(of: scalar, size: size) else { return nil }
    if Face.isMark(scalar) {
      // Fonts of equal widths give accents a width; the accent belongs over the letter before it.
      mask.left -= Int(file.advance(of: scalar) * size * Double(FontFile.columnsPerPixel) + 0.5)
    }
    return isEmboldened ? Face.embolden(mask, size: size) : mask
  }

  private static func embolden(_ mask: FontFile.WideMask, size: Double) -> FontFile.WideMask {
    let extra = max(1, Int(boldness * size * Double(FontFile.columnsPerPixel) + 0.5))
    var bold = mask
    bold.width += extra
    bold.coverage = [UInt8](repeating: 0, count: bold.width * bold.height)
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let coverage = mask.coverage[y * mask.width + x]
        for column in x...x + extra {
          let place = y * bold.width + column
          bold.coverage[place] = max(bold.coverage[place], coverage)
        }
      }
    }
    return bold
  }

  /// Whether a code point leaves no ink: white space, line ends, and what only steers its
  /// neighbours.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 128 { return scalar == " " || (9...13).contains(scalar.value) }
    return scalar.properties.isWhitespace || isInvisible(scalar)
  }

  /// Whether a code point is an accent that stands on the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x2FF else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }
}
