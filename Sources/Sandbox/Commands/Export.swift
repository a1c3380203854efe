// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import Scenarios
import UIModel

/// `Sandbox export`: writes a scenario in another format.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a scenario file as a Swift test.",
    discussion: """
      The test is self-contained: it builds the views, feeds the fingers and compares the log with \
      the expected one, or with the log of this run if the file has no 'expect'. Its classes \
      override and log the methods that an app would override. It uses UIModel's public API alone, \
      and is named after the file.

      Exit status: 0 the test is written, and will pass; 2 the file can't be used, or contains \
      something that no test can observe, which standard error names.

      Example: Sandbox export overhang.json --as swift-testing --output OverhangTest.swift
      """)

  /// The output's format.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    /// A test of Swift Testing.
    case swiftTesting = "swift-testing"
  }

  @Argument(help: "A scenario file; - is standard input.", completion: .file(extensions: ["json"]))
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

  /// The test of a scenario file. Throws a one-line error if it can't be written.
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
