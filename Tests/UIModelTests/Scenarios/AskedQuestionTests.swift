// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// The folder of questions: files with problems that people asked about, and with the same scenes after an accepted
/// answer.
enum AskedQuestions {
  /// A question, and the logs after each accepted answer.
  struct Asked: Sendable, CustomTestStringConvertible {
    let name: String
    let view: String
    let question: TouchQuestion?
    let problem: [UInt8]
    let fixed: [[UInt8]]
    var testDescription: String { name }
  }

  /// Returns the kinds of lines that a file logs, as JSON.
  static func log(of file: [UInt8]) throws -> String {
    let members = try JSONSerialization.jsonObject(with: Data(file)) as? [String: Any]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: members?["log"] ?? []), as: UTF8.self)
  }

  /// Returns the project's own questions, and those of public threads.
  static func all() throws -> [Asked] { try all(in: "") + all(in: "/threads") }

  private static func all(in subfolder: String) throws -> [Asked] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("assets/questions\(subfolder)")
    func bytes(_ file: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let list = try String(
      contentsOf: folder.appendingPathComponent("asked.tsv"), encoding: .utf8)
    return try list.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      let fixed = files.filter { $0.hasPrefix("\(parts[0])-fixed") }
      return Asked(
        name: parts[0], view: parts[1],
        question: parts.count > 2 ? TouchQuestion(rawValue: parts[2]) : nil,
        problem: try bytes("\(parts[0])-problem.json"), fixed: try fixed.map(bytes))
    }
  }
}

@MainActor
@Suite("Questions that people ask")
struct AskedQuestionTests {
  @Test("there are many, and asked.tsv names each file")
  func exist() throws {
    #expect(try AskedQuestions.all().count >= 60)
  }

  @Test(
    "each behaves as it says, and an accepted change is among the first three",
    arguments: try AskedQuestions.all())
  func answered(_ asked: AskedQuestions.Asked) throws {
    let problem = try ScenarioReader.read(asked.problem, file: asked.name)
    let log = ScenarioPlayer.play(problem).lines
    let expected = try #require(problem.expectation)
    #expect(LogDifference(expected, log) == nil, "\(log)")
    // This question has no solution, for example why a switch has no touchDown.
    guard !asked.fixed.isEmpty else { return }
    let explainer = try Explainer(asked.problem, file: asked.name)
    let answers = explainer.answers(about: asked.view, question: asked.question)
    let suggestions = answers.flatMap { $0.suggestions.prefix(3) }
    let isAccepted = try suggestions.contains { suggestion in
      let changes = suggestion.sets.compactMap { ScenarioChange($0) }
      return try asked.fixed.contains { fixed in
        let scenario = try ScenarioReader.read(fixed, file: asked.name)
        // A fixed file may log other kinds of lines.
        let kinds = try AskedQuestions.log(of: fixed)
        let log = try #require(ScenarioChange("log=\(kinds)"))
        let changed = try ScenarioChange.apply(
          changes + [log], to: asked.problem, file: asked.name)
        let lines = ScenarioPlayer.play(try ScenarioReader.read(changed, file: asked.name)).lines
        return scenario.expectation.map { LogDifference($0, lines) == nil } ?? false
      }
    }
    #expect(isAccepted, "\(suggestions.map(\.sentence))")
    for suggestion in suggestions { #expect(!suggestion.swift.isEmpty, "\(suggestion.sentence)") }
  }

  @Test("each fixed file is what its title says", arguments: try AskedQuestions.all())
  func fixed(_ asked: AskedQuestions.Asked) throws {
    for bytes in asked.fixed {
      let scenario = try ScenarioReader.read(bytes, file: asked.name)
      let log = ScenarioPlayer.play(scenario).lines
      let expected = try #require(scenario.expectation)
      #expect(LogDifference(expected, log) == nil, "\(log)")
    }
  }
}
