// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The log of a scene, in the form of a scenario file's expectation.
@MainActor
final class Transcript {
  /// The bytes of the file that the scene was made from.
  let source: [UInt8]
  /// The objects of the scenario's nodes; there are none for a built-in scene.
  let stage: ScenarioStage
  /// Feeds entries of a file's input.
  let feed: ScenarioFeed
  /// For each view and named controller of the file: the lines that a replay prints for calls of its touch methods.
  let touchLines: [ObjectIdentifier: TouchLines]
  private let log: ScenarioLog?
  private(set) var lines: [String] = []

  /// Makes the transcript of a scene that was just created.
  convenience init(
    of scene: ScenarioScene, in host: UIModel.Host, isWritten: Bool = true
  ) {
    self.init(scene.stage, source: scene.source, in: host, isWritten: isWritten)
  }

  /// Makes the transcript of a built-in scene that a file names.
  convenience init(
    of file: SceneRecipe.File, _ scene: any Scene, in host: UIModel.Host, isWritten: Bool
  ) {
    self.init(
      .hosting(scene, file.scenario, in: host.application), source: file.source, in: host,
      isWritten: isWritten)
  }

  /// Makes the transcript of a built-in scene without a file. The saved file will name the scene, and log the kinds of
  /// lines that the window's event log shows.
  convenience init(
    naming recipe: SceneRecipe, _ scene: any Scene, in host: UIModel.Host
  ) {
    let kinds: [LogLine.Kind] = [
      .touches, .tracking, .states, .actions, .events, .lifecycle, .motion, .remote, .chain,
    ]
    var scenario = Scenario()
    scenario.title = SceneCatalog.entry(recipe.id)?.title ?? ""
    (scenario.scene, scenario.screen) = (recipe.id, recipe.screenSize)
    scenario.log.kinds = Set(kinds)
    self.init(
      .hosting(scene, scenario, in: host.application),
      source: Array(ScenarioWriter.text(naming: scenario, kinds).utf8), in: host)
  }

  private init(
    _ stage: ScenarioStage, source: [UInt8], in host: UIModel.Host,
    isWritten: Bool = true
  ) {
    (self.source, self.stage) = (source, stage)
    feed = ScenarioFeed(host, stage)
    touchLines = Self.touchLines(of: stage)
    log = isWritten ? ScenarioLog(stage) : nil
  }

  /// The lines that a replay prints for calls of an object's touch methods.
  enum TouchLines: Sendable {
    /// The replay prints one line for each call.
    case printed
    /// The replay prints no lines, because the file does not log touch methods for the object.
    case notPrinted
    /// The replay prints no lines, because the object overrides no touch methods.
    case noOverride
  }

  private static func touchLines(of stage: ScenarioStage) -> [ObjectIdentifier: TouchLines] {
    var all: [ObjectIdentifier: TouchLines] = [:]
    for (node, built) in zip(stage.scenario.nodes, stage.nodes) {
      let lines: TouchLines =
        stage.scenario.logChoice(of: node).kinds.contains(.touches) ? .printed : .notPrinted
      all[ObjectIdentifier(built.view)] = built.script?.touches == .forward ? .noOverride : lines
      if let controller = built.controller, node.controllerName != nil {
        all[ObjectIdentifier(controller)] = lines
      }
    }
    return all
  }

  /// Adds the line of a journal entry, if it has one.
  func append(_ entry: JournalEntry) {
    if let line = log?.line(of: entry) { lines.append(line.text) }
  }
}
