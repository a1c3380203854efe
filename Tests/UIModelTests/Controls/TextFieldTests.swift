// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Typing into text fields and moving the focus")
struct TextFieldTests {
  @MainActor
  final class Owner: UITextFieldDelegate {
    var calls: [String] = []
    var refuses: Set<String> = []
    private func note(_ call: String) -> Bool {
      calls.append(call)
      return !refuses.contains(call)
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { note("change \(range.location)+\(range.length) \(string)") }
  }

  private func field(_ stage: Stage, _ name: String = "F", y: CGFloat = 100) -> UITextField {
    stage.put(UITextField(), name, 100, y, 200, 34, logs: .events)
  }

  @Test("Home, End and Shift select; what is selected is deleted or replaced as one change")
  func selection() {
    let stage = Stage()
    let f = field(stage)
    let owner = Owner()
    f.delegate = owner
    f.text = "Hello"
    stage.tap(150, 110)
    for key: KeyCommand in [.home, .right, .selectRight, .selectRight] {
      #expect(stage.application.press(key))
    }
    #expect(f.selectedText == "el" && stage.application.selectedText == "el")
    stage.application.typeText("ipp")
    #expect(f.text == "Hipplo" && owner.calls.last == "change 1+2 ipp")
    stage.application.press(.selectEnd)
    stage.application.press(.backspace)
    #expect(f.text == "Hipp" && owner.calls.last == "change 4+2 ")
    stage.application.press(.home)
    stage.application.press(.delete)
    #expect(f.text == "ipp" && f.caretPosition == 0)
    stage.application.press(.selectAll)
    #expect(f.selectedText == "ipp")
    f.isSecureTextEntry = true
    #expect(f.selectedText == nil && f.selectedCharacters == 0..<3)
    stage.application.press(.end)
    #expect(f.selectedCharacters == nil)
    stage.application.press(.escape)
    #expect(!stage.application.press(.home))
  }

  @Test("a tap begins editing, typing changes the text at the caret, return ends nothing by itself")
  func typing() {
    let stage = Stage()
    let f = field(stage)
    #expect(!stage.application.typeText("lost"))
    stage.tap(150, 110)
    #expect(f.isFirstResponder && f.isEditing && f.caretPosition == 0)
    stage.expect("F: touchDown", "F: editingDidBegin", "F: touchUpInside")
    _ = stage.takeLines()
    stage.application.typeText("Hé👍🏽o")
    #expect(f.text == "Hé👍🏽o" && f.caretPosition == 4)
    stage.application.press(.left)
    stage.application.press(.backspace)
    #expect(f.text == "Héo" && f.caretPosition == 2)
    stage.application.typeText("ll")
    stage.application.press(.space)
    #expect(f.text == "Héll o")
    stage.application.press(.enter)
    #expect(f.isEditing)
    stage.expect(
      "F: editingChanged", "F: editingChanged", "F: editingChanged", "F: editingChanged",
      "F: editingDidEndOnExit", "F: primaryActionTriggered")
    stage.application.press(.escape)
    #expect(!f.isEditing && stage.lines.last == "F: editingDidEnd")
    stage.end()
  }

  @Test("return ends the editing if editingDidEndOnExit has an action")
  func endOnExit() {
    let stage = Stage()
    let f = field(stage)
    f.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    f.becomeFirstResponder()
    stage.application.typeText("a\nb")
    #expect(f.text == "a" && !f.isEditing)
    stage.expect(
      "F: editingDidBegin", "F: editingChanged", "F: editingDidEndOnExit",
      "F: primaryActionTriggered", "F: editingDidEnd")
  }

  @Test("the delegate is called before every change and may refuse it")
  func delegate() {
    let stage = Stage()
    let f = field(stage)
    let owner = Owner()
    f.delegate = owner
    owner.refuses = ["shouldBegin"]
    stage.tap(150, 110)
    #expect(!f.isFirstResponder && owner.calls == ["shouldBegin"])
    owner.refuses = ["change 1+0 b", "shouldReturn", "shouldEnd"]
    f.becomeFirstResponder()
    stage.application.typeText("a")
    stage.application.typeText("b")
    stage.application.typeText("\n")
    stage.application.press(.backspace)
    #expect(f.text == "" && !f.resignFirstResponder() && f.isEditing)
    #expect(
      owner.calls == [
        "shouldBegin", "shouldBegin", "didBegin", "change 0+0 a", "change 1+0 b", "shouldReturn",
        "change 0+1 ", "shouldEnd",
      ])
    owner.refuses = []
    #expect(f.resignFirstResponder() && owner.calls.suffix(2) == ["shouldEnd", "didEnd"])
  }

  @Test("a tap in another field moves the editing there")
  func twoFields() {
    let stage = Stage()
    let first = field(stage, "A")
    let second = field(stage, "B", y: 200)
    stage.tap(150, 110)
    stage.tap(150, 210)
    #expect(!first.isEditing && second.isEditing)
    stage.expect(
      "A: touchDown", "A: editingDidBegin", "A: touchUpInside", "B: touchDown",
      "A: editingDidEnd", "B: editingDidBegin", "B: touchUpInside")
  }

  @Test("the text goes when editing begins if the field is so set, and by its button")
  func clearing() {
    let stage = Stage()
    let f = field(stage)
    f.text = "old"
    f.clearsOnBeginEditing = true
    stage.tap(150, 110)
    #expect(f.text == "")
    stage.application.typeText("new")
    f.clearButtonMode = .whileEditing
    let button = f.clearButtonRect(forBounds: f.bounds)
    stage.tap(100 + button.midX, 100 + button.midY)
    #expect(f.text == "" && f.isEditing && !f.isClearButtonShown)
  }

  @Test("a field that leaves its window or is disabled ends its editing")
  func leaving() {
    let stage = Stage()
    let f = field(stage)
    f.becomeFirstResponder()
    f.isEnabled = false
    #expect(!f.isEditing && !f.isFirstResponder)
    f.isEnabled = true
    f.becomeFirstResponder()
    f.removeFromSuperview()
    #expect(!f.isEditing && stage.application.firstResponder == nil)
    #expect(!f.becomeFirstResponder(), "a field outside a window can't be typed into")
    #expect(stage.lines.filter { $0 == "F: editingDidEnd" }.count == 2)
  }

  @Test("a secret is shown as dots, no text as the placeholder")
  func display() {
    let f = UITextField(frame: .zero)
    f.placeholder = "Name"
    #expect(f.displayedText == "Name")
    f.text = "äb"
    f.isSecureTextEntry = true
    #expect(f.displayedText == "••")
  }

  // MARK: Focus

  @Test("Tab goes round the controls that could be touched; a text field is edited by that")
  func tabOrder() {
    let stage = Stage()
    let a = stage.put(UIButton(), "A", 0, 0, 50, 50)
    let f = field(stage)
    let off = stage.put(UIButton(), "Off", 0, 50, 50, 50)
    off.isEnabled = false
    let hidden = stage.view("Hidden", in: stage.root, 0, 300, 100, 100)
    hidden.isHidden = true
    stage.put(UIButton(), "Never", in: hidden, 0, 0, 50, 50)
    let s = stage.put(UISwitch(), "S", 0, 100, 0, 0)
    var order: [String] = []
    for _ in 0..<4 {
      stage.application.press(.tab)
      order.append(stage.window.focusedControl?.journalName ?? "none")
    }
    #expect(order == ["A", "F", "S", "A"])
    #expect(a.state == .focused && a.isFocused && !f.isEditing)
    stage.application.press(.backTab)
    #expect(s.isFocused && a.state == .normal)
    stage.application.press(.backTab)
    #expect(f.isFocused && f.isEditing)
  }

  @Test("space and return do what a tap does; arrows go a step")
  func activation() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 0, 0, 50, 50, logs: .events)
    let s = stage.put(UISwitch(), "S", 0, 100, 0, 0, logs: .events)
    let slider = stage.put(UISlider(), "L", 0, 200, 100, 31, logs: .events)
    #expect(!stage.application.press(.space), "no control has the focus")
    stage.application.press(.tab)
    stage.application.press(.enter)
    stage.expect("B: touchUpInside", "B: primaryActionTriggered")
    stage.application.press(.tab)
    stage.application.press(.space)
    #expect(s.isOn)
    stage.application.press(.right)
    stage.application.press(.left)
    #expect(!s.isOn)
    stage.application.press(.tab)
    stage.application.press(.up)
    #expect(abs(slider.value - 0.1) < 0.001)
    #expect(!stage.application.press(.enter), "a slider has nothing to activate")
    b.isEnabled = false
    slider.isEnabled = false
    #expect(stage.window.focusedControl == nil)
  }

  @Test("a control that leaves its window loses the focus and does not have it when it is back")
  func focusLost() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 0, 0, 50, 50)
    stage.window.focusedControl = b
    b.removeFromSuperview()
    stage.root.addSubview(b)
    #expect(stage.window.focusedControl == nil && !b.isFocused)
  }

  @Test("the select button of a remote presses the focused control and releases it")
  func remote() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 0, 0, 50, 50, logs: .events)
    stage.window.focusedControl = b
    stage.host.feed(PressFrame(time: 0, button: UIPress.PressType.select.rawValue, phase: .began))
    #expect(b.isHighlighted)
    stage.expect([])
    stage.host.feed(PressFrame(time: 0.1, button: UIPress.PressType.select.rawValue, phase: .ended))
    #expect(!b.isHighlighted)
    stage.expect("B: touchUpInside", "B: primaryActionTriggered")
  }
}
