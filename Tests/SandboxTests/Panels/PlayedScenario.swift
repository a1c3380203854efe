// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// A scenario of the assets, played to its end.
@MainActor
enum PlayedScenario {
  /// Returns the specimen, some time after the last input.
  static func specimen(_ id: String) throws -> Specimen {
    let file = try #require(AssetFolder.scenarios.first { AssetFolder.id(of: $0) == id })
    let scenario = try ScenarioFile.scenario(file)
    let recipe = try #require(try SceneChoice.file(path: file).entry().recipe)
    let take = Take(recipe, playing: scenario.input)
    return Rerun.play(take, until: take.lastTime + 5)
  }

  /// Returns the entries of its journal.
  static func entries(_ id: String) throws -> [JournalEntry] {
    try specimen(id).chronicle.records.map(\.entry)
  }
}
