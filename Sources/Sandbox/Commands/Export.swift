// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox export`: writes a scenario in another format.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a scenario file as a Swift test, or all of them as a screen of tests for iOS.",
    discussion: """
      --as swift-testing: writes a test that needs UIModel's public API only. It declares classes that override \
      and log what an app would, builds the views, feeds the fingers and compares the log with the one that \
      the file expects, or with today's log if the file expects none. The test is named after the file.

      --as device-test: writes ConformanceTest.swift into a folder, with the scenarios that a person can \
      perform. In an empty iOS app it builds each scenario with UIKit, shows where to touch, and captures the \
      events; `Sandbox compare` reads the captured file.

      Exit status: 0 the test is written, and will pass; 2 the file can't be used, or contains \
      something that no test could observe; standard error names it.

      Examples:
        Sandbox export overhang.json --as swift-testing --output OverhangTest.swift
        Sandbox export --as device-test ConformanceApp
      """)

  /// The output's format.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    /// A test of Swift Testing.
    case swiftTesting = "swift-testing"
    /// A test screen for iOS.
    case deviceTest = "device-test"
  }

  @Argument(
    help: "A scenario file; - is standard input. For device-test the folder to write into.",
    completion: .file(extensions: ["json"]))
  var file: String

  @Option(name: .customLong("as"), help: "The format.")
  var form: Form = .swiftTesting

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the test to this file; - or nothing for standard output.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var output: String?

  func run() throws {
    try MainActor.assumeIsolated { try write() }
  }

  @MainActor
  private func write() throws {
    if form == .deviceTest { return try writeDeviceTest() }
    let path = output == "-" ? nil : output
    if let path {
      try OutputFile.check(path)
      try OutputFile.check(path, of: "--output", isNot: file)
    }
    let text: String
    do {
      text = try Self.text(of: file)
    } catch {
      throw error.failure
    }
    guard let path else {
      let output = StandardOutput()
      output.text(text)
      return try output.finish()
    }
    try OutputFile.write(text, to: path)
  }

  /// Writes the test screen into the folder that the argument names.
  private func writeDeviceTest() throws {
    guard output == nil else {
      throw CommandFailure(
        line:
          "--output: expected no --output with device-test, whose argument is the folder; found a file",
        status: .unusable)
    }
    var export = DeviceTestExport()
    for path in AssetFolder.scenarios {
      if let bytes = try? ScenarioFile.bytes(path) { export.add(bytes) }
    }
    guard export.count > 0 else {
      throw CommandFailure(
        line: "assets/scenarios: expected scenarios, found none", status: .unusable)
    }
    try makeFolder()
    let path =
      file.hasSuffix("/")
      ? file + DeviceTestExport.fileName
      : "\(file)/\(DeviceTestExport.fileName)"
    try OutputFile.check(path)
    try OutputFile.write(export.text, to: path)
    let output = StandardOutput()
    output.line(
      "\(path): \(export.count) scenarios. Add this file to an empty iOS app; "
        + "the file's first lines say how.")
    try output.finish()
  }

  /// Makes the folder for the file if it does not exist.
  private func makeFolder() throws {
    func failure(_ text: String) -> CommandFailure {
      CommandFailure(line: text, status: .unusable)
    }
    guard !file.isEmpty else {
      throw failure("export: expected a folder to write into, found an empty name")
    }
    var status = stat()
    if stat(file, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { return }
      let advice = "device-test writes \(DeviceTestExport.fileName) into it"
      throw failure("\(file): expected a folder, found a file; \(advice)")
    }
    do {
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    } catch {
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      throw failure(
        "\(file): the folder can't be made: \(cause?.reason ?? error.localizedDescription)")
    }
  }

  /// Returns the text of the test for a scenario file. Throws if the file is unusable or the test can't be written.
  @MainActor
  static func text(of file: String) throws(UnusableFile) -> String {
    let scenario = try ScenarioFile.scenario(file)
    do {
      return try SwiftTestExport.write(
        scenario, name: file == InputFile.standardInput ? "stdin" : AssetFolder.id(of: file))
    } catch {
      throw UnusableFile(lines: ["\(ScenarioFile.name(of: file)): \(error)"])
    }
  }
}
