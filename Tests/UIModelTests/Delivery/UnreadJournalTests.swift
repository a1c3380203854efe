// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Searches and moves take shortcuts: sets and chains of next responders are cached, and responders that only pass a
/// move on are skipped; if the journal has a reader, their entries are written all the same. In debug builds a host's
/// journal always has a reader, so these tests use an application without a host. They compare it with a reader,
/// without one, and with views whose overrides pass every call on.
@MainActor
@Suite("A journal without readers")
struct UnreadJournalTests {
  @Test("views, controllers and recognizers receive the same calls as with a reader")
  func sameCalls() {
    var calls = 0
    for seed in 1...150 {
      let long = CallNotingWorld(seed: UInt64(seed), isRead: true, passesByHand: true).play()
      calls += long.count
      for isRead in [true, false] {
        let short = CallNotingWorld(seed: UInt64(seed), isRead: isRead).play()
        guard long == short else {
          Issue.record("Seed \(seed), read \(isRead): \(short.difference(from: long))")
          return
        }
      }
    }
    #expect(calls > 5000)
  }

  @Test("what is written of those that are left out is what is written when they are called")
  func sameLines() {
    var count = 0
    for seed in 1...60 {
      // The two run one after the other, because each makes its application the shared one.
      let long = CallNotingWorld(seed: UInt64(seed), isRead: true, passesByHand: true)
      _ = long.play()
      let short = CallNotingWorld(seed: UInt64(seed), isRead: true)
      _ = short.play()
      count += long.lines.count
      guard long.lines == short.lines else {
        Issue.record("Seed \(seed): \(short.lines.difference(from: long.lines))")
        return
      }
    }
    #expect(count > 8000)
  }

  @Test("a reader of the log's lines alone gets the same lines as a reader of everything")
  func sameLog() {
    var count = 0
    for seed in 1...60 {
      let long = CallNotingWorld(seed: UInt64(seed), isRead: true)
      _ = long.play()
      let short = CallNotingWorld(seed: UInt64(seed), isRead: true, interest: .log)
      _ = short.play()
      count += long.log.count
      #expect(short.log == long.log, "seed \(seed)")
      #expect(short.entries < long.entries, "seed \(seed)")
    }
    #expect(count > 20000)
  }
}

/// Random views, controllers, recognizers and fingers that note every call.
@MainActor
private final class CallNotingWorld {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var random: SeededGenerator
  private var views: [UIView] = []
  private var controllers: [NotingController] = []
  private var fingers: [Int: CGPoint] = [:]
  private var time: TimeInterval = 0
  private let passesByHand: Bool
  private(set) var calls: [String] = []
  /// The journal's entries of touch methods, in order, with the responder that passed the call on.
  private(set) var lines: [String] = []
  /// All lines of a log, and the number of entries.
  private(set) var log: [String] = []
  private(set) var entries = 0

  init(
    seed: UInt64, isRead: Bool, passesByHand: Bool = false,
    interest: Journal.Interest = .everything
  ) {
    random = SeededGenerator(seed: seed)
    self.passesByHand = passesByHand
    UIApplication.current = application
    window.makeKeyAndVisible()
    views.append(window)
    for number in 1...14 { addView(number) }
    for number in 1...Int.random(in: 1...5, using: &random) { addRecognizer(number) }
    guard isRead else { return }
    _ = application.journal.addReader(of: interest) { [weak self] in self?.read($0.fact) }
  }

  private func read(_ fact: JournalFact) {
    entries += 1
    if let line = LogLine.text(of: fact) ?? LogLine.textAfter(fact) { log.append(line) }
    guard case .touchMethod(_, _, let touches, let way) = fact else { return }
    var line = "\(LogLine.text(of: fact) ?? "") \(touches.map(\.number))"
    if case .forwarded(let from) = way { line += " from \(from.name)" }
    lines.append(line)
  }

  private func addView(_ number: Int) {
    let view = makeView()
    view.tag = number
    view.accessibilityIdentifier = "view \(number)"
    view.isMultipleTouchEnabled = random.chance(0.7)
    let parent = views[Int.random(in: max(0, number - 4)..<number, using: &random)]
    let side = parent.bounds.width
    let inset = CGFloat(Int.random(in: 0...20, using: &random))
    view.frame = CGRect(
      x: inset, y: inset, width: max(40, side - inset), height: max(40, side - inset))
    if random.chance(0.2) {
      let controller = NotingController()
      controller.note = { [unowned self] in calls.append($0) }
      controller.view = view
      controllers.append(controller)
    }
    parent.addSubview(view)
    views.append(view)
  }

  private func makeView() -> UIView {
    let note: (String) -> Void = { [unowned self] in calls.append($0) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let view = AllNotingView()
      view.note = note
      view.passesOn = random.chance(0.6)
      return view
    case 1:
      let view = MoveNotingView()
      view.note = note
      view.passesOn = random.chance(0.6)
      return view
    default: return passesByHand ? PassingView() : UIView()
    }
  }

  private func addRecognizer(_ number: Int) {
    let recognizer: UIGestureRecognizer =
      random.chance(0.5) ? UIPanGestureRecognizer() : UITapGestureRecognizer()
    recognizer.name = "recognizer \(number)"
    recognizer.cancelsTouchesInView = random.chance(0.5)
    recognizer.delaysTouchesBegan = random.chance(0.2)
    recognizer.addTarget(self, action: CallNotingWorld.recognized(_:))
    views[Int.random(in: 0..<views.count, using: &random)].addGestureRecognizer(recognizer)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    calls.append("\(recognizer.name ?? "") \(recognizer.state)")
  }

  func play() -> [String] {
    for _ in 0..<50 {
      time += 0.01
      application.scheduler.advance(to: time)
      var samples: [InputSample] = []
      for finger in 1...4 where random.chance(0.7) { samples += sample(finger) }
      if !samples.isEmpty {
        application.process(InputFrame(time: time, samples: samples), at: time)
      }
      if random.chance(0.03) {
        views[Int.random(in: 1..<views.count, using: &random)].removeFromSuperview()
      }
      if random.chance(0.03), !controllers.isEmpty { controllers.removeLast() }
    }
    return calls
  }

  private func sample(_ finger: Int) -> [InputSample] {
    guard let place = fingers[finger] else {
      guard random.chance(0.3) else { return [] }
      let place = CGPoint(
        x: Int.random(in: 0..<400, using: &random), y: Int.random(in: 0..<400, using: &random))
      fingers[finger] = place
      return [InputSample(finger: finger, phase: .began, location: place)]
    }
    if random.chance(0.1) {
      fingers[finger] = nil
      return [InputSample(finger: finger, phase: .ended, location: place)]
    }
    let next = CGPoint(x: place.x + CGFloat(Int.random(in: -3...6, using: &random)), y: place.y + 1)
    fingers[finger] = next
    return [InputSample(finger: finger, phase: .moved, location: next)]
  }
}

@MainActor
private func text(_ name: String, _ touches: Set<UITouch>) -> String {
  let told = touches.sorted { $0.number < $1.number }.map {
    "\($0.number) \($0.phase) \($0.location(in: nil))"
  }
  return "\(name) \(told)"
}

/// Notes moves and ignores the other phases.
private final class MoveNotingView: UIView {
  var note: (String) -> Void = { _ in }
  var passesOn = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(text("\(tag) moved", touches))
    if passesOn { super.touchesMoved(touches, with: event) }
  }
}

/// Behaves like a plain view, but has overrides, so that its methods must be called.
private final class PassingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

private final class AllNotingView: UIView {
  var note: (String) -> Void = { _ in }
  var passesOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(text("\(tag) began", touches))
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(text("\(tag) moved", touches))
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(text("\(tag) ended", touches))
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(text("\(tag) cancelled", touches))
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

private final class NotingController: UIViewController {
  var note: (String) -> Void = { _ in }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(text("controller moved", touches))
    super.touchesMoved(touches, with: event)
  }
}
