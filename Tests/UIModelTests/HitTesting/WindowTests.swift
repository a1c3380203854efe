// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("The choice of the window")
struct WindowTests {
  private func window(_ name: String, _ level: UIWindow.Level) -> StageWindow {
    let window = StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.accessibilityIdentifier = name
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  @Test("X47 higher levels first, then the one shown last; hidden and passing ones are skipped")
  func order() {
    let stage = Stage()
    stage.window.accessibilityIdentifier = "W1"
    let w2 = window("W2", .alert)
    let w3 = window("W3", .normal)
    #expect(stage.hit(100, 100) === w2)
    w2.isHidden = true
    #expect(stage.hit(100, 100) === w3)
    w3.answersNil = true
    #expect(stage.hit(100, 100) === stage.root)
  }

  @Test("touches of a window that is not at the screen's corner have its coordinates")
  func offCorner() {
    let stage = Stage()
    let popup = UIWindow(frame: CGRect(x: 120, y: 300, width: 100, height: 80))
    let button = Probe(frame: popup.bounds)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    popup.addSubview(button)
    popup.isHidden = false
    stage.finger(1).down(150, 320).move(170, 340).up()
    #expect(button.places == [CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 40), CGPoint(x: 50, y: 40)])
    #expect(taps == 1)
    stage.finger(1).down(150, 320).move(219, 379).cancel()
    #expect(button.places.last == CGPoint(x: 99, y: 79))
  }

  @Test("showing a window again puts it in front of its level")
  func showingAgain() {
    let stage = Stage()
    let second = window("W2", .normal)
    stage.window.makeKeyAndVisible()
    #expect(stage.hit(1, 1) === stage.root)
    second.isHidden = true
    second.isHidden = false
    #expect(stage.hit(1, 1) === second)
  }

  @Test("X32 a touch that every window passes on reaches no view")
  func noWindow() {
    let passing = StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    passing.answersNil = true
    let stage = Stage(window: passing)
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: stage.root, logs: .recognizers)
    stage.tap(100, 100)
    stage.expect()
    #expect(tap.state == .possible)
    stage.end()
  }

  @Test("X33 when the root view answers nil the window is the hit view")
  func windowIsHit() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let root = StageView(frame: .zero)
    root.hitTestOverride = { _, _, _ in nil }
    stage.window.rootViewController = nil
    stage.controller.view = root
    stage.window.rootViewController = stage.controller
    stage.log(stage.window, .touches)
    var view: UIView?
    stage.window.asStage?.onBegan = { view = $0.first?.view }
    stage.tap(100, 100)
    stage.expect("-[StageWindow touchesBegan:withEvent:]", "-[StageWindow touchesEnded:withEvent:]")
    #expect(view === stage.window)
  }

  @Test("two windows with a finger each get one sendEvent each, and share the event")
  func twoWindows() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let left = StageWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    left.windowLevel = .alert
    left.isHidden = false
    stage.frame(
      stage.finger(1).sample(.began, 100, 100), stage.finger(2).sample(.began, 300, 100))
    #expect(left.events.count == 1)
    #expect(stage.window.asStage?.events.count == 1)
    #expect(left.events.first === stage.window.asStage?.events.first)
    #expect(left.events.first?.allTouches?.count == 2)
    #expect(left.events.first?.touches(for: left)?.count == 1)
    stage.frame(
      stage.finger(1).sample(.ended, 100, 100), stage.finger(2).sample(.ended, 300, 100))
    stage.end()
  }

  @Test("taps are counted in a window off the screen's origin too")
  func tapsInOffsetWindow() {
    let stage = Stage()
    let panel = StageWindow(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    panel.windowLevel = .alert
    panel.isHidden = false
    var counts: [Int] = []
    panel.onBegan = { counts.append($0.first?.tapCount ?? 0) }
    stage.taps(130, 260, 3)
    #expect(counts == [1, 2, 3])
  }

  @Test("a window off the screen's origin gives locations in its own coordinates")
  func offsetWindow() {
    let stage = Stage()
    let panel = StageWindow(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    panel.windowLevel = .alert
    panel.isHidden = false
    var location = CGPoint.zero
    panel.onBegan = { location = $0.first?.location(in: nil) ?? .zero }
    stage.tap(130, 260)
    #expect(location == CGPoint(x: 30, y: 60))
  }
}

/// A button that notes the locations of its touches in its window.
private final class Probe: UIButton {
  private(set) var places: [CGPoint] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    places.append(touch.location(in: nil))
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    places.append(touch.location(in: nil))
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { places.append(touch.location(in: nil)) }
    super.endTracking(touch, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    places += touches.map { $0.location(in: nil) }
    super.touchesCancelled(touches, with: event)
  }
}

/// A window that notes its events and can call super or not.
final class StageWindow: UIWindow {
  var answersNil = false
  var swallows = false
  var events: [UIEvent] = []
  var onBegan: ((Set<UITouch>) -> Void)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answersNil ? nil : super.hitTest(point, with: event)
  }

  override func sendEvent(_ event: UIEvent) {
    events.append(event)
    if !swallows { super.sendEvent(event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onBegan?(touches)
  }
}

extension UIWindow {
  var asStage: StageWindow? { self as? StageWindow }
}
