// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

@Suite("Pastes with a fault")
struct FaultPasteTests {
  /// The first obstacle for the view in question, and the scene, from the tree of a paste.
  private func obstacle(_ paste: FaultPaste) throws -> (String?, ScenePlan.Obstacle?) {
    let read = Paste(Array(paste.text.utf8))
    let model = ScreenJoiner.join(read.records)
    let asked = try #require(ViewSearch(model).find(paste.view))
    var planner = ScenePlanner(
      model, ImportOptions(view: paste.view), asked: asked, report: read.report)
    planner.make()
    let node = try #require(planner.plan.asked)
    let point = try #require(planner.plan.input.first?.point)
    let obstacle = planner.plan.obstacle(for: node, at: point)
    switch obstacle {
    case .refused(let other), .covered(let other): return (planner.plan.nodes[other].name, obstacle)
    case nil: return (nil, nil)
    }
  }

  @Test("the tree tells the fault of a search", arguments: FaultPaste.search + FaultPaste.inFront)
  func tree(paste: FaultPaste) throws {
    let (name, obstacle) = try obstacle(paste)
    switch (paste.fault, obstacle) {
    case (.refusedBy(let culprit), .refused?), (.coveredBy(let culprit), .covered?):
      #expect(name == culprit)
    default: Issue.record("\(String(describing: obstacle)) of \(name ?? "an unnamed view")")
    }
  }

  @MainActor
  @Test("the answer names the fault, and nothing is asked", arguments: FaultPaste.all)
  func answers(paste: FaultPaste) throws {
    let scene = try Import(paste.text, view: paste.view)
    let view = try #require(scene.screen.view)
    let answer = try scene.answer(view)
    switch paste.fault {
    case .refusedBy(let culprit), .coveredBy(let culprit), .takenBy(let culprit):
      #expect(answer.contains(culprit), "\(answer)")
    case .ofItsOwn(let word): #expect(answer.contains(word), "\(answer)")
    }
    #expect(scene.screen.report.questions.isEmpty, "\(scene.screen.report.lines)")
  }

  @MainActor
  @Test("with the fault taken out, the view gets the touch", arguments: FaultPaste.search)
  func mended(paste: FaultPaste) throws {
    let mended = paste.text.replacing("userInteractionEnabled = NO; ", with: "")
      .replacing("hidden = YES; ", with: "").replacing("alpha = 0; ", with: "")
      .replacing("(0 700; 390 0)", with: "(0 700; 390 90)").replacing(
        "(285 -45; 44 44)", with: "(250 5; 44 44)"
      )
      .replacing("(420 20; 60 60)", with: "(320 20; 60 60)").replacing("{0, 900}", with: "{0, 700}")
    let scene = try Import(mended, view: paste.view)
    let view = try #require(scene.screen.view)
    let log = replay(scene.scenario)
    #expect(log.contains("-[\(view) touchesBegan:withEvent:]"), "\(log)")
  }

  @MainActor
  private func replay(_ scenario: Scenario) -> [String] {
    var lines: [String] = []
    let player = ScenarioPlayer(scenario) { lines.append($0.text) }
    player.finish()
    return lines
  }
}
