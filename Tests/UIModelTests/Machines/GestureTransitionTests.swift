// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@Suite("States change only as UIKit lets them")
struct GestureTransitionTests {
  /// Rows: from possible, began, changed, ended, cancelled, failed. Columns: to, in the same order. A: legal, sends
  /// its action. s: legal, sends no action. =: no effect. b: counts as began, h: as changed, c: as cancelled, f: as
  /// failed. x: refused. Sources: A, s and = are in WWDC 2010 session 121 and the reference page; b, h, c and f are
  /// our choice, according to what published recognizers rely on.
  static let table = [
    "= A b A f s",
    "c A A A A c",
    "c h A A A c",
    "s x x = x x",
    "s x x x = x",
    "s x x x x =",
  ]

  @Test("each pair of states has its meaning", arguments: GestureState.allCases)
  func table(from: GestureState) {
    let row = Self.table[from.rawValue].split(separator: " ").map(String.init)
    let found = GestureState.allCases.map { to in
      switch GestureTransition.meaning(from: from, to: to) {
      case .entersWithAction: "A"
      case .entersSilently: "s"
      case .stays: "="
      case .countsAs(.began): "b"
      case .countsAs(.changed): "h"
      case .countsAs(.cancelled): "c"
      case .countsAs(.failed): "f"
      case .countsAs(let other): "counts as \(other)"
      case .illegal: "x"
      }
    }
    #expect(found == row)
  }

  @Test("an end is left only by the reset, and the reset sends no action")
  func endsAreLeftByReset() {
    for from in GestureState.allCases where from.isEnd {
      for to in GestureState.allCases where to != from {
        let meaning = GestureTransition.meaning(from: from, to: to)
        #expect(meaning.isLegal == (to == .possible))
        #expect(meaning != .entersWithAction)
      }
    }
  }

  @Test(
    "a change that is not in the table names the recognizer, both states and the effect")
  func refusal() {
    let early = IllegalGestureTransition(recognizer: "swing", from: .possible, to: .changed)
    #expect(
      early.description == "swing cannot go from possible to changed; it counts as began.")
    let stopped = IllegalGestureTransition(recognizer: "swing", from: .began, to: .failed)
    #expect(
      stopped.description == "swing cannot go from began to failed; it counts as cancelled.")
    let late = IllegalGestureTransition(recognizer: "pan", from: .failed, to: .began)
    #expect(
      late.description
        == "pan cannot go from failed to began; what follows an end is its reset, which UIKit does."
    )
  }
}
