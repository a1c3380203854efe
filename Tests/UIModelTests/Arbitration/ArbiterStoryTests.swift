// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@Suite("Who may recognize")
struct ArbiterStoryTests {
  @Test("of four nested taps the deepest acts (X05)")
  func nestedTaps() {
    var field = Field()
    for (depth, name) in ["gR", "gA", "gB", "gC"].enumerated() {
      field.join(name, depth: depth, rank: 1)
    }
    for name in ["gA", "gR", "gC", "gB"] { field.propose(.ended, by: name) }
    #expect(
      field.settle() == [
        "gC ended", "gB failed, gC is deeper", "gA failed, gC is deeper",
        "gR failed, gC is deeper",
      ])
  }

  @Test("on one view the recognizer added last comes first")
  func addedLast() {
    var field = Field()
    field.join("early", recency: 1)
    field.join("late", recency: 2)
    field.propose(.ended, by: "early")
    field.propose(.ended, by: "late")
    #expect(field.settle() == ["late ended", "early failed, late was added later"])
  }

  @Test("pans of two siblings with a finger each do not meet (X66)")
  func siblings() {
    var field = Field()
    field.join("left", touches: [1])
    field.join("right", touches: [2])
    field.propose(.began, by: "left")
    field.propose(.began, by: "right")
    #expect(Set(field.settle()) == ["left began", "right began"])
    #expect(field.questions.allSatisfy { $0.hasPrefix("wait") })
  }

  @Test("single and double tap without a requirement both act, in either order of adding (X67)")
  func singleAndDouble() {
    for (single, double) in [(1, 2), (2, 1)] {
      var field = Field()
      field.cannotPrevent = [["single", "double"]]
      field.join("single", recency: single, rank: 1, touches: [1])
      field.join("double", recency: double, rank: 2, touches: [1])
      field.propose(.ended, by: "single")
      #expect(field.settle() == ["single ended"])
      #expect(field.mayReset() == ["single"])
      field.leave("single")
      field.join("single", recency: single, rank: 1, touches: [2])
      field.join("double", recency: double, rank: 2, touches: [1, 2])
      field.propose(.ended, by: "single")
      field.propose(.ended, by: "double")
      #expect(field.settle() == ["double ended", "single failed, double has more taps"])
    }
  }

  @Test("a single tap that requires a double tap to fail: two taps are one double tap (X68)")
  func doubleWins() {
    var field = Field()
    field.require("single", toFail: "double")
    field.join("single", recency: 2, rank: 1)
    field.join("double", recency: 1, rank: 2)
    field.propose(.ended, by: "single")
    #expect(field.settle() == ["single waits for double"])
    field.propose(.ended, by: "double")
    #expect(field.settle() == ["double ended", "single failed, it required double to fail"])
  }

  @Test(
    "the same, one tap: the single tap acts when the double tap fails, both reset then (X69, X70)")
  func singleIsSetFree() {
    var field = Field()
    field.require("single", toFail: "double")
    field.join("single", rank: 1)
    field.join("double", rank: 2)
    field.propose(.ended, by: "single")
    #expect(field.settle() == ["single waits for double"])
    #expect(field.standing("single")?.isUndecided == true)
    #expect(field.mayReset() == [])
    #expect(field.propose(.failed(.nextTapTooLate(allowed: 0.35)), by: "double") == .atOnce)
    #expect(field.settle() == ["single ended"])
    #expect(Set(field.mayReset()) == ["single", "double"])
  }

  @Test("one that lost is not reset before the one it is linked with has finished")
  func resetTogether() {
    var field = Field()
    field.require("single", toFail: "double")
    field.join("single", rank: 1)
    field.join("double", rank: 2, touches: [1, 2])
    field.join("other", touches: [7])
    field.propose(.failed(.heldTooLong(allowed: 0.75)), by: "single")
    field.propose(.failed(nil), by: "other")
    #expect(field.settle() == [])
    #expect(field.mayReset() == ["other"])
    field.leave("double")
    #expect(Set(field.mayReset()) == ["other", "single"])
  }

  @Test("a pan that requires a swipe to fail: a fast drag is a swipe (X71)")
  func swipeWins() {
    var field = Field()
    field.require("pan", toFail: "swipe")
    field.join("pan", recency: 2)
    field.join("swipe", recency: 1)
    field.propose(.began, by: "pan")
    field.propose(.ended, by: "swipe")
    #expect(
      field.settle() == [
        "pan waits for swipe", "swipe ended", "pan failed, it required swipe to fail",
      ])
  }

  @Test("a slow drag is a pan from the moment the swipe fails (X71)")
  func panIsSetFree() {
    var field = Field()
    field.require("pan", toFail: "swipe")
    field.join("pan", recency: 2)
    field.join("swipe", recency: 1)
    field.propose(.began, by: "pan")
    #expect(field.settle() == ["pan waits for swipe"])
    #expect(field.propose(.changed, by: "pan") == .passedOver)
    field.propose(.failed(.tooSlow(after: 0.51, allowed: 0.5)), by: "swipe")
    #expect(field.settle() == ["pan began"])
    #expect(field.propose(.changed, by: "pan") == .atOnce)
    #expect(field.propose(.ended, by: "pan") == .atOnce)
    #expect(field.standing("pan") == .finished(.recognized))
  }

  @Test("a drag that ends while it waits begins and ends when it is set free")
  func beginsAndEnds() {
    var field = Field()
    field.require("pan", toFail: "swipe")
    field.join("pan")
    field.join("swipe")
    field.propose(.began, by: "pan")
    _ = field.settle()
    field.propose(.ended, by: "pan")
    field.propose(.failed(.movedTooLittle), by: "swipe")
    #expect(field.settle() == ["pan began and ended"])
  }

  @Test("a gesture that is cancelled while it waits fails")
  func cancelledWhileWaiting() {
    var field = Field()
    field.require("pan", toFail: "swipe")
    field.join("pan")
    field.join("swipe")
    field.propose(.began, by: "pan")
    _ = field.settle()
    #expect(field.propose(.cancelled, by: "pan") == .atOnce)
    #expect(field.standing("pan") == .finished(.failed(.touchesCancelled)))
  }

  @Test("pinch and rotation run together if one side returns true, else the first alone (X72)")
  func simultaneous() {
    for together in [true, false] {
      var field = Field()
      if together { field.together = [["pinch", "rotation"]] }
      field.join("pinch", recency: 1, touches: [1, 2])
      field.join("rotation", recency: 2, touches: [1, 2])
      field.propose(.began, by: "pinch")
      #expect(
        field.settle()
          == (together ? ["pinch began"] : ["pinch began", "rotation failed, pinch was first"]))
      field.propose(.began, by: "rotation")
      #expect(field.settle() == (together ? ["rotation began"] : []))
    }
  }

  @Test("an active long press keeps an ancestor's pan from its touches (X95)")
  func activeBlocks() {
    var field = Field()
    field.join("press", depth: 2, touches: [1])
    field.propose(.began, by: "press")
    #expect(field.settle() == ["press began"])
    field.join("pan", depth: 1, touches: [1])
    field.propose(.began, by: "pan")
    #expect(field.settle() == ["pan failed, press is active"])
  }

  @Test("several requirements must all be met")
  func severalRequirements() {
    var field = Field()
    field.require("tap", toFail: "two")
    field.require("tap", toFail: "three")
    field.join("tap", rank: 1)
    field.join("two", rank: 2)
    field.join("three", rank: 3)
    field.propose(.ended, by: "tap")
    #expect(field.settle() == ["tap waits for two, three"])
    field.propose(.failed(nil), by: "three")
    #expect(field.settle() == [])
    field.propose(.failed(nil), by: "two")
    #expect(field.settle() == ["tap ended"])
  }

  @Test("a requirement on a recognizer that never saw a touch, or that left, is met")
  func absentRequirement() {
    var field = Field()
    field.require("tap", toFail: "absent")
    field.require("tap", toFail: "leaving")
    field.join("tap")
    field.join("leaving")
    field.propose(.ended, by: "tap")
    #expect(field.settle() == ["tap waits for leaving"])
    field.leave("leaving")
    #expect(field.settle() == ["tap ended"])
  }

  @Test("a chain of three: the last failing sets free one after the other")
  func chain() {
    var field = Field()
    field.require("one", toFail: "two")
    field.require("two", toFail: "three")
    for (recency, name) in ["three", "two", "one"].enumerated() {
      field.join(name, recency: recency)
    }
    field.propose(.ended, by: "one")
    field.propose(.ended, by: "two")
    #expect(field.settle() == ["one waits for two", "two waits for three"])
    field.propose(.failed(nil), by: "three")
    #expect(field.settle() == ["two ended", "one failed, it required two to fail"])
  }

  @Test(
    "a delegate is asked once for its requirements, and they hold for one attempt (UIGestureRecognizer.h)"
  )
  func dynamicRequirement() {
    var field = Field()
    field.mustWait = [["pan", "edge"]]
    field.join("pan", recency: 2)
    field.join("edge", recency: 1)
    field.join("tap", recency: 0)
    field.propose(.began, by: "pan")
    #expect(field.settle() == ["pan waits for edge"])
    field.propose(.failed(nil), by: "edge")
    #expect(field.settle() == ["pan began", "tap failed, pan was first"])
    #expect(field.questions.filter { $0.hasPrefix("wait") } == ["wait pan edge", "wait pan tap"])
  }

  @Test("a recognizer that leaves while the app is asked gets no further questions")
  func leavesInBetween() {
    var field = Field()
    field.join("a", recency: 3)
    field.join("b", recency: 2)
    field.join("c", recency: 1)
    field.propose(.ended, by: "a")
    #expect(field.step() == "")  // wait a b
    field.leave("c")
    #expect(field.settle() == ["a ended", "b failed, a was first"])
    #expect(!field.questions.contains { $0.contains("c") })
  }

  @Test("the winner may be disabled before its action; the others then continue")
  func winnerLeaves() {
    var field = Field()
    field.join("a", recency: 2)
    field.join("b", recency: 1)
    field.propose(.ended, by: "a")
    field.propose(.ended, by: "b")
    while let line = field.step(), line != "a ended" {}
    field.leave("a")
    #expect(field.settle() == ["b ended"])
  }

  @Test("an ignored touch is not fought for")
  func ignoredTouch() {
    var field = Field()
    field.join("pinch", recency: 2, touches: [1, 2, 3])
    field.join("tap", recency: 1, touches: [3])
    field.arbiter.ignore(3, by: field.id("pinch"))
    field.propose(.began, by: "pinch")
    #expect(field.settle() == ["pinch began"])
    #expect(field.standing("tap") == .possible)
  }
}
