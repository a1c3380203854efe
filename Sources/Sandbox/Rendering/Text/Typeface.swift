// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The fonts of the program: measures text, breaks it into lines and caches masks.
///
/// Text runs from left to right, one code point after the other, with kerning. There is no shaping: Arabic letters are
/// not joined, and most emoji are drawn as the font's box for missing glyphs. Lengths are proportional to the font size,
/// independent of the display's scale.
@MainActor
final class Typeface {
  let masks: Masks
  private let regular: FontFace
  // Other faces are opened when they are first needed. If one can't be opened, the regular face is used.
  private lazy var bold = boldFace(files.bold, orEmboldened: files.regular)
  private lazy var monospaced = files.monospaced.flatMap { try? FontFace.open($0) } ?? regular
  private lazy var monospacedBold =
    boldFace(files.monospacedBold, orEmboldened: files.monospaced ?? files.regular)
  private let files: FontSearch.Files

  /// Opens the fonts.
  ///
  /// - Parameters:
  ///   - fontFile: the file for all text except monospaced; nil to search for one.
  ///   - search: the folders with fonts.
  ///   - masks: the cache of masks.
  /// - Throws: `FontError`.
  init(
    fontFile: String? = nil, search: FontSearch = .system, masks: Masks = Masks()
  ) throws {
    var files: FontSearch.Files
    if let fontFile {
      // The system's monospaced font is used if there is one; only the named file is required.
      files = (try? search.find()) ?? FontSearch.Files(regular: fontFile)
      (files.regular, files.bold) = (fontFile, nil)
    } else {
      files = try search.find()
    }
    (self.masks, self.files) = (masks, files)
    regular = try FontFace.open(files.regular)
  }

  private func boldFace(_ path: String?, orEmboldened regularPath: String) -> FontFace {
    path.flatMap { try? FontFace.open($0) }
      ?? (try? FontFace.open(regularPath, isEmboldened: true)) ?? regular
  }

  func face(_ style: TextStyle) -> FontFace {
    switch (style.isMonospaced, style.isBold) {
    case (false, false): regular
    case (false, true): bold
    case (true, false): monospaced
    case (true, true): monospacedBold
    }
  }

  /// Returns the size of a line of text, in points. All zero for a size that is not a positive number.
  func extent(of text: String, style: TextStyle) -> TextExtent {
    guard style.size > 0, style.size.isFinite else { return TextExtent() }
    let (ascent, descent, line) = face(style).heights
    return TextExtent(
      width: face(style).walk(text.unicodeScalars) * style.size, ascent: ascent * style.size,
      descent: descent * style.size, lineHeight: line * style.size)
  }
}

// MARK: Lines

extension Typeface {
  /// Breaks text into lines: at line breaks, and between words when a line is full. Words longer than a line are broken
  /// between the parts of a name, or anywhere if there are none.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - style: the look of the text.
  ///   - width: the largest length of a line, in points.
  ///   - count: the largest number of lines.
  /// - Returns: the lines; the last one ends in an ellipsis if there is more.
  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    guard style.size > 0, style.size.isFinite, count > 0 else { return [] }
    // Text must fit in the width that was measured for it, even after rounding.
    let width = width + 0.01
    var lines: [String] = []
    var rest = text[...]
    while true {
      let end = lineEnd(of: rest, style, width)
      if end == rest.endIndex { return lines + [String(rest)] }
      if lines.count + 1 == count {
        return lines + [shortened(rest, style, width, keepsEnd: false)]
      }
      lines.append(Self.withoutTrailingSpaces(rest[..<end]))
      rest = rest[(rest[end].isNewline ? rest.index(after: end) : end)...]
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns the end of a text's first line: the end of the text, a line break, or a gap between words. Spaces at the
  /// end may exceed the width.
  private func lineEnd(of text: Substring, _ style: TextStyle, _ width: CGFloat) -> String.Index {
    let face = self.face(style)
    let room = width / style.size
    let scalars = text.unicodeScalars
    var used = 0.0
    // Spaces at the beginning don't count as a word to break after, because the line would have no letters.
    var (wordStart, hasWord) = (text.startIndex, false)
    // A name is broken between its words (`wordSeam`) only if it can't be broken between its parts (`seam`).
    var (seam, wordSeam): (String.Index?, String.Index?)
    var last: (scalar: Unicode.Scalar, glyph: FontFace.Glyph)?
    var index = text.startIndex
    while index < text.endIndex, !Self.isLineEnd(scalars[index]) {
      let scalar = scalars[index]
      let (glyph, next) = (face.glyph(scalar), scalars.index(after: index))
      if let last {
        used += face.kerning(last.glyph, glyph)
        let following = next < text.endIndex ? scalars[next] : nil
        if used > room / 6 {
          if Self.isSeam(last.scalar, scalar) {
            seam = index
          } else if Self.isWordSeam(last.scalar, scalar, following) {
            wordSeam = index
          }
        }
      }
      used += glyph.advance
      if used > room && scalar != " " {
        if wordStart > text.startIndex { return wordStart }
        // A character is never split, even if it has several code points.
        let character = text.index(before: text.index(after: seam ?? wordSeam ?? index))
        if character > text.startIndex { return character }
      }
      if scalar != " " {
        hasWord = true
      } else if hasWord {
        wordStart = next
      }
      (last, index) = ((scalar, glyph), next)
    }
    return index
  }

  /// Returns whether a new part of a name begins between two code points: "touchesBegan:withEvent:" and
  /// "point(inside:)" have two parts.
  static func isSeam(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    if after == "(" { return true }
    return switch before {
    case ".", ":", "_", "/": ![")", "]"].contains(after)
    default: false
    }
  }

  /// Returns whether a new word of a name begins between two code points: "touchesBegan" has two words,
  /// "UITransitionView" three.
  static func isWordSeam(
    _ before: Unicode.Scalar, _ after: Unicode.Scalar, _ following: Unicode.Scalar?
  ) -> Bool {
    switch before {
    case "A"..."Z" where ("A"..."Z").contains(after):
      return following.map { ("a"..."z").contains($0) } ?? false
    case "a"..."z" where after.isASCII: return ("A"..."Z").contains(after)
    default: return before.properties.isLowercase && after.properties.isUppercase
    }
  }

  /// Returns as much of a text's first line as fits, with an ellipsis in place of its middle or end.
  func shortened(
    _ text: Substring, _ style: TextStyle, _ width: CGFloat, keepsEnd: Bool
  ) -> String {
    let dots = face(style).glyph("\u{2026}").index != 0 ? "\u{2026}" : "..."
    // The largest number of characters to measure: no letter is narrower than an eighth of the font's size.
    let most = max(2, Int(min(1e4, width / style.size * 8)))
    let line = keepsEnd ? text : text.prefix(most).prefix { !$0.isNewline }
    func cut(to count: Int) -> String {
      keepsEnd
        ? "\(line.prefix((count + 1) / 2))\(dots)\(line.suffix(count / 2))"
        : Self.withoutTrailingSpaces(line.prefix(count)) + dots
    }
    var (fitting, tooMany) = (-1, line.prefix(most).count + 1)
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      if extent(of: cut(to: middle), style: style).width <= width {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return fitting < 0 ? "" : cut(to: fitting)
  }

  private static func withoutTrailingSpaces(_ line: Substring) -> String {
    line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }
}

/// The style of text, without its colour.
struct TextStyle: Hashable, Sendable {
  /// The font size, in points.
  var size: CGFloat
  var isBold = false
  /// True for a font with letters of equal width, as in logs.
  var isMonospaced = false
}

/// The size of a line of text, in points.
struct TextExtent: Equatable, Sendable {
  /// The width of the line, in points. Ink may extend a little beyond it.
  var width: CGFloat = 0
  /// The height from the baseline to the top of the line, in points.
  var ascent: CGFloat = 0
  /// The depth from the baseline to the bottom of the line, in points.
  var descent: CGFloat = 0
  /// The distance from one baseline to the next, in points.
  var lineHeight: CGFloat = 0
}
