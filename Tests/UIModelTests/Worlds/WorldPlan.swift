// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// A random world of views and recognizers with input, as data: the same seed gives the same
/// plan, and a failed plan can be read.
struct WorldPlan: Sendable, CustomStringConvertible {
  /// A view. Its parent is the index of an earlier view or, below 0, of a window: -1 is the first.
  struct View: Sendable {
    var parent: Int
    /// True for the view of a controller, which is in no window until the controller is presented.
    var isPage = false
    var frame: CGRect
    var isMultiple: Bool
    var isExclusive: Bool
    var refuses: Bool
    /// The class of control; nil for a plain view.
    var control: Control?
    /// The kind of scroll view; nil for other views.
    var scroll: Scroll?
    /// True for a stack view.
    var isStack = false
    /// The view's anchor point; nil for the centre.
    var anchor: CGPoint?
    /// The origin of the view's bounds.
    var origin = CGPoint.zero
    /// True if the view was left out of the plan, so that its subviews are added to its parent.
    var isLeftOut = false
  }

  /// The settings of a scroll view or table.
  struct Scroll: Sendable {
    var content: CGSize
    var isPaging = false
    var zooms = false
    var delays = true
    var mayCancel = true
    var bounces = true
    var locks = false
    var isTable = false
    var refreshes = false
  }

  /// The kinds of controls; `custom` overrides the tracking methods.
  enum Control: String, CaseIterable, Sendable {
    case plain, custom, button, toggle, slider, stepper, segments, pages, field
  }

  /// The kinds of recognizers.
  enum Kind: String, CaseIterable, Sendable {
    case tap, press, pan, swipe, pinch, rotation, edgePan, hover, custom
  }

  /// A recognizer. A `view` below 0 stands for a window. The recognizer's delegate and overrides return random answers,
  /// see `answer`.
  struct Recognizer: Sendable {
    var kind: Kind
    var view: Int
    var number: Int
    var fingers: Int
    var hasDelegate: Bool
    var flags: [Bool]
    var requires: [Int]
    /// The raw values of the touch types that the recognizer accepts; nil for all.
    var types: [Int]?
    /// True for a recognizer whose class assigns states in its touch methods.
    var assigns = false
    /// True if the recognizer was left out of the plan.
    var isLeftOut = false
  }

  /// A step of the plan: input, a wait, or an action of the application.
  enum Step: Sendable, CustomStringConvertible {
    case wait(TimeInterval)
    case frame([InputSample])
    case pointer(PointerFrame.Action, CGPoint)
    /// As `frame`, with its own time, which may be in the past or not finite.
    case frameAt(TimeInterval, [InputSample])
    case press(Int, PressFrame.Phase)
    case toggle(Int)
    case signal(SystemSignal)
    case deed(WorldDeed)

    var description: String {
      switch self {
      case .wait(let seconds): "wait \(seconds)"
      case .frame(let samples): "frame " + Self.words(samples)
      case .frameAt(let time, let samples): "frame at \(time) " + Self.words(samples)
      case .pointer(let action, let place): "pointer \(action) \(place.x),\(place.y)"
      case .press(let button, let phase): "button \(button) \(phase)"
      case .toggle(let index): "toggle r\(index)"
      case .signal(let signal): "\(signal)"
      case .deed(let deed): "\(deed)"
      }
    }

    /// True for input of fingers, a pointer, a button or the system.
    var isEvent: Bool {
      switch self {
      case .frame, .frameAt: !samples.isEmpty
      case .pointer, .press, .signal: true
      case .wait, .toggle, .deed: false
      }
    }

    /// The samples of fingers in the step.
    var samples: [InputSample] {
      switch self {
      case .frame(let samples), .frameAt(_, let samples): samples
      case .wait, .pointer, .press, .toggle, .signal, .deed: []
      }
    }

    private static func words(_ samples: [InputSample]) -> String {
      samples.map { "\($0.finger) \($0.phase) \($0.location.x),\($0.location.y)" }
        .joined(separator: "; ")
    }
  }

  let seed: UInt64
  var views: [View] = []
  var recognizers: [Recognizer] = []
  var steps: [Step] = []
  /// The number of windows.
  var windows = 1
  /// The frames of windows on the screen; empty for a single window at the origin.
  var windowFrames: [CGRect] = []
  /// The containers; at first they are in no window.
  var containers: [Container] = []
  /// True if the journal has no reader, as in an application.
  var isUnread = false
  /// True if callbacks disable recognizers and remove views.
  var meddles = false
  /// True if everything is allowed for fingers, numbers and callbacks.
  var isWild = false
  /// The probability that a callback acts.
  var meddling = 0.15
  /// The callbacks that may act; nil for a random choice.
  var moments: Set<WorldMoment>?
  /// True if requirements may form circles.
  var mayCircle = false
  /// True if some of the views are controls.
  let hasControls: Bool
  /// True if some of the views are scroll views.
  let hasScrollViews: Bool

  init(seed: UInt64, withControls: Bool = false, withScrollViews: Bool = false) {
    self.seed = seed
    hasControls = withControls
    hasScrollViews = withScrollViews
    var random = SeededGenerator(seed: seed)
    meddles = random.chance(0.2)
    mayCircle = random.chance(0.1)
    addViews(&random)
    addRecognizers(&random)
    addSteps(&random)
  }

  /// Returns the answer to a question about two recognizers, which is constant within a plan.
  func answer(_ question: String, _ one: Int, _ other: Int, chance: Double) -> Bool {
    let word = question.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
    var random = SeededGenerator(
      seed: seed &* 1_000_003 &+ word &* 97 &+ UInt64(truncatingIfNeeded: one * 31 + other))
    return random.chance(chance)
  }

  /// Returns the application's action at a moment; mostly nil for none.
  func deed(at moment: WorldMoment) -> WorldDeed? {
    guard meddles else { return nil }
    if let moments, !moments.contains(moment) { return nil }
    let call = moment.call
    var random = SeededGenerator(
      seed: seed &* 7_368_787 &+ UInt64(call.kind.rawValue) &* 65_537
        &+ UInt64(truncatingIfNeeded: call.index) &* 257 &+ UInt64(moment.nth) &* 1_299_709)
    _ = random.next()
    let chance = call.kind.isFrequent ? meddling / 20 : meddling
    guard random.chance(chance) else { return nil }
    if call.kind == .afterAction { return .goOn(call.index, .random(in: 0..<6, using: &random)) }
    return isWild ? .wild(self, &random) : .careless(self, &random)
  }

  /// Returns whether the first recognizer may wait for the second. Only later recognizers wait for earlier ones, so
  /// that there are no circles unless the plan allows them.
  func mayRequire(_ one: Int, _ other: Int) -> Bool { mayCircle || one > other }

  var description: String {
    let views = views.enumerated().map { "V\($0): \($1)" }
    let recognizers = recognizers.enumerated().map { "r\($0): \($1)" }
    return
      ([
        "seed \(seed), wild \(isWild), meddles \(meddles), circles \(mayCircle), \(windows) windows"
      ]
      + views + recognizers + steps.map(\.description)).joined(separator: "\n")
  }
}

extension WorldPlan {
  private mutating func addViews(_ random: inout SeededGenerator) {
    for index in 0..<Int.random(in: 1...5, using: &random) {
      let frame = CGRect(
        x: .random(in: -20...120, using: &random), y: .random(in: -20...120, using: &random),
        width: .random(in: 80...400, using: &random), height: .random(in: 80...400, using: &random))
      views.append(
        View(
          parent: .random(in: -1..<index, using: &random), frame: frame,
          isMultiple: random.chance(0.6), isExclusive: random.chance(0.05),
          refuses: random.chance(0.05),
          control: hasControls && random.chance(0.6)
            ? Control.allCases.randomElement(using: &random) : nil))
      if hasScrollViews, random.chance(0.6) { makeScrollView(index, &random) }
    }
  }

  /// Makes the view a scroll view, sometimes a table, and mostly one that fills much of the window.
  private mutating func makeScrollView(_ index: Int, _ random: inout SeededGenerator) {
    let size = views[index].frame.size
    let lengths: [CGFloat] = [0.5, 1, 1.2, 3]
    views[index].control = nil
    views[index].scroll = Scroll(
      content: CGSize(
        width: size.width * (lengths.randomElement(using: &random) ?? 1),
        height: size.height * (lengths.randomElement(using: &random) ?? 1)),
      isPaging: random.chance(0.2), zooms: random.chance(0.3), delays: random.chance(0.7),
      mayCancel: random.chance(0.85), bounces: random.chance(0.8), locks: random.chance(0.2),
      isTable: random.chance(0.2))
  }

  private mutating func addRecognizers(_ random: inout SeededGenerator) {
    for index in 0..<Int.random(in: 1...8, using: &random) {
      let defaults = [true, false, true]
      recognizers.append(
        Recognizer(
          kind: Kind.allCases.randomElement(using: &random) ?? .tap,
          view: .random(in: -1..<views.count, using: &random),
          number: .random(in: 0...3, using: &random),
          fingers: random.chance(0.7) ? 1 : 2,
          hasDelegate: random.chance(0.4),
          flags: defaults.map { random.chance(0.25) ? !$0 : $0 },
          requires: (0..<8).filter { random.chance(0.12) && mayRequire(index, $0) && $0 != index }))
    }
  }

  private mutating func addSteps(_ random: inout SeededGenerator) {
    var fingers: [Int: CGPoint] = [:]
    for _ in 0..<Int.random(in: 6...36, using: &random) {
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<30:
        let waits: [TimeInterval] = [0, 0.008, 0.016, 0.016, 0.05, 0.1, 0.3, 0.36, 0.6]
        steps.append(.wait(waits.randomElement(using: &random) ?? 0))
      case 30..<90: steps.append(.frame(samples(&fingers, &random)))
      case 90..<93: steps.append(pointer(&random))
      case 93..<95: steps.append(.toggle(.random(in: 0..<recognizers.count, using: &random)))
      case 95: steps.append(.deed(.remove(anyView(&random))))
      case 96: steps.append(.deed(.removeRecognizer(anyRecognizer(&random))))
      case 97:
        steps.append(.signal(.interrupt))
        steps.append(.signal(.resume))
      case 98 where hasControls: steps.append(.deed(.toggleControl(anyView(&random))))
      case 99 where hasScrollViews: addScrollStep(&random)
      default: steps.append(.wait(0.016))
      }
    }
    let lifts = fingers.keys.sorted().map { finger in
      InputSample(finger: finger, phase: .ended, location: fingers[finger] ?? .zero)
    }
    if random.chance(0.5) {
      steps.append(.frame(lifts))
    } else {
      for lift in lifts { steps += [.frame([lift]), .wait(0.03)] }
    }
    if random.chance(0.4) { steps.append(.pointer(.trackpad(dx: 0, dy: 0, .ended), .zero)) }
    steps.append(.pointer(.leave, .zero))
  }

  private mutating func addScrollStep(_ random: inout SeededGenerator) {
    let index = Int.random(in: 0..<views.count, using: &random)
    if random.chance(0.2) {
      steps += [
        .deed(.toggleScrolling(index)), .wait(0.05), .deed(.toggleScrolling(index)),
      ]
    } else {
      let place = CGPoint(
        x: .random(in: -50...300, using: &random), y: .random(in: -50...300, using: &random))
      steps.append(.deed(.scrollTo(index, place, animated: random.chance(0.5))))
    }
  }

  /// Returns one to three samples of different fingers, sometimes two of one finger.
  private func samples(
    _ fingers: inout [Int: CGPoint], _ random: inout SeededGenerator
  ) -> [InputSample] {
    var samples: [InputSample] = []
    for finger in 1...3 where random.chance(finger == 1 ? 0.8 : 0.35) {
      for _ in 0..<(random.chance(0.05) ? 2 : 1) {
        samples.append(sample(finger, &fingers, &random))
      }
    }
    return samples
  }

  private func sample(
    _ finger: Int, _ fingers: inout [Int: CGPoint], _ random: inout SeededGenerator
  ) -> InputSample {
    guard let place = fingers[finger] else {
      let edges: [CGFloat] = [2, 200, 398]
      let start = CGPoint(
        x: random.chance(0.1)
          ? edges.randomElement(using: &random) ?? 0 : .random(in: 0...300, using: &random),
        y: .random(in: 0...300, using: &random))
      fingers[finger] = start
      return InputSample(finger: finger, phase: .began, location: start)
    }
    if random.chance(0.25) {
      fingers[finger] = nil
      return InputSample(
        finger: finger, phase: random.chance(0.9) ? .ended : .cancelled, location: place)
    }
    let step = [0, 1, 6, 12, 30, 80].randomElement(using: &random) ?? 0
    let moved = CGPoint(
      x: place.x + CGFloat(Int.random(in: -1...2, using: &random) * step),
      y: place.y + CGFloat(Int.random(in: -1...1, using: &random) * step))
    fingers[finger] = moved
    return InputSample(finger: finger, phase: .moved, location: moved)
  }

  private func pointer(_ random: inout SeededGenerator) -> Step {
    let place = CGPoint(
      x: .random(in: 0...300, using: &random),
      y: random.chance(0.1) ? 2_000 : .random(in: 0...300, using: &random))
    let actions: [PointerFrame.Action] = [
      .hover, .hover, .hover, .leave, .wheel(dx: 0, dy: 12), .trackpad(dx: 0, dy: 5, .began),
      .trackpad(dx: 3, dy: 5, .moved), .trackpad(dx: 3, dy: 5, .moved),
      .trackpad(dx: 0, dy: 0, .ended), .trackpad(dx: 0, dy: 0, .cancelled),
    ]
    return .pointer(actions.randomElement(using: &random) ?? .hover, place)
  }
}
