// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// Input that is repeated on a new copy of a scene must lead to the same result.
@MainActor
@Suite("Running a take again")
struct RerunTests {
  /// Returns the chronicle as text, one entry after the other, with objects replaced by their numbers.
  static func text(_ chronicle: Chronicle) -> [String] {
    var numbers: [Substring: Int] = [:]
    return chronicle.records.map { record in
      let text = "\(record.event) \(record.entry)"
      return text.replacing(/ObjectIdentifier\((0x[0-9a-f]+)\)/) { match in
        numbers[match.1] = numbers[match.1] ?? numbers.count + 1
        return "#\(numbers[match.1] ?? 0)"
      }
    }
  }

  private func difference(_ live: Specimen, _ rerun: Specimen) -> String? {
    let (first, second) = (Self.text(live.chronicle), Self.text(rerun.chronicle))
    guard first != second else { return nil }
    let index = zip(first, second).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "(the end)" }
    return "entry \(index) of \(first.count):\n\(line(first))\n\(line(second))"
  }

  private func play(_ bench: Bench) {
    bench.stage.playDemonstration { bench.stage.advance(to: $0) }
    // The times are uneven, as with a slow display.
    for time in [11.3, 11.31, 14.02, 20] { bench.stage.advance(to: time) }
  }

  @Test(
    "each scene, worked in the window, comes out the same, entry by entry",
    arguments: ["first-touch", "photos", "four-phenomena", "controls", "control-states"])
  func scenes(id: String) throws {
    let bench = try Bench(id, size: CGSize(width: 803, height: 597))
    play(bench)
    let live = bench.stage.session.specimen
    #expect(live.take.events.count > 5 && live.chronicle.records.count > 50)
    let rerun = Rerun.play(live.take, until: live.now)
    #expect(difference(live, rerun) == nil)
    #expect(rerun.take.events == live.take.events)
  }

  @Test(
    "scenarios give the log of a plain replay, and again the same",
    arguments: [
      "030-the-round-button-of-a-tab-bar", "095-single-and-double-tap",
      "107-pinch-and-rotate-together", "140-a-quick-tap-on-a-cell", "147-a-fast-drag-scrolls",
      "131-a-call-during-a-pan", "074-exclusive-touch",
    ])
  func scenarios(id: String) throws {
    let file = try #require(AssetFolder.scenarios.first { AssetFolder.id(of: $0) == id })
    let scenario = try ScenarioFile.scenario(file)
    let recipe = try #require(try SceneChoice.file(path: file).entry().recipe)
    let take = Take(recipe, playing: scenario.input)
    let first = Rerun.play(take, until: take.lastTime + 20)
    let second = Rerun.play(take, until: take.lastTime + 20)
    #expect(difference(first, second) == nil)
    #expect(first.transcript?.lines == ScenarioPlayer.play(scenario).lines)
  }

  @Test("an instant shows what was there then; going on and going back show the same")
  func instants() throws {
    let bench = try Bench("controls")
    play(bench)
    let live = bench.stage.session.specimen
    let rerun = Rerun(live.take, parking: 2)
    let instants = stride(from: 0.25, through: live.now, by: 0.9).map { live.take.instant(at: $0) }
    func look(_ instant: Instant) -> [String] { Self.text(rerun.specimen(at: instant).chronicle) }
    let forwards = instants.map(look)
    #expect(forwards.map(\.count) == forwards.map(\.count).sorted())
    #expect(Set(forwards.map(\.count)).count > 5)
    for (instant, text) in zip(instants, forwards).reversed() { #expect(look(instant) == text) }
    let whole = Self.text(live.chronicle)
    for text in forwards { #expect(Array(whole.prefix(text.count)) == text) }
  }

  @Test("an edit that is inserted before the gesture changes its result")
  func edit() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    let live = bench.stage.session.specimen
    let window = try #require(live.scene.windows.first)
    let tap = try #require(
      window.subtree.flatMap { $0.gestureRecognizers ?? [] }.first { $0.name == "BackViewTap" })
    let place = try #require(Locator(of: tap, in: live.host.application))
    #expect(place.description == "windows[0]/subviews[0]/gestureRecognizers[0]")
    let off = PropertyEdit(target: place, property: "isEnabled", value: .flag(false))
    let altered = Rerun.play(live.take.inserting([.edit(off)], before: 0), until: live.now)
    func says(_ specimen: Specimen, _ word: String) -> Bool {
      specimen.chronicle.records.contains { record in
        LogLine.text(of: record.entry.fact)?.contains(word) == true
      }
    }
    #expect(says(live, "BackViewTap: possible -> ended"))
    #expect(!says(altered, "BackViewTap: possible -> ended"))
    #expect(place.resolve(in: altered.host.application) !== tap)
    #expect(
      (place.resolve(in: altered.host.application) as? UITapGestureRecognizer)?.isEnabled == false)
  }

  @Test("a place in the tree finds the view, recognizer or controller that it was made from")
  func locators() throws {
    let specimen = Specimen(try #require(SceneCatalog.entry("controls")?.recipe))
    let application = specimen.host.application
    var count = 0
    for view in specimen.scene.windows.flatMap(\.subtree) {
      let controller = view.next as? UIViewController
      let own: [AnyObject] =
        [view] + (view.gestureRecognizers ?? []) + (controller.map { [$0] } ?? [])
      for object in own {
        let place = try #require(Locator(of: object, in: application))
        #expect(place.resolve(in: application) === object, "\(place)")
        count += 1
      }
    }
    #expect(count > 80)
    #expect(Locator(of: UIView(), in: application) == nil)
  }

  @Test(
    "the same view is found in another run, also one that came to the front or was made later",
    arguments: ["first-touch", "photos", "four-phenomena", "controls", "control-states"])
  func twins(id: String) throws {
    let bench = try Bench(id)
    _ = bench.picture()
    play(bench)
    _ = bench.picture()
    let live = bench.stage.session.specimen
    let (rerun, start) = (Rerun.play(live.take, until: live.now), Specimen(live.take.recipe))
    func find(_ place: Locator, _ specimen: Specimen) -> UIView? {
      place.resolve(in: specimen.host.application) as? UIView
    }
    // Only some of the many views are checked, because each search is linear.
    let views = live.scene.windows.flatMap(\.subtree)
    for index in stride(from: 0, to: views.count, by: max(1, views.count / 60)) {
      let view = views[index]
      let place = try #require(Locator(of: view, in: live.host.application))
      let twin = try #require(find(place, rerun), "\(place)")
      #expect(twin.journalName == view.journalName && type(of: twin) == type(of: view), "\(place)")
      #expect(Locator(of: twin, in: rerun.host.application)?.description == place.description)
      // Before the first event the view either has the same name or does not exist yet.
      if let early = find(place, start) { #expect(early.journalName == view.journalName) }
    }
  }
}
