import ArgumentParser

/// `Sandbox list`: the scenes that `open` knows, one a line.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the built-in scenes, one a line: id, title.")

  func run() {
    for entry in SceneCatalog.entries { print("\(entry.id), \(entry.title)") }
  }
}
