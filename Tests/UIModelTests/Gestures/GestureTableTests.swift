// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The arbiter's table, printed during gestures: recognizer, view, state, proposal, waits for, verdict, reason.
@MainActor
@Suite("The present gestures on paper")
struct GestureTableTests {
  /// Makes a photo with a tap, a pinch, a rotation and a press, in a browser with a swipe and a pan.
  private func photoBrowser() -> (Stage, (String) -> UIGestureRecognizer?) {
    let stage = Stage()
    stage.root.accessibilityIdentifier = "Browser"
    let photo = stage.view("Photo", in: stage.root, 50, 100, 300, 300)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
    let swipe = stage.add(UISwipeGestureRecognizer(), "next photo", to: stage.root)
    pan.require(toFail: swipe)
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: photo)
    stage.add(UIRotationGestureRecognizer(), "rotation", to: photo)
    stage.delegate(of: pinch) { $0.runsWith = { $0 is UIRotationGestureRecognizer } }
    let single = stage.add(UITapGestureRecognizer(), "hide bars", to: photo)
    let double = stage.add(UITapGestureRecognizer(), "zoom", to: photo)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.add(UILongPressGestureRecognizer(), "menu", to: photo)
    return (
      stage,
      { [unowned stage] name in
        (photo.storedRecognizers + stage.root.storedRecognizers).first { $0.name == name }
      }
    )
  }

  @Test("a single tap that waits for a double tap")
  func waiting() {
    let (stage, _) = photoBrowser()
    stage.tap(200, 250)
    #expect(
      stage.host.gestureTable == """
        recognizer  view   state     proposal  waits for  verdict  reason
        zoom        Photo  possible  -         -          -        has not decided yet
        hide bars   Photo  possible  ended     zoom       waits    until zoom fails
        """)
    stage.advance(to: 2)
    #expect(
      stage.host.gestureTable
        == "recognizer  view  state  proposal  waits for  verdict  reason")
    stage.end()
  }

  @Test(
    "two fingers that pinch and turn: in the action of the winner, and later between two events")
  func pinching() {
    let (stage, named) = photoBrowser()
    var tables: [String] = []
    if let pinch = named("pinch") {
      stage.onAction(of: pinch) { _ in tables.append(stage.host.gestureTable) }
    }
    stage.two(.began, 100)
    for step in 1...3 {
      stage.wait(0.05)
      stage.two(.moved, 100 + 8 * CGFloat(step), turned: 6 * CGFloat(step))
    }
    #expect(
      tables.first == """
        recognizer  view     state   proposal  waits for  verdict     reason
        rotation    Photo    began   -         -          recognizes  nothing stopped it
        pinch       Photo    began   -         -          recognizes  nothing stopped it
        next photo  Browser  failed  -         -          fails       2 fingers, 1 allowed
        pan         Browser  failed  -         -          fails       rotation recognized first
        """)
    #expect(
      stage.host.gestureTable == """
        recognizer  view   state    proposal  waits for  verdict     reason
        rotation    Photo  changed  -         -          recognizes  nothing stopped it
        pinch       Photo  changed  -         -          recognizes  nothing stopped it
        """)
    stage.two(.ended, 124, turned: 18)
    stage.end()
  }

  @Test("inside a recognizer's touch method: what is proposed and not judged yet")
  func insideTouchMethod() {
    let (stage, _) = photoBrowser()
    stage.window.accessibilityIdentifier = "Window"
    var table = ""
    let last = stage.add(ScriptedRecognizer(), "observer", to: stage.window)
    last.onTouches = { [unowned last] method, _, _ in
      guard method == .ended else { return }
      table = stage.host.gestureTable
      last.state = .failed
    }
    stage.tap(200, 250)
    #expect(
      table == """
        recognizer  view     state     proposal  waits for  verdict  reason
        menu        Photo    failed    -         -          fails    lifted before 0.5 s
        zoom        Photo    possible  -         -          -        has not decided yet
        hide bars   Photo    possible  ended     -          -        about to be judged
        rotation    Photo    failed    -         -          fails    1 finger, 2 required
        pinch       Photo    failed    -         -          fails    1 finger, 2 required
        next photo  Browser  failed    -         -          fails    lifted before moving enough
        pan         Browser  failed    -         -          fails    lifted before moving enough
        observer    Window   possible  -         -          -        has not decided yet
        """)
    stage.advance(to: 2)
    stage.end()
  }

  @Test("one that may not begin, and another that this set free")
  func refused() {
    let (stage, named) = photoBrowser()
    if let zoom = named("zoom") { stage.delegate(of: zoom) { $0.shouldBegin = { _ in false } } }
    var table = ""
    (stage.root.subviews.first as? StageView)?.onTouches = { method, _, _ in
      if method == .cancelled { table = stage.host.gestureTable }
    }
    stage.taps(200, 250, 2)
    #expect(
      table == """
        recognizer  view     state   proposal  waits for  verdict     reason
        menu        Photo    failed  -         -          fails       lifted before 0.5 s
        zoom        Photo    failed  -         -          fails       was told not to begin
        hide bars   Photo    ended   -         -          recognizes  what it waited for has failed
        rotation    Photo    failed  -         -          fails       1 finger, 2 required
        pinch       Photo    failed  -         -          fails       1 finger, 2 required
        next photo  Browser  failed  -         -          fails       lifted before moving enough
        pan         Browser  failed  -         -          fails       lifted before moving enough
        """)
    stage.end()
  }

  @Test("one that was switched off")
  func switchedOff() {
    let (stage, named) = photoBrowser()
    stage.finger(1).down(200, 250)
    named("pan")?.isEnabled = false
    #expect(
      stage.host.gestureTable == """
        recognizer  view     state     proposal  waits for  verdict  reason
        menu        Photo    possible  -         -          -        has not decided yet
        zoom        Photo    possible  -         -          -        has not decided yet
        hide bars   Photo    possible  -         -          -        has not decided yet
        rotation    Photo    possible  -         -          -        has not decided yet
        pinch       Photo    possible  -         -          -        has not decided yet
        next photo  Browser  possible  -         -          -        has not decided yet
        pan         Browser  failed    -         -          fails    disabled or removed
        """)
    stage.finger(1).up()
    stage.advance(to: 2)
    stage.end()
  }
}
