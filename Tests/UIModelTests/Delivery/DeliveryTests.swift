// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("The calls of views")
struct DeliveryTests {
  @Test("X13 a view that follows its finger through its transform keeps the finger at one place")
  func draggingByDelta() {
    let stage = Stage()
    let moved = stage.view("M", in: stage.root, 100, 100, 80, 80)
    var places: [CGPoint] = []
    moved.onTouches = { method, touches, _ in
      guard method == .moved, let touch = touches.first else { return }
      let now = touch.location(in: moved)
      let before = touch.previousLocation(in: moved)
      moved.transform = moved.transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
      places.append(touch.location(in: moved))
    }
    stage.finger(1).down(120, 120).move(130, 120).move(140, 125).move(160, 130).up()
    #expect(moved.frame == CGRect(x: 140, y: 110, width: 80, height: 80))
    #expect(places == Array(repeating: CGPoint(x: 20, y: 20), count: 3))
    stage.end()
  }

  @Test("X28 two fingers at once are one call with both")
  func twoFingersAtOnce() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400).isMultipleTouchEnabled = true
    stage.frame(stage.finger(1).sample(.began, 100, 100), stage.finger(2).sample(.began, 200, 100))
    stage.expect("-[V touchesBegan:withEvent:] (2 touches)")
    stage.frame(stage.finger(1).sample(.ended, 100, 100), stage.finger(2).sample(.ended, 200, 100))
    stage.end()
  }

  @Test("X29 two fingers in turn are two calls with one each")
  func twoFingersInTurn() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400).isMultipleTouchEnabled = true
    stage.finger(1).down(100, 100)
    stage.advance(to: 0.1)
    stage.finger(2).down(200, 100)
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesBegan:withEvent:]")
  }

  @Test("X35 calling super passes the same touches to the superview", arguments: [true, false])
  func forwarding(callsSuper: Bool) {
    let stage = Stage()
    let back = stage.view("R2", in: stage.root, 0, 0, 400, 400)
    let view = stage.view("V", in: back, 50, 50, 100, 100, forwards: callsSuper)
    var seen: [UIView?] = []
    back.onTouches = { _, touches, _ in seen.append(touches.first?.view) }
    stage.tap(100, 100)
    if callsSuper {
      stage.expect(
        "-[V touchesBegan:withEvent:]", "-[R2 touchesBegan:withEvent:]",
        "-[V touchesEnded:withEvent:]", "-[R2 touchesEnded:withEvent:]")
      #expect(seen.allSatisfy { $0 === view } && seen.count == 2)
    } else {
      stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    }
    stage.end()
  }

  @Test("X35 a view that overrides nothing leaves its touches to the superview")
  func overridingNothing() {
    let stage = Stage()
    let back = stage.view("R2", in: stage.root, 0, 0, 400, 400)
    back.addSubview(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    stage.tap(100, 100)
    stage.expect("-[R2 touchesBegan:withEvent:]", "-[R2 touchesEnded:withEvent:]")
  }

  @Test("X48 a touch stays with its view wherever the finger goes")
  func binding() {
    let stage = Stage()
    stage.view("Other", in: stage.root, 200, 200, 200, 200)
    stage.view("V", in: stage.root, 0, 0, 100, 100)
    stage.finger(1).down(50, 50).move(300, 300).up()
    stage.expect(
      "-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]",
      "-[V touchesEnded:withEvent:]")
  }

  @Test("a tap faster than the display is a whole tap, also when another follows in the same frame")
  func tapWithinOneFrame() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.add(UITapGestureRecognizer(), "g", to: view).numberOfTapsRequired = 2
    let hand = stage.finger(1)
    stage.frame(
      hand.sample(.began, 100, 100), hand.sample(.moved, 101, 100), hand.sample(.ended, 101, 100),
      hand.sample(.began, 101, 100), hand.sample(.ended, 102, 100))
    stage.expect(
      "-[V touchesBegan:withEvent:]", "-[V touchesBegan:withEvent:]", "g!",
      "-[V touchesCancelled:withEvent:] (2 touches)")
    stage.end()
  }

  @Test("what changes about the view during a touch does not matter to the touch")
  func bindingSurvivesChanges() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 100, 100)
    stage.finger(1).down(50, 50)
    view.isUserInteractionEnabled = false
    view.alpha = 0
    view.isHidden = true
    stage.finger(1).move(60, 60).up()
    stage.expect(
      "-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]",
      "-[V touchesEnded:withEvent:]")
  }

  @Test("X54 fingers of one view in different phases come in one call a phase")
  func phasesOfOneView() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400).isMultipleTouchEnabled = true
    stage.finger(1).down(100, 100)
    _ = stage.takeLines()
    stage.frame(stage.finger(1).sample(.moved, 110, 100), stage.finger(2).sample(.began, 200, 100))
    #expect(
      Set(stage.takeLines()) == ["-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]"])
  }

  @Test("a finger that rests is stationary in the event and in no call")
  func stationary() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.finger(1).down(100, 100)
    stage.finger(2).down(200, 100)
    var sets: [Int] = []
    var phases: [Int: UITouch.Phase] = [:]
    view.onTouches = { _, touches, event in
      sets.append(touches.count)
      for touch in event?.allTouches ?? [] { phases[touch.finger] = touch.phase }
    }
    stage.finger(2).move(210, 100)
    #expect(sets == [1])
    #expect(phases == [1: .stationary, 2: .moved])
  }

  @Test("X58 locations are kept in the window and converted when they are asked for")
  func locations() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 100, 100, 100, 100)
    var touch: UITouch?
    view.onTouches = { _, touches, _ in touch = touches.first }
    stage.finger(1).down(120, 130)
    #expect(touch?.location(in: view) == CGPoint(x: 20, y: 30))
    #expect(touch?.location(in: nil) == CGPoint(x: 120, y: 130))
    #expect(touch?.previousLocation(in: view) == CGPoint(x: 20, y: 30))
    view.frame.origin.x += 10
    #expect(touch?.location(in: view) == CGPoint(x: 10, y: 30))
  }

  @Test("a turned and scaled view sees the touch in its own axes")
  func locationsUnderTransforms() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 100, 100, 100, 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    var location = CGPoint.zero
    view.onTouches = { _, touches, _ in location = touches.first?.location(in: view) ?? .zero }
    stage.finger(1).down(150, 190)
    #expect(abs(location.x - 70) < 1e-9 && abs(location.y - 50) < 1e-9)
  }
}

@MainActor
@Suite("Who else may be touched")
struct AdmissionTests {
  @Test("X49 a single-touch view gets the first finger, its recognizers get both")
  func singleTouch() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    let tap = stage.add(UITapGestureRecognizer(), "g", to: view, logs: .recognizers)
    tap.numberOfTouchesRequired = 2
    tap.cancelsTouchesInView = false
    var allTouches = 0
    view.onTouches = { _, _, event in allTouches = max(allTouches, event?.allTouches?.count ?? 0) }
    stage.finger(1).down(100, 100)
    stage.advance(to: 0.1)
    stage.finger(2).down(200, 100).move(202, 100)
    stage.finger(1).move(101, 100)
    stage.finger(2).up()
    stage.finger(1).up()
    let views = stage.lines.filter { $0.hasPrefix("-[V") }
    #expect(
      views == [
        "-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]",
        "-[V touchesEnded:withEvent:]",
      ])
    #expect(stage.lines.filter { $0 == "-[g touchesBegan:withEvent:]" }.count == 2)
    #expect(stage.lines.contains("g!"))
    #expect(allTouches == 2)
    stage.end()
  }

  @Test("of two fingers in one event a single-touch view gets one")
  func twoInOneEvent() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.frame(stage.finger(1).sample(.began, 100, 100), stage.finger(2).sample(.began, 200, 100))
    stage.expect("-[V touchesBegan:withEvent:]")
  }

  @Test("a new finger is the first again only when none is left in the view")
  func firstAgain() {
    let stage = Stage()
    stage.view("V", in: stage.root, 0, 0, 400, 400)
    stage.finger(1).down(100, 100)
    stage.finger(2).down(200, 100)
    stage.finger(1).up()
    stage.finger(3).down(150, 100)
    stage.finger(2).up()
    stage.finger(3).up()
    #expect(
      stage.takeLines() == ["-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]"])
    stage.tap(100, 100, finger: 4)
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
    stage.end()
  }

  @Test("X51 while an exclusive view is touched no other view of the window is")
  func exclusiveFirst() {
    let stage = Stage()
    stage.view("U", in: stage.root, 50, 450, 300, 100).isExclusiveTouch = true
    stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.finger(1).down(200, 500)
    stage.advance(to: 0.1)
    stage.finger(2).down(200, 250).up()
    stage.finger(1).up()
    stage.expect("-[U touchesBegan:withEvent:]", "-[U touchesEnded:withEvent:]")
    stage.end()
  }

  @Test("an exclusive view is not touched while another view of the window is")
  func exclusiveSecond() {
    let stage = Stage()
    stage.view("U", in: stage.root, 50, 450, 300, 100).isExclusiveTouch = true
    stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.finger(1).down(200, 250)
    stage.finger(2).down(200, 500).up()
    stage.finger(1).up()
    stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
  }

  @Test("exclusive touch ends at the window's edge")
  func exclusiveAcrossWindows() {
    let stage = Stage()
    stage.view("U", in: stage.root, 50, 450, 300, 100).isExclusiveTouch = true
    let panel = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    panel.windowLevel = .alert
    panel.isHidden = false
    stage.view("P", in: panel, 0, 0, 400, 400)
    stage.finger(1).down(200, 500)
    stage.finger(2).down(200, 100)
    stage.expect("-[U touchesBegan:withEvent:]", "-[P touchesBegan:withEvent:]")
  }

  @Test("ours: a touch withheld by exclusive touch is withheld from recognizers too")
  func exclusiveAndRecognizers() {
    let stage = Stage()
    stage.view("U", in: stage.root, 50, 450, 300, 100).isExclusiveTouch = true
    let view = stage.view("V", in: stage.root, 50, 100, 300, 300)
    stage.add(UITapGestureRecognizer(), "g", to: view)
    stage.finger(1).down(200, 500)
    stage.finger(2).down(200, 250).wait(0.05).up()
    #expect(!stage.lines.contains("g!"))
  }
}

@MainActor
@Suite("Touch and event values")
struct TouchValueTests {
  private func counts(_ second: (Stage) -> Void) -> [Int] {
    let stage = Stage()
    var counts: [Int] = []
    for (name, x) in [("V", 0.0), ("Other", 200.0)] {
      let view = stage.view(name, in: stage.root, x, 0, 200, 400)
      view.onTouches = { _, touches, _ in counts.append(touches.first?.tapCount ?? -1) }
    }
    stage.tap(100, 100)
    second(stage)
    return counts
  }

  @Test("X56 a second tap soon after counts 2, in its beginning already")
  func doubleTap() {
    #expect(
      counts { stage in
        stage.advance(to: 0.25)
        stage.tap(100, 100)
      } == [1, 1, 2, 2])
  }

  @Test("X56 a second tap long after counts 1")
  func lateTap() {
    #expect(
      counts { stage in
        stage.advance(to: 1.5)
        stage.tap(100, 100)
      } == [1, 1, 1, 1])
  }

  @Test("X56 a second tap on another view counts 1")
  func otherView() {
    #expect(
      counts { stage in
        stage.advance(to: 0.25)
        stage.tap(250, 100)
      } == [1, 1, 1, 1])
  }

  @Test("taps count on without a limit")
  func manyTaps() {
    #expect(
      counts { stage in
        for tap in 1..<5 {
          stage.advance(to: 0.2 * Double(tap))
          stage.tap(100, 100)
        }
      } == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  }

  @Test("a touch that moves too far to be a tap counts 0 from then on")
  func movedTooFar() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    var counts: [Int] = []
    view.onTouches = { _, touches, _ in counts.append(touches.first?.tapCount ?? -1) }
    stage.finger(1).down(100, 100).move(102, 100).move(190, 100).move(100, 100).up()
    #expect(counts == [1, 1, 0, 0, 0])
  }

  @Test("X145 samples between two frames are coalesced into one move")
  func coalesced() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    var touches: [UITouch] = []
    var main: UITouch?
    view.onTouches = { _, set, event in
      main = set.first
      touches = set.first.flatMap { event?.coalescedTouches(for: $0) } ?? []
    }
    stage.finger(1).down(100, 100)
    #expect(touches.count == 1 && touches.first !== main)
    stage.advance(to: 0.016)
    let hand = stage.finger(1)
    stage.frame(
      hand.sample(.moved, 101, 100), hand.sample(.moved, 103, 100), hand.sample(.moved, 106, 100),
      hand.sample(.moved, 110, 100))
    #expect(stage.lines == ["-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]"])
    #expect(touches.map { $0.location(in: nil).x } == [101, 103, 106, 110])
    #expect(touches.map { $0.previousLocation(in: nil).x } == [100, 101, 103, 106])
    #expect(main?.location(in: nil).x == 110 && main?.previousLocation(in: nil).x == 100)
    #expect(Set(touches.map { ObjectIdentifier($0) }).count == 4)
    #expect(!touches.contains { $0 === main })
    stage.finger(1).up()
    stage.end()
  }

  @Test("coalesced touches are nil for a touch of no event")
  func coalescedOfStrangers() {
    let event = UIEvent(type: .touches, timestamp: 0, journal: nil)
    let touch = UITouch(
      number: 1, sample: InputSample(finger: 1, phase: .began, location: .zero),
      locationInWindow: .zero, time: 0)
    #expect(event.coalescedTouches(for: touch) == nil)
    #expect(event.predictedTouches(for: touch) == nil)
  }

  @Test(
    "predicted touches continue in a straight line for a frame (our choice); none at the touch-down"
  )
  func predicted() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    var predicted: [CGFloat] = []
    view.onTouches = { _, set, event in
      let touches = set.first.flatMap { event?.predictedTouches(for: $0) } ?? []
      predicted = touches.map { $0.location(in: nil).x }
    }
    stage.finger(1).down(100, 100)
    #expect(predicted == [])
    stage.advance(to: 1.0 / 60)
    stage.finger(1).move(106, 100)
    #expect(predicted.count == 1 && abs((predicted.first ?? 0) - 112) < 1e-6)
  }

  @Test("a touch sequence has one event object, the next sequence has another")
  func oneEventASequence() {
    let stage = Stage(window: StageWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    stage.finger(1).down(100, 100).move(110, 100)
    stage.finger(2).down(200, 100).up()
    stage.finger(1).up()
    stage.finger(1).down(100, 100).up()
    let events = stage.window.asStage?.events ?? []
    #expect(events.count == 7)
    #expect(events.prefix(5).allSatisfy { $0 === events.first })
    #expect(events.suffix(2).allSatisfy { $0 === events.last })
    #expect(events.first !== events.last)
  }

  @Test("an ended touch is in the event of its end and in no later one")
  func allTouches() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    var seen: [Set<Int>] = []
    view.onTouches = { _, _, event in seen.append(Set(event?.allTouches?.map(\.finger) ?? [])) }
    stage.finger(1).down(100, 100)
    stage.finger(2).down(200, 100)
    stage.finger(1).up()
    stage.finger(2).move(210, 100).up()
    #expect(seen == [[1], [1, 2], [1, 2], [2], [2]])
  }

  @Test("force, radius, type and stylus angles are what was fed")
  func properties() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var touch: UITouch?
    view.onTouches = { _, touches, _ in touch = touches.first }
    stage.frame(
      InputSample(
        finger: 7, phase: .began, location: CGPoint(x: 200, y: 200), force: 2.5, majorRadius: 12,
        majorRadiusTolerance: 3, source: .pencil, altitudeAngle: 1, azimuthAngle: .pi / 2))
    #expect(touch?.force == 2.5)
    #expect((touch?.maximumPossibleForce ?? 0) > 2.5)
    #expect(touch?.majorRadius == 12 && touch?.majorRadiusTolerance == 3)
    #expect(touch?.type == .pencil)
    #expect(touch?.altitudeAngle == 1)
    #expect(abs((touch?.azimuthAngle(in: nil) ?? 0) - .pi / 2) < 1e-9)
    #expect(abs(touch?.azimuthAngle(in: view) ?? 1) < 1e-9)
  }

  @Test("button masks of single buttons")
  func buttonMasks() {
    #expect(UIEvent.ButtonMask.button(0) == .primary)
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    #expect(UIEvent.ButtonMask.button(-1) == [])
    #expect(UIEvent.ButtonMask.button(1000) == [])
  }
}
