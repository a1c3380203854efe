// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@Suite("A program under test")
struct ProgramTests {
  private func withShell(_ script: String, _ body: (Program) async throws -> Void) async throws {
    let directory = NSTemporaryDirectory() + "program-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let program = try Program(
      "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      directory: directory)
    defer { program.stop() }
    try await body(program)
  }

  @Test("its lines are awaited in order, on both streams")
  func lines() async throws {
    try await withShell("echo one; echo two; echo oops >&2; echo one again; sleep 100") { shell in
      let first = try await shell.waitForLine(containing: "one")
      #expect(first.line == "one")
      let second = try await shell.waitForLine(containing: "one", from: first.next)
      #expect(second.line == "one again")
      try await shell.waitForLine(containing: "oops", in: .errors)
    }
  }

  @Test("an end without the awaited line is reported at once, with the other output")
  func endsEarly() async throws {
    try await withShell("echo something else; exit 3") { shell in
      let error = await #expect(throws: RigError.self) {
        try await shell.waitForLine(containing: "never")
      }
      let text = "\(try #require(error))"
      #expect(text.contains("exited(3)") && text.contains("something else"))
    }
  }

  @Test("its exit status and its signal are distinguished")
  func endings() async throws {
    try await withShell("exit 7") { shell in
      let ending = try await shell.waitForExit()
      #expect(ending == .exited(7))
    }
    try await withShell("trap 'echo bye; exit 0' TERM; echo ready; while :; do sleep 0.01; done") {
      shell in
      try await shell.waitForLine(containing: "ready")
      shell.send(signal: SIGTERM)
      let ending = try await shell.waitForExit()
      #expect(ending == .exited(0))
      #expect(shell.lines().last == "bye")
    }
    try await withShell("kill -9 $$") { shell in
      let ending = try await shell.waitForExit()
      #expect(ending == .killed(signal: SIGKILL))
    }
  }

  @Test("a test process that dies takes its programs along")
  func leash() async throws {
    try await withShell("echo ready; sleep 1000") { shell in
      try await shell.waitForLine(containing: "ready")
      var leash: Leash? = Leash()
      leash?.hold(shell.id)
      leash = nil  // Closes the pipe, as the end of the process does.
      let ending = try await shell.waitForExit()
      #expect(ending == .killed(signal: SIGKILL))
    }
  }

  @Test("the Sandbox is found beside the tests")
  func builtProduct() {
    #expect(FileManager.default.isExecutableFile(atPath: Program.built("Sandbox")))
  }

  #if os(Linux)
    @Test("work is seen in its processor ticks, sleep is not")
    func ticks() async throws {
      try await withShell("while :; do :; done") { shell in
        try await eventually("the shell has worked for a while") {
          try shell.processorTicks() > 5
        }
      }
      try await withShell("echo ready; sleep 100") { shell in
        try await shell.waitForLine(containing: "ready")
        #expect(try shell.processorTicks() <= 5)
      }
    }
  #endif
}
