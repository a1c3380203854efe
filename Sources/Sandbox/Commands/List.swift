import ArgumentParser
import UIModel

/// `Sandbox list`: the scenes that `open` knows, one a line.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the built-in scenes, one a line: id, title.",
    discussion: "After the scenes of the program come the files of assets/scenarios.")

  func run() {
    for entry in SceneCatalog.entries { print("\(entry.id), \(entry.title)") }
    for file in AssetFolder.scenarios {
      do {
        print("\(AssetFolder.id(of: file)), \(try ScenarioFile.scenario(file).title)")
      } catch {
        error.report()
      }
    }
  }
}
