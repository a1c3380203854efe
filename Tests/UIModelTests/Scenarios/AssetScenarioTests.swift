// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The scenario files that come with the program.
enum AssetFiles {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }

    func scenario() throws -> Scenario { try ScenarioReader.read(bytes, file: name) }
  }

  static func all() throws -> [File] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("assets/scenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    return try names.map { name in
      File(name: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}

@MainActor
@Suite("The scenarios that come with the program")
struct AssetScenarioTests {
  @Test("there are many")
  func exist() throws {
    #expect(try AssetFiles.all().count >= 60)
  }

  @Test("each gives the log it expects, the same each time", arguments: try AssetFiles.all())
  func passes(_ file: AssetFiles.File) throws {
    let scenario = try file.scenario()
    let expectation = try #require(scenario.expectation)
    let first = ScenarioPlayer.play(scenario)
    let difference = LogDifference(expectation, first.lines)
    #expect(difference == nil, "\(difference?.text.joined(separator: "\n") ?? "")")
    #expect(first.notes == [])
    let second = ScenarioPlayer.play(try file.scenario())
    #expect(second.lines == first.lines)
  }

  @Test("no view of one outlives the play, wherever it was made", arguments: try AssetFiles.all())
  func releasesViews(_ file: AssetFiles.File) throws {
    let views = try Self.viewsOfPlay(try file.scenario())
    // The last application is shared until there is another one.
    _ = UIModel.Host(application: UIApplication(), screen: UIScreen(size: .zero))
    let kept = views.compactMap(\.view).map(\.journalName)
    #expect(views.count > 1)
    #expect(kept == [])
  }

  private final class WeakView {
    weak var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  /// Plays a scenario, and returns all views that were in its windows after one of its inputs.
  private static func viewsOfPlay(_ scenario: Scenario) throws -> [WeakView] {
    let player = ScenarioPlayer(scenario) { _ in }
    var views: [ObjectIdentifier: WeakView] = [:]
    for time in [0] + scenario.input.map(\.time) {
      player.play(until: time)
      for view in player.stage.windows.flatMap(\.subtree) {
        // A view that is gone may have had the same address.
        if views[ObjectIdentifier(view)]?.view == nil {
          views[ObjectIdentifier(view)] = WeakView(view)
        }
      }
    }
    player.finish()
    return Array(views.values)
  }

  @Test(
    "each has a title, a text on what to try, and a source", arguments: try AssetFiles.all())
  func describesItself(_ file: AssetFiles.File) throws {
    let scenario = try file.scenario()
    #expect(!scenario.title.isEmpty && !scenario.about.isEmpty && !scenario.source.isEmpty)
  }

  @Test("each fails when any line of its expectation is altered", arguments: try AssetFiles.all())
  func failsWhenAltered(_ file: AssetFiles.File) throws {
    let scenario = try file.scenario()
    let expectation = try #require(scenario.expectation)
    let lines = ScenarioPlayer.play(scenario).lines
    for index in expectation.elements.indices {
      for altered in Self.alterations(of: expectation.elements[index]) {
        var other = expectation
        other.elements[index] = altered
        #expect(!other.matches(lines), "element \(index)")
      }
    }
    var longer = expectation
    longer.elements.append(.line("one line more"))
    #expect(!longer.matches(lines))
  }

  /// Copies of an element with one line changed in each. Optional lines are skipped.
  private static func alterations(of element: LogExpectation.Element) -> [LogExpectation.Element] {
    switch element {
    case .line(let line): return [.line(line + "!")]
    case .atLeast(let count, let line): return [.atLeast(count, line + "!")]
    case .optional: return []
    case .anyOrder(let lists):
      return lists.indices.flatMap { list in
        lists[list].indices.map { index in
          var altered = lists
          altered[list][index] += "!"
          return .anyOrder(altered)
        }
      }
    }
  }
}
