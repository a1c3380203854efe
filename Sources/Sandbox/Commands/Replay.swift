// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox replay`: plays a scenario and prints its log.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a scenario file and print its log.",
    discussion: """
      --set changes the file before it is played: --set TabBar.pointInside=default, \
      --set 'BackView.gestures[0].cancelsTouchesInView=false', --set 'log=["touches","states"]'. A \
      path begins with a node's name or a key of the top level; the value is JSON, or a word.

      With --log jsonl each line is one object: time (seconds), kind (as in 'log' of the file), \
      name (of the view, controller or recognizer; null for the application), fingers (of touch \
      methods) and line. \
      assets/log.schema.json describes it.
      """)

  /// The format of the printed log.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    /// The lines of the log.
    case text
    /// A JSON object for each line of the log.
    case jsonl
  }

  @Argument(help: "A scenario file; - is standard input.", completion: .file(extensions: ["json"]))
  var file: String

  @Option(help: "The format of the log.")
  var log: Form = .text

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Change a property before playing; may be repeated.", valueName: "PATH=VALUE"),
    transform: ScenarioChange.init(given:))
  var changes: [ScenarioChange] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write a picture of the screen to this file, at a time or at the end: x.png, or x.svg with vectors.",
      valueName: "FILE[@SECONDS]"),
    transform: Snapshot.init(argument:))
  var snapshot: Snapshot?

  func run() throws {
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor
  private func play() throws {
    if let snapshot {
      try OutputFile.check(snapshot.path)
      try OutputFile.check(snapshot.path, of: "--snapshot", isNot: file)
      try OutputFile.checkFormat(ofPicture: snapshot.path)
    }
    let scenario: Scenario
    do {
      scenario = try ScenarioFile.scenario(file, changes)
    } catch {
      throw error.failure
    }
    let output = StandardOutput()
    let form = log
    let shown = AssetFolder.resolvingImages(of: scenario, in: file)
    let player = ScenarioPlayer(shown, makeScene: SceneCatalog.maker(for: shown)) { line in
      output.line(form == .text ? line.text : line.json)
    }
    if let snapshot, let time = snapshot.time {
      player.play(until: time)
      try snapshot.take(of: player.host)
    }
    player.finish()
    if let snapshot, snapshot.time == nil { try snapshot.take(of: player.host) }
    try output.finish()
    for image in AssetFolder.missingImages(of: shown) {
      note("image: no file \(image) in assets or beside the scenario file")
    }
    for note in PNGFile.unusable(AssetFolder.foundImages(of: shown)) { self.note("image: \(note)") }
    for note in player.notes { self.note(note) }
  }

  private func note(_ text: some CustomStringConvertible) {
    Complaint.print(lines: ["\(ScenarioFile.name(of: file)): note: \(text)"])
  }
}

extension ScenarioChange {
  /// Splits `PATH=VALUE`; throws for anything else.
  init(given argument: String) throws {
    guard let change = ScenarioChange(argument) else {
      throw ValidationError("PATH=VALUE, such as BackView.hidden=true")
    }
    self = change
  }
}
