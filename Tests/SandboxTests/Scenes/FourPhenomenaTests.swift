// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

/// The four phenomena without a window: the results of a finger, as lines of the log.
@MainActor
@Suite("The four phenomena")
struct FourPhenomenaTests {
  /// Returns the lines that the articles show, and those of the scene's own actions.
  private func told(_ bench: Bench) -> [String] {
    bench.takeLines().filter { line in
      line.hasPrefix("-[GLTableView touches") || line.hasPrefix("-[GLButton touches")
        || !line.contains(":") && (line.contains("taped") || line.hasSuffix("!"))
    }
  }

  private func press(_ bench: Bench, _ place: CGPoint, _ seconds: TimeInterval) {
    bench.wait(1)
    bench.touch((1, .began, place))
    bench.wait(seconds - 1.0 / 60)
    bench.touch((1, .ended, place))
  }

  @Test("a quick tap on a row is the back view's (X14)")
  func quickTap() throws {
    let bench = try Bench("four-phenomena")
    press(bench, try bench.place("GLTableView", CGPoint(x: 195, y: 66)), 0.08)
    #expect(told(bench) == ["backview taped"])
  }

  @Test("a short press: the table receives the finger and loses it (X15)")
  func shortPress() throws {
    let bench = try Bench("four-phenomena")
    press(bench, try bench.place("GLTableView", CGPoint(x: 195, y: 66)), 0.3)
    #expect(
      told(bench) == [
        "-[GLTableView touchesBegan:withEvent:]", "backview taped",
        "-[GLTableView touchesCancelled:withEvent:]",
      ])
  }

  @Test("a long press selects the row (X16)")
  func longPress() throws {
    let bench = try Bench("four-phenomena")
    press(bench, try bench.place("GLTableView", CGPoint(x: 195, y: 66)), 2)
    #expect(
      told(bench) == [
        "-[GLTableView touchesBegan:withEvent:]", "-[GLTableView touchesEnded:withEvent:]",
        "cell selected!",
      ])
  }

  @Test("the button keeps its tap (X17)")
  func button() throws {
    let bench = try Bench("four-phenomena")
    press(bench, try bench.place("GLButton"), 0.08)
    #expect(
      told(bench) == [
        "-[GLButton touchesBegan:withEvent:]", "-[GLButton touchesEnded:withEvent:]",
        "button clicked!",
      ])
  }

  @Test("a key lets both have the touch, another lets the table receive it at once")
  func cures() throws {
    let bench = try Bench("four-phenomena")
    bench.press("V")
    _ = bench.takeLines()
    let row = try bench.place("GLTableView", CGPoint(x: 195, y: 66))
    press(bench, row, 0.08)
    #expect(
      told(bench) == [
        "backview taped", "-[GLTableView touchesBegan:withEvent:]",
        "-[GLTableView touchesEnded:withEvent:]", "cell selected!",
      ])
    bench.press("V")
    bench.press("D")
    _ = bench.takeLines()
    press(bench, row, 0.08)
    #expect(
      told(bench) == [
        "-[GLTableView touchesBegan:withEvent:]", "backview taped",
        "-[GLTableView touchesCancelled:withEvent:]",
      ])
  }

  @Test("the wheel scrolls the table")
  func wheel() throws {
    let bench = try Bench("four-phenomena")
    let table = try #require(try bench.view("GLTableView") as? UITableView)
    bench.stage.feed(
      .pointer(
        PointerFrame(
          time: 1, location: try bench.place("GLTableView"), action: .wheel(dx: 0, dy: -96))))
    #expect(table.contentOffset.y == 96)
    bench.wait(5)
    #expect(bench.stage.nextDeadline == nil)
  }
}
