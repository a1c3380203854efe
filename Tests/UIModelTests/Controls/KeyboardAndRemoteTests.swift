// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Checks that keys and the buttons of a remote operate only controls that could be touched. Source for the focus of
/// disabled and hidden controls: Apple's reference page of `canBecomeFocused`.
@MainActor
@Suite("Keyboard and remote on controls that change meanwhile")
struct KeyboardAndRemoteTests {
  @MainActor
  final class Owner: UITextFieldDelegate {
    var asked = 0
    var mayEnd = true
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      asked += 1
      return mayEnd
    }
  }

  private func press(
    _ stage: Stage, _ type: UIPress.PressType, _ phases: PressFrame.Phase...
  ) {
    for phase in phases {
      stage.host.feed(PressFrame(time: stage.now, button: type.rawValue, phase: phase))
    }
  }

  @Test(
    "keys and buttons pass over a focused control that cannot be touched, and it loses the focus",
    arguments: ["hidden", "clear", "off", "hidden above", "off above", "unfocusable"])
  func unreachable(how: String) {
    final class Shy: UIButton {
      var isShy = false
      override var canBecomeFocused: Bool { !isShy && super.canBecomeFocused }
    }
    let stage = Stage()
    let box = stage.view("Box", in: stage.root, 0, 0, 200, 200)
    let b = stage.put(Shy(), "B", in: box, 0, 0, 50, 50, logs: .events)
    stage.window.focusedControl = b
    switch how {
    case "hidden": b.isHidden = true
    case "clear": b.alpha = 0
    case "off": b.isUserInteractionEnabled = false
    case "hidden above": box.isHidden = true
    case "off above": box.isUserInteractionEnabled = false
    default: b.isShy = true
    }
    #expect(!stage.application.press(.space))
    press(stage, .select, .began, .ended)
    stage.expect([])
    #expect(!b.isHighlighted && !b.isFocused && b.state == .normal)
    stage.end()
  }

  @Test(
    "a button that is disabled while select is down does not act at the release")
  func disabledWhilePressed() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 0, 0, 50, 50, logs: .events)
    stage.window.focusedControl = b
    press(stage, .select, .began)
    b.isEnabled = false
    #expect(!b.isHighlighted)
    b.isEnabled = true
    press(stage, .select, .ended)
    stage.expect([])
    #expect(!b.isHighlighted)
    stage.end()
  }

  @Test("a button that left its window, or whose press was cancelled, does not act")
  func leavingWhilePressed() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 0, 0, 50, 50, logs: .events)
    stage.window.focusedControl = b
    press(stage, .select, .began)
    b.removeFromSuperview()
    #expect(!b.isHighlighted)
    press(stage, .select, .ended)
    stage.root.addSubview(b)
    stage.window.focusedControl = b
    press(stage, .select, .began, .cancelled)
    stage.expect([])
    #expect(!b.isHighlighted)
    stage.end()
  }

  @Test("a release that follows no press of the control does nothing, whatever highlights it")
  func foreignRelease() {
    let stage = Stage()
    let b = stage.put(UIButton(), "B", 0, 0, 50, 50, logs: .events)
    press(stage, .select, .began)
    stage.finger(1).down(20, 20)
    stage.window.focusedControl = b
    press(stage, .select, .ended)
    #expect(b.isHighlighted, "the finger is still there")
    stage.finger(1).up()
    stage.expect("B: touchDown", "B: touchUpInside", "B: primaryActionTriggered")
    stage.end()
  }

  @Test("a responder that did not receive pressesBegan does not receive pressesEnded")
  func wholeStreams() {
    final class Listener: UIView {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("began")
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("ended")
      }
    }
    let stage = Stage()
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.root.addSubview(listener)
    let s = stage.put(UISwitch(), "S", in: listener, 0, 0, 0, 0)
    stage.window.focusedControl = s
    press(stage, .rightArrow, .began, .ended)
    press(stage, .select, .began)
    s.isEnabled = false
    press(stage, .select, .ended)
    #expect(listener.heard == [] && s.isOn)
    s.isEnabled = true
    stage.window.focusedControl = s
    press(stage, .menu, .began, .ended)
    #expect(listener.heard == ["began", "ended"])
  }

  // MARK: The focus and the first responder

  @Test("the focus stays on a field that refuses to end its editing")
  func fieldThatStays() {
    let stage = Stage()
    let f = stage.put(UITextField(), "F", 0, 0, 200, 34)
    let b = stage.put(UIButton(), "B", 0, 100, 50, 50)
    let owner = Owner()
    f.delegate = owner
    f.becomeFirstResponder()
    owner.mayEnd = false
    stage.application.press(.tab)
    #expect(f.isFocused && f.isFirstResponder && f.isEditing && owner.asked == 1)
    stage.application.press(.escape)
    #expect(f.isFocused && f.isFirstResponder && owner.asked == 2)
    owner.mayEnd = true
    stage.application.press(.tab)
    #expect(b.isFocused && !f.isFirstResponder && !f.isEditing && owner.asked == 3)
  }

  @Test("a field that refuses keeps the focus from another field, too")
  func fieldThatStaysFromField() {
    let stage = Stage()
    let f = stage.put(UITextField(), "F", 0, 0, 200, 34)
    let other = stage.put(UITextField(), "G", 0, 100, 200, 34)
    let owner = Owner()
    f.delegate = owner
    f.becomeFirstResponder()
    owner.mayEnd = false
    #expect(!other.becomeFirstResponder())
    stage.application.press(.tab)
    #expect(f.isFocused && f.isEditing && !other.isFocused && !other.isEditing)
    owner.mayEnd = true
    stage.application.press(.tab)
    #expect(other.isFocused && other.isEditing && !f.isEditing)
  }

  @Test("a field that is disabled during editing asks its delegate once, and ends if it allows it")
  func disabledField() {
    let stage = Stage()
    let f = stage.put(UITextField(), "F", 0, 0, 200, 34)
    let owner = Owner()
    f.delegate = owner
    f.becomeFirstResponder()
    f.isEnabled = false
    #expect(owner.asked == 1 && !f.isEditing && !f.isFocused && !f.isFirstResponder)
    f.isEnabled = true
    f.becomeFirstResponder()
    owner.mayEnd = false
    f.isEnabled = false
    #expect(owner.asked == 2 && f.isEditing && f.isFirstResponder && f.isFocused)
  }

  @Test("a delegate that removes the field that the focus goes to leaves no view with it")
  func focusGoesNowhere() {
    @MainActor
    final class Remover: UITextFieldDelegate {
      var view: UIView?
      func textFieldDidEndEditing(_ textField: UITextField) { view?.removeFromSuperview() }
    }
    let stage = Stage()
    let f = stage.put(UITextField(), "F", 0, 0, 200, 34)
    let b = stage.put(UIButton(), "B", 0, 100, 50, 50)
    let remover = Remover()
    remover.view = b
    f.delegate = remover
    f.becomeFirstResponder()
    stage.window.focusedControl = b
    #expect(!b.isFocused && stage.window.focusedControl !== b && !f.isEditing)
  }

  // MARK: Ending the editing of whatever is in a view

  @Test("endEditing ends the editing of the field in the view, and of no other")
  func endEditing() {
    let stage = Stage()
    let box = stage.view("Box", in: stage.root, 0, 0, 300, 200)
    let other = stage.view("Other", in: stage.root, 0, 300, 300, 200)
    let f = stage.put(UITextField(), "F", in: box, 0, 0, 200, 34)
    f.becomeFirstResponder()
    #expect(!other.endEditing(true) && f.isEditing)
    #expect(box.endEditing(false) && !f.isEditing && stage.application.firstResponder == nil)
    f.becomeFirstResponder()
    #expect(f.endEditing(false) && !f.isEditing)
    #expect(stage.root.endEditing(false), "measured on iOS 26.1: with nothing to end it says yes")
  }

  @Test(
    "endEditing(true) on a field whose delegate refuses returns true, and the field stays first responder"
  )
  func endEditingRefused() {
    let stage = Stage()
    let f = stage.put(UITextField(), "F", 0, 0, 200, 34)
    let owner = Owner()
    f.delegate = owner
    owner.mayEnd = false
    f.becomeFirstResponder()
    #expect(!stage.root.endEditing(false) && f.isFirstResponder && owner.asked == 1)
    #expect(stage.root.endEditing(true) && f.isFirstResponder && owner.asked == 2)
  }
}
