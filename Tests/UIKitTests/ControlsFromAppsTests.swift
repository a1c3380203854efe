// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

@Suite("Controls and controllers as they stand in apps")
@MainActor
struct ControlsFromAppsTests {
  @Test("Stars are set by sliding over them, and each value is sent once")
  func rating() {
    let control = RatingControl(frame: CGRect(x: 50, y: 100, width: 150, height: 30))
    #expect(control.intrinsicContentSize == CGSize(width: 150, height: 30))
    var told: [Int] = []
    control.addAction(
      UIAction { action in told.append((action.sender as? RatingControl)?.rating ?? -1) },
      for: .valueChanged)
    let phone = Phone(control)
    phone.drag(line(65, 115, 155, 115, steps: 9))
    #expect(told == [1, 2, 3, 4])
    phone.tap(65, 115)
    #expect(told == [1, 2, 3, 4, 1])
  }

  @Test("A rating control in a view with a pan keeps its touch")
  func ratingRefusesPan() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let control = RatingControl(frame: CGRect(x: 50, y: 100, width: 150, height: 30))
    view.addSubview(control)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let phone = Phone(view)
    phone.drag(line(65, 115, 195, 115, steps: 9), lift: false)
    #expect(control.isTracking)
    #expect(control.rating == 5)
    phone.up()
    phone.drag(line(300, 300, 350, 300, steps: 5), lift: false)
    #expect(pan.state == .changed)
    phone.up()
  }

  @Test("A range slider moves the knob that was taken")
  func rangeSlider() {
    let slider = RangeSlider(frame: CGRect(x: 50, y: 100, width: 300, height: 30))
    let phone = Phone(slider)
    phone.drag(line(110, 115, 170, 115, steps: 6))
    #expect(abs(slider.lowerValue - 0.4) < 0.0001)
    #expect(slider.upperValue == 0.8)
    phone.drag(line(170, 115, 340, 115, steps: 6))
    #expect(abs(slider.lowerValue - 0.8) < 0.0001)
    phone.down(60, 115)
    #expect(!slider.isTracking)
    phone.up()
  }

  @Test("A checkbox toggles on a lift inside and fades while held")
  func checkbox() {
    let box = Checkbox(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    let phone = Phone(box)
    phone.down(120, 120)
    #expect(box.alpha == 0.5)
    phone.move(120, 300)
    #expect(box.alpha == 1)
    phone.up()
    #expect(!box.isChecked)
    phone.tap(120, 120)
    #expect(box.isChecked)
    #expect(box.subviews.first?.isHidden == false)
    box.bounds.size = CGSize(width: 60, height: 50)
    #expect(box.subviews.first?.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    box.isEnabled = false
    #expect(box.tintAdjustmentMode == .dimmed)
    phone.tap(120, 120)
    #expect(box.isChecked)
  }

  @Test("A knob follows the angle of the finger")
  func knob() {
    let knob = RotationKnob(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    var changes = 0
    knob.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let phone = Phone(knob)
    // Straight up is the middle of the knob's range.
    phone.drag(line(200, 150, 200, 115, steps: 7))
    #expect(changes > 0)
    #expect(abs(knob.value - 0.5) < 0.01)
    #expect(knob.accessibilityValueText == "0.50")
    phone.drag(line(250, 200, 290, 200, steps: 7))
    #expect(abs(knob.value - 11 / 14) < 0.01)
    knob.tintColor = .red
    #expect(knob.layer.borderColor == UIColor.red.cgColor)
  }

  @Test("A form: return goes on, a tap beside the fields ends editing")
  func form() {
    let form = FormViewController()
    let phone = Phone(showing: form)
    #expect(form.nameField.frame == CGRect(x: 0, y: 0, width: 360, height: 50))
    #expect(form.sendButton.frame.minY == 120)
    phone.tap(200, 120)
    #expect(form.nameField.isEditing)
    form.nameField.insertText("Ada\n")
    #expect(form.mailField.isEditing)
    form.mailField.insertText("ada@example.org")
    phone.tap(200, 600)
    #expect(!form.mailField.isEditing)
    phone.tap(200, 245)
    #expect(form.sent == ["Ada", "ada@example.org"])
  }

  @Test("A photo: one tap hides the bar after a while, two taps zoom")
  func photo() {
    let photo = PhotoViewController()
    let phone = Phone(showing: photo)
    phone.tap(200, 400)
    #expect(!photo.isBarHidden)
    phone.wait(0.5)
    #expect(photo.isBarHidden)
    phone.wait(1)
    phone.tap(200, 400)
    phone.wait(0.1)
    phone.tap(200, 400)
    phone.wait(2)
    #expect(photo.isBarHidden)
    #expect(abs(photo.scrollView.zoomScale - 3) < 0.001)
    phone.tap(200, 400)
    phone.wait(0.1)
    phone.tap(200, 400)
    phone.wait(2)
    #expect(photo.scrollView.zoomScale == 1)
  }
}
