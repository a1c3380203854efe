// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios
@testable import UIModel

/// Checks that every scenario of the assets can fail, by running `check` on altered copies.
@Suite("check notices an altered line in every file of the library")
struct AlteredExpectationTests {
  private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("assets/scenarios").path

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scenes)
      .filter { $0.hasSuffix(".json") }.sorted()
  }

  /// Returns the file with its middle required line altered, or with an additional line if there is none.
  private static func altered(_ name: String) throws -> [UInt8] {
    let bytes = try ScenarioFile.bytes("\(scenes)/\(name)")
    let elements = try ScenarioReader.read(bytes, file: name).expectation?.elements ?? []
    let indices = elements.indices.filter { index in
      switch elements[index] {
      case .line, .anyOrder: true
      case .atLeast(let count, _): count > 0
      case .optional: false
      }
    }
    let argument =
      indices.isEmpty
      ? "expect=[\"something else\"]"
      : "expect[\(indices[indices.count / 2])]=something else"
    let change = try #require(ScenarioChange(argument))
    return try ScenarioChange.apply([change], to: bytes, file: name)
  }

  @Test("as they are all pass; with one line altered in each, each fails")
  func eachFails() async throws {
    let names = try Self.names()
    let directory = NSTemporaryDirectory() + "altered-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    for name in names {
      try Data(try Self.altered(name)).write(to: URL(fileURLWithPath: "\(directory)/\(name)"))
    }
    let (asTheyAre, whole) = try await check(names.map { "\(Self.scenes)/\($0)" }, directory)
    #expect(asTheyAre == .exited(0))
    #expect(whole.last == "\(names.count) passed, 0 failed")
    let (ending, output) = try await check(names.map { "\(directory)/\($0)" }, directory)
    #expect(ending == .exited(1))
    #expect(output.last == "0 passed, \(names.count) failed")
    for name in names {
      #expect(output.contains { $0.hasPrefix("\(directory)/\(name): line ") })
    }
  }

  private func check(
    _ files: [String], _ directory: String
  ) async throws -> (ChildProcess.Ending, [String]) {
    let program = try Program(
      Program.built("Sandbox"), arguments: ["check"] + files,
      environment: ProcessInfo.processInfo.environment, directory: directory)
    defer { program.stop() }
    return (try await program.waitForExit(), program.lines())
  }
}
