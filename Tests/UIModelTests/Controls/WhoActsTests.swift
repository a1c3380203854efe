// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Plays every cell of the tables in `Controls.md`, and expects what the cell says. The tables are from Apple's Event
/// Handling Guide.
@MainActor
@Suite("Who acts: the control or the recognizer")
struct WhoActsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let control: String
    let place: String
    let expected: [String: String]
    var testDescription: String { "\(control), recognizer on the \(place)" }
  }

  static let gestures = [
    "tap", "swipe left", "swipe right", "swipe up", "swipe down", "pan", "long press", "pinch",
  ]

  nonisolated static let rows: [Row] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIModel/UIModel.docc/Controls.md").standardized
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
    var rows: [Row] = []
    var place = ""
    var header: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### Recognizer on the ") { place = String(line.dropFirst(22)) }
      guard line.hasPrefix("|"), !place.isEmpty else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells[0].isEmpty { header = cells }
      guard cells[0].hasPrefix("UI") else { continue }
      let expected = zip(header, cells).dropFirst().map { ($0.0, $0.1) }
      rows.append(
        Row(
          control: cells[0], place: place,
          expected: Dictionary(expected, uniquingKeysWith: { first, _ in first })))
    }
    return rows
  }()

  @Test("the page has a cell for every control, gesture and place")
  func complete() {
    let controls = [
      "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
      "UIPageControl", "UITextField",
    ]
    for place in ["superview", "control"] {
      #expect(Self.rows.filter { $0.place == place }.map(\.control) == controls)
    }
    for row in Self.rows {
      #expect(row.expected.keys.sorted() == Self.gestures.sorted())
    }
  }

  @Test("every cell of the page is what happens", arguments: rows)
  func cells(row: Row) {
    for gesture in Self.gestures {
      let acted = play(gesture, on: row.control, recognizerOn: row.place)
      #expect(acted == row.expected[gesture], "\(row.testDescription): \(gesture)")
    }
  }

  @Test("X25 a recognizer that takes no touches away acts, and so does the control")
  func both() {
    for control in ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl"] {
      #expect(
        play("tap", on: control, recognizerOn: "superview") { $0.cancelsTouchesInView = false }
          == "both")
    }
  }

  @Test("7.7.5 more taps or fingers than one are not refused")
  func moreThanOne() {
    for control in ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl"] {
      let acted = play("double tap", on: control, recognizerOn: "superview") {
        ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
      }
      #expect(acted == "recognizer", "\(control)")
    }
  }

  @Test("the tap is refused however many views lie between the control and the recognizer's")
  func farAbove() {
    let stage = Stage()
    stage.add(UITapGestureRecognizer(), "g", to: stage.window)
    var view: UIView = stage.root
    for _ in 0..<10 {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      view.addSubview(inner)
      view = inner
    }
    let b = stage.put(UIButton(), "B", in: view, 100, 100, 100, 40)
    stage.logAction("clicked", of: b, for: .touchUpInside)
    stage.tap(150, 120)
    stage.expect("clicked")
  }

  @Test("X130 a slider's knob refuses a swipe along it, and none across it")
  func sliderKnob() {
    for (direction, refused) in [(UISwipeGestureRecognizer.Direction.right, true), (.up, false)] {
      let stage = Stage()
      let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.root)
      swipe.direction = direction
      let s = stage.put(UISlider(), "S", 50, 100, 300, 31, logs: .events)
      let start = CGPoint(x: 50 + s.thumbRect.midX, y: 115)
      let (dx, dy): (CGFloat, CGFloat) = refused ? (25, 0) : (0, -25)
      stage.finger(1).down(start.x, start.y)
      for step in 1...4 {
        stage.wait(0.016)
        stage.finger(1).move(start.x + dx * CGFloat(step), start.y + dy * CGFloat(step))
      }
      stage.finger(1).up()
      #expect(stage.lines.contains("swipe!") == !refused)
      #expect(stage.lines.contains("S: touchCancel") == !refused)
      #expect(stage.lines.contains("S: valueChanged") == refused)
      stage.end()
    }
  }

  @Test("a vertical slider refuses the swipes up and down instead")
  func uprightSlider() {
    let stage = Stage()
    let s = stage.put(UISlider(), "S", 50, 300, 300, 31)
    s.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let across = UISwipeGestureRecognizer()
    let along = UISwipeGestureRecognizer()
    along.direction = .down
    stage.add(across, "across", to: stage.root)
    stage.add(along, "along", to: stage.root)
    let knob = s.convert(CGPoint(x: s.thumbRect.midX, y: s.thumbRect.midY), to: nil)
    stage.finger(1).down(knob.x, knob.y)
    #expect(s.isTracking)
    #expect(s.gestureRecognizerShouldBegin(across) && !s.gestureRecognizerShouldBegin(along))
    stage.finger(1).up()
  }

  // MARK: Playing

  private func play(
    _ gesture: String, on name: String, recognizerOn place: String,
    _ change: (UIGestureRecognizer) -> Void = { _ in }
  ) -> String {
    let stage = Stage()
    let control = make(name)
    stage.put(control, "C", 100, 200, 200, 40, logs: .events)
    let recognizer = recognizer(for: gesture)
    change(recognizer)
    stage.add(recognizer, "g", to: place == "control" ? control : stage.root)
    move(gesture, stage, from: start(on: control))
    stage.wait(2)
    stage.end()
    let recognized = stage.lines.contains { $0.hasPrefix("g!") }
    let isCancelled = stage.lines.contains("C: touchCancel")
    let isLifted = stage.lines.contains { $0.hasPrefix("C: touchUp") }
    switch (recognized, isLifted && !isCancelled) {
    case (true, true): return "both"
    case (true, false): return "recognizer"
    case (false, true): return "control"
    case (false, false): return "neither"
    }
  }

  private func make(_ name: String) -> UIControl {
    switch name {
    case "UIButton": return UIButton()
    case "UISwitch": return UISwitch()
    case "UISlider":
      let slider = UISlider()
      slider.value = 0.5
      return slider
    case "UIStepper": return UIStepper()
    case "UISegmentedControl": return UISegmentedControl(items: ["one", "two", "three"])
    case "UIPageControl":
      let pages = UIPageControl()
      pages.numberOfPages = 3
      return pages
    case "UITextField": return UITextField()
    default: return StageControl()
    }
  }

  private func start(on control: UIControl) -> CGPoint {
    let place = (control as? UISwitch)?.thumbRect ?? control.bounds
    return control.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
  }

  private func recognizer(for gesture: String) -> UIGestureRecognizer {
    switch gesture {
    case "pan": return UIPanGestureRecognizer()
    case "long press": return UILongPressGestureRecognizer()
    case "pinch": return UIPinchGestureRecognizer()
    case "tap", "double tap": return UITapGestureRecognizer()
    default:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction(of: gesture)
      return swipe
    }
  }

  private func direction(of gesture: String) -> UISwipeGestureRecognizer.Direction {
    switch gesture {
    case "swipe left": .left
    case "swipe up": .up
    case "swipe down": .down
    default: .right
    }
  }

  private func move(_ gesture: String, _ stage: Stage, from start: CGPoint) {
    switch gesture {
    case "tap": stage.tap(start.x, start.y)
    case "double tap": stage.taps(start.x, start.y, 2)
    case "long press": stage.press(start.x, start.y, 0.8)
    case "pan": stage.drag(start.x, start.y, dx: 4, steps: 8, interval: 0.05)
    case "pinch": pinch(stage, from: start)
    case "swipe left": swipe(stage, from: start, CGVector(dx: -25, dy: 0))
    case "swipe up": swipe(stage, from: start, CGVector(dx: 0, dy: -25))
    case "swipe down": swipe(stage, from: start, CGVector(dx: 0, dy: 25))
    default: swipe(stage, from: start, CGVector(dx: 25, dy: 0))
    }
  }

  private func swipe(_ stage: Stage, from start: CGPoint, _ step: CGVector) {
    stage.finger(1).down(start.x, start.y)
    for count in 1...4 {
      stage.wait(0.016)
      stage.finger(1).move(start.x + step.dx * CGFloat(count), start.y + step.dy * CGFloat(count))
    }
    stage.wait(0.016)
    stage.finger(1).up()
  }

  /// Feeds two fingers that come down in the control; the second one moves away.
  private func pinch(_ stage: Stage, from start: CGPoint) {
    stage.finger(1).down(start.x, start.y)
    stage.finger(2).down(start.x + 15, start.y)
    for count in 1...4 {
      stage.wait(0.05)
      stage.finger(2).move(start.x + 15 + 10 * CGFloat(count), start.y)
    }
    stage.finger(2).up()
    stage.finger(1).up()
  }
}
