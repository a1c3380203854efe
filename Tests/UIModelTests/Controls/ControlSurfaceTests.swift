// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Members of controls that applications use and that the other tests do not cover. Source: Apple's reference pages.
@MainActor
@Suite("More of what applications use of controls")
struct ControlSurfaceTests {
  @MainActor
  final class Owner: UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { calls.append("ended, \(reason)") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      calls.append("caret at \(textField.caretPosition ?? -1)")
    }
  }

  private func field(_ stage: Stage) -> UITextField {
    stage.put(UITextField(), "F", 100, 100, 200, 34, logs: .events)
  }

  @Test("the delegate is called for the caret, and for the end with the reason instead of without")
  func delegate() {
    let stage = Stage()
    let f = field(stage)
    let owner = Owner()
    f.delegate = owner
    f.becomeFirstResponder()
    stage.application.typeText("ab")
    #expect(owner.calls == ["caret at 2"])
    stage.application.press(.left)
    stage.application.press(.left)
    stage.application.press(.left)
    stage.application.press(.right)
    stage.application.press(.backspace)
    f.resignFirstResponder()
    #expect(
      owner.calls == [
        "caret at 2", "caret at 1", "caret at 0", "caret at 1", "caret at 0", "ended, committed",
      ])
  }

  @Test("a field's notifications tell of the beginning, of what the user changes, and of the end")
  func notifications() {
    let stage = Stage()
    let f = field(stage)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let heard = Heard()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: f, queue: nil) { notification in
        heard.add(notification.name.rawValue)
      }
    }
    f.text = "set in code"
    f.becomeFirstResponder()
    stage.application.typeText("a")
    stage.application.press(.backspace)
    f.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(heard.names == [names[0], names[1], names[1], names[2]].map(\.rawValue))
  }

  private final class Heard: @unchecked Sendable {
    var names: [String] = []
    func add(_ name: String) { names.append(name) }
  }

  @Test("the return key does nothing in an empty field that says so")
  func returnKey() {
    let stage = Stage()
    let f = field(stage)
    f.enablesReturnKeyAutomatically = true
    f.becomeFirstResponder()
    stage.application.press(.enter)
    #expect(!stage.lines.contains("F: editingDidEndOnExit"))
    stage.application.typeText("a\n")
    #expect(stage.lines.contains("F: editingDidEndOnExit"))
  }

  @Test(
    "a view beside the text is there when its mode says, takes room from the text, and is touched")
  func sideViews() {
    let stage = Stage()
    let f = field(stage)
    f.borderStyle = .roundedRect
    func isShown(_ view: UIView) -> Bool {
      f.layoutIfNeeded()
      return view.superview === f && !view.isHidden
    }
    let all = f.textRect(forBounds: f.bounds)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let eye = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 34))
    f.leftView = picture
    f.rightView = eye
    #expect(!isShown(picture) && f.textRect(forBounds: f.bounds) == all)
    f.leftViewMode = .always
    f.rightViewMode = .whileEditing
    #expect(isShown(picture) && !isShown(eye))
    #expect(picture.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(f.textRect(forBounds: f.bounds).minX == 30)
    f.becomeFirstResponder()
    #expect(isShown(eye))
    #expect(eye.frame == CGRect(x: 160, y: 0, width: 40, height: 34))
    #expect(f.textRect(forBounds: f.bounds).maxX == 160)
    f.isSecureTextEntry = true
    eye.addAction(UIAction { _ in f.isSecureTextEntry.toggle() }, for: .touchUpInside)
    stage.tap(290, 110)
    #expect(!f.isSecureTextEntry && f.isEditing)
    f.resignFirstResponder()
    #expect(!isShown(eye))
    f.leftView = nil
    #expect(!isShown(picture) && f.textRect(forBounds: f.bounds) == all)
  }

  @Test("a segment made of an action shows it, performs it and is found by its identifier")
  func segmentActions() {
    let stage = Stage()
    var told = 0
    let control = UISegmentedControl(items: ["one", "two"])
    let s = stage.put(control, "S", 100, 100, 150, 32)
    let name = UIAction.Identifier("three")
    let action = UIAction(title: "Three", identifier: name) { _ in told += 1 }
    s.insertSegment(action: action, at: 2, animated: true)
    #expect(s.titleForSegment(at: 2) == "Three" && s.segmentIndex(identifiedBy: name) == 2)
    #expect(s.segmentIndex(identifiedBy: UIAction.Identifier("four")) == NSNotFound)
    stage.tap(230, 110)
    #expect(told == 1 && s.selectedSegmentIndex == 2)
  }

  @Test("an index beyond the last segment means the last one; one below 0 is refused with a note")
  func segmentIndices() {
    let stage = Stage()
    let s = stage.put(UISegmentedControl(items: ["one", "two"]), "S", 100, 100, 150, 32)
    s.setTitle("last", forSegmentAt: 7)
    #expect(s.titleForSegment(at: 1) == "last" && s.titleForSegment(at: 9) == "last")
    s.setTitle("first", forSegmentAt: -1)
    #expect(stage.misuses.count == 1 && s.titleForSegment(at: -1) == nil)
    s.removeSegment(at: 5, animated: false)
    #expect(s.numberOfSegments == 1 && s.titleForSegment(at: 0) == "one")
    s.removeAllSegments()
    s.setEnabled(true, forSegmentAt: 0)
    #expect(stage.misuses.count == 2 && !s.isEnabledForSegment(at: 0))
    #expect(s.titleForSegment(at: 0) == nil && s.widthForSegment(at: 0) == 0)
  }
}
