// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("Words about controls, and controls for fingers")
struct TipTests {
  /// Returns the buttons, switches and the like that are in sight.
  private func controls(_ bench: Bench) -> [UIControl] {
    let windows = [bench.stage.interface.window, bench.stage.sheet.window].compactMap { $0 }
    return windows.flatMap(\.subtree).compactMap { $0 as? UIControl }.filter { control in
      !(control is RowCursor) && !(control is UITextField) && !control.bounds.isEmpty
        && sequence(first: control as UIView) { $0.superview }.allSatisfy { !$0.isHidden }
    }
  }

  private func everywhere(_ bench: Bench, _ check: (UIControl) -> Void) throws {
    bench.stage.session.choose(try bench.view("CustomTabBar"))
    for tab in ["1", "2", "3", "4"] {
      bench.press(tab, .control)
      bench.wait(0.2)
      controls(bench).forEach(check)
    }
    bench.press("M")
    bench.wait(0.2)
    controls(bench).forEach(check)
  }

  @Test("each button and switch says what it does, commands with their keys")
  func words() throws {
    var state = WorkbenchState()
    state.isTimelineOpen = true
    let bench = try Bench(state: state)
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    try everywhere(bench) { control in
      let tip = Tip(control, at: 0)
      #expect(tip?.text.isEmpty == false, "\(control.journalName) \(type(of: control))")
    }
    let fix = try #require(Tip(try bench.view("Bar fix"), at: 0))
    #expect(fix.text.hasSuffix("Shift M"))
    let path = try #require(Tip(try bench.view("Switch H"), at: 0))
    #expect(path.text == "Hit-test path   H")
  }

  @Test("a tip comes when the mouse rests, and goes with it, with a key and with a touch")
  func resting() throws {
    let bench = try Bench()
    func isShown() -> Bool { bench.stage.pointer.tip?.isShown == true }
    let place = try bench.place("Bar palette")
    bench.hover(place)
    #expect(!isShown() && bench.stage.nextDeadline != nil)
    bench.wait(1.1)
    #expect(isShown() && bench.stage.needsDisplay)
    let size = bench.stage.screen.bounds.size
    #expect(bench.picture().width == Int(size.width))
    bench.hover(CGPoint(x: size.width / 2, y: 2))
    #expect(bench.stage.pointer.tip == nil)
    bench.hover(place)
    bench.wait(1.1)
    bench.press("B")
    #expect(bench.stage.pointer.tip == nil)
    bench.hover(place)
    bench.wait(1.1)
    bench.touch((1, .began, place))
    #expect(bench.stage.pointer.tip == nil)
    bench.touch((1, .ended, place))
    bench.hover(CGPoint(x: place.x + 1, y: place.y))
    #expect(bench.stage.pointer.tip == nil, "a pressed control has no tip")
  }

  @Test(
    "after a finger of a touchscreen on the panels all controls are 44 points high, and the phone stays",
    arguments: [CGSize(width: 800, height: 600), CGSize(width: 1_180, height: 814)])
  func fingers(size: CGSize) throws {
    let bench = try Bench(size: size)
    let phone = bench.stage.layout.phone
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    bench.use(touchscreen: true)
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    #expect(!bench.stage.theme.isForFingers)
    bench.tap(try bench.place("Tab Inspector"))
    #expect(bench.stage.theme.isForFingers && bench.stage.layout.phone == phone)
    try everywhere(bench) { control in
      let around = [CGPoint(x: 0, y: 21), CGPoint(x: 0, y: -21)].allSatisfy { offset in
        let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        let scale = control.transform.a
        return control.point(
          inside: CGPoint(x: middle.x, y: middle.y + offset.y / scale), with: nil)
      }
      let isRow = control.superview is ToggleRow
      let height = isRow ? control.superview?.bounds.height ?? 0 : control.bounds.height
      #expect(
        height >= 44 || around || control is SplitterView,
        "\(control.journalName) \(type(of: control)) \(control.bounds)")
    }
    for fault in ShownTexts(bench).faults { Issue.record("\(fault)") }
    bench.press("Escape")
    bench.use(touchscreen: false)
    bench.tap(try bench.place("Tab Scene"))
    #expect(!bench.stage.theme.isForFingers && bench.stage.layout.phone == phone)
  }
}
