// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import Scenarios
import UIModel

/// The argument of `open`: the id of a scene, or a scenario file.
enum SceneChoice: Equatable, Sendable {
  /// A built-in scene.
  case scene(id: String)
  /// A file that was readable when the command started.
  case file(path: String)

  /// Finds the scene or file that an argument names; nil means the first scene. An id has priority over a file with the
  /// same name.
  static func find(_ argument: String?) throws -> SceneChoice {
    let ids = SceneCatalog.entries.map(\.id)
    guard let argument else { return .scene(id: ids[0]) }
    if ids.contains(argument) { return .scene(id: argument) }
    if let file = AssetFolder.scenarios.first(where: { AssetFolder.id(of: $0) == argument }) {
      return .file(path: file)
    }
    if argument == InputFile.standardInput { return .file(path: argument) }
    var status = stat()
    // Other faults of a file are reported when it is read.
    if stat(argument, &status) != 0, errno == ENOENT || errno == ENOTDIR {
      let words = SandboxApp.commands + ids + AssetFolder.scenarios.map { AssetFolder.id(of: $0) }
      let meant = Choice("a file or a scene", among: words).fault(argument, found: "neither").advice
      let advice = meant.hasPrefix("did you") ? meant : "'Sandbox list' shows the scenes"
      throw CommandFailure(
        line: "\(argument): there is no such file or scene; \(advice)", status: .unusable)
    }
    return .file(path: argument)
  }

  /// Returns the scene; throws a one-line error if it can't be opened.
  func entry() throws -> SceneCatalog.Entry {
    switch self {
    case .scene(let id):
      guard let entry = SceneCatalog.entry(id) else {
        throw CommandFailure(line: "\(id): there is no such scene", status: .unusable)
      }
      return entry
    case .file(let path):
      do {
        return try ScenarioFile.entry(path)
      } catch {
        throw error.failure
      }
    }
  }
}
