// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The fonts of the program: measures text, breaks it into lines and caches the masks of lines.
///
/// Text runs from left to right, code point by code point, with kerning between ASCII letters.
/// There is no shaping: Arabic letters are not joined and emoji appear as the font has them, mostly
/// as its box for missing glyphs. Lengths follow the size exactly, whatever the scale of the
/// display.
@MainActor
final class Typeface {
  let masks: LineMasks
  private let regular: FontFace
  // The other faces are opened when text of theirs is first shown; what can't be opened is made of the regular
  // one.
  private lazy var bold = boldFace(files.bold, orEmboldened: files.regular)
  private lazy var monospaced = files.monospaced.flatMap { try? FontFace.open($0) } ?? regular
  private lazy var monospacedBold =
    boldFace(files.monospacedBold, orEmboldened: files.monospaced ?? files.regular)
  private let files: FontSearch.Files
  /// The lines of texts that do not fit into one.
  private var broken: [Question: [String]] = [:]
  private static let mostBroken = 1_000

  /// The arguments of `lines(of:style:width:atMost:)`.
  private struct Question: Hashable {
    let text: String
    let style: TextStyle
    let width: CGFloat
    let count: Int
  }

  /// Opens the fonts.
  ///
  /// - Parameters:
  ///   - fontFile: the file to use for all text but monospaced; searched for when nil.
  ///   - search: the folders with fonts.
  ///   - masks: caches lines.
  /// - Throws: `FontError`.
  init(
    fontFile: String? = nil, search: FontSearch = .system, masks: LineMasks = LineMasks()
  ) throws {
    var files: FontSearch.Files
    if let fontFile {
      // The system's monospaced face is welcome, but nothing but the named file is needed.
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

  /// The face of a style.
  func face(_ style: TextStyle) -> FontFace {
    switch (style.design, style.weight) {
    case (.proportional, .regular): regular
    case (.proportional, .bold): bold
    case (.monospaced, .regular): monospaced
    case (.monospaced, .bold): monospacedBold
    }
  }

  /// The size of a line of text, in points. All zero for a size that is not a positive number.
  func extent(of text: String, style: TextStyle) -> TextExtent {
    guard style.size > 0, style.size.isFinite else { return TextExtent() }
    let (ascent, descent, line) = face(style).heights
    return TextExtent(
      width: width(of: text.unicodeScalars, style), ascent: ascent * style.size,
      descent: descent * style.size, lineHeight: line * style.size)
  }

  private func width(of scalars: some Sequence<Unicode.Scalar>, _ style: TextStyle) -> CGFloat {
    let face = self.face(style)
    var width = 0.0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if let previous { width += face.kerning(previous, scalar) }
      width += face.glyph(scalar).advance
      previous = scalar
    }
    return width * style.size
  }
}

// MARK: Lines

extension Typeface {
  /// Breaks text into lines: at line ends, and between words where a line is full; words longer
  /// than a line are broken between the parts of a name, or anywhere where it has none. `width` is the longest a line may be, in points. The last of
  /// `count` lines ends in an ellipsis when there is more.
  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    guard style.size > 0, style.size.isFinite, count > 0 else { return [] }
    // Text as wide as its own measure must fit, however it was rounded on the way.
    let width = width + 0.01
    if fits(text, style, width) { return [text] }
    let question = Question(text: text, style: style, width: width, count: count)
    if let known = broken[question] { return known }
    // What is on the screen is asked for in every frame; what was there long ago is not worth its memory.
    if broken.count >= Self.mostBroken { broken.removeAll(keepingCapacity: true) }
    let lines = breakLines(of: text, style, width, atMost: count)
    broken[question] = lines
    return lines
  }

  private func breakLines(
    of text: String, _ style: TextStyle, _ width: CGFloat, atMost count: Int
  ) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while true {
      let end = lineEnd(of: rest, style, width)
      if end == rest.endIndex { return lines + [String(rest)] }
      if lines.count + 1 == count { return lines + [shortened(rest, style, width)] }
      lines.append(Typeface.withoutTrailingSpaces(rest[..<end]))
      rest = rest[(rest[end].isNewline ? rest.index(after: end) : end)...]
    }
  }

  /// Whether text is one line that fits; looks no further than the width.
  private func fits(_ text: String, _ style: TextStyle, _ width: CGFloat) -> Bool {
    let face = self.face(style)
    let room = width / style.size
    var used = 0.0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let previous { used += face.kerning(previous, scalar) }
      used += face.glyph(scalar).advance
      if used > room || Typeface.isLineEnd(scalar) { return false }
      previous = scalar
    }
    return true
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Where the first line of a text ends: at its end, before a line end or between words. Spaces at
  /// its end may stick out.
  private func lineEnd(of text: Substring, _ style: TextStyle, _ width: CGFloat) -> String.Index {
    let face = self.face(style)
    let room = width / style.size
    let scalars = text.unicodeScalars
    var used = 0.0
    var wordStart = text.startIndex
    var seam: String.Index?
    var previous: Unicode.Scalar?
    var index = text.startIndex
    while index < text.endIndex, !Typeface.isLineEnd(scalars[index]) {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if let previous, used > room / 2, Typeface.isSeam(previous, scalar) { seam = index }
      used += face.glyph(scalar).advance
      if used > room && scalar != " " {
        if wordStart > text.startIndex { return wordStart }
        // What is one character stays together: the code point's begins where the one after it does, one back.
        let character = text.index(before: text.index(after: seam ?? index))
        if character > text.startIndex { return character }
      }
      if scalar == " " { wordStart = next }
      (previous, index) = (scalar, next)
    }
    return index
  }

  /// Whether a part of a name begins between two code points: "touchesBegan:withEvent:" has three.
  private static func isSeam(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    switch before {
    case ".", ":", "_", "/": return true
    case "a"..."z" where after.isASCII: return ("A"..."Z").contains(after)
    default: return before.properties.isLowercase && after.properties.isUppercase
    }
  }

  /// As much of the first line as fits in front of an ellipsis.
  private func shortened(_ line: Substring, _ style: TextStyle, _ width: CGFloat) -> String {
    let dots = face(style).has("\u{2026}") ? "\u{2026}" : "..."
    let room = width - self.width(of: dots.unicodeScalars, style)
    guard room >= 0 else { return "" }
    var used: CGFloat = 0
    var index = line.startIndex
    while index < line.endIndex, !line[index].isNewline {
      let next = line.index(after: index)
      used += self.width(of: line[index..<next].unicodeScalars, style)
      if used > room { break }
      index = next
    }
    return Typeface.withoutTrailingSpaces(line[..<index]) + dots
  }

  private static func withoutTrailingSpaces(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
