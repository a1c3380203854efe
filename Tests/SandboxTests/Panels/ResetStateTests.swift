// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The state of a recognizer after its reset")
struct ResetStateTests {
  @Test("timeline, relations and inspector say the same of each recognizer", arguments: 1...2)
  func alike(taps: Int) throws {
    var state = WorkbenchState()
    state.isTimelineOpen = true
    let bench = try Bench("photos", state: state)
    let place = try bench.place("PhotoView")
    bench.tap(place)
    if taps == 2 {
      bench.touch((1, .began, place))
      bench.touch((1, .ended, place))
    }
    bench.wait(1)
    bench.press("3", .control)
    bench.press("2", .control)
    let relations = bench.stage.panels.relations.book
    let timeline = try #require(bench.stage.timeline)
    #expect(relations.graph.nodes.count > 5)
    var said: [String] = []
    for node in relations.graph.nodes {
      let object = try #require(bench.stage.session.specimen.object(node.subject.identity))
      let recognizer = try #require(object as? UIGestureRecognizer)
      #expect(recognizer.state == .possible && node.stateWords.hasSuffix("now reset"))
      bench.stage.session.choose(recognizer)
      bench.wait(0.1)
      #expect(words(of: "state", bench) == node.stateWords)
      let lane = try #require(
        timeline.model.lanes.first { $0.subject?.identity == node.subject.identity })
      let now = TimelineExplanation(lane, at: bench.stage.session.specimen.now, reach: 0.001)
      #expect(now.lines.first?.hasPrefix("\(node.stateWords), ") == true, "\(now.lines)")
      said.append(node.stateWords)
    }
    #expect(said.contains("recognized, now reset"))
    #expect(said.contains("failed, now reset"))
  }

  @Test("it is shown as possible exactly as long as it is")
  func during() throws {
    let bench = try Bench("photos")
    let place = try bench.place("PhotoView")
    bench.tap(place)
    bench.wait(2)
    let relations = bench.stage.panels.relations.book
    var states: Set<String> = []
    for step in 0...20 {
      let phase: InputSample.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
      bench.touch((1, phase, CGPoint(x: place.x, y: place.y + CGFloat(step) * 4)))
      relations.read(bench.stage.session.specimen)
      for node in relations.graph.nodes {
        let object = try #require(bench.stage.session.specimen.object(node.subject.identity))
        let recognizer = try #require(object as? UIGestureRecognizer)
        let isSaid =
          node.stateWords.hasSuffix("now reset")
          || ["possible", "waits"].contains(node.stateWords)
        #expect(isSaid == (recognizer.state == .possible), "\(node.subject.name) at \(step)")
        states.insert(node.stateWords)
      }
    }
    #expect(states.contains("possible") && states.contains("failed, now reset"))
  }

  /// Returns the text of a property in the property sheet.
  private func words(of property: String, _ bench: Bench) -> String? {
    let rows = bench.stage.panels.side.flatMap { $0.view.subtree }.compactMap { $0 as? WordsRow }
    let row = rows.first { $0.property.name == property }
    return row?.subviews.compactMap { ($0 as? UILabel)?.text }.first { $0 != property }
  }
}
