// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// The gallery without a window: the results of fingers and keys, as lines of the log.
@MainActor
@Suite("The gallery of controls")
struct ControlsSceneTests {
  private func open() throws -> Bench {
    let bench = try Bench("controls")
    _ = bench.takeLines()
    return bench
  }

  // MARK: Fingers

  struct Tap: Sendable, CustomTestStringConvertible {
    let control: String
    /// The point in the control's coordinates; nil for the centre.
    var point: CGPoint?
    let events: [String]
    let result: String?
    var testDescription: String { result ?? control }
  }

  nonisolated static let taps = [
    Tap(
      control: "SystemButton", events: ["touchDown", "touchUpInside", "primaryActionTriggered"],
      result: "System = 1 tap"),
    Tap(
      control: "CustomButton", events: ["touchDown", "touchUpInside", "primaryActionTriggered"],
      result: "Custom = selected"),
    Tap(
      control: "OffSwitch",
      events: ["valueChanged", "touchUpInside", "primaryActionTriggered"],
      result: "Switch = on, on"),
    Tap(control: "Slider", events: ["touchDown", "touchUpInside"], result: nil),
    Tap(control: "Slider", point: CGPoint(x: 20, y: 15), events: [], result: nil),
    Tap(
      control: "Stepper", point: CGPoint(x: 70, y: 16),
      events: ["touchDown", "valueChanged", "touchUpInside", "primaryActionTriggered"],
      result: "Stepper = 1, 0"),
    Tap(
      control: "Stepper", point: CGPoint(x: 20, y: 16), events: ["touchDown", "touchUpInside"],
      result: nil),
    Tap(
      control: "WrapStepper", point: CGPoint(x: 20, y: 16),
      events: ["touchDown", "valueChanged", "touchUpInside", "primaryActionTriggered"],
      result: "Stepper = 0, 5"),
    Tap(
      control: "Segments",
      events: ["touchDown", "valueChanged", "touchUpInside", "primaryActionTriggered"],
      result: "Segments = Two"),
    Tap(
      control: "Segments", point: CGPoint(x: 170, y: 16), events: ["touchDown", "touchUpInside"],
      result: nil),
    Tap(
      control: "Pages", point: CGPoint(x: 150, y: 13),
      events: ["touchDown", "valueChanged", "touchUpInside", "primaryActionTriggered"],
      result: "Pages = 2 of 5"),
    Tap(
      control: "TextField", events: ["touchDown", "editingDidBegin", "touchUpInside"],
      result: nil),
    Tap(
      control: "ClearField", point: CGPoint(x: 96, y: 16),
      events: ["touchDown", "editingChanged", "editingDidBegin", "touchUpInside"],
      result: "More text = 0, 6"),
    Tap(control: "DisabledSystemButton", events: [], result: nil),
    Tap(control: "DisabledButton", events: [], result: nil),
    Tap(control: "DisabledSwitch", events: [], result: nil),
  ]

  @Test("a tap sends what UIKit sends, and the row says what came of it", arguments: taps)
  func tap(tap: Tap) throws {
    let bench = try open()
    bench.tap(try bench.place(tap.control, tap.point))
    let lines = bench.takeLines()
    #expect(lines.first == "-[\(tap.control) touchesBegan:withEvent:]")
    let head = "\(tap.control): "
    #expect(lines.filter { $0.hasPrefix(head) } == tap.events.map { head + $0 })
    #expect(lines.filter { $0.contains(" = ") } == [tap.result].compactMap { $0 })
  }

  @Test("a slider's knob follows the finger, and a drag puts a switch off")
  func drags() throws {
    let bench = try open()
    let knob = try bench.place("Slider")
    bench.touch((1, .began, knob))
    for step in 1...6 {
      bench.touch((1, .moved, CGPoint(x: knob.x + CGFloat(step) * 10, y: knob.y)))
    }
    // The knob moves by 165 points for a change of the value by 100.
    let value = try #require(try bench.view("Slider") as? UISlider).value
    #expect(abs(value - 6_000 / 165) < 0.01)
    #expect(!bench.takeLines().contains { $0.contains(" = ") })
    bench.touch((1, .ended, CGPoint(x: knob.x + 60, y: knob.y)))
    #expect(bench.takeLines().last == "Slider = 36")

    let on = try bench.place("OnSwitch")
    bench.touch((1, .began, on))
    bench.touch((1, .moved, CGPoint(x: on.x - 12, y: on.y)))
    bench.touch((1, .moved, CGPoint(x: on.x - 24, y: on.y)))
    bench.touch((1, .ended, CGPoint(x: on.x - 24, y: on.y)))
    #expect(bench.takeLines().contains("Switch = off, off"))
  }

  @Test("a half of a stepper that is held makes a step after 0.5 s, and then ten a second")
  func autorepeat() throws {
    let bench = try open()
    let plus = try bench.place("Stepper", CGPoint(x: 70, y: 16))
    let stepper = try #require(try bench.view("Stepper") as? UIStepper)
    bench.touch((1, .began, plus))
    bench.wait(0.49)
    #expect(stepper.value == 0)
    bench.wait(0.02)
    #expect(stepper.value == 1)
    bench.wait(0.2)
    bench.touch((1, .ended, plus))
    #expect(bench.takeLines().last == "Stepper = 3, 0")
  }

  @Test("a button is highlighted while the finger is near, and sends nothing when it lifts far off")
  func dragOff() throws {
    let bench = try open()
    let button = try #require(try bench.view("CustomButton") as? UIButton)
    let place = try bench.place("CustomButton")
    func at(_ y: CGFloat) -> CGPoint { CGPoint(x: place.x, y: place.y + y) }
    bench.touch((1, .began, place))
    #expect(button.isHighlighted && button.currentTitle == "Pressed")
    bench.touch((1, .moved, at(80)))
    #expect(button.isHighlighted)
    bench.touch((1, .moved, at(100)))
    #expect(!button.isHighlighted && button.currentTitle == "Normal")
    bench.touch((1, .ended, at(100)))
    let lines = bench.takeLines()
    #expect(lines.contains("CustomButton: touchDragExit"))
    #expect(lines.last == "CustomButton: touchUpOutside")
    #expect(!button.isSelected)
  }

  // MARK: Keys

  private func focused(_ bench: Bench) -> String? {
    bench.stage.session.specimen.scene.windows.first?.focusedControl?.journalName
  }

  @Test("Tab goes round all controls that can act, and Shift+Tab back")
  func tabOrder() throws {
    let bench = try open()
    let order = [
      "SystemButton", "CustomButton", "OffSwitch", "OnSwitch", "Slider", "Stepper", "WrapStepper",
      "Segments", "Pages", "TextField", "ClearField", "SecretField",
    ]
    for name in order + order.prefix(1) {
      bench.press("Tab")
      #expect(focused(bench) == name)
    }
    for name in order.reversed() {
      bench.press("Tab", .shift)
      #expect(focused(bench) == name)
    }
    bench.press("Escape")
    #expect(focused(bench) == nil)
  }

  struct KeyStory: Sendable, CustomTestStringConvertible {
    let control: String
    let keys: [String]
    let results: [String]
    var testDescription: String { "\(control), \(keys.joined(separator: " "))" }
  }

  nonisolated static let keyStories = [
    KeyStory(
      control: "SystemButton", keys: ["Space", "Return"],
      results: ["System = 1 tap", "System = 2 taps"]),
    KeyStory(
      control: "CustomButton", keys: ["Return", "Keypad Enter"],
      results: ["Custom = selected", "Custom = normal"]),
    KeyStory(
      control: "OffSwitch", keys: ["Space", "Left", "Left", "Right"],
      results: ["Switch = on, on", "Switch = off, on", "Switch = on, on"]),
    KeyStory(
      control: "Slider", keys: ["Right", "Up", "Left", "Down", "Down"],
      results: ["10", "20", "10", "0", "-10"].map { "Slider = \($0)" }),
    KeyStory(
      control: "Stepper", keys: ["Left", "Right", "Up", "Down"],
      results: ["Stepper = 1, 0", "Stepper = 2, 0", "Stepper = 1, 0"]),
    KeyStory(
      control: "WrapStepper", keys: ["Left", "Right"],
      results: ["Stepper = 0, 5", "Stepper = 0, 0"]),
    KeyStory(
      control: "Segments", keys: ["Right", "Right", "Left"],
      results: ["Segments = Two", "Segments = One"]),
    KeyStory(
      control: "Pages", keys: ["Left", "Right", "Right"],
      results: ["Pages = 2 of 5", "Pages = 3 of 5"]),
  ]

  @Test("space, return and arrows work the control with the focus", arguments: keyStories)
  func keys(story: KeyStory) throws {
    let bench = try open()
    while focused(bench) != story.control { bench.press("Tab") }
    _ = bench.takeLines()
    for key in story.keys { bench.type(key) }
    #expect(bench.takeLines().filter { $0.contains(" = ") } == story.results)
  }

  @Test("a button is highlighted while space is down, acts when it comes up, and not during a call")
  func spaceHighlights() throws {
    let bench = try open()
    let button = try #require(try bench.view("SystemButton") as? UIButton)
    bench.press("Tab")
    bench.press("Space")
    #expect(button.isHighlighted)
    #expect(bench.takeLines() == [])
    bench.release("Space")
    #expect(!button.isHighlighted)
    #expect(bench.takeLines().first == "SystemButton: touchUpInside")
    bench.press("Space")
    bench.press("I")
    #expect(!button.isHighlighted)
    bench.release("Space")
    bench.type("Space")
    #expect(!bench.takeLines().contains { $0.hasPrefix("System") })
  }

  // MARK: Typing

  @Test("while a field is edited letters go there, blanks once, and Escape gives the keys back")
  func typing() throws {
    let bench = try open()
    let field = try #require(try bench.view("TextField") as? UITextField)
    bench.tap(try bench.place("TextField"))
    #expect(bench.stage.wantsText)
    _ = bench.takeLines()
    for letter in ["H", "T", "O"] { bench.type(letter, text: letter.lowercased()) }
    bench.type("Space", text: " ")
    bench.type("/", text: "?", .shift)
    #expect(field.text == "hto ?")
    #expect(bench.stage.keyMap.isHidden)
    bench.press("Backspace")
    bench.repeatKey("Backspace")
    bench.type("Left")
    bench.type("A", text: "a")
    #expect(field.text == "htao")
    let lines = bench.takeLines()
    #expect(lines.last == "Text = htao")
    #expect(!lines.contains { $0.hasSuffix(" on") || $0.hasSuffix(" off") })
    bench.type("Escape")
    #expect(!bench.stage.wantsText && !field.isEditing)
    bench.type("H", text: "h")
    #expect(field.text == "htao")
    #expect(bench.takeLines() == ["TextField: editingDidEnd", "Hit-test path off"])
  }

  @Test("return ends the editing, and return again begins it where the focus still is")
  func returnKey() throws {
    let bench = try open()
    bench.tap(try bench.place("TextField"))
    _ = bench.takeLines()
    bench.type("Return")
    #expect(
      bench.takeLines() == [
        "TextField: editingDidEndOnExit", "TextField: primaryActionTriggered",
        "TextField: editingDidEnd",
      ])
    #expect(!bench.stage.wantsText)
    bench.type("Return")
    #expect(bench.takeLines() == ["TextField: editingDidBegin"])
    #expect(bench.stage.wantsText)
  }

  @Test("during a call and under the map of keys nothing is typed, and the call's key is no letter")
  func typingIsOff() throws {
    let bench = try open()
    let field = try #require(try bench.view("TextField") as? UITextField)
    bench.tap(try bench.place("TextField"))
    bench.type("F1")
    #expect(!bench.stage.keyMap.isHidden && !bench.stage.wantsText)
    bench.type("Escape")
    #expect(bench.stage.keyMap.isHidden && bench.stage.wantsText)
    bench.type("Escape")
    bench.type("I")
    bench.type("Return")
    #expect(!field.isEditing && !bench.stage.wantsText)
    bench.type("I")
    bench.type("Return")
    #expect(field.isEditing && field.text == "")
  }

  @Test("a password is shown in dots and its length in the row")
  func secret() throws {
    let bench = try open()
    bench.tap(try bench.place("SecretField"))
    bench.type("X", text: "x")
    #expect(bench.takeLines().last == "More text = 8, 7")
  }

  // MARK: The list

  @Test("a list that is pulled down far enough loads a row, and one that is not does not")
  func refreshing() throws {
    let bench = try open()
    let list = try #require(try bench.view("List") as? UITableView)
    let place = try bench.place("List", CGPoint(x: 180, y: 10))
    func pull(by way: CGFloat) {
      bench.touch((1, .began, place))
      for step in 1...10 {
        bench.touch((1, .moved, CGPoint(x: place.x, y: place.y + way * CGFloat(step) / 10)))
      }
      bench.touch((1, .ended, CGPoint(x: place.x, y: place.y + way)))
    }
    pull(by: 100)
    bench.wait(2)
    #expect(bench.takeLines().allSatisfy { !$0.hasPrefix("List = ") })
    pull(by: 240)
    #expect(bench.takeLines().contains("List = loading"))
    bench.wait(1)
    #expect(list.contentOffset.y == -60)
    bench.wait(3)
    #expect(bench.takeLines().contains("List = loaded 1"))
    #expect(list.contentOffset.y == 0)
    #expect(list.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Loaded 1")
  }

  @Test("the demonstration works every control and leaves them in their states")
  func demonstration() throws {
    let bench = try open()
    bench.stage.playDemonstration { bench.stage.advance(to: $0) }
    let lines = bench.takeLines()
    let results = [
      "System = 1 tap", "Custom = selected", "Switch = on, on", "Slider = 36", "Stepper = 3, 0",
      "Stepper = 3, 5", "Segments = Two", "Pages = 2 of 5", "Custom = normal", "Slider = 46",
      "Text = Hello", "List = loading",
    ]
    #expect(lines.filter { results.contains($0) } == results)
    func control<Control: UIControl>(_ name: String, _ type: Control.Type) throws -> Control {
      try #require(try bench.view(name) as? Control)
    }
    #expect(try control("CustomButton", UIButton.self).isHighlighted)
    #expect(try control("OnSwitch", UISwitch.self).isHighlighted)
    #expect(try control("WrapStepper", UIStepper.self).pressedHalf == .increment)
    #expect(try control("Segments", UISegmentedControl.self).pressedSegment == 0)
    let field = try control("TextField", UITextField.self)
    #expect(field.isEditing && field.caretPosition == 5 && focused(bench) == "TextField")
    #expect(
      try #require(try bench.view("List") as? UITableView).refreshControl?.isRefreshing == true)
  }
}
