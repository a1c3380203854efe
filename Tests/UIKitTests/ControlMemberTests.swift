// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

@Suite("Members of controls")
@MainActor
struct ControlMemberTests {
  @Test("A button that changes its selection does so before its main event")
  func selection() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.changesSelectionAsPrimaryAction = true
    var told: [Bool] = []
    button.addAction(
      UIAction { told.append(($0.sender as? UIButton)?.isSelected == true) },
      for: .primaryActionTriggered)
    let phone = Phone(button)
    phone.tap(50, 25)
    phone.wait(1)
    phone.tap(50, 25)
    #expect(told == [true, false])
    button.performPrimaryAction()
    #expect(told == [true, false, true])
  }

  @Test("A pointer hovers over a button")
  func hover() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let phone = Phone(button)
    phone.host.feed(PointerFrame(time: 0, location: CGPoint(x: 20, y: 20), action: .hover))
    #expect(button.isHovered)
    phone.host.feed(PointerFrame(time: 1, location: CGPoint(x: 20, y: 200), action: .hover))
    #expect(!button.isHovered)
  }

  @Test("Pictures of states are kept, and the normal one stands in")
  func pictures() throws {
    let image = try #require(Self.image(Self.png))
    let slider = UISlider()
    slider.setThumbImage(image, for: .normal)
    #expect(slider.thumbImage(for: .highlighted) === image)
    #expect(slider.currentThumbImage === image)
    #expect(slider.minimumTrackImage(for: .normal) == nil)
    let stepper = UIStepper()
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
  }

  @Test("A picture has the size that its file says, in points")
  func imageSize() throws {
    let image = try #require(Self.image(Self.png))
    #expect(image.size == CGSize(width: 300, height: 2))
    let twice = try #require(Self.image(Self.png, "@2x"))
    #expect(twice.scale == 2)
    #expect(twice.size == CGSize(width: 150, height: 1))
    let photo: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 0, 0, 0, 0, 0,
    ]
    #expect(
      Self.image(photo)?.size == CGSize(width: 40, height: 30))
    #expect(Self.image([1, 2, 3]) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file") == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test("A segment with an action is found by the action's name")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    var chosen = 0
    let action = UIAction(title: "c", identifier: UIAction.Identifier("third")) { _ in chosen += 1 }
    control.insertSegment(action: action, at: 2, animated: false)
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 2)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("no")) == NSNotFound)
    #expect(control.titleForSegment(at: 2) == "c")
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let phone = Phone(control)
    phone.tap(250, 116)
    #expect(chosen == 1)
    control.setTitleTextAttributes([.init("colour"): "red"], for: .normal)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
  }

  @Test("Views at the sides of a text field take room, show by their modes, and take touches")
  func sideViews() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    field.rightView = button
    field.rightViewMode = .whileEditing
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.leftViewMode = .always
    let phone = Phone(field)
    #expect(field.textRect(forBounds: field.bounds).minX == 10)
    #expect(field.textRect(forBounds: field.bounds).maxX == 200)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 15, width: 10, height: 10))
    phone.tap(185, 120)
    #expect(taps == 0)
    #expect(field.isEditing)
    phone.wait(0.1)
    #expect(button.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
    #expect(field.editingRect(forBounds: field.bounds).maxX == 170)
    phone.tap(185, 120)
    #expect(taps == 1)
    field.resignFirstResponder()
    phone.wait(0.1)
    #expect(button.isHidden)
    #expect(phone.window.hitTest(CGPoint(x: 185, y: 120), with: nil) === field)
  }

  @Test("Typing over all, and a return key that waits for text")
  func typing() {
    final class Owner: NSObject, UITextFieldDelegate {
      var reasons: [UITextField.DidEndEditingReason] = []
      var returns = 0
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) {
        reasons.append(reason)
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let owner = Owner()
    field.delegate = owner
    field.enablesReturnKeyAutomatically = true
    let phone = Phone(field)
    phone.tap(100, 120)
    field.insertText("\n")
    #expect(owner.returns == 0)
    field.insertText("abc")
    field.insertText("\n")
    #expect(owner.returns == 1)
    field.clearsOnInsertion = true
    field.insertText("x")
    #expect(field.text == "x")
    field.insertText("y")
    #expect(field.text == "xy")
    #expect(field.attributedText?.string == "xy")
    field.resignFirstResponder()
    #expect(owner.reasons == [.committed])
  }

  /// The first bytes of a PNG of 300 by 2 pixels.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1,
    0x2C, 0, 0, 0, 2, 8, 6, 0, 0, 0,
  ]

  /// The image for a file with these bytes; nil if they can't be used.
  private static func image(_ bytes: [UInt8], _ ending: String = "") -> UIImage? {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ending + ".png")
    defer { try? FileManager.default.removeItem(at: url) }
    try? Data(bytes).write(to: url)
    return UIImage(contentsOfFile: url.path)
  }
}
