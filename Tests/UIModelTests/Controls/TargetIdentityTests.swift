// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Tests which actions count as equal. UIKit compares selectors. Methods of Swift can't be compared, so here selectors
/// are compared by their names, and those without a name by the line that makes them.
@MainActor
@Suite("Which actions are the same")
struct TargetIdentityTests {
  @MainActor
  final class Screen: NSObject {
    var calls: [String] = []
    func down() { calls.append("down") }
    func up() { calls.append("up") }
    func save(_ sender: UIButton) { calls.append("save") }
    func open(_ sender: UIButton) { calls.append("open") }
    func pan(_ sender: UIGestureRecognizer) { calls.append("pan") }
    func swipe(_ sender: UIGestureRecognizer) { calls.append("swipe") }
  }

  /// Adds its action each time it shows a row, as a list does that reuses its rows.
  @MainActor
  private func show(_ button: UIButton, _ screen: Screen) {
    button.addTarget(screen, action: Screen.save(_:), for: .touchUpInside)
    button.addTarget(screen, action: Screen.down, for: .touchDown)
  }

  @Test("a method written at one place is one action, however often the line is run")
  func writtenOnce() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    for _ in 0..<3 { show(b, screen) }
    stage.tap(150, 120)
    #expect(screen.calls == ["down", "save"] && stage.misuses == [])
    #expect(b.actions(forTarget: screen, forControlEvent: .touchDown)?.count == 1)
  }

  @Test(
    "two methods that one line adds are both called: by name for one event, in any case for two")
  func variable() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    for (name, method) in [("save", Screen.save), ("open", Screen.open)] {
      b.addTarget(screen, action: Selector(method, name: name), for: .touchUpInside)
    }
    for (event, method) in [(UIControl.Event.touchDown, Screen.down), (.touchUpInside, Screen.up)] {
      b.addTarget(screen, action: method, for: event)
    }
    stage.tap(150, 120)
    #expect(screen.calls == ["down", "save", "open", "up"])
  }

  @Test(
    "one line without a name is one action of an event, also with another method; names make two")
  func variableTwice() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    let methods = [Screen.down, Screen.up]
    for method in methods { b.addTarget(screen, action: method, for: .touchDown) }
    for (index, method) in methods.enumerated() {
      let named = Selector(method, name: "method \(index)")
      for _ in 0..<2 { b.addTarget(screen, action: named, for: .touchUpInside) }
    }
    stage.tap(150, 120)
    #expect(screen.calls == ["down", "down", "up"] && stage.misuses == [])
  }

  @Test("a selector that is kept removes what it added; two of one line need names to differ")
  func kept() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    let unnamed = [Screen.down, Screen.up].map { Selector($0) }
    #expect(unnamed[0] == unnamed[1] && unnamed[0] != Selector(Screen.down))
    let selectors = [("down", Screen.down), ("up", Screen.up)].map { Selector($1, name: $0) }
    for selector in selectors { b.addTarget(screen, action: selector, for: .touchDown) }
    #expect(selectors[0] != selectors[1] && Set(selectors).count == 2)
    b.removeTarget(screen, action: selectors[0], for: .touchDown)
    stage.tap(150, 120)
    #expect(screen.calls == ["up"] && stage.misuses.isEmpty)
  }

  @Test("a selector made again for the removal removes nothing, which is said; by name it does")
  func removal() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    b.addTarget(screen, action: Screen.down, for: .touchDown)
    b.removeTarget(screen, action: Selector(Screen.down), for: .touchDown)
    #expect(stage.misuses.count == 1)
    b.addTarget(screen, action: Selector(Screen.up, name: "up"), for: .touchDown)
    b.removeTarget(screen, action: "up", for: .touchDown)
    stage.tap(150, 120)
    #expect(screen.calls == ["down"] && stage.misuses.count == 1)
  }

  @Test("recognizers count their actions the same way")
  func recognizer() {
    let stage = Stage()
    let screen = Screen()
    let tap = UITapGestureRecognizer()
    tap.name = "t"
    for _ in 0..<2 { tap.addTarget(screen, action: Screen.pan(_:)) }
    #expect(stage.misuses == [])
    for (name, method) in [("pan", Screen.pan), ("swipe", Screen.swipe)] {
      tap.addTarget(screen, action: Selector(method, name: name))
    }
    stage.root.addGestureRecognizer(tap)
    stage.tap(150, 120)
    #expect(screen.calls == ["pan", "pan", "swipe"] && stage.misuses == [])
  }

  @Test(
    "an action replaces another of its identifier for each event that both have")
  func sameIdentifier() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    var calls: [String] = []
    let name = UIAction.Identifier("save")
    let one = UIAction(identifier: name) { _ in calls.append("one") }
    let two = UIAction(identifier: name) { _ in calls.append("two") }
    b.addAction(one, for: .touchDown)
    b.addAction(two, for: .touchUpInside)
    b.addAction(one, for: .touchUpInside)
    stage.tap(150, 120)
    #expect(calls == ["one", "one"])
    var handlers = 0
    b.enumerateEventHandlers { _, _, _, _ in handlers += 1 }
    #expect(handlers == 1)
  }

  @Test("however many actions have no target, they are one entry among the targets")
  func noTarget() {
    let screens = (0..<40).map { _ in Screen() }
    for count in 1..<40 {
      let b = UIButton()
      for number in 0..<count {
        b.addTarget(screens[number], action: "save", for: .touchDown)
        b.addTarget(nil, action: Selector("\(number)"), for: .touchDown)
      }
      let targets = b.allTargets
      #expect(targets.count == count + 1)
      #expect(targets.filter { $0.base is NSNull }.count == 1)
    }
  }
}
