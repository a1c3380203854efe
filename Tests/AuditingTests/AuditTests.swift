// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import Scenarios
import Testing
import UIModel

/// The files that tests audit.
@MainActor
enum AuditedFile {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let screens = folder.appending(path: "Screens")
  static let assets = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "assets/scenarios")

  nonisolated static let screenNames = [
    "settings", "photos", "form", "player", "map", "tabs", "cards", "keypad", "drawing", "nested",
    "modal", "split",
  ]

  static func bytes(ofScreen name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: screens.appending(path: "\(name).json")))
  }

  static func report(
    on bytes: [UInt8], _ options: Audit.Options = Audit.Options()
  ) throws -> AuditReport {
    let scenario = try ScenarioReader.read(bytes, file: "screen.json")
    return Audit(of: AuditScene(scenario, bytes: bytes, file: "screen.json"), options).run()
  }
}

@MainActor
@Suite("Sound screens")
struct SoundScreenTests {
  @Test("a sound screen has no error", arguments: AuditedFile.screenNames)
  func sound(name: String) throws {
    let report = try AuditedFile.report(on: AuditedFile.bytes(ofScreen: name))
    #expect(report.errors.isEmpty, "\(report)")
    #expect(report.isComplete)
    #expect(report.targets > 0)
  }

  @Test("an audit gives the same report twice")
  func repeatable() throws {
    let bytes = try AuditedFile.bytes(ofScreen: "photos")
    let reports = try (0..<2).map { _ in try AuditedFile.report(on: bytes) }
    #expect(
      reports[0].lines(file: "a.json", width: 80) == reports[1].lines(file: "a.json", width: 80))
  }
}

@MainActor
@Suite("Audits in steps")
struct AuditStepTests {
  private static func scene(_ name: String) throws -> AuditScene {
    let bytes = try AuditedFile.bytes(ofScreen: name)
    return AuditScene(
      try ScenarioReader.read(bytes, file: "a.json"), bytes: bytes, file: "a.json")
  }

  @Test(
    "an audit that is interrupted after each gesture gives the same report",
    arguments: ["photos", "nested", "tabs"])
  func interrupted(name: String) throws {
    let scene = try Self.scene(name)
    let run = AuditRun(of: scene)
    var (most, before, isWorking) = (0, 0, true)
    while isWorking {
      isWorking = run.step(mostPlays: 1)
      most = max(most, run.plays - before)
      before = run.plays
    }
    let whole = Audit(of: scene).run()
    #expect(most == 1)
    #expect(run.report.plays == whole.plays)
    #expect(
      run.report.lines(file: "a.json", width: 80) == whole.lines(file: "a.json", width: 80))
  }

  @Test("the progress continues while changes are tried")
  func progress() throws {
    let bytes = Array(
      try Data(contentsOf: AuditedFile.folder.appending(path: "Faulty.json")))
    let scenario = try ScenarioReader.read(bytes, file: "a.json")
    var steps: [AuditProgress] = []
    var audit = Audit(of: AuditScene(scenario, bytes: bytes, file: "a.json"))
    audit.onProgress = { steps.append($0) }
    let report = audit.run()
    for (one, next) in zip(steps, steps.dropFirst()) { #expect(one.plays <= next.plays) }
    let last = steps.filter { $0.part == .findings }
    #expect(Set(last.map(\.done)) == Set(0..<report.findings.count))
    // Also within a finding, as a change may take long to judge.
    #expect(Set(last.map(\.plays)).count > report.findings.count)
  }
}

@MainActor
@Suite("Faults of the scenarios in assets")
struct FaultTests {
  /// The rules that find the fault in a file's title or text, by the first digits of its name.
  private struct Faults: Decodable {
    let assets: [String: [String]]
  }

  @Test("nine of ten faults that scenarios tell of are found without their input")
  func share() throws {
    let table = AuditedFile.folder.appending(path: "Faults.json")
    let faults = try JSONDecoder().decode(Faults.self, from: Data(contentsOf: table)).assets
    let files = try FileManager.default.contentsOfDirectory(atPath: AuditedFile.assets.path)
      .sorted()
    var missed: [String] = []
    for (number, rules) in faults.sorted(by: { $0.key < $1.key }) {
      let file = try #require(files.first { $0.hasPrefix("\(number)-") })
      let bytes = Array(try Data(contentsOf: AuditedFile.assets.appending(path: file)))
      let report = try AuditedFile.report(on: bytes)
      if !report.findings.contains(where: { rules.contains($0.rule) }) {
        missed.append("\(file): \(rules), found \(report.findings.map(\.rule))")
      }
    }
    let found = faults.count - missed.count
    #expect(found * 10 >= faults.count * 9, "\(missed.joined(separator: "\n"))")
  }
}
