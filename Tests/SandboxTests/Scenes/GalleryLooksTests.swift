// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession
@testable import Scenarios

/// The looks of the gallery's pages: every control is drawn in the state that its caption names.
@MainActor
@Suite("The looks of the gallery")
struct GalleryLooksTests {
  /// Returns the parts of a page that must not overlap.
  private func parts(_ bench: Bench, _ scene: String) throws -> [UIView] {
    scene == "controls"
      ? try bench.view("Rows").subviews.flatMap(\.subviews) : try bench.view("States").subviews
  }

  @Test(
    "no text is cut and nothing lies over anything else", arguments: ["controls", "control-states"])
  func layout(scene: String) throws {
    let bench = try Bench(scene)
    let typeface = bench.stage.typeface
    let window = try #require(bench.stage.session.specimen.scene.windows.first)
    let labels = window.subtree.compactMap { $0 as? UILabel }
    #expect(labels.count > 25)
    for label in labels {
      let width = typeface.extent(of: label.text ?? "", style: TextStyle(label.font)).width
      // A button's title may exceed its label a little, but not the button.
      let room = (label.superview as? UIButton)?.bounds.width ?? label.bounds.width
      #expect(width <= room, "\(label.text ?? "")")
    }
    let frames = try parts(bench, scene).filter { $0.bounds.height > 1 }
      .map { $0.convert($0.bounds, to: window) }
    for (index, frame) in frames.enumerated() {
      #expect(window.bounds.insetBy(dx: 12, dy: 12).contains(frame))
      let others = frames[(index + 1)...]
      #expect(!others.contains { $0.insetBy(dx: 0.1, dy: 0.1).intersects(frame) })
    }
  }

  private func states<Control: UIControl>(_ bench: Bench, _ type: Control.Type) throws
    -> [Control]
  {
    try bench.view("States").subviews.compactMap { $0 as? Control }
  }

  /// Returns whether each of these states is the state of at least one control.
  private func has(_ controls: [UIControl], _ states: UIControl.State...) -> Bool {
    states.allSatisfy { state in controls.contains { $0.state == state } }
  }

  @Test("every kind of control is there in each of its states")
  func all() throws {
    let bench = try Bench("control-states")
    bench.stage.playDemonstration { bench.stage.advance(to: $0) }
    let buttons = try states(bench, UIButton.self)
    for type in [UIButton.ButtonType.system, .custom] {
      #expect(
        has(
          buttons.filter { $0.buttonType == type }, .normal, .highlighted, .selected, .disabled,
          .focused))
    }
    #expect(
      [UIButton.ButtonType.infoLight, .contactAdd, .close, .detailDisclosure]
        .allSatisfy { type in buttons.contains { $0.buttonType == type } })
    let switches = try states(bench, UISwitch.self)
    #expect(has(switches, .normal, .highlighted, .disabled, .focused))
    #expect(Set(switches.map(\.isOn)).count == 2)
    #expect(has(try states(bench, UISlider.self), .normal, .disabled, .focused))
    let steppers = try states(bench, UIStepper.self)
    #expect(has(steppers, .normal, .highlighted, .disabled, .focused))
    #expect(Set(steppers.compactMap(\.pressedHalf)).count == 2)
    #expect(steppers.contains { $0.value == $0.minimumValue })
    #expect(steppers.contains { $0.value == $0.maximumValue })
    let segments = try states(bench, UISegmentedControl.self)
    #expect(has(segments, .normal, .highlighted, .disabled, .focused))
    #expect(segments.contains { $0.pressedSegment == 1 && $0.selectedSegmentIndex == 0 })
    #expect(segments.contains { $0.isEnabled && !$0.isEnabledForSegment(at: 2) })
    #expect(has(try states(bench, UIPageControl.self), .normal, .disabled, .focused))
    let fields = try states(bench, UITextField.self)
    #expect(has(fields, .normal, .disabled, .focused))
    #expect(fields.contains { $0.isEditing && $0.text == "Edited" && $0.caretPosition == 6 })
    #expect(fields.contains { !$0.hasText && !$0.isEditing })
    let tiles = try bench.view("States").subviews.compactMap { $0 as? RefreshTile }
    #expect(tiles.map { $0.refreshControl?.isRefreshing } == [false, false, true])
    #expect(tiles.allSatisfy { $0.contentOffset.y < 0 })
  }
}
