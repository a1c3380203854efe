// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Lines of text in rectangles")
@MainActor
struct TextLayoutTests {
  private let typeface: Typeface
  private let style = TextStyle(size: 10, isMonospaced: true)
  /// The width of a letter of `style`.
  private let letter: CGFloat

  init() throws {
    typeface = try Typeface()
    letter = typeface.extent(of: "x", style: style).width
  }

  private func lines(_ text: String, letters: CGFloat, atMost count: Int) -> [String] {
    typeface.lines(of: text, style: style, width: letters * letter, atMost: count)
  }

  @Test("text that fits stays as it is, also when exactly as wide as the room")
  func fitting() {
    #expect(lines("seven77", letters: 7, atMost: 1) == ["seven77"])
    #expect(lines("", letters: 7, atMost: 1) == [""])
  }

  @Test("text too long for its one line ends in an ellipsis that fits")
  func ellipsis() {
    #expect(lines("seven777", letters: 7, atMost: 1) == ["seven7\u{2026}"])
    #expect(lines("ab cdefgh", letters: 4, atMost: 1) == ["ab\u{2026}"])
    #expect(lines("abc", letters: 0.5, atMost: 1) == [""])
  }

  @Test("lines break between words, and inside words that are longer than a line")
  func wrapping() {
    #expect(lines("aa bb cc dd", letters: 5, atMost: 9) == ["aa bb", "cc dd"])
    #expect(lines("aaaaaaaa bb", letters: 5, atMost: 9) == ["aaaaa", "aaa", "bb"])
    #expect(
      lines("touchesBegan:withEvent:", letters: 10, atMost: 9) == [
        "touches", "Began:", "withEvent:",
      ])
    #expect(lines("WorkButton", letters: 9, atMost: 9) == ["Work", "Button"])
    #expect(lines("UITransitionView", letters: 10, atMost: 9) == ["UI", "Transition", "View"])
    #expect(lines("point(inside:)", letters: 13, atMost: 9) == ["point", "(inside:)"])
    #expect(
      lines("isUserInteractionEnabled", letters: 11, atMost: 9) == [
        "isUser", "Interaction", "Enabled",
      ])
    // A dot comes before the words of a name.
    #expect(
      lines("someRecognizer.cancelsTouches", letters: 24, atMost: 9) == [
        "someRecognizer.", "cancelsTouches",
      ])
    // Spaces in front of a long word are not a line of their own.
    #expect(lines("    indented", letters: 8, atMost: 2) == ["    inde", "nted"])
    #expect(lines("one\n\ntwo\n", letters: 9, atMost: 9) == ["one", "", "two", ""])
    #expect(lines("aa bb cc dd", letters: 5, atMost: 1) == ["aa b\u{2026}"])
    #expect(lines("aa bb cc dd ee", letters: 5, atMost: 2) == ["aa bb", "cc d\u{2026}"])
    #expect(lines("one\ntwo", letters: 9, atMost: 1) == ["one\u{2026}"])
  }

  @Test("a letter with its accents is never cut in two")
  func clusters() {
    #expect(lines("aae\u{301}bb", letters: 4, atMost: 1) == ["aae\u{301}\u{2026}"])
    #expect(lines("👩‍👩‍👧", letters: 1, atMost: 5).joined() == "👩‍👩‍👧")
  }

  @Test("alignment moves the ink to its side, and lines stand in the vertical middle")
  func alignment() {
    func ink(_ alignment: NSTextAlignment) -> PixelRect {
      let canvas = blackCanvas(200, 60, typeface: typeface)
      canvas.draw(
        "HH", in: CGRect(x: 20, y: 10, width: 160, height: 40), style: TextStyle(size: 20),
        color: .white, alignment: alignment)
      return canvas.buffer.inkBounds
    }
    #expect(ink(.left).left - 20 <= 3)
    #expect(180 - ink(.right).right <= 3)
    let center = ink(.center)
    #expect(abs((center.left - 20) - (180 - center.right)) <= 2)
    #expect(abs((center.top + center.bottom) / 2 - 30) <= 2)
  }

  @Test("no more lines than fit are drawn")
  func linesThatFit() {
    let canvas = blackCanvas(100, 100, typeface: typeface)
    canvas.draw(
      "HHH HHH HHH HHH HHH HHH HHH", in: CGRect(x: 10, y: 10, width: 40, height: 30),
      style: TextStyle(size: 10), color: .white, lineLimit: 0)
    let ink = canvas.buffer.inkBounds
    #expect(ink.top >= 10 && ink.bottom <= 40 && ink.height > 15)
  }
}
