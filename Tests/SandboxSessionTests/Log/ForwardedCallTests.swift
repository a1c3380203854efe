// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import SandboxSession
@testable import Scenarios

/// Calls of touch methods that went up the responder chain, in the log of the window.
@MainActor
@Suite("The window's log of forwarded calls")
struct ForwardedCallTests {
  @Test(
    "lists the calls that replay prints for a file's views and controllers",
    arguments: [
      "060-touches-go-up-the-chain", "061-a-view-that-keeps-the-touch",
      "062-a-view-that-overrides-nothing", "064-a-controller-in-the-chain",
      "065-another-next-responder", "072-two-fingers-in-turn",
    ])
  func sameAsReplay(id: String) throws {
    let file = try #require(AssetFolder.scenarios.first { AssetFolder.id(of: $0) == id })
    let printed = ScenarioPlayer.play(try ScenarioFile.scenario(file)).lines
    let story = try SessionStory(id)
    for case .event(let event) in story.session.demonstration() { story.session.replay(event) }
    let logged = story.session.log.book.records.map(\.text)
    #expect(logged == printed)
  }

  @Test("leaves out a controller that the file does not name")
  func unnamedController() throws {
    let story = try SessionStory("073-a-view-for-one-finger")
    try story.tap("V")
    let controllers = story.texts.filter { $0.contains("UIViewController") }
    #expect(controllers == [])
  }
}
