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
        switch Int.random(in: 0..<6, using: &random) {
        case 0: typed.moveCaret(by: Int.random(in: -3...3, using: &random))
        case 1: typed.deleteBackward()
        default:
          let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
          typed.insert(piece)
          #expect(
            typed.characters == Array(typed.string), "\(typed.string.unicodeScalars.map(\.value))")
        }
        let before = String(typed.characters[..<typed.caret])
        #expect(typed.insertionRange == NSRange(location: before.utf16.count, length: 0))
        let last = typed.caret > 0 ? typed.characters[typed.caret - 1].utf16.count : 0
        #expect(typed.deletionRange == NSRange(location: before.utf16.count - last, length: last))
      }
    }
  }

  @Test("half a million letters are typed in pieces of a thousand")
  func long() {
    var typed = TypedText()
    let piece = String(repeating: "x", count: 1_000)
    for _ in 0..<500 { typed.insert(piece) }
    #expect(typed.characters.count == 500_000 && typed.insertionRange.location == 500_000)
  }
}
