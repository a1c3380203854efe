// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("The three delivery properties, alone and together")
struct DeliveryPropertyTests {
  /// The calls that a view receives when the recognizer of its touches decides.
  ///
  /// Columns: how many fingers; when it decides; what it decides; cancelsTouchesInView,
  /// delaysTouchesBegan and delaysTouchesEnded, with `*` for either; then what the view is told at each
  /// stage. B, M, E and C are its four methods, 2 that the call has two touches, - nothing.
  ///
  /// The stages: down, move, then before the lift: deciding move, another move, lift (of two fingers: each
  /// lift); between the lifts: first lift, decision, second lift; after the lift: each lift, decision.
  ///
  /// Sources disagree about one case. With cancelsTouchesInView false the view receives all touches (reference page of
  /// that property); touches held by delaysTouchesBegan are discarded on recognition (page of that one). If both are
  /// set, this table follows the first source.
  private nonisolated static let table = """
    1 before  recognizes TF*  B M C - -
    1 before  recognizes TT*  - - - - -
    1 before  recognizes FF*  B M M M E
    1 before  recognizes FT*  - - BM M E
    1 before  fails      *F*  B M M M E
    1 before  fails      *T*  - - BM M E
    1 after   recognizes TFF  B M E -
    1 after   recognizes TFT  B M - C
    1 after   recognizes TT*  - - - -
    1 after   recognizes FFF  B M E -
    1 after   recognizes FFT  B M - E
    1 after   recognizes FT*  - - - BME
    1 after   fails      *FF  B M E -
    1 after   fails      *FT  B M - E
    1 after   fails      *T*  - - - BME
    2 before  recognizes TF*  B2 M2 C2 - -
    2 before  recognizes TT*  - - - - -
    2 before  recognizes FF*  B2 M2 M2 E E
    2 before  recognizes FT*  - - B2M2 E E
    2 before  fails      *F*  B2 M2 M2 E E
    2 before  fails      *T*  - - B2M2 E E
    2 between recognizes TFF  B2 M2 E C -
    2 between recognizes TFT  B2 M2 - C2 -
    2 between recognizes TT*  - - - - -
    2 between recognizes FFF  B2 M2 E - E
    2 between recognizes FFT  B2 M2 - E E
    2 between recognizes FT*  - - - B2M2E E
    2 between fails      *FF  B2 M2 E - E
    2 between fails      *FT  B2 M2 - E E
    2 between fails      *T*  - - - B2M2E E
    2 after   recognizes TFF  B2 M2 E E -
    2 after   recognizes TFT  B2 M2 - - C2
    2 after   recognizes TT*  - - - - -
    2 after   recognizes FFF  B2 M2 E E -
    2 after   recognizes FFT  B2 M2 - - E2
    2 after   recognizes FT*  - - - - B2M2E2
    2 after   fails      *FF  B2 M2 E E -
    2 after   fails      *FT  B2 M2 - - E2
    2 after   fails      *T*  - - - - B2M2E2
    """

  struct Row: CustomTestStringConvertible, Sendable {
    var fingers: Int
    var moment: String
    var recognizes: Bool
    var flags: [Bool]
    var expected: [String]

    var testDescription: String {
      "\(fingers) \(moment) \(recognizes ? "recognizes" : "fails") \(flags)"
    }
  }

  private nonisolated static let rows: [Row] = table.split(separator: "\n").flatMap { line in
    let words = line.split(separator: " ").map(String.init)
    var patterns = [words[3]]
    while let pattern = patterns.first(where: { $0.contains("*") }) {
      patterns.removeAll { $0 == pattern }
      for value in ["T", "F"] {
        patterns.append(
          pattern.replacingOccurrences(of: "*", with: value, range: firstStar(pattern)))
      }
    }
    return patterns.map { pattern in
      Row(
        fingers: Int(words[0]) ?? 0, moment: words[1], recognizes: words[2] == "recognizes",
        flags: pattern.map { $0 == "T" }, expected: Array(words[4...]))
    }
  }

  private nonisolated static func firstStar(_ pattern: String) -> Range<String.Index>? {
    pattern.range(of: "*")
  }

  @Test("the table has every combination once")
  func isWhole() {
    let keys = Self.rows.map(\.testDescription)
    #expect(keys.count == 8 * 2 * 2 + 8 * 2 * 3)
    #expect(Set(keys).count == keys.count)
  }

  @Test("the page on delivery properties has the rows of one finger")
  func page() throws {
    let page = try String(
      contentsOf: SourceFile.repository
        .appending(path: "Sources/UIModel/UIModel.docc/DeliveryProperties.md"), encoding: .utf8)
    let told = page.split(separator: "\n").filter {
      $0.hasPrefix("before ") || $0.hasPrefix("after ")
    }
    let rows = Self.table.split(separator: "\n").filter { $0.hasPrefix("1 ") }
    #expect(told == rows.map { $0.dropFirst(2) })
  }

  @Test("the view is told", arguments: rows)
  func row(row: Row) {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    let recognizer = stage.add(ScriptedRecognizer(), "r", to: view)
    recognizer.cancelsTouchesInView = row.flags[0]
    recognizer.delaysTouchesBegan = row.flags[1]
    recognizer.delaysTouchesEnded = row.flags[2]
    let decide = { [unowned recognizer] in recognizer.state = row.recognizes ? .ended : .failed }
    var calls: [String] = []
    for step in steps(row) {
      recognizer.onTouches = { method, _, _ in if step == "decide in move" { decide() } }
      switch step {
      case "down": move(stage, row, .began, to: 100)
      case "move", "decide in move":
        move(stage, row, .moved, to: 100 + 10 * CGFloat(calls.count))
      case "lift 1": stage.finger(1).up()
      case "lift 2": stage.finger(2).up()
      default: decide()
      }
      calls.append(letters(stage.takeLines().filter { $0 != "r!" }))
      stage.wait(0.01)
    }
    #expect(calls == row.expected)
    stage.end()
  }

  private func steps(_ row: Row) -> [String] {
    let lifts = row.fingers == 1 ? ["lift 1"] : ["lift 1", "lift 2"]
    switch row.moment {
    case "before":
      let more = row.fingers == 1 ? ["move"] : []
      return ["down", "move", "decide in move"] + more + lifts
    case "between": return ["down", "move", "lift 1", "decide", "lift 2"]
    default: return ["down", "move"] + lifts + ["decide"]
    }
  }

  private func move(_ stage: Stage, _ row: Row, _ phase: InputSample.Phase, to x: CGFloat) {
    let samples = (1...row.fingers).map { stage.finger($0).sample(phase, x, 100 * CGFloat($0)) }
    stage.host.feed(InputFrame(time: stage.now, samples: samples))
  }

  private func letters(_ lines: [String]) -> String {
    let letters = lines.map { line in
      let method = line.firstRange(of: "touches").map { line[$0.upperBound...].prefix(1) } ?? "?"
      return method + (line.hasSuffix("(2 touches)") ? "2" : "")
    }
    return letters.isEmpty ? "-" : letters.joined()
  }
}

@MainActor
@Suite("Held touches")
struct HeldTouchTests {
  @Test("X85 a double tap on a view of several touches: two beginnings, no end, both cancelled")
  func doubleTap() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    view.isMultipleTouchEnabled = true
    let double = stage.add(UITapGestureRecognizer(), "d", to: view)
    double.numberOfTapsRequired = 2
    stage.taps(200, 250, 2)
    stage.expectStory("V.began", "V.began", "d!", "V.cancelled 2")
    stage.end()
  }

  @Test("X85 without delaysTouchesEnded the first tap is whole and the second is cancelled")
  func doubleTapWithoutDelay() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let double = stage.add(UITapGestureRecognizer(), "d", to: view)
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    stage.taps(200, 250, 2)
    stage.expectStory("V.began", "V.ended", "V.began", "d!", "V.cancelled")
    stage.end()
  }

  @Test("X87 one tap under a double tap: its end comes when the double tap's time is over")
  func singleTapUnderDouble() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "d", to: view).numberOfTapsRequired = 2
    stage.tap(200, 250)
    stage.advance(to: 0.429)
    #expect(stage.news() == "V.began")
    stage.advance(to: 0.431)
    #expect(stage.news() == "V.ended")
    stage.end()
  }

  @Test(
    "X91 touches held by a tap that fails by movement: beginning, one move to where it is, the rest"
  )
  func heldUntilMoved() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "g", to: stage.root).delaysTouchesBegan = true
    var told: [String] = []
    view.onTouches = { method, touches, _ in
      let touch = touches.first
      told.append("\(method) \(touch?.location(in: nil).x ?? 0) \(touch?.timestamp ?? -1)")
    }
    stage.finger(1).down(100, 100)
    stage.advance(to: 0.02)
    stage.finger(1).move(102, 100)
    #expect(told == [])
    stage.advance(to: 0.05)
    stage.finger(1).move(220, 100)
    #expect(told == ["began 100.0 0.0", "moved 220.0 0.05"])
    stage.advance(to: 0.07)
    stage.finger(1).move(240, 100)
    stage.advance(to: 0.10)
    stage.finger(1).up()
    #expect(told.suffix(2) == ["moved 240.0 0.07", "ended 240.0 0.1"])
    stage.end()
  }

  @Test("of several that hold a touch back the last one to fail releases it")
  func severalHolders() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    let holders = ["a", "b", "c"].map { stage.add(ScriptedRecognizer(), $0, to: view) }
    for holder in holders { holder.delaysTouchesBegan = true }
    holders[1].delaysTouchesBegan = false
    stage.finger(1).down(200, 250)
    holders[0].state = .failed
    #expect(stage.news() == "")
    holders[2].state = .failed
    #expect(stage.news() == "V.began")
    stage.finger(1).up()
    #expect(stage.news() == "")
    holders[1].state = .failed
    #expect(stage.news() == "V.ended")
    stage.end()
  }

  @Test("a held touch that the system cancels is nothing to its view")
  func cancelledWhileHeld() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "g", to: view).delaysTouchesBegan = true
    stage.finger(1).down(200, 250).cancel()
    stage.expect()
    stage.end()
  }

  @Test("a held touch that moved and lifts: beginning, one move to the last place, end")
  func heldUntilLift() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UILongPressGestureRecognizer(), "l", to: view).delaysTouchesBegan = true
    var places: [CGFloat] = []
    view.onTouches = { _, touches, _ in places.append(touches.first?.location(in: nil).x ?? 0) }
    stage.finger(1).down(200, 250).wait(0.02).move(203, 250).wait(0.02).move(206, 250).wait(0.02)
      .up()
    stage.expectStory("V.began", "V.moved", "V.ended")
    #expect(places == [200, 206, 206])
    stage.end()
  }
}
