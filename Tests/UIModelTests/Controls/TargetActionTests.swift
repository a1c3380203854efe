// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Targets and actions")
struct TargetActionTests {
  /// A target that notes the calls of its actions, in one list for several targets.
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  @MainActor
  final class Screen: NSObject {
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }
    func plain() { log.lines.append("\(name) plain") }
    func sender(_ sender: UIButton) { log.lines.append("\(name) from \(sender.journalName)") }
    func full(_ sender: UIControl, _ event: UIEvent?) {
      log.lines.append("\(name) event \(event.map { "\($0.type)" } ?? "none")")
    }
  }

  final class Saving: UIViewController, UIActionImplementing {
    static let implementedActions = [Selector(Saving.save(_:), name: "save")]
    var log: Log?
    func save(_ sender: Any?) {
      log?.lines.append(
        "controller saves for \((sender as? UIResponder)?.journalName ?? "no control")")
    }
  }

  @MainActor
  final class Delegate: UIResponder, UIApplicationDelegate, UIActionImplementing {
    static let implementedActions = [Selector(Delegate.save, name: "save")]
    var log: Log?
    func save() { log?.lines.append("delegate saves") }
  }

  private func button(on stage: Stage) -> UIButton {
    stage.put(UIButton(), "B", 100, 100, 100, 40)
  }

  /// Converts a set of targets to names. NSNull is not a singleton on Linux, so sets with it can't be compared.
  private func named(_ targets: Set<AnyHashable>) -> [String] {
    targets.map { $0.base is NSNull ? "nil" : ($0.base as? Screen)?.name ?? "?" }.sorted()
  }

  @Test("methods with no, one and two parameters are called, in the order of adding")
  func parameters() {
    let stage = Stage()
    let log = Log()
    let (one, two) = (Screen("one", log), Screen("two", log))
    let b = button(on: stage)
    b.addTarget(two, action: Screen.plain, for: .touchUpInside)
    b.addTarget(one, action: Screen.sender(_:), for: .touchUpInside)
    b.addTarget(one, action: Screen.full(_:_:), for: .touchUpInside)
    b.addAction(UIAction { _ in log.lines.append("action") }, for: .touchUpInside)
    b.addTarget(one, action: Screen.plain, for: .touchDown)
    stage.tap(150, 120)
    #expect(log.lines == ["one plain", "two plain", "one from B", "one event touches", "action"])
  }

  @Test("a pair that is there already is called once; events of one pair add up")
  func twice() {
    let stage = Stage()
    let log = Log()
    let one = Screen("one", log)
    let b = button(on: stage)
    let plain = Selector(Screen.plain, name: "plain")
    b.addTarget(one, action: plain, for: .touchDown)
    b.addTarget(one, action: plain, for: .touchDown)
    b.addTarget(one, action: plain, for: .touchUpInside)
    #expect(b.allControlEvents == [.touchDown, .touchUpInside])
    #expect(b.actions(forTarget: one, forControlEvent: .touchDown) == ["plain"])
    #expect(b.actions(forTarget: one, forControlEvent: .touchCancel) == nil)
    b.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log.lines == ["one plain"])
    b.removeTarget(one, action: plain, for: .touchDown)
    b.sendActions(for: .touchDown)
    b.sendActions(for: .touchUpInside)
    #expect(log.lines == ["one plain", "one plain"])
  }

  @Test("removing without an action removes all of a target, without a target all of all")
  func removal() {
    let stage = Stage()
    let log = Log()
    let (one, two) = (Screen("one", log), Screen("two", log))
    let b = button(on: stage)
    for screen in [one, two] {
      b.addTarget(screen, action: Screen.plain, for: .touchDown)
      b.addTarget(screen, action: Screen.sender(_:), for: .touchDown)
    }
    b.addTarget(nil, action: "save", for: .touchDown)
    #expect(named(b.allTargets) == ["nil", "one", "two"])
    b.removeTarget(one, action: nil, for: .allEvents)
    #expect(named(b.allTargets) == ["nil", "two"])
    b.removeTarget(nil, action: nil, for: .allEvents)
    #expect(b.allTargets.isEmpty && b.allControlEvents.isEmpty)
    b.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty)
  }

  @Test("a target is not kept alive; when it is gone the others are called")
  func weakTarget() {
    let stage = Stage()
    let log = Log()
    let two = Screen("two", log)
    let b = button(on: stage)
    weak var gone: Screen?
    do {
      let one = Screen("one", log)
      gone = one
      b.addTarget(one, action: Screen.plain, for: .touchDown)
    }
    b.addTarget(two, action: Screen.plain, for: .touchDown)
    #expect(gone == nil)
    stage.tap(150, 120)
    #expect(log.lines == ["two plain"])
    #expect(b.allTargets == [two])
  }

  @Test("an action that removes a later target keeps it from being called")
  func removalWhileSending() {
    let stage = Stage()
    let log = Log()
    let one = Screen("one", log)
    let b = button(on: stage)
    b.addAction(
      UIAction { action in
        (action.sender as? UIButton)?.removeTarget(one, action: nil, for: .allEvents)
        b.addTarget(one, action: Screen.sender(_:), for: .touchDown)
      }, for: .touchDown)
    b.addTarget(one, action: Screen.plain, for: .touchDown)
    stage.tap(150, 120)
    #expect(log.lines.isEmpty)
  }

  @Test("an action replaces one of the same identifier, is listed, performed and removed")
  func actions() {
    let stage = Stage()
    let log = Log()
    let b = button(on: stage)
    let name = UIAction.Identifier("save")
    b.addAction(UIAction(identifier: name) { _ in log.lines.append("old") }, for: .touchDown)
    let new = UIAction(title: "Save", identifier: name) { _ in log.lines.append("new") }
    b.addAction(new, for: .touchDown)
    b.addTarget(nil, action: "open", for: .touchUpInside)
    stage.tap(150, 120)
    #expect(log.lines == ["new"])
    #expect(new.sender as? UIControl === b)
    var listed: [String] = []
    b.enumerateEventHandlers { action, pair, events, stop in
      listed.append("\(action?.title ?? pair?.1.name ?? "?") \(events.names)")
    }
    #expect(listed == ["Save [\"touchDown\"]", "open [\"touchUpInside\"]"])
    b.sendAction(new)
    b.removeAction(identifiedBy: name, for: .touchDown)
    b.sendActions(for: .touchDown)
    #expect(log.lines == ["new", "new"])
  }

  @Test("a primary action runs at touchUpInside of a button and gives it its title")
  func primaryAction() {
    let stage = Stage()
    let log = Log()
    let action = UIAction(title: "Go") { _ in log.lines.append("went") }
    let b = stage.put(UIButton(type: .system, primaryAction: action), "B", 100, 100, 100, 40)
    #expect(b.currentTitle == "Go")
    stage.finger(1).down(150, 120)
    #expect(log.lines.isEmpty)
    stage.finger(1).up()
    #expect(log.lines == ["went"])
  }

  @Test(
    "X127 without a target the first responder of the chain that implements the action performs it")
  func nilTarget() {
    let stage = Stage()
    let log = Log()
    let screen = Saving()
    screen.log = log
    stage.window.rootViewController = screen
    let delegate = Delegate()
    delegate.log = log
    stage.application.delegate = delegate
    let b = stage.put(UIButton(), "B", in: screen.view, 100, 100, 100, 40)
    b.addTarget(nil, action: "save", for: .touchUpInside)
    stage.tap(150, 120)
    #expect(log.lines == ["controller saves for B"])
    stage.window.rootViewController = stage.controller
    stage.root.addSubview(b)
    stage.wait(1)
    stage.tap(150, 120)
    #expect(log.lines.last == "delegate saves")
    stage.application.delegate = nil
    #expect(!stage.application.sendAction("save", to: nil, from: b, for: nil))
    #expect(stage.facts.last == .unhandledAction("save", from: b.journalSubject))
  }

  @Test("the search without a target starts at the first responder, and there is none without both")
  func nilTargetFromFirstResponder() {
    let stage = Stage()
    let log = Log()
    let screen = Saving()
    screen.log = log
    stage.window.rootViewController = screen
    let field = stage.put(UITextField(), "Field", in: screen.view, 0, 0, 100, 40)
    #expect(!stage.application.sendAction("save", to: nil, from: nil, for: nil))
    field.becomeFirstResponder()
    #expect(stage.application.sendAction("save", to: nil, from: nil, for: nil))
    #expect(log.lines == ["controller saves for no control"])
    #expect(field.target(forAction: "save", withSender: nil) as? UIViewController === screen)
    #expect(field.target(forAction: "open", withSender: nil) == nil)
  }

  @Test("a responder that says it can't perform an action is passed over")
  func canPerform() {
    final class Shy: UIView, UIActionImplementing {
      static let implementedActions = [Selector(Shy.save, name: "save")]
      func save() { Issue.record("was called") }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let stage = Stage()
    let shy = Shy(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(shy)
    let b = stage.put(UIButton(), "B", in: shy, 10, 10, 100, 40)
    #expect(!stage.application.sendAction("save", to: nil, from: b, for: nil))
  }

  @Test("where `next` closes a circle the search still ends")
  func circle() {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 0, 0, 200, 200)
    let b = stage.put(UIButton(), "B", in: outer, 10, 10, 100, 40)
    outer.nextOverride = b
    #expect(!stage.application.sendAction("save", to: nil, from: b, for: nil))
  }

  @Test("an action that its target does not implement is reported, not lost")
  func missingMethod() {
    let stage = Stage()
    let b = button(on: stage)
    let screen = Screen("one", Log())
    b.addTarget(screen, action: "missing", for: .touchUpInside)
    stage.tap(150, 120)
    #expect(stage.misuses == ["Screen does not implement missing."])
    #expect(stage.facts.contains(.unhandledAction("missing", from: b.journalSubject)))
  }

  @Test("a method that takes another class of sender is not called, and that is reported")
  func wrongSender() {
    let stage = Stage()
    let log = Log()
    let screen = Screen("one", log)
    let toggle = stage.put(UISwitch(), "S", 100, 100, 0, 0)
    toggle.addTarget(
      screen, action: Selector(Screen.sender(_:), name: "sender"), for: .valueChanged)
    stage.tap(110, 110)
    #expect(log.lines.isEmpty)
    #expect(stage.misuses == ["sender of Screen does not take the sender that was given."])
  }

  @Test("a sender that is a value comes to a method that takes one")
  func valueAsSender() {
    struct Place { let row: Int }
    @MainActor
    final class Taker: NSObject {
      var taken: [String] = []
      func number(_ number: Int) { taken.append("number \(number)") }
      func text(_ text: String) { taken.append("text \(text)") }
      func place(_ place: Place) { taken.append("row \(place.row)") }
      func any(_ sender: Any?) { taken.append("any \(sender as? Int ?? 0)") }
    }
    let stage = Stage()
    let taker = Taker()
    for (action, sender) in [
      (Selector(Taker.number(_:)), 5), (Selector(Taker.text(_:)), "five"),
      (Selector(Taker.place(_:)), Place(row: 5)), (Selector(Taker.any(_:)), 5),
    ] as [(Selector, Any)] {
      #expect(stage.application.sendAction(action, to: taker, from: sender, for: nil))
    }
    #expect(taker.taken == ["number 5", "text five", "row 5", "any 5"])
  }

  @Test("X129 both sendActions are on the path, the control's first, and may be overridden")
  func path() {
    final class Recorder: UIApplication {
      var calls: [String] = []
      override func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
      ) -> Bool {
        calls.append("application \(action) \(event != nil)")
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    final class Silent: UIButton {
      var calls: [String] = []
      var passes = true
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        calls.append("control \(action) \(isTracking)")
        if passes { super.sendAction(action, to: target, for: event) }
      }
    }
    let application = Recorder()
    let stage = Stage(application: application)
    let log = Log()
    let screen = Screen("one", log)
    let b = stage.put(Silent(), "B", 100, 100, 100, 40)
    b.addTarget(screen, action: Selector(Screen.plain, name: "plain"), for: .touchUpInside)
    stage.tap(150, 120)
    #expect(b.calls == ["control plain false"])
    #expect(application.calls == ["application plain true"])
    #expect(log.lines == ["one plain"])
    b.passes = false
    stage.wait(1)
    stage.tap(150, 120)
    #expect(application.calls.count == 1 && log.lines.count == 1)
  }

  @Test("events sent together tell a pair once, in the order of adding")
  func together() {
    let stage = Stage()
    let b = button(on: stage)
    stage.log(b, .events)
    stage.logAction("exit", of: b, for: .touchDragExit)
    stage.logAction("outside", of: b, for: .touchDragOutside)
    stage.logAction("any drag", of: b, for: [.touchDragExit, .touchDragOutside])
    stage.finger(1).down(150, 120)
    _ = stage.takeLines()
    stage.finger(1).move(150, 300).up()
    stage.expect(
      "B: touchDragOutside", "B: touchDragExit", "exit", "outside", "any drag",
      "B: touchUpOutside")
  }

  @Test("events of an application are shown by their bit")
  func unnamed() {
    let own = UIControl.Event(rawValue: 1 << 24)
    #expect(own.names == ["1<<24"])
    #expect(UIControl.Event(name: "touchUpInside") == .touchUpInside)
    #expect(UIControl.Event(name: "touchUp") == nil)
    #expect(UIControl.Event.allTouchEvents.names.prefix(9).count == 9)
  }
}
