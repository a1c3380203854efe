// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("What recognizers have to do with each other")
struct RelationTests {
  private func graph(_ bench: Bench) -> RelationGraph {
    let specimen = bench.stage.session.specimen
    var graph = RelationGraph()
    for record in specimen.chronicle.records { graph.read(record.entry) }
    for (waiter, required) in specimen.requirements(among: graph.nodes.map(\.subject)) {
      graph.require(waiter, toFail: required)
    }
    return graph
  }

  private func edges(_ graph: RelationGraph) -> [String] {
    graph.edges.map { "\($0.from.name) \($0.kind) \($0.to.name): \($0.rule), \($0.source)" }
  }

  @Test("where no recognizer saw the touch, the panel says so rather than to touch the phone")
  func unseen() throws {
    let path = NSTemporaryDirectory() + "relations-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #"{"format": 1, "windows": [{"root": {"name": "Plain"}}]}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    let bench = try Bench()
    bench.stage.feed(.fileDropped(path))
    bench.stage.show(bench.stage.panels.relations)
    bench.wait(0.1)
    func words() -> [String] {
      bench.stage.panels.side.flatMap { $0.view.subtree }.compactMap { $0 as? UILabel }
        .filter { !$0.isHidden && $0.superview is RelationsView }.compactMap(\.text)
    }
    #expect(words().contains { $0.hasPrefix("Touch the phone") })
    bench.tap(try bench.place("Plain"))
    bench.wait(1)
    let start = "No recognizer received the last touch, which hit Plain"
    #expect(words().contains { $0.hasPrefix(start) })
  }

  @Test("a single tap waits for the double tap, by require(toFail:) in code, and loses to it")
  func doubleTap() throws {
    let bench = try Bench("photos")
    let place = try bench.place("PhotoView")
    bench.tap(place)
    var graph = graph(bench)
    let single = try #require(graph.nodes.first { $0.subject.name == "singleTap" })
    #expect(single.isWaiting && single.stateWords == "waits")
    #expect(
      edges(graph).contains {
        $0.hasPrefix("singleTap waits doubleTap:") && $0.contains("require")
      }, "\(edges(graph))")
    bench.touch((1, .began, place))
    bench.touch((1, .ended, place))
    graph = self.graph(bench)
    let double = graph.nodes.first { $0.subject.name == "doubleTap" }
    #expect(double?.stateWords == "recognized, now reset")
    #expect(graph.nodes.first { $0.subject.name == "singleTap" }?.state == .failed)
    #expect(
      edges(graph).contains { $0.contains("singleTap loses doubleTap: had to fail first") },
      "\(edges(graph))")
    // The next gesture starts a new graph.
    bench.wait(3)
    bench.touch((1, .began, place))
    #expect(self.graph(bench).nodes.allSatisfy { $0.state == .possible })
  }

  @Test("the source of a failure requirement is the same at every instant of a touch")
  func author() throws {
    let bench = try Bench("photos")
    func waits() -> [String] {
      edges(graph(bench)).filter { $0.hasPrefix("singleTap waits doubleTap") }
    }
    let expected = ["singleTap waits doubleTap: require(toFail:), set in code"]
    let place = try bench.place("PhotoView")
    bench.touch((1, .began, place))
    #expect(waits() == expected)
    bench.touch((1, .ended, place))
    #expect(waits() == expected)
    bench.touch((1, .began, place))
    bench.touch((1, .ended, place))
    #expect(waits() == expected)
    #expect(
      edges(graph(bench)).filter { $0.hasPrefix("singleTap loses doubleTap") }
        == ["singleTap loses doubleTap: had to fail first, but recognized, set in code"])
  }

  @Test("pinch and rotation run together by their delegate's word")
  func together() throws {
    let bench = try Bench("photos")
    let place = try bench.place("PhotoView")
    func both(_ reach: CGFloat, _ phase: InputSample.Phase) {
      bench.touch(
        (1, phase, CGPoint(x: place.x - reach, y: place.y - reach / 2)),
        (2, phase, CGPoint(x: place.x + reach, y: place.y + reach / 2)))
    }
    both(40, .began)
    for step in 1...20 { both(40 + CGFloat(step) * 4, .moved) }
    let edges = edges(graph(bench))
    #expect(
      edges.contains { $0.contains("together") && $0.contains("’s delegate") }, "\(edges)")
  }

  @Test("the panel catches up when it is opened, and its cards choose recognizers")
  func panel() throws {
    let bench = try Bench("photos")
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    bench.press("3", .control)
    let view = try #require(try bench.view("Relations") as? RelationsView)
    let cards = view.subviews.compactMap { $0 as? RecognizerCard }
    #expect(cards.count > 5)
    #expect(cards.map { $0.frame }.allSatisfy { $0.height > 40 && $0.width > 150 })
    let card = try #require(cards.first)
    bench.tap(card.mapToScreen(CGPoint(x: 60, y: 15)))
    bench.wait(1)
    let chosen = bench.stage.session.selection.object(
      in: bench.stage.session.specimen.host.application)
    #expect(
      (chosen as? UIGestureRecognizer).map { ObjectIdentifier($0) } == card.node.subject.identity)
  }

  @Test("each responder of the chain has its calls of a touch, or the words that it got none")
  func chain() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("BackView", CGPoint(x: 20, y: 680)))
    var record = ChainRecord()
    for entry in bench.stage.session.specimen.chronicle.records { record.read(entry.entry) }
    #expect(record.hit?.name == "BackView")
    let view = try bench.view("BackView")
    #expect(!record.part(of: view.journalSubject).methods.isEmpty)
    #expect(record.part(of: UIView().journalSubject).words() == "got no touches")
    for key in ["A", "B", "U", "H"] { bench.press(key) }
    _ = bench.picture()
  }
}
