import ArgumentParser
import UIModel

/// `Sandbox diff`: the same input without and with changes.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Play a scenario without and with changes, the two logs side by side.",
    discussion: """
      Left is the file as it is, right with the changes. > marks the first line that differs, | the \
      others. Exit status: 0 the logs are the same, 1 they differ, 2 the file or a change can't be used.

      Example: Sandbox diff tab.json --set TabBar.pointInside=default
      """)

  @Argument(help: "A scenario file.", completion: .file(extensions: ["json"]))
  var file: String

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Change a property; may be repeated.", valueName: "PATH=VALUE"))
  var changes: [ScenarioChange]

  func run() throws {
    try MainActor.assumeIsolated { try compare() }
  }

  @MainActor
  private func compare() throws {
    let sides: [[String]]
    do {
      sides = [
        ScenarioPlayer.play(try ScenarioFile.scenario(file)).lines,
        ScenarioPlayer.play(try ScenarioFile.scenario(file, changes)).lines,
      ]
    } catch {
      throw error.failure
    }
    let comparison = LogComparison(sides[0], sides[1])
    let output = StandardOutput()
    for line in comparison.text { output.line(line) }
    try output.finish()
    if comparison.firstDivergence != nil { throw CommandFailure(line: nil, status: .different) }
  }
}
