// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import Scenarios
import UIModel

/// Reads scenario files. All code that opens such a file uses this.
package enum ScenarioFile {
  /// The largest file that is read, in bytes.
  private static let largest = 64 << 20

  /// Returns the content of a file. Throws a one-line error if it can't be read.
  package static func bytes(_ path: String) throws(UnusableFile) -> [UInt8] {
    do throws(InputFile.Unreadable) {
      // One byte more than allowed is read, to detect a file that is too large even if it is a pipe or device.
      return try InputFile.bytes(path, upTo: largest + 1)
    } catch {
      throw UnusableFile(lines: ["\(name(of: path)): cannot be read: \(error.reason)"])
    }
  }

  /// Returns the text that stands for a file in messages: its path, or "<stdin>" for standard input.
  package static func name(of path: String) -> String {
    path == InputFile.standardInput ? "<stdin>" : path
  }

  /// Returns a scenario with changes applied to it. Throws a line for each fault.
  package static func scenario(
    _ path: String, _ changes: [ScenarioChange] = []
  ) throws(UnusableFile) -> Scenario {
    try scenario(try bytes(path), path, changes)
  }

  /// Returns the scenario of a file that was read.
  package static func scenario(
    _ bytes: [UInt8], _ path: String, _ changes: [ScenarioChange] = []
  ) throws(UnusableFile) -> Scenario {
    let path = name(of: path)
    do {
      let changed =
        changes.isEmpty
        ? bytes : try ScenarioChange.apply(changes, to: bytes, file: path)
      return try known(try ScenarioReader.read(changed, file: path), changed, path)
    } catch let error as UnusableScenario {
      throw UnusableFile(lines: error.lines)
    } catch let error as UnusableFile {
      throw error
    } catch {
      throw UnusableFile(lines: ["\(path): \(error)"])
    }
  }

  /// Returns the scene of a scenario file. Throws a line for each fault.
  package static func entry(_ path: String) throws(UnusableFile) -> SceneCatalog.Entry {
    try entry(try bytes(path), path)
  }

  /// Returns the scene of a file that was read.
  static func entry(
    _ bytes: [UInt8], _ path: String
  ) throws(UnusableFile) -> SceneCatalog.Entry {
    let scenario = AssetFolder.resolvingImages(
      of: try scenario(bytes, path), in: path)
    let id = VisibleText.of(AssetFolder.id(of: path))
    let (title, advice) = (
      VisibleText.of(scenario.title), VisibleText.ofLines(scenario.about)
    )
    if let scene = scenario.scene.flatMap(SceneCatalog.entry) {
      return SceneCatalog.Entry(
        id: scene.id, title: title.isEmpty ? scene.title : title,
        advice: advice.isEmpty ? scene.advice : advice, content: scene.content,
        screenSize: scenario.screen, file: SceneFile(path: path, bytes: bytes), scenario: scenario)
    }
    return SceneCatalog.Entry(
      id: id, title: title.isEmpty ? id : title, advice: advice,
      content: .phone { _ in ScenarioScene(scenario, source: bytes) },
      screenSize: scenario.screen, file: SceneFile(path: path, bytes: bytes))
  }

  /// Returns the scenario. Throws a one-line error if it names a scene, but no built-in scene with a phone has that id.
  private static func known(
    _ scenario: Scenario, _ bytes: [UInt8], _ path: String
  ) throws(UnusableFile) -> Scenario {
    guard let id = scenario.scene, SceneCatalog.maker(of: id) == nil else { return scenario }
    var fault = Choice("a scene of the program", among: SceneCatalog.phones.map(\.id))
      .fault(id, found: Excerpt.quote(id))
    fault.place(at: "scene", in: bytes)
    throw UnusableFile(lines: [fault.line(of: name(of: path))])
  }

  /// Throws a one-line error if a file names a built-in scene. Its views are code, which can't be explained or
  /// changed.
  package static func mustDescribeViews(
    _ scenario: Scenario, _ bytes: [UInt8], _ path: String
  ) throws(UnusableFile) {
    guard let scene = scenario.scene else { return }
    var fault = ScenarioFault(
      expected: "\"windows\"", found: Excerpt.quote(scene),
      advice: "the views of a scene are code, which can't be changed here")
    fault.place(at: "scene", in: bytes)
    throw UnusableFile(lines: [fault.line(of: name(of: path))])
  }
}

/// A file that can't be used, with the messages about it.
package struct UnusableFile: Error {
  /// The messages. Each begins with the file's name.
  let lines: [String]

  /// Makes the error. A name may contain a line break, which is escaped to keep the message on one line.
  package init(lines: [String]) {
    self.lines = lines.map { VisibleText.of($0) }
  }

  /// Prints the lines on standard error, without the program's name, as compilers do.
  package func report() { Complaint.print(lines: lines) }

  /// The failure that ends the command after the lines were printed.
  package var failure: CommandFailure {
    report()
    return CommandFailure(line: nil, status: .unusable)
  }
}
