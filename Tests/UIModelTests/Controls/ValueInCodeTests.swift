// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Values that an application sets while a finger is on a control. They are not sent (UIControl.h: `valueChanged` is
/// for changes by the user), and not reset.
@MainActor
@Suite("Values that are set in code while a finger is on the control")
struct ValueInCodeTests {
  private func slider(_ stage: Stage) -> UISlider {
    let slider = stage.put(UISlider(), "S", 50, 100, 231, 31, logs: .events)
    slider.maximumValue = 100
    slider.value = 50
    return slider
  }

  @Test("a slider set in code while its knob is held sends no event at the lift")
  func sliderLift() {
    let stage = Stage()
    let s = slider(stage)
    stage.finger(1).down(165, 115)
    s.value = 80
    stage.finger(1).up()
    #expect(s.value == 80)
    stage.expect("S: touchDown", "S: touchUpInside")
  }

  @Test("an action that rounds a slider's value does not make the lift tell it again")
  func sliderRounds() {
    let stage = Stage()
    let s = slider(stage)
    var told: [Float] = []
    s.addAction(
      UIAction { _ in
        told.append(s.value)
        s.value = s.value.rounded()
      }, for: .valueChanged)
    stage.finger(1).down(165, 115).move(166.3, 115).up()
    #expect(told.count == 1 && s.value == 51)
  }

  @Test("a slider whose touch is taken keeps the value that was set in code")
  func sliderCancelled() {
    let stage = Stage()
    let s = slider(stage)
    s.isContinuous = false
    stage.finger(1).down(165, 115).move(185, 115)
    s.value = 20
    stage.finger(1).cancel()
    #expect(s.value == 20)
    stage.finger(1).down(s.frame.minX + s.thumbRect.midX, 115).move(200, 115)
    s.minimumValue = 10
    let held = s.value
    stage.finger(1).cancel()
    #expect(s.value == held, "an end that was moved makes the value the application's")
    #expect(!stage.lines.contains("S: valueChanged"))
  }

  @Test(
    "a stepper whose value is set in code while a half is held keeps it, and sends only its own step"
  )
  func stepper() {
    let stage = Stage()
    let s = stage.put(UIStepper(), "S", 100, 100, 0, 0, logs: .events)
    s.isContinuous = false
    stage.finger(1).down(180, 110).wait(0.55)
    #expect(s.value == 1)
    s.value = 40
    stage.finger(1).cancel()
    #expect(s.value == 40)
    stage.finger(1).down(180, 110).wait(0.55)
    s.value = 7
    stage.finger(1).up()
    #expect(s.value == 7)
    stage.expect("S: touchDown", "S: touchCancel", "S: touchDown", "S: touchUpInside")
  }

  @Test("a tap on the segment of a momentary control that was set in code acts")
  func momentary() {
    let stage = Stage()
    let control = UISegmentedControl(items: ["one", "two", "three"])
    let s = stage.put(control, "S", 100, 100, 150, 32, logs: .events)
    s.isMomentary = true
    s.selectedSegmentIndex = 0
    stage.tap(120, 110)
    #expect(stage.lines.filter { $0 == "S: valueChanged" }.count == 1)
    #expect(s.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  // MARK: Numbers that are none

  @Test("a slider from the smallest to the largest number has its knob on the track")
  func hugeSlider() {
    let stage = Stage()
    let s = slider(stage)
    let most = Float.greatestFiniteMagnitude
    s.minimumValue = -most
    s.maximumValue = most
    s.value = 0
    #expect(abs(s.knobFraction - 0.5) < 0.001)
    stage.finger(1).down(165, 115).move(265, 115)
    #expect(s.value == most)
    stage.finger(1).move(65, 115).up()
    #expect(s.value == -most)
    s.value = .infinity
    #expect(s.value == most && s.knobFraction == 1)
    let rect = s.thumbRect(forBounds: s.bounds, trackRect: s.trackRect, value: .nan)
    #expect(rect.minX == 0)
  }

  @Test(
    "a frame of no numbers, or of the largest, while a control is tracked stops nothing",
    arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func frames(number: CGFloat) {
    let controls: [UIControl] = [
      UIControl(), UIButton(type: .system), UISlider(), UISwitch(), UIStepper(), UIPageControl(),
      UISegmentedControl(items: ["one", "two"]), UITextField(),
    ]
    for control in controls {
      let stage = Stage()
      stage.put(control, "C", 100, 100, 100, 31)
      (control as? UIPageControl)?.numberOfPages = 3
      (control as? UISlider)?.value = 0.5
      stage.finger(1).down(150, 115).move(151, 115)
      control.frame = CGRect(x: number, y: number, width: number, height: number)
      stage.finger(1).move(152, 116).wait(0.6)
      control.bounds = CGRect(x: number, y: 0, width: number, height: number)
      stage.finger(1).move(153, 116).up()
      #expect(!control.isTracking && !control.isHighlighted)
      #expect((control as? UISlider)?.value.isNaN != true)
      stage.application.press(.escape)
      stage.end()
    }
  }
}
