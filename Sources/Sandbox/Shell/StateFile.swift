// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The file of the window's state: `uimodel-sandbox/workbench.json` in the user's state folder.
///
/// Source: the XDG base directory specification for the folder.
struct StateFile: Equatable, Sendable {
  let path: String

  private static let folder = "uimodel-sandbox"

  /// The variable that, when it is set, keeps the program from reading and writing a state.
  static let offVariable = "SANDBOX_NO_STATE"

  init(path: String) {
    self.path = path
  }

  /// The usual place; nil when the environment says that nothing is to be remembered, or has no home.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment[Self.offVariable] == nil else { return nil }
    // A relative path there is invalid, and counts as none.
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      path = "\(folder)/\(Self.folder)/workbench.json"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.local/state/\(Self.folder)/workbench.json"
    } else {
      return nil
    }
  }

  /// The state, and a line about a file that can't be used.
  func load() -> (state: WorkbenchState, complaint: String?) {
    guard FileManager.default.fileExists(atPath: path) else { return (WorkbenchState(), nil) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return (try JSONDecoder().decode(WorkbenchState.self, from: data), nil)
    } catch {
      return (WorkbenchState(), "\(path): cannot be used; the window starts as at first")
    }
  }

  /// Writes the state, whole or not at all. If that is impossible, nothing is remembered.
  func save(_ state: WorkbenchState) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(fileURLWithPath: path)
    guard let data = try? encoder.encode(state) else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // One that was there already may be open to others.
    if url.deletingLastPathComponent().lastPathComponent == Self.folder {
      chmod(url.deletingLastPathComponent().path, 0o700)
    }
    try? OutputFile.replace(path, with: Array(data), isPrivate: true)
  }
}
