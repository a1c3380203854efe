// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation

/// One weight of one design: a font file as FreeType reads it and Cairo draws it, with its lengths cached. Made
/// bolder where the system has no bold file.
@MainActor
final class FontFace {
  /// The share of the size by which an emboldened stroke is wider.
  static let boldness = 1.0 / 24

  /// A code point's glyph. Lengths are parts of the size.
  struct Glyph {
    /// The font's number for it; 0 is its box for what is missing.
    var index: UInt32
    /// The distance from its origin to the next glyph's.
    var advance: Double
    /// The distance from the pen to its origin.
    var shift: Double
    /// Whether it leaves ink.
    var hasInk: Bool
  }

  let isEmboldened: Bool
  let cairo: OpaquePointer
  private let face: FT_Face
  /// The font's own units in its size.
  private let unitsPerSize: Double
  private var glyphs: [UInt32: Glyph] = [:]
  private var asciiGlyphs = [Glyph?](repeating: nil, count: 128)
  private var asciiKerning = [Float](repeating: .nan, count: 128 * 128)

  private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  /// Every face that was opened, by its file; "+" is in front of those that are emboldened. They stay open: Cairo
  /// may draw with one as long as the program runs.
  private static var opened: [String: FontFace] = [:]

  /// Opens a file, once.
  ///
  /// - Throws: `FontError.unusable`.
  static func open(_ path: String, isEmboldened: Bool = false) throws -> FontFace {
    let name = isEmboldened ? "+\(path)" : path
    if let face = opened[name] { return face }
    let face = try FontFace(path, isEmboldened)
    opened[name] = face
    return face
  }

  private init(_ path: String, _ isEmboldened: Bool) throws {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw FontError.unusable(path: path, reason: "Couldn't open \(path)")
    }
    var face: FT_Face?
    guard FT_New_Face(Self.library, path, 0, &face) == 0, let face,
      face.pointee.units_per_EM > 0, let cairo = cairo_ft_font_face_create_for_ft_face(face, 0)
    else { throw FontError.unusable(path: path, reason: "FreeType doesn't know its format") }
    (self.face, self.cairo, self.isEmboldened) = (face, cairo, isEmboldened)
    unitsPerSize = Double(face.pointee.units_per_EM)
  }

  /// Heights as parts of the size.
  var heights: (ascent: Double, descent: Double, line: Double) {
    let ascent = Double(face.pointee.ascender) / unitsPerSize
    let descent = -Double(face.pointee.descender) / unitsPerSize
    return (ascent, descent, max(Double(face.pointee.height) / unitsPerSize, ascent + descent))
  }

  /// Whether the font has a glyph for a code point.
  func has(_ scalar: Unicode.Scalar) -> Bool { FT_Get_Char_Index(face, UInt(scalar.value)) != 0 }

  /// The glyph of a code point.
  func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    let code = Int(scalar.value)
    if code < 128, let known = asciiGlyphs[code] { return known }
    if code >= 128, let known = glyphs[scalar.value] { return known }
    let glyph = measure(scalar)
    if code < 128 { asciiGlyphs[code] = glyph } else { glyphs[scalar.value] = glyph }
    return glyph
  }

  /// How much closer two code points stand (negative), as a part of the size; 0 beyond ASCII.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard first.value < 128, second.value < 128 else { return 0 }
    let place = Int(first.value) * 128 + Int(second.value)
    if asciiKerning[place].isNaN {
      let (one, other) = (glyph(first), glyph(second))
      var distance = FT_Vector()
      if one.hasInk, other.hasInk {
        FT_Get_Kerning(face, one.index, other.index, FT_KERNING_UNSCALED.rawValue, &distance)
      }
      asciiKerning[place] = Float(Double(distance.x) / unitsPerSize)
    }
    return Double(asciiKerning[place])
  }

  private func measure(_ scalar: Unicode.Scalar) -> Glyph {
    if scalar == "\t" {
      return Glyph(index: 0, advance: glyph(" ").advance * 4, shift: 0, hasInk: false)
    }
    let properties = scalar.properties
    let isInvisible = properties.isDefaultIgnorableCodePoint
    let isBlank =
      isInvisible || scalar.value != 0x20 && (9...13).contains(scalar.value)
      || properties.isWhitespace
    let index = FT_Get_Char_Index(face, UInt(isBlank ? 0x20 : scalar.value))
    var advance = 0.0
    if !isInvisible, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0 {
      advance = Double(max(0, face.pointee.glyph.pointee.metrics.horiAdvance)) / unitsPerSize
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      // Fonts of equal widths give accents a width; the accent belongs over the letter before it.
      return Glyph(index: index, advance: 0, shift: -advance, hasInk: true)
    default:
      let extra = isEmboldened && !isBlank ? Self.boldness : 0
      return Glyph(index: index, advance: advance + extra, shift: 0, hasInk: !isBlank)
    }
  }
}
