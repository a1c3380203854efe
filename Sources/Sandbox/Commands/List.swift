// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox list`: prints the scenes that `open` knows, one on each line.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the built-in scenes, one in each line: id, title.",
    discussion: "After the scenes of the program come the files of assets/scenarios.")

  func run() throws {
    let output = StandardOutput()
    for entry in SceneCatalog.entries { output.line("\(entry.id), \(entry.title)") }
    for file in AssetFolder.scenarios {
      do {
        output.line("\(AssetFolder.id(of: file)), \(try ScenarioFile.scenario(file).title)")
      } catch {
        error.report()
      }
    }
    try output.finish()
  }
}
