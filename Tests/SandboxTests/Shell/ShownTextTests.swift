// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The texts of the window")
struct ShownTextTests {
  nonisolated static let sizes = [
    CGSize(width: 800, height: 600), CGSize(width: 1_180, height: 760),
    CGSize(width: 2_560, height: 1_440),
  ]
  nonisolated static let scenes = SceneCatalog.phones.map(\.id)

  private func bench(
    _ scene: String, _ size: CGSize, theme: Theme.Name = .dark, scale: CGFloat = 1,
    everything: Bool = true, state: WorkbenchState = WorkbenchState()
  ) throws -> Bench {
    var state = state
    (state.theme, state.scale) = (theme, scale)
    if everything { (state.isGalleryOpen, state.isTimelineOpen) = (true, true) }
    let bench = try Bench(scene, size: size, state: state)
    let phone = bench.stage.layout.phone
    bench.tap(CGPoint(x: phone.midX, y: phone.midY))
    bench.wait(1)
    return bench
  }

  private func expectSound(_ bench: Bench, _ what: String) {
    for fault in ShownTexts(bench).faults { Issue.record("\(what): \(fault)") }
  }

  @Test(
    "none is cut off and none lies over another, in any tab of any scene", arguments: scenes, sizes)
  func tabs(scene: String, size: CGSize) throws {
    for theme in [Theme.Name.dark, .light] {
      let bench = try bench(scene, size, theme: theme)
      for tab in ["1", "2", "3", "4"] {
        bench.press(tab, .control)
        expectSound(bench, "tab \(tab)")
      }
      bench.press("M")
      bench.wait(0.2)
      expectSound(bench, "why not")
    }
  }

  @Test("nor in a window that is drawn smaller or larger", arguments: [0.75, 0.9, 1.5], sizes)
  func scales(scale: Double, size: CGSize) throws {
    for scene in ["first-touch", "photos"] {
      let bench = try bench(scene, size, scale: scale)
      for tab in ["1", "2", "3", "4"] {
        bench.press(tab, .control)
        expectSound(bench, "tab \(tab)")
      }
      bench.press("F1")
      expectSound(bench, "keys")
    }
  }

  @Test("nor in the answer to what if", arguments: sizes)
  func whatIf(size: CGSize) throws {
    let bench = try Bench("four-phenomena", size: size)
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    let tap = try #require(try bench.view("BackView").gestureRecognizers?.first)
    bench.stage.session.edit("cancelsTouchesInView", of: tap, to: .flag(false))
    bench.press("Q")
    bench.wait(0.3)
    expectSound(bench, "what if")
  }

  @Test("nor in the panels of a scenario's scene", arguments: sizes)
  func shelf(size: CGSize) throws {
    let bench = try bench("first-touch", size)
    for _ in 0..<12 {
      bench.press("PageDown")
      bench.wait(0.1)
      expectSound(bench, bench.stage.session.entry.id)
    }
  }

  @Test("nor in panels that were dragged as small as they become", arguments: sizes)
  func dragged(size: CGSize) throws {
    var state = WorkbenchState()
    (state.galleryWidth, state.sideWidth, state.timelineHeight) = (1, 1, 1)
    for scene in ["first-touch", "photos", "controls"] {
      for scale in [1, 1.5] {
        let bench = try bench(scene, size, scale: scale, state: state)
        for tab in ["1", "2", "3", "4"] {
          bench.press(tab, .control)
          expectSound(bench, "\(scene) at \(scale), tab \(tab)")
        }
      }
    }
  }
}
