// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Compares a line that is edited piece by piece with the same line set at once, as Unicode determines the
/// characters.
@Suite("Text that is typed")
struct TypedTextTests {
  static let pieces = [
    "a", "\u{301}", "e\u{301}", "🇩", "🇪🇫", "👩", "\u{200d}", "👧", "한", "ᄀ", "ᅡ", "\r", "\n", "क", "्",
    "ष", "",
    "لا", "\u{fe0f}", "❤",
  ]

  @Test(
    "after any edits it has the characters of its text, and its ranges count UTF-16",
    arguments: 0..<20)
  func edits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var typed = TypedText()
      for _ in 0..<12 {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: typed.moveCaret(by: Int.random(in: -3...3, using: &random))
        case 1: typed.deleteBackward()
        case 2: typed.moveCaret(to: Int.random(in: -1...9, using: &random), selects: true)
        default:
          let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
          typed.insert(piece)
          #expect(
            typed.characters == Array(typed.string), "\(typed.string.unicodeScalars.map(\.value))")
        }
        func range(of part: Range<Int>) -> NSRange {
          NSRange(
            location: String(typed.characters[..<part.lowerBound]).utf16.count,
            length: String(typed.characters[part]).utf16.count)
        }
        #expect(typed.insertionRange == range(of: typed.selection))
        let deleted =
          typed.selection.isEmpty ? max(0, typed.caret - 1)..<typed.caret : typed.selection
        #expect(typed.deletionRange == range(of: deleted))
      }
    }
  }

  @Test("typing and deleting replace the selection; an arrow leaves its end on that side")
  func selection() {
    var typed = TypedText()
    typed.replaceAll(with: "Hello")
    typed.moveCaret(to: 1)
    typed.moveCaret(to: 4, selects: true)
    #expect(typed.selection == 1..<4)
    var left = typed
    left.moveCaret(by: -1)
    #expect(left.caret == 1 && left.selection.isEmpty)
    typed.insert("i")
    #expect(typed.string == "Hio" && typed.caret == 2 && typed.selection.isEmpty)
    typed.moveCaret(to: 0, selects: true)
    typed.deleteBackward()
    #expect(typed.string == "o" && typed.caret == 0)
    typed.deleteBackward()
    #expect(typed.string == "o")
  }

  @Test("half a million letters are typed in pieces of a thousand")
  func long() {
    var typed = TypedText()
    let piece = String(repeating: "x", count: 1_000)
    for _ in 0..<500 { typed.insert(piece) }
    #expect(typed.characters.count == 500_000 && typed.insertionRange.location == 500_000)
  }
}
