// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import SandboxSession
@testable import Scenarios
@testable import UIModel

/// The window and the command answer alike: a file that is played in the window, and the same file explained.
@MainActor
@Suite("Answers of the window and of explain")
struct SameAnswerTests {
  private struct Asked {
    let file: String
    let view: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("assets/questions")

  private func asked() throws -> [Asked] {
    try ["", "threads"].flatMap { part in
      let folder = part.isEmpty ? Self.folder : Self.folder.appendingPathComponent(part)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let list = try String(
        contentsOf: folder.appendingPathComponent("asked.tsv"), encoding: .utf8)
      return list.split(separator: "\n").compactMap { line -> Asked? in
        let parts = line.split(separator: "\t").map(String.init)
        let file = files.first { $0.hasPrefix("\(parts[0])-") && $0.hasSuffix("problem.json") }
        return file.map { Asked(file: folder.appendingPathComponent($0).path, view: parts[1]) }
      }
    }
  }

  private func played(_ path: String) throws -> Specimen {
    let entry = try ScenarioFile.entry(path)
    let specimen = Specimen(try #require(entry.recipe))
    for input in try ScenarioFile.scenario(try ScenarioFile.bytes(path), path).input {
      specimen.replay(TakeEvent(time: input.time, action: .scenario(input.event)))
    }
    specimen.settle(until: specimen.now + 2)
    return specimen
  }

  @Test("the first changes of both are the same, in the same order")
  func ranking() throws {
    var same = 0
    for asked in try asked() {
      let bytes = try ScenarioFile.bytes(asked.file)
      let explainer = try Explainer(bytes, file: "f.json")
      // The window does not know the delegate's swipe actions.
      guard !asked.file.contains("swiped-open"),
        isOneGesture(try ScenarioFile.scenario(bytes, asked.file)),
        let answer = explainer.answers(about: asked.view).first, answer.question != .why
      else { continue }
      let specimen = try played(asked.file)
      guard let object = twin(asked.view, in: specimen) else { continue }
      let made = answer.suggestions.filter { $0.sets.allSatisfy(canBeMade) }.prefix(3)
      let found = WhyNot(object, in: specimen).remedies.prefix(made.count)
      #expect(made.map(\.sentence) == found.map(\.sentence), "\(asked.file)")
      if !made.isEmpty { same += 1 }
    }
    #expect(same > 30)
  }

  /// The window answers about the last gesture, `explain` about all gestures of a file.
  private func isOneGesture(_ scenario: Scenario) -> Bool {
    var lift: TimeInterval?
    for input in scenario.input {
      guard case .touch(let report) = input.event else { continue }
      // Fingers that come down together are one event in a file, and two events when the test replays them.
      if report.finger > 1 { return false }
      if report.phase == .began, let lift, input.time - lift >= Chronicle.pause { return false }
      if report.phase == .ended { lift = input.time }
    }
    return true
  }

  /// Classes of a scene's code can't be changed, and actions of a released target are not known.
  private func canBeMade(_ set: String) -> Bool {
    ![".class=", ".shouldRequireFailureOf=[]", ".actions=", ".target="]
      .contains { set.contains($0) }
  }

  @Test("a search in slices finds what one at once finds")
  func slices() throws {
    let path = try #require(try asked().first { $0.file.contains("q24") })
    let specimen = try played(path.file)
    let object = try #require(twin(path.view, in: specimen))
    let whole = WhyNot(object, in: specimen)
    var sliced = WhyNot(object, in: specimen, slice: .zero)
    #expect(sliced.isSearching && sliced.remedies.isEmpty)
    var count = 0
    while !sliced.work(for: .zero) { count += 1 }
    #expect(count > 3)
    #expect(sliced.remedies.map(\.sentence) == whole.remedies.map(\.sentence))
    #expect(sliced.remedies.map(\.remarks) == whole.remedies.map(\.remarks))
    #expect(sliced.answer == whole.answer)
  }

  private func twin(_ name: String, in specimen: Specimen) -> AnyObject? {
    let views = specimen.host.application.windows.flatMap { Array($0.subtree) }
    if let view = views.first(where: { $0.journalName == name }) { return view }
    return views.lazy.flatMap { $0.gestureRecognizers ?? [] }.first { $0.name == name }
  }
}
