// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import SandboxSession

/// Opening scenario files that are not regular files.
@Suite("Opening scenario files")
struct ScenarioFileTests {
  private func pipe() throws -> String {
    let pipe = NSTemporaryDirectory() + "pipe-\(UUID().uuidString.prefix(8))"
    try #require(mkfifo(pipe, 0o600) == 0)
    return pipe
  }

  @Test("the list of a folder has files that can be opened; a path leads to any")
  func choosing() throws {
    let folder = NSTemporaryDirectory() + "choose-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["LICENSE", "README.md", "dump.txt", "scene.json"] {
      try "".write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    let chooser = FileChooser(folder: folder, purpose: .open)
    #expect(chooser.items(for: "").map(\.title) == ["..", "scene.json", "dump.txt"])
    #expect(chooser.items(for: "\(folder)/LIC").map(\.title) == ["LICENSE"])
  }

  @Test("a pipe without a writer is refused with a line")
  func pipeWithoutWriter() throws {
    let pipe = try pipe()
    defer { unlink(pipe) }
    let error = #expect(throws: UnusableFile.self) { _ = try ScenarioFile.bytes(pipe) }
    #expect(error?.lines == ["\(pipe): cannot be read: it is a pipe without a writer"])
  }

  @Test("a pipe with a writer is read to its end, also when the writer is slow")
  func pipeWithWriter() throws {
    let pipe = try pipe()
    defer { unlink(pipe) }
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "{ sleep 0.3; printf one; sleep 0.3; printf two; } > '\(pipe)'"]
    try writer.run()
    #expect(try ScenarioFile.bytes(pipe) == Array("onetwo".utf8))
    writer.waitUntilExit()
  }

  @Test("an error about a file whose name contains a line break is one line")
  func lineBreak() {
    let error = #expect(throws: UnusableFile.self) { _ = try ScenarioFile.bytes("/no/a\nb.json") }
    #expect(error?.lines == ["/no/a\\nb.json: cannot be read: there is no such file"])
  }
}
