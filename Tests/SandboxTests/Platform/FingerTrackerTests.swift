// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Fingers of touch devices")
struct FingerTrackerTests {
  /// An input of a tracker. The window has 101 x 101 units, and SDL's coordinate 1 is the last pixel, so 0.5 is 50.
  enum Step: Sendable {
    case down(Int64, Float, on: Int64 = 1)
    case motion(Int64, Float, on: Int64 = 1)
    case up(Int64, Float, on: Int64 = 1)
    case cancelAll
    case keep([Int64], on: Int64 = 1)
    case resize(Int)
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [Step]
    let expected: [String]
    var testDescription: String { name }
  }

  static let stories = [
    Story(
      name: "a finger comes down, moves and lifts",
      steps: [.down(7, 0.1), .motion(7, 0.2), .up(7, 0.3)],
      expected: ["1 began 10", "1 moved 20", "1 ended 30"]),
    Story(
      name: "two devices may use one id at the same time",
      steps: [.down(0, 0.1), .down(0, 0.2, on: 2), .up(0, 0.1), .up(0, 0.2, on: 2)],
      expected: ["1 began 10", "2 began 20", "1 ended 10", "2 ended 20"]),
    Story(
      name: "an id used again is a new finger (Wayland calls each first finger 0)",
      steps: [.down(0, 0.1), .up(0, 0.1), .down(0, 0.5), .up(0, 0.5)],
      expected: ["1 began 10", "1 ended 10", "1 began 50", "1 ended 50"]),
    Story(
      name: "a second down of a finger cancels the first contact",
      steps: [.down(3, 0.1), .motion(3, 0.2), .down(3, 0.5), .up(3, 0.5)],
      expected: ["1 began 10", "1 moved 20", "1 cancelled 20", "1 began 50", "1 ended 50"]),
    Story(
      name: "a second down keeps the other fingers' numbers",
      steps: [.down(3, 0.1), .down(4, 0.2), .down(3, 0.5), .up(4, 0.2), .up(3, 0.5)],
      expected: [
        "1 began 10", "2 began 20", "1 cancelled 10", "1 began 50", "2 ended 20", "1 ended 50",
      ]),
    Story(
      name: "motion and lift of an unknown finger are dropped",
      steps: [.motion(1, 0.5), .up(1, 0.5)], expected: []),
    Story(
      name: "a motion to the same place says nothing",
      steps: [.down(1, 0.5), .motion(1, 0.5)], expected: ["1 began 50"]),
    Story(
      name: "fingers that SDL makes up from the mouse are dropped",
      steps: [.down(1, 0.5, on: -1), .motion(1, 0.6, on: -1), .up(1, 0.6, on: -1)], expected: []),
    Story(
      name: "a lost window cancels once, and the finger stays silent until it lifts",
      steps: [
        .down(1, 0.1), .down(2, 0.2), .cancelAll, .cancelAll, .motion(1, 0.4), .up(1, 0.4),
        .up(2, 0.2), .down(1, 0.6),
      ],
      expected: ["1 began 10", "2 began 20", "1 cancelled 10", "2 cancelled 20", "1 began 60"]),
    Story(
      name: "a finger whose lift was lost after a cancel begins anew",
      steps: [.down(1, 0.1), .cancelAll, .down(1, 0.2), .up(1, 0.2)],
      expected: ["1 began 10", "1 cancelled 10", "1 began 20", "1 ended 20"]),
    Story(
      name: "a vanished device takes its fingers with it",
      steps: [.down(1, 0.1), .down(2, 0.2), .keep([]), .keep([]), .up(1, 0.1)],
      expected: ["1 began 10", "2 began 20", "1 cancelled 10", "2 cancelled 20"]),
    Story(
      name: "a device that lost one finger keeps the other",
      steps: [.down(1, 0.1), .down(2, 0.2), .keep([2]), .motion(2, 0.3), .up(2, 0.3)],
      expected: ["1 began 10", "2 began 20", "1 cancelled 10", "2 moved 30", "2 ended 30"]),
    Story(
      name: "a vanished device ends the silence of a cancelled finger",
      steps: [.down(1, 0.1), .cancelAll, .keep([]), .down(1, 0.3)],
      expected: ["1 began 10", "1 cancelled 10", "1 began 30"]),
    Story(
      name: "a finger lifted outside of the window ends there",
      steps: [.down(1, 0.9), .motion(1, 1.2), .up(1, 1.5)],
      expected: ["1 began 90", "1 moved 120", "1 ended 150"]),
    Story(
      name: "a resize keeps fingers down, in the points of the new size",
      steps: [.down(1, 0.5), .resize(201), .motion(1, 0.3), .up(1, 0.3)],
      expected: ["1 began 50", "1 moved 60", "1 ended 60"]),
  ]

  @Test("samples of a stream", arguments: stories)
  func stream(story: Story) {
    #expect(Self.run(story.steps).map(\.text) == story.expected)
  }

  @Test("twelve fingers on three devices have twelve numbers")
  func manyFingers() {
    var steps: [Step] = []
    for device in 1...3 {
      for finger in 0..<4 { steps.append(.down(Int64(finger), 0.5, on: Int64(device))) }
    }
    #expect(Self.run(steps).map(\.finger) == Array(1...12))
    #expect(Self.run(steps + [.cancelAll]).suffix(12).map(\.finger) == Array(1...12))
  }

  @Test("a lost window is still watched until the fingers lift")
  func watchesAbandoned() {
    var (tracker, numbers) = (Self.tracker(width: 101), FingerNumbers())
    let contact = FingerTracker.Contact(device: 1, finger: 1)
    _ = tracker.take(.init(contact: contact, change: .down, x: 0, y: 0), numbers: &numbers)
    _ = tracker.cancelAll(numbers: &numbers)
    #expect(tracker.isTouched)
    _ = tracker.take(.init(contact: contact, change: .up, x: 0, y: 0), numbers: &numbers)
    #expect(!tracker.isTouched)
  }

  @Test(
    "pressure 1 and 0 mean that the device can't tell",
    arguments: zip([1, 0, 0.25] as [Float], [0, 0, 0.25] as [CGFloat]))
  func force(pressure: Float, force: CGFloat) {
    var (tracker, numbers) = (Self.tracker(width: 101), FingerNumbers())
    let contact = FingerTracker.Contact(device: 1, finger: 1)
    let down = FingerTracker.Report(
      contact: contact, change: .down, x: 0, y: 0, pressure: pressure)
    #expect(tracker.take(down, numbers: &numbers).map(\.force) == [force])
  }

  private static func tracker(width: Int) -> FingerTracker {
    FingerTracker(surface: TouchSurface(width: width, height: width, unity: .lastPixel))
  }

  private static func run(_ steps: [Step]) -> [InputSample] {
    var (tracker, numbers) = (Self.tracker(width: 101), FingerNumbers())
    return steps.flatMap { step -> [InputSample] in
      func report(
        _ change: FingerTracker.Report.Change, _ finger: Int64, _ x: Float, _ device: Int64
      ) -> [InputSample] {
        let contact = FingerTracker.Contact(device: device, finger: finger)
        return tracker.take(
          .init(contact: contact, change: change, x: x, y: 0), numbers: &numbers)
      }
      switch step {
      case .down(let finger, let x, let device): return report(.down, finger, x, device)
      case .motion(let finger, let x, let device): return report(.motion, finger, x, device)
      case .up(let finger, let x, let device): return report(.up, finger, x, device)
      case .cancelAll: return tracker.cancelAll(numbers: &numbers)
      case .keep(let fingers, let device):
        let contacts = fingers.map { FingerTracker.Contact(device: device, finger: $0) }
        return tracker.keep(contacts, numbers: &numbers)
      case .resize(let width):
        tracker.surface = TouchSurface(width: width, height: width, unity: .lastPixel)
        return []
      }
    }
  }
}

extension InputSample {
  /// The sample as text: "2 moved 30" or, if y matters, "2 moved 30,40".
  var text: String {
    let x = Int(location.x.rounded())
    let y = Int(location.y.rounded())
    return y == 0 ? "\(finger) \(phase.rawValue) \(x)" : "\(finger) \(phase.rawValue) \(x),\(y)"
  }
}
