// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Controls under recognizers")
struct ControlsAndGesturesTests {
  /// Nests R > A > B > C with taps on A, B and C, and a button D in C that logs its tap.
  private func nest(_ stage: Stage) -> UIButton {
    let a = stage.view("A", in: stage.root, 0, 0, 400, 400)
    let b = stage.view("B", in: a, 0, 0, 300, 300)
    let c = stage.view("C", in: b, 0, 0, 200, 200)
    for (name, view) in [("gA", a), ("gB", b), ("gC", c)] {
      stage.add(UITapGestureRecognizer(), name, to: view, logs: .recognizers)
    }
    let d = stage.put(UIButton(), "D", in: c, 50, 50, 100, 40)
    stage.logAction("button clicked!", of: d, for: .touchUpInside)
    return d
  }

  /// Sorts the recognizers' lines within each phase, as their order is not guaranteed.
  private func sortedByPhase(_ lines: [String]) -> [String] {
    var sorted: [String] = []
    var group: [String] = []
    for line in lines + [""] {
      if line.hasPrefix("-[g") && (group.first.map { phase($0) == phase(line) } ?? true) {
        group.append(line)
      } else {
        sorted += group.sorted()
        group = line.hasPrefix("-[g") ? [line] : []
        if !line.hasPrefix("-[g"), !line.isEmpty { sorted.append(line) }
      }
    }
    return sorted
  }

  private func phase(_ line: String) -> Substring { line.drop { $0 != " " } }

  @Test("X07 a button acts under three taps of its superviews")
  func underTaps() {
    let stage = Stage()
    _ = nest(stage)
    stage.tap(100, 70)
    #expect(
      sortedByPhase(stage.lines) == [
        "-[gA touchesBegan:withEvent:]", "-[gB touchesBegan:withEvent:]",
        "-[gC touchesBegan:withEvent:]", "-[gA touchesEnded:withEvent:]",
        "-[gB touchesEnded:withEvent:]", "-[gC touchesEnded:withEvent:]", "button clicked!",
      ])
    stage.end()
  }

  @Test("X08 with a tap of its own the button is silent")
  func ownTap() {
    let stage = Stage()
    let d = nest(stage)
    stage.add(UITapGestureRecognizer(), "gD", to: d, logs: .recognizers)
    stage.tap(100, 70)
    let lines = sortedByPhase(stage.lines)
    #expect(lines.filter { !$0.hasPrefix("-[") } == ["gD!"])
    #expect(lines.filter { $0.hasSuffix("touchesEnded:withEvent:]") }.count == 4)
    #expect(lines.last == "gD!")
    stage.end()
  }

  @Test("X61 a tap on a button reaches no other view")
  func buttonAlone() {
    let stage = Stage()
    stage.log(stage.root, .touches)
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    stage.logAction("clicked", of: b, for: .touchUpInside)
    stage.tap(150, 120)
    stage.expect("clicked")
  }

  /// Adds a control, and a blue view with a tap recognizer whose state is logged after touchesEnded.
  private func blue(_ stage: Stage, _ control: UIControl) -> UITapGestureRecognizer {
    let blue = stage.view("Blue", in: stage.root, 50, 100, 300, 300)
    let g = stage.add(StateLoggingTap(), "g", to: blue, logs: .recognizers)
    g.journal = stage.host.journal
    stage.put(control, "Button", in: blue, 100, 100, 100, 40, logs: .touches, .tracking)
    stage.logAction("button clicked!", of: control, for: .touchUpInside)
    return g
  }

  @Test("X23 a button refuses a tap of its superview in the same event")
  func refuses() {
    let stage = Stage()
    _ = blue(stage, UIButton())
    stage.tap(200, 220)
    stage.expect(
      "-[g touchesBegan:withEvent:]", "-[Button touchesBegan:withEvent:]",
      "-[Button beginTrackingWithTouch:withEvent:]", "-[g touchesEnded:withEvent:]", "state 5",
      "-[Button touchesEnded:withEvent:]", "-[Button endTrackingWithTouch:withEvent:]",
      "button clicked!")
    stage.end()
  }

  @Test("X24 a tap on the button itself is not refused and wins")
  func ownTapWins() {
    let stage = Stage()
    let button = UIButton()
    let g = blue(stage, button)
    button.addGestureRecognizer(g)
    stage.tap(200, 220)
    stage.expect(
      "-[g touchesBegan:withEvent:]", "-[Button touchesBegan:withEvent:]",
      "-[Button beginTrackingWithTouch:withEvent:]", "-[g touchesEnded:withEvent:]", "state 3",
      "g!", "-[Button touchesCancelled:withEvent:]", "-[Button cancelTrackingWithEvent:]")
    stage.end()
  }

  @Test("X25 a tap that takes no touches away acts, and the button too")
  func both() {
    let stage = Stage()
    let g = blue(stage, UIButton())
    g.cancelsTouchesInView = false
    stage.tap(200, 220)
    #expect(
      Array(stage.lines.suffix(4)) == [
        "g!", "-[Button touchesEnded:withEvent:]", "-[Button endTrackingWithTouch:withEvent:]",
        "button clicked!",
      ])
    stage.end()
  }

  @Test("X26 a control of one's own does not refuse: it is cancelled")
  func customControl() {
    let stage = Stage()
    let control = StageControl()
    _ = blue(stage, control)
    stage.log(control, .events)
    stage.tap(200, 220)
    stage.expect(
      "-[g touchesBegan:withEvent:]", "-[Button touchesBegan:withEvent:]",
      "-[Button beginTrackingWithTouch:withEvent:]", "Button: touchDown",
      "-[g touchesEnded:withEvent:]", "state 3", "g!", "-[Button touchesCancelled:withEvent:]",
      "-[Button cancelTrackingWithEvent:]", "Button: touchCancel")
    stage.end()
  }

  /// Taps a button in R, which has a tap recognizer; returns the time of the button's action.
  private func delayed(taps: Int, _ change: (UITapGestureRecognizer) -> Void = { _ in }) -> Stage {
    let stage = Stage()
    let g = stage.add(UITapGestureRecognizer(), "g", to: stage.root)
    g.numberOfTapsRequired = taps
    change(g)
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40, logs: .events)
    b.addAction(
      UIAction { [unowned stage] _ in
        let time = (stage.now * 1000).rounded() / 1000
        stage.host.journal.write(.text("clicked at \(time)", about: nil))
      }, for: .touchUpInside)
    return stage
  }

  @Test("X88 under a double tap a button acts when that failed, 0.35 s after the lift")
  func underDoubleTap() {
    let stage = delayed(taps: 2)
    stage.tap(150, 120)
    #expect(!stage.lines.contains { $0.hasPrefix("clicked") })
    stage.wait(1)
    #expect(stage.lines.contains("clicked at 0.43"))
    stage.end()
  }

  @Test("X90 under a single tap a button acts at the lift")
  func underSingleTap() {
    let stage = delayed(taps: 1)
    stage.tap(150, 120)
    stage.expect("B: touchDown", "B: touchUpInside", "clicked at 0.08", "B: primaryActionTriggered")
    stage.end()
  }

  @Test("when the double tap does not delay, the first tap acts and the second is taken")
  func doubleTapWithoutDelay() {
    let stage = delayed(taps: 2) { $0.delaysTouchesEnded = false }
    stage.taps(150, 120, 2)
    stage.expect(
      "B: touchDown", "B: touchUpInside", "clicked at 0.08", "B: primaryActionTriggered",
      "B: touchDown", "B: touchDownRepeat", "g!", "B: touchCancel")
    stage.end()
  }

  @Test("two taps at once make the double tap act and the button silent")
  func doubleTapWins() {
    let stage = delayed(taps: 2)
    stage.taps(150, 120, 2)
    stage.wait(1)
    #expect(stage.lines.contains("g!") && !stage.lines.contains { $0.hasPrefix("clicked") })
    stage.end()
  }

  @Test("X10 a round button that sticks out of a tab bar is not hit there")
  func roundButtonMissed() {
    let stage = Stage()
    stage.view("Table", in: stage.root, 0, 0, 400, 800)
    _ = tabBar(stage, TabBar())
    stage.tap(200, 740)
    stage.expect("-[Table touchesBegan:withEvent:]", "-[Table touchesEnded:withEvent:]")
  }

  @Test("X11 it is when the bar's point(inside:) accepts it; beside it the table is")
  func roundButtonHit() {
    let stage = Stage()
    stage.view("Table", in: stage.root, 0, 0, 400, 800)
    let bar = TabBar()
    bar.accepts = true
    let delegate = tabBar(stage, bar)
    stage.tap(200, 740)
    stage.expect("circle")
    stage.tap(20, 740)
    stage.expect("circle", "-[Table touchesBegan:withEvent:]", "-[Table touchesEnded:withEvent:]")
    stage.tap(50, 775)
    #expect(delegate.chosen == ["one"] && bar.selectedItem?.title == "one")
    stage.tap(350, 775)
    stage.tap(350, 775)
    #expect(delegate.chosen == ["one", "two", "two"])
  }

  private func tabBar(_ stage: Stage, _ bar: TabBar) -> BarDelegate {
    bar.frame = CGRect(x: 0, y: 750, width: 400, height: 50)
    stage.root.addSubview(bar)
    bar.items = ["one", "two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    stage.put(bar.circle, "Circle", in: bar, 170, -20, 60, 60)
    stage.logAction("circle", of: bar.circle, for: .touchUpInside)
    let delegate = BarDelegate()
    bar.delegate = delegate
    objects.append(delegate)
    return delegate
  }

  private let objects = Keeper()

  final class Keeper {
    private var kept: [AnyObject] = []
    func append(_ object: AnyObject) { kept.append(object) }
  }

  final class BarDelegate: UITabBarDelegate {
    var chosen: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      chosen.append(item.title ?? "")
    }
  }

  final class TabBar: UITabBar {
    let circle = UIButton()
    var accepts = false
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if accepts {
        let inCircle = convert(point, to: circle)
        if circle.point(inside: inCircle, with: event) { return true }
      }
      return super.point(inside: point, with: event)
    }
  }

  final class StateLoggingTap: UITapGestureRecognizer {
    var journal: Journal?
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      journal?.write(.text("state \(state.rawValue)", about: nil))
    }
  }
}
