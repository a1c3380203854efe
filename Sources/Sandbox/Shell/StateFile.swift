// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession

/// The file with the window's state: `uimodel-sandbox/workbench.json` in the user's state folder.
///
/// Source: the XDG base directory specification for the folder.
struct StateFile: Equatable, Sendable {
  let path: String

  private static let folder = "uimodel-sandbox"

  /// The environment variable that keeps the program from loading and saving the state.
  static let offVariable = "SANDBOX_NO_STATE"

  init(path: String) {
    self.path = path
  }

  /// Makes the file at the usual path; nil if the environment disables the state or has no home folder.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment[Self.offVariable] == nil else { return nil }
    // A relative path in this variable is invalid and is ignored.
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      path = "\(folder)/\(Self.folder)/workbench.json"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.local/state/\(Self.folder)/workbench.json"
    } else {
      return nil
    }
  }

  /// True if there is a saved state, so the program was used before.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the state, and a message if the file can't be used.
  func load() -> (state: WorkbenchState, complaint: String?) {
    guard exists else { return (WorkbenchState(), nil) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return (try JSONDecoder().decode(WorkbenchState.self, from: data), nil)
    } catch {
      return (WorkbenchState(), "\(path): cannot be used; the window starts with its default state")
    }
  }

  /// Writes the state, completely or not at all. If that fails, nothing is saved.
  func save(_ state: WorkbenchState) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(fileURLWithPath: path)
    guard let data = try? encoder.encode(state) else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // If the folder existed before, other users may have access to it. Their access is removed.
    if url.deletingLastPathComponent().lastPathComponent == Self.folder {
      chmod(url.deletingLastPathComponent().path, 0o700)
    }
    try? OutputFile.replace(path, with: Array(data), isPrivate: true)
  }
}
