// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxSession

/// `scripts/install` and `scripts/uninstall`, with the program that was built for the tests.
///
/// The scripts start hundreds of processes, so on a busy machine they may take long. The tests wait for their end;
/// the time limit is for a script that hangs.
@Suite("Installing", .timeLimit(.minutes(10)))
struct InstallTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private let directory = NSTemporaryDirectory() + "install-\(UUID().uuidString.prefix(8))"
  private var prefix: String { directory + "/prefix" }

  /// Runs a program and returns its output; it must end with status 0.
  private func run(_ program: String, _ arguments: String...) async throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "DESTDIR"] { environment[name] = nil }
    let running = try Program(
      program, arguments: arguments, environment: environment, directory: directory)
    defer { running.stop() }
    let ending = try await running.waitForExitOfWork()
    #expect(ending == .exited(0), "\(running.report())")
    return running.lines()
  }

  private func script(_ name: String, _ arguments: String...) async throws {
    var all = [Self.repository + "/scripts/" + name, "--prefix", prefix]
    all += arguments
    let command = all.map { "'\($0)'" }.joined(separator: " ")
    _ = try await run("/bin/bash", "-c", command)
  }

  private func files() -> [String] {
    (FileManager.default.subpaths(atPath: prefix) ?? []).sorted()
  }

  @Test("what was installed runs from its place, and nothing of it is left after uninstalling")
  func thereAndBack() async throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: directory) }

    try await script("install", "--program", Program.built("Sandbox"))
    let installed = Set(files())
    for file in [
      "bin/Sandbox", "share/man/man1/Sandbox.1", "share/applications/uimodel-sandbox.desktop",
      "share/mime/packages/uimodel-scenario.xml",
      "share/icons/hicolor/scalable/apps/uimodel-sandbox.svg",
      "share/icons/hicolor/256x256/apps/uimodel-sandbox.png",
      "share/bash-completion/completions/Sandbox",
    ] {
      #expect(installed.contains(file), "\(file)")
    }

    // The working directory has no assets, so that the list shows the installed ones.
    let list = try await run(prefix + "/bin/Sandbox", "list")
    #expect(list.contains { $0.hasPrefix("030-the-round-button-of-a-tab-bar") })
    let page = try String(contentsOfFile: prefix + "/share/man/man1/Sandbox.1", encoding: .utf8)
    for command in ["open", "list", "check", "replay", "explain", "diff", "export"] {
      #expect(page.contains(".SS Sandbox \(command)\n"), "\(command)")
    }
    #expect(page.contains("\\-\\-recordings"))
    for status in [ProcessStatus.unusable, .noDisplay, .displayLost] {
      #expect(page.contains(".TP\n.B \(status.rawValue)\n"), "\(status)")
    }

    try await script("uninstall")
    #expect(!FileManager.default.fileExists(atPath: prefix))
  }

  @Test("installing again replaces, and uninstalling leaves other programs' files")
  func besideOthers() async throws {
    let foreign = prefix + "/share/applications"
    try FileManager.default.createDirectory(atPath: foreign, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try Data().write(to: URL(fileURLWithPath: foreign + "/other.desktop"))

    for _ in 0..<2 { try await script("install", "--program", Program.built("Sandbox")) }
    try await script("uninstall")
    #expect(
      files().filter { !$0.hasSuffix(".cache") } == [
        "share", "share/applications", "share/applications/other.desktop",
      ])
  }
}
