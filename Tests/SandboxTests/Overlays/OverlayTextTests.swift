// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

/// The texts that overlays draw on and beside the phone.
@MainActor
@Suite("The texts of overlays")
struct OverlayTextTests {
  private func texts(_ bench: Bench) -> [(text: String, baseline: CGPoint)] {
    bench.overlayCommands().compactMap { command in
      guard case .text(let text, let baseline, _, _) = command.call else { return nil }
      return (text, baseline.applying(command.state.transform))
    }
  }

  @Test("a touch has the same number in its label and in the sentence below the phone")
  func numbers() throws {
    let bench = try Bench("first-touch")
    for _ in 0..<2 { bench.tap(try bench.place("MovedView")) }
    bench.wait(1)
    let sentence = try #require(bench.stage.session.lastTouch.sentences.first)
    #expect(sentence.contains("Touch 2: "))
    let shown = texts(bench).map(\.text)
    #expect(shown.contains("2") && shown.contains { $0.hasPrefix("touch") })
  }

  @Test("two fingers have the numbers of their touches on their dots and after the view's name")
  func twoFingers() throws {
    let bench = try Bench("071-two-fingers-together")
    let place = try bench.place("V")
    bench.tap(place)
    bench.wait(1)
    bench.touch((1, .began, place), (2, .began, CGPoint(x: place.x + 60, y: place.y)))
    let shown = texts(bench).map(\.text)
    #expect(shown.contains("V \u{2461}") && shown.contains("V \u{2462}"))
    #expect(shown.count { $0 == "2" } == 2 && shown.count { $0 == "3" } >= 2)
  }

  @Test("a view in a control has its name, and the control's name is not on it")
  func nameInControl() throws {
    let bench = try Bench("171-touches-of-controls-are-not-received")
    let icon = try bench.box("Icon")
    let shown = texts(bench)
    let own = try #require(shown.first { $0.text == "Icon" })
    #expect(icon.contains(own.baseline))
    let control = try #require(shown.first { $0.text == "Reload" })
    #expect(!icon.contains(control.baseline))
  }

  @Test("the name of a view that nothing covers is in its upper left corner")
  func nameInCorner() throws {
    let bench = try Bench("171-touches-of-controls-are-not-received")
    let view = try bench.box("Empty")
    let name = try #require(texts(bench).first { $0.text == "Empty" }).baseline
    #expect(name.x < view.minX + 30 && name.y < view.minY + 30)
  }

  @Test("the name on a transparent view can be read on what is behind it")
  func transparent() throws {
    let bench = try Bench("165-only-where-a-subview-is")
    let color = bench.overlayCommands().compactMap { command -> Color? in
      guard case .text("Overlay", _, _, let color) = command.call else { return nil }
      return color
    }
    .first
    #expect(try #require(color).red < 60)
  }

  @Test("a narrow label names a class of UIKit in full", arguments: [800, 900])
  func wholeNames(width: CGFloat) throws {
    let bench = try Bench(
      "140-a-quick-tap-on-a-cell", size: CGSize(width: width, height: width == 800 ? 600 : 760))
    bench.tap(try bench.place("GLTableView", CGPoint(x: 150, y: 22)))
    bench.wait(1)
    let shown = texts(bench).map(\.text)
    #expect(!shown.contains { $0.contains("…") }, "\(shown)")
  }
}
