// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// While nobody reads the journal, searches and moves take shorter ways: sets and routes are kept, responders
/// that only pass a move on are left out. In debug builds somebody always reads a host's journal, so these
/// streams go through an application without a host, once read and once not.
@MainActor
@Suite("When nobody reads the journal")
struct UnreadJournalTests {
  @Test("views, controllers and recognizers are told the same as when somebody does")
  func sameCalls() {
    var calls = 0
    for seed in 1...150 {
      let read = CallNotingWorld(seed: UInt64(seed), isRead: true).play()
      let unread = CallNotingWorld(seed: UInt64(seed), isRead: false).play()
      calls += read.count
      guard read == unread else {
        Issue.record("Seed \(seed): \(read.difference(from: unread))")
        return
      }
    }
    #expect(calls > 5000)
  }

  @Test("the places of the touch methods are found")
  func placesAreFound() {
    #expect(TouchOverrides.moved.isKnown)
    #expect(!TouchOverrides.moved.isOverridden(by: UIView.self))
    #expect(!TouchOverrides.moved.isOverridden(by: UIViewController.self))
    #expect(!TouchOverrides.moved.isOverridden(by: UIApplication.self))
    #expect(TouchOverrides.moved.isOverridden(by: MoveNotingView.self))
    #expect(TouchOverrides.moved.isOverridden(by: UIControl.self))
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
  private(set) var calls: [String] = []

  init(seed: UInt64, isRead: Bool) {
    random = SeededGenerator(seed: seed)
    UIApplication.current = application
    window.makeKeyAndVisible()
    views.append(window)
    for number in 1...14 { addView(number) }
    for number in 1...Int.random(in: 1...5, using: &random) { addRecognizer(number) }
    if isRead { _ = application.journal.addReader { _ in } }
  }

  private func addView(_ number: Int) {
    let view = makeView()
    view.tag = number
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
    default: return UIView()
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

/// Notes moves and knows nothing of the other phases.
private final class MoveNotingView: UIView {
  var note: (String) -> Void = { _ in }
  var passesOn = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(text("\(tag) moved", touches))
    if passesOn { super.touchesMoved(touches, with: event) }
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
