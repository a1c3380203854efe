// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("The mouse as fingers")
struct MouseFingersTests {
  /// An input of the mouse. The centre of mirrored fingers is at (100, 100).
  enum Step: Sendable {
    case move(CGFloat, CGFloat)
    case press(CGFloat, CGFloat, MouseFingers.Button = .left)
    case release(CGFloat, CGFloat, MouseFingers.Button = .left)
    case hold(UIKeyModifierFlags)
    case cancel
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [Step]
    let expected: [String]
    var testDescription: String { name }
  }

  static let stories = [
    Story(
      name: "the left button is a finger",
      steps: [.move(5, 5), .press(10, 20), .move(11, 20), .release(11, 20), .move(50, 50)],
      expected: ["1 began 10,20", "1 moved 11,20", "1 ended 11,20"]),
    Story(
      name: "a release elsewhere moves first",
      steps: [.press(10, 20), .release(12, 20)],
      expected: ["1 began 10,20", "1 moved 12,20", "1 ended 12,20"]),
    Story(
      name: "the other buttons touch nothing",
      steps: [
        .press(10, 20, .right), .move(20, 20), .release(20, 20, .right), .press(1, 1, .middle),
      ],
      expected: []),
    Story(
      name: "Alt mirrors a second finger about the centre",
      steps: [.hold(.alternate), .press(90, 80), .move(80, 70), .release(80, 70)],
      expected: [
        "1 began 90,80", "2 began 110,120", "1 moved 80,70", "2 moved 120,130", "1 ended 80,70",
        "2 ended 120,130",
      ]),
    Story(
      name: "Alt and Shift move both together",
      steps: [
        .move(90, 80), .hold([.alternate, .shift]), .press(90, 80), .move(95, 70), .release(95, 70),
      ],
      expected: [
        "1 began 90,80", "2 began 110,120", "1 moved 95,70", "2 moved 115,110", "1 ended 95,70",
        "2 ended 115,110",
      ]),
    Story(
      name: "Alt and Shift without a button move the pair; Alt goes on from there",
      steps: [
        .move(90, 100), .hold([.alternate, .shift]), .move(90, 150), .hold(.alternate),
        .press(90, 150), .move(80, 150), .release(80, 150),
      ],
      expected: [
        "1 began 90,150", "2 began 110,150", "1 moved 80,150", "2 moved 120,150", "1 ended 80,150",
        "2 ended 120,150",
      ]),
    Story(
      name: "the centre is back in its place when Alt was released",
      steps: [
        .move(90, 100), .hold([.alternate, .shift]), .move(90, 150), .hold([]), .move(90, 100),
        .hold(.alternate), .press(90, 100),
      ],
      expected: ["1 began 90,100", "2 began 110,100"]),
    Story(
      name: "Alt released during a drag keeps both fingers",
      steps: [
        .hold(.alternate), .press(90, 100), .hold([]), .move(80, 100), .release(80, 100),
        .press(80, 100),
      ],
      expected: [
        "1 began 90,100", "2 began 110,100", "1 moved 80,100", "2 moved 120,100", "1 ended 80,100",
        "2 ended 120,100", "1 began 80,100",
      ]),
    Story(
      name: "Alt pressed during a drag adds no finger",
      steps: [.press(90, 100), .hold(.alternate), .move(80, 100), .release(80, 100)],
      expected: ["1 began 90,100", "1 moved 80,100", "1 ended 80,100"]),
    Story(
      name: "Shift in the middle of a drag moves both, and mirrors again after it",
      steps: [
        .hold(.alternate), .press(90, 100), .hold([.alternate, .shift]), .move(100, 100),
        .hold(.alternate), .move(90, 100),
      ],
      expected: [
        "1 began 90,100", "2 began 110,100", "1 moved 100,100", "2 moved 120,100", "1 moved 90,100",
        "2 moved 130,100",
      ]),
    Story(
      name: "a lost window cancels, and the mouse is silent until its button is up",
      steps: [
        .press(10, 20), .cancel, .cancel, .move(30, 20), .release(30, 20), .press(40, 20),
      ],
      expected: ["1 began 10,20", "1 cancelled 10,20", "1 began 40,20"]),
    Story(
      name: "a lost window cancels both mirrored fingers",
      steps: [.hold(.alternate), .press(90, 100), .cancel, .move(80, 100), .release(80, 100)],
      expected: ["1 began 90,100", "2 began 110,100", "1 cancelled 90,100", "2 cancelled 110,100"]),
    Story(
      name: "a right button held in between neither ends nor repeats the touch",
      steps: [.press(10, 20), .press(10, 20, .right), .release(10, 20), .release(10, 20, .right)],
      expected: ["1 began 10,20", "1 ended 10,20"]),
  ]

  @Test("samples of the mouse", arguments: stories)
  func samples(story: Story) {
    var mouse = MouseFingers(centre: CGPoint(x: 100, y: 100))
    let samples = Self.run(story.steps, on: &mouse)
    #expect(samples.map(\.text) == story.expected)
    #expect(samples.allSatisfy { $0.source == .direct })
  }

  @Test("a pointer touches with any button, and ends with the last")
  func pointer() {
    var mouse = MouseFingers(source: .indirectPointer, centre: .zero)
    let steps: [Step] = [
      .press(10, 20, .right), .press(10, 20), .release(10, 20, .right), .release(10, 20),
    ]
    var masks: [Int] = []
    let samples = steps.flatMap { step in
      defer { masks.append(mouse.buttonMask) }
      return Self.run([step], on: &mouse)
    }
    #expect(samples.map(\.text) == ["1 began 10,20", "1 ended 10,20"])
    #expect(samples.allSatisfy { $0.source == .indirectPointer })
    #expect(masks == [2, 3, 1, 1])
    mouse.settle()
    #expect(mouse.buttonMask == 0)
  }

  @Test("a pointer with Alt makes two direct fingers, without buttons")
  func pointerPair() {
    var mouse = MouseFingers(source: .indirectPointer, centre: CGPoint(x: 100, y: 100))
    let samples = Self.run([.hold(.alternate), .press(90, 100)], on: &mouse)
    #expect(samples.map(\.text) == ["1 began 90,100", "2 began 110,100"])
    #expect(samples.allSatisfy { $0.source == .direct })
    #expect(mouse.buttonMask == 0)
  }

  @Test("dots show the two places while Alt is held and nothing is pressed")
  func hints() {
    var mouse = MouseFingers(centre: CGPoint(x: 100, y: 100))
    let dots = [CGPoint(x: 90, y: 80), CGPoint(x: 110, y: 120)]
    _ = Self.run([.move(90, 80)], on: &mouse)
    #expect(mouse.hints.isEmpty)
    _ = Self.run([.hold(.alternate)], on: &mouse)
    #expect(mouse.hints == dots)
    _ = Self.run([.press(90, 80)], on: &mouse)
    #expect(mouse.hints.isEmpty)
    _ = Self.run([.release(90, 80)], on: &mouse)
    #expect(mouse.hints == dots)
    _ = Self.run([.hold([])], on: &mouse)
    #expect(mouse.hints.isEmpty)
  }

  @Test("a mouse finger never takes the number of a finger on the screen")
  func sharedNumbers() {
    var numbers = FingerNumbers()
    let screen = numbers.take()
    var mouse = MouseFingers(centre: .zero)
    let samples = mouse.press(.left, at: .zero, numbers: &numbers)
    #expect(screen == 1)
    #expect(samples.map(\.finger) == [2])
  }

  private static func run(_ steps: [Step], on mouse: inout MouseFingers) -> [InputSample] {
    var numbers = FingerNumbers()
    return steps.flatMap { step -> [InputSample] in
      switch step {
      case .move(let x, let y): mouse.move(to: CGPoint(x: x, y: y))
      case .press(let x, let y, let button):
        mouse.press(button, at: CGPoint(x: x, y: y), numbers: &numbers)
      case .release(let x, let y, let button):
        mouse.release(button, at: CGPoint(x: x, y: y), numbers: &numbers)
      case .hold(let flags):
        {
          mouse.hold(flags)
          return []
        }()
      case .cancel: mouse.cancel(numbers: &numbers)
      }
    }
  }
}
