// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Buttons, switches, sliders, steppers, segments and pages under a finger")
struct SystemControlTests {
  // MARK: Button

  @Test("a button shows the normal title where a state has none of its own")
  func buttonFallback() {
    let b = UIButton(type: .system)
    b.setTitle("normal", for: .normal)
    b.setTitle("down", for: .highlighted)
    b.setTitle("chosen", for: .selected)
    #expect(b.currentTitle == "normal" && b.titleLabel?.text == "normal")
    b.isHighlighted = true
    #expect(b.currentTitle == "down" && b.titleLabel?.text == "down")
    b.isSelected = true
    #expect(b.currentTitle == "normal", "selected and highlighted is a state of its own")
    b.setTitle("both", for: [.selected, .highlighted])
    #expect(b.currentTitle == "both")
    b.isHighlighted = false
    #expect(b.currentTitle == "chosen")
    b.isSelected = false
    b.isEnabled = false
    #expect(b.currentTitle == "normal" && b.title(for: .disabled) == "normal")
  }

  @Test("a custom button's title is white, a system button's tinted, and given colours win")
  func buttonColors() {
    #expect(UIButton().currentTitleColor == .white)
    let b = UIButton(type: .system)
    #expect(b.currentTitleColor == .systemBlue)
    b.setTitleColor(.red, for: .highlighted)
    #expect(b.currentTitleColor == .systemBlue)
    b.isHighlighted = true
    #expect(b.currentTitleColor == .red)
  }

  @Test("title and picture stand side by side in the middle, inside the insets")
  func buttonLayout() {
    let b = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    b.setImage(UIImage(path: nil, size: CGSize(width: 20, height: 20)), for: .normal)
    b.setTitle("abcd", for: .normal)
    b.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 0)
    b.layoutIfNeeded()
    let image = b.imageView?.frame ?? .zero
    let title = b.titleLabel?.frame ?? .zero
    #expect(image.maxX == title.minX)
    #expect((image.minX + title.maxX) / 2 == 110)
    #expect(image.midY == 30 && title.midY == 30)
    #expect(b.intrinsicContentSize == CGSize(width: image.width + title.width + 20, height: 42))
  }

  // MARK: Switch

  private func toggle(_ stage: Stage) -> UISwitch {
    stage.put(UISwitch(), "S", 100, 100, 200, 200, logs: .events)
  }

  @Test("a tap flips a switch at the lift, whatever size it was given")
  func switchTap() {
    let stage = Stage()
    let s = toggle(stage)
    #expect(s.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    stage.finger(1).down(110, 110)
    #expect(!s.isOn)
    stage.finger(1).up()
    #expect(s.isOn && s.knobFraction == 1)
    stage.expect("S: valueChanged", "S: touchUpInside", "S: primaryActionTriggered")
    stage.end()
  }

  @Test("a drag moves the knob; where it is at the lift decides")
  func switchDrag() {
    let stage = Stage()
    let s = toggle(stage)
    stage.finger(1).down(113, 115).move(120, 115)
    #expect(s.knobFraction == 0.35 && s.thumbRect.minX == 9)
    stage.finger(1).move(123, 115)
    #expect(s.knobFraction == 0.5 && !s.isOn)
    stage.finger(1).up()
    #expect(s.isOn)
    stage.wait(1)
    _ = stage.takeLines()
    stage.finger(1).down(135, 115).move(100, 115)
    #expect(s.knobFraction == 0)
    stage.finger(1).move(134, 115).up()
    #expect(s.isOn)
    #expect(!stage.lines.contains("S: valueChanged"), "it came back to where it was")
    stage.end()
  }

  @Test("a switch whose touch is taken stays as it was; setting it in code sends nothing")
  func switchCancelled() {
    let stage = Stage()
    let s = toggle(stage)
    stage.finger(1).down(113, 115).move(133, 115).cancel()
    #expect(!s.isOn && s.knobFraction == 0)
    s.isOn = true
    #expect(!stage.lines.contains("S: valueChanged"))
    stage.end()
  }

  @Test("a tap that strays far from the switch and lifts there flips nothing")
  func switchStray() {
    let stage = Stage()
    let s = toggle(stage)
    stage.finger(1).down(113, 115).move(113, 300).up()
    #expect(!s.isOn)
  }

  @Test("a switch refuses a pan along it that starts on its knob, and no other")
  func switchPan() {
    for (start, dx, dy, refused) in [
      (CGPoint(x: 113, y: 115), 6.0, 1.0, true), (CGPoint(x: 113, y: 115), 1.0, 6.0, false),
      (CGPoint(x: 140, y: 115), 6.0, 1.0, false),
    ] {
      let stage = Stage()
      let s = toggle(stage)
      stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
      stage.finger(1).down(start.x, start.y)
      for step in 1...4 {
        stage.finger(1).move(start.x + dx * Double(step), start.y + dy * Double(step))
      }
      stage.finger(1).up()
      #expect(stage.lines.contains("pan!began") == !refused, "\(start) \(dx) \(dy)")
      #expect(s.isOn == refused, "\(start) \(dx) \(dy)")
      stage.end()
    }
  }

  // MARK: Slider

  private func slider(_ stage: Stage) -> UISlider {
    let slider = stage.put(UISlider(), "S", 50, 100, 231, 31, logs: .events)
    slider.maximumValue = 100
    slider.value = 50
    return slider
  }

  @Test("the knob follows the finger and keeps its distance to it")
  func sliderDrag() {
    let stage = Stage()
    let s = slider(stage)
    #expect(s.thumbRect == CGRect(x: 100, y: 0, width: 31, height: 31))
    stage.finger(1).down(160, 110).move(180, 110)
    #expect(abs(s.value - 60) < 0.001 && abs(s.thumbRect.minX - 120) < 0.001)
    stage.finger(1).move(400, 110)
    #expect(s.value == 100 && s.knobFraction == 1)
    stage.finger(1).move(420, 110).move(160, 110).up()
    #expect(s.value == 50)
    stage.expect(
      "S: touchDown", "S: valueChanged", "S: primaryActionTriggered", "S: touchDragInside",
      "S: valueChanged", "S: primaryActionTriggered", "S: touchDragOutside", "S: touchDragExit",
      "S: touchDragOutside", "S: valueChanged", "S: primaryActionTriggered", "S: touchDragInside",
      "S: touchDragEnter", "S: touchUpInside")
    stage.end()
  }

  @Test("a touch beside the knob moves nothing and sends nothing")
  func sliderTrackTap() {
    let stage = Stage()
    let s = slider(stage)
    stage.tap(60, 115)
    stage.tap(200, 115)
    #expect(s.value == 50)
    stage.expect([])
  }

  @Test(
    "a slider with isContinuous false sends its value at the lift, and none after a cancellation")
  func sliderAtTheEnd() {
    let stage = Stage()
    let s = slider(stage)
    s.isContinuous = false
    stage.finger(1).down(165, 115).move(185, 115).move(195, 115)
    stage.expect("S: touchDown", "S: touchDragInside", "S: touchDragInside")
    stage.finger(1).up()
    #expect(abs(s.value - 65) < 0.001)
    #expect(
      stage.takeLines().suffix(3) == [
        "S: valueChanged", "S: touchUpInside", "S: primaryActionTriggered",
      ])
    stage.wait(1)
    stage.finger(1).down(195, 115).move(165, 115).cancel()
    #expect(abs(s.value - 65) < 0.001)
    stage.expect("S: touchDown", "S: touchDragInside", "S: touchCancel")
  }

  @Test("a slider's ends stay in order and its value between them, whatever is set")
  func sliderScale() {
    let s = UISlider(frame: .zero)
    s.value = 7
    #expect(s.value == 1)
    s.minimumValue = 5
    #expect(s.maximumValue == 5 && s.value == 5)
    s.maximumValue = -3
    #expect(s.minimumValue == -3 && s.value == -3)
    s.maximumValue = .nan
    s.value = .nan
    #expect(s.maximumValue == -3 && s.value == -3 && s.knobFraction == 0)
  }

  // MARK: Stepper

  private func stepper(_ stage: Stage) -> UIStepper {
    stage.put(UIStepper(), "S", 100, 100, 0, 0, logs: .events)
  }

  @Test("a tap on a half of a stepper makes a step at the lift, and none beyond the end")
  func stepperTap() {
    let stage = Stage()
    let s = stepper(stage)
    #expect(s.frame.size == CGSize(width: 94, height: 32))
    s.maximumValue = 2
    stage.finger(1).down(180, 110).move(110, 110).up()
    #expect(s.value == 0, "it left the half that it came down on")
    for expected in [1.0, 2, 2] {
      stage.tap(180, 110)
      #expect(s.value == expected)
    }
    #expect(!s.isEnabled(.increment) && s.isEnabled(.decrement))
    stage.tap(110, 110)
    #expect(s.value == 1)
    #expect(stage.lines.filter { $0 == "S: valueChanged" }.count == 3)
    stage.end()
  }

  @Test("a stepper with wraps continues at the other end")
  func stepperWraps() {
    let stage = Stage()
    let s = stepper(stage)
    s.maximumValue = 1
    s.wraps = true
    stage.tap(110, 110)
    #expect(s.value == 1)
    stage.tap(180, 110)
    #expect(s.value == 0)
    stage.end()
  }

  @Test("a held half repeats after 0.5 s, ten times a second, while the finger is on it")
  func stepperRepeats() {
    let stage = Stage()
    let s = stepper(stage)
    stage.finger(1).down(180, 110).wait(0.45)
    #expect(s.value == 0 && s.pressedHalf == .increment)
    stage.wait(0.1)
    #expect(s.value == 1)
    stage.wait(0.3)
    #expect(s.value == 4)
    stage.finger(1).move(110, 110)
    #expect(s.pressedHalf == nil)
    stage.wait(2)
    #expect(s.value == 4)
    stage.finger(1).move(180, 110).wait(0.55).up()
    #expect(s.value == 5, "the lift adds no step to those of the hold")
    stage.wait(2)
    #expect(s.value == 5)
    stage.end()
  }

  @Test("a stepper that does not repeat makes one step however long it is held")
  func stepperOnce() {
    let stage = Stage()
    let s = stepper(stage)
    s.autorepeat = false
    stage.press(180, 110, 3)
    #expect(s.value == 1)
    stage.end()
  }

  @Test("a stepper with isContinuous false sends its value at the lift")
  func stepperAtTheEnd() {
    let stage = Stage()
    let s = stepper(stage)
    s.isContinuous = false
    stage.finger(1).down(180, 110).wait(0.75)
    stage.expect("S: touchDown")
    stage.finger(1).up()
    #expect(s.value == 3)
    stage.expect("S: touchDown", "S: valueChanged", "S: touchUpInside", "S: primaryActionTriggered")
    stage.finger(1).down(180, 110).wait(1).cancel()
    #expect(s.value == 3)
    stage.end()
  }

  @Test("a stepper that is removed in a step of a hold stops there")
  func stepperRemoved() {
    let stage = Stage()
    let s = stepper(stage)
    s.addAction(UIAction { _ in s.removeFromSuperview() }, for: .valueChanged)
    stage.finger(1).down(180, 110).wait(2).up()
    #expect(s.value == 1)
    stage.end()
  }

  // MARK: Segmented control

  private func segments(_ stage: Stage) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["one", "two", "three"])
    return stage.put(control, "S", 100, 100, 150, 32, logs: .events)
  }

  @Test("the segment under the finger is selected at the lift")
  func segmentTap() {
    let stage = Stage()
    let s = segments(stage)
    #expect(s.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(s.segmentRects.map(\.minX) == [0, 50, 100])
    stage.finger(1).down(120, 110)
    #expect(s.pressedSegment == 0)
    stage.finger(1).move(170, 110)
    #expect(s.pressedSegment == 1 && s.selectedSegmentIndex == -1)
    stage.finger(1).up()
    #expect(s.selectedSegmentIndex == 1 && s.pressedSegment == nil)
    stage.tap(170, 110)
    #expect(stage.lines.filter { $0 == "S: valueChanged" }.count == 1, "it is selected already")
    stage.end()
  }

  @Test("a disabled segment, a lift far away and a cancel select nothing")
  func segmentRefused() {
    let stage = Stage()
    let s = segments(stage)
    s.setEnabled(false, forSegmentAt: 2)
    stage.tap(230, 110)
    stage.finger(1).down(120, 110).move(120, 300).up()
    stage.finger(1).down(120, 110).cancel()
    #expect(s.selectedSegmentIndex == -1 && !stage.lines.contains("S: valueChanged"))
  }

  @Test("a segmented control with isMomentary has a selection only while it sends its event")
  func segmentMomentary() {
    let stage = Stage()
    let s = segments(stage)
    s.isMomentary = true
    var told: [Int] = []
    s.addAction(UIAction { _ in told.append(s.selectedSegmentIndex) }, for: .valueChanged)
    stage.tap(120, 110)
    stage.tap(120, 110)
    #expect(told == [0, 0] && s.selectedSegmentIndex == -1)
  }

  @Test("inserting and removing segments keeps the selected one selected")
  func segmentEditing() {
    let s = UISegmentedControl(items: ["one", "two", 7])
    #expect(s.numberOfSegments == 2, "a number is neither title nor picture")
    s.selectedSegmentIndex = 1
    s.insertSegment(withTitle: "zero", at: 0, animated: false)
    #expect(s.selectedSegmentIndex == 2 && s.titleForSegment(at: 2) == "two")
    s.removeSegment(at: 0, animated: false)
    #expect(s.selectedSegmentIndex == 1)
    s.removeSegment(at: 1, animated: false)
    #expect(s.selectedSegmentIndex == -1)
    s.selectedSegmentIndex = 5
    #expect(s.selectedSegmentIndex == -1)
  }

  // MARK: Page control

  @Test(
    "a tap right of the middle goes to the next page, left of it to the previous one, and not beyond the ends"
  )
  func pages() {
    let stage = Stage()
    let p = stage.put(UIPageControl(), "P", 100, 100, 100, 26, logs: .events)
    p.numberOfPages = 2
    #expect(p.dotRects.count == 2 && (p.dotRects[0].minX + p.dotRects[1].maxX) / 2 == 50)
    var shown: [Int] = []
    for x in [190.0, 190, 110, 110] {
      stage.tap(x, 110)
      shown.append(p.currentPage)
    }
    #expect(shown == [1, 1, 0, 0])
    #expect(stage.lines.filter { $0 == "P: valueChanged" }.count == 2)
    p.currentPage = 7
    #expect(p.currentPage == 1)
    p.numberOfPages = 0
    #expect(p.currentPage == 0)
  }
}
