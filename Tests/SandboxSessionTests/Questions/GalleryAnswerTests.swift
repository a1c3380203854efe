// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import SandboxSession

@MainActor
@Suite("The answer about a control or row that works")
struct GalleryAnswerTests {
  @Test(
    "a control whose handler observes all events acted, though a switch sends no touchDown",
    arguments: ["OffSwitch", "Slider", "Stepper"])
  func manyEvents(name: String) throws {
    let story = try SessionStory("controls")
    try story.tap(name)
    #expect(story.answer.hasPrefix("\(name) acted"), "\(story.answer)")
    #expect(!story.session.lastTouch.canBeFixed)
  }

  @Test("a row of a table that does nothing with its selection received the touch")
  func plainRow() throws {
    let story = try SessionStory("controls")
    story.wait(1)
    let place = CGPoint(x: 195, y: 600)
    story.touch(.began, place)
    story.wait(0.1)
    story.touch(.ended, place)
    story.wait(1)
    #expect(story.answer.contains("received the touch"), "\(story.answer)")
    #expect(!story.session.lastTouch.canBeFixed)
  }
}
