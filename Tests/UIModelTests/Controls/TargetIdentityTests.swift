// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Which actions are one and which are two. UIKit goes by the selector; a method of Swift has no identity,
/// so that here a method counts by where it is written, and one from a variable for itself.
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

  /// Adds its action as a list does whose rows are used again: each time a row is shown.
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

  @Test("two methods that one line adds from a variable are both called, for one event or for two")
  func variable() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    for method in [Screen.save, Screen.open] {
      b.addTarget(screen, action: method, for: .touchUpInside)
    }
    for (event, method) in [(UIControl.Event.touchDown, Screen.down), (.touchUpInside, Screen.up)] {
      b.addTarget(screen, action: method, for: event)
    }
    stage.tap(150, 120)
    #expect(screen.calls == ["down", "save", "open", "up"])
  }

  @Test("that a method from a variable is added where one is already, is said")
  func variableTwice() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    let methods = [Screen.down, Screen.up]
    for method in methods { b.addTarget(screen, action: method, for: .touchDown) }
    #expect(stage.misuses.count == 1)
    #expect(stage.misuses.first?.hasPrefix("B has an action of ") == true)
    for (index, method) in methods.enumerated() {
      let named = Selector(method, name: "method \(index)")
      for _ in 0..<2 { b.addTarget(screen, action: named, for: .touchUpInside) }
    }
    #expect(stage.misuses.count == 1)
    stage.tap(150, 120)
    #expect(screen.calls == ["down", "up", "down", "up"])
  }

  @Test("a selector that is kept removes what it added, also when its method came from a variable")
  func kept() {
    let stage = Stage()
    let screen = Screen()
    let b = stage.put(UIButton(), "B", 100, 100, 100, 40)
    let selectors = [Screen.down, Screen.up].map { Selector($0) }
    for selector in selectors { b.addTarget(screen, action: selector, for: .touchDown) }
    #expect(selectors[0] != selectors[1] && Set(selectors).count == 2)
    b.removeTarget(screen, action: selectors[0], for: .touchDown)
    stage.tap(150, 120)
    #expect(screen.calls == ["up"] && stage.misuses.isEmpty == false)
  }

  @Test("a selector made anew for the removal removes nothing, which is said; by name it does")
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
    for method in [Screen.pan, Screen.swipe] { tap.addTarget(screen, action: method) }
    stage.root.addGestureRecognizer(tap)
    stage.tap(150, 120)
    #expect(screen.calls == ["pan", "pan", "swipe"])
    #expect(
      stage.misuses.count == 1 && stage.misuses.first?.hasPrefix("t has an action of ") == true)
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
