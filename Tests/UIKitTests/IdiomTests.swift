// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

/// The recognizers of the page "Recognizers as people write them" with one finger: the same results as the page
/// states.
@Suite("Recognizers as people write them")
@MainActor
struct IdiomTests {
  /// A view that fills the phone.
  private func board() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }

  @Test("An instant pan begins under the finger, changes with each move, ends, and does so again")
  func instantPan() {
    let view = board()
    let pan = InstantPan()
    view.addGestureRecognizer(pan)
    var ways: [CGFloat] = []
    let listener = Listener(to: pan) { ways.append(pan.translation(in: pan.view).x) }
    let phone = Phone(view)
    for _ in 0..<2 {
      ways = []
      phone.drag([CGPoint(x: 100, y: 100), CGPoint(x: 103, y: 100), CGPoint(x: 150, y: 100)])
      #expect(listener.take() == [.began, .changed, .changed, .ended])
      #expect(ways == [0, 3, 50, 50])
      phone.wait(1)
    }
  }

  @Test("An instant pan takes the finger from the scroll view around it")
  func instantPanInScrollView() {
    let view = board()
    let scrollView = UIScrollView(frame: view.frame)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    scrollView.addSubview(view)
    let pan = InstantPan()
    view.addGestureRecognizer(pan)
    let listener = Listener(to: pan)
    let phone = Phone(scrollView)
    phone.drag(line(200, 600, 200, 300, steps: 10))
    #expect(listener.states.first == .began && listener.states.last == .ended)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("A pan with a threshold counts from there, and its flag follows its state")
  func thresholdPan() {
    let view = board()
    let pan = ThresholdPan()
    view.addGestureRecognizer(pan)
    var reads: [CGFloat] = []
    let listener = Listener(to: pan) { reads.append(pan.translation(in: view).x) }
    let phone = Phone(view)
    for _ in 0..<2 {
      reads = []
      phone.drag([100, 120, 140, 160].map { CGPoint(x: $0, y: 100) }, lift: false)
      #expect(reads == [20, 0, 20] && pan.isExceeded)
      phone.up()
      #expect(listener.take().last == .ended && !pan.isExceeded)
    }
    phone.drag([100, 140].map { CGPoint(x: $0, y: 100) }, lift: false)
    #expect(pan.isExceeded)
    pan.isEnabled = false
    #expect(listener.take() == [.began, .cancelled] && !pan.isExceeded)
    phone.up()
  }

  @Test("Dots follow every finger from the touch-down on, and nothing else notices")
  func touchDots() {
    let view = board()
    view.isMultipleTouchEnabled = true
    let (dots, tap) = (TouchDots(), UITapGestureRecognizer())
    for recognizer in [dots, tap] { view.addGestureRecognizer(recognizer) }
    var counts: [Int] = []
    let listener = Listener(to: dots) { counts.append(dots.numberOfTouches) }
    let taps = Listener(to: tap)
    let phone = Phone(view)
    for _ in 0..<2 {
      phone.tap(100, 100)
      #expect(listener.take() == [.began, .ended] && taps.take() == [.ended])
      counts = []
      phone.down(100, 100)
      phone.down(200, 100, finger: 2)
      phone.up(finger: 2)
      phone.move(150, 100)
      phone.up()
      #expect(listener.take() == [.began, .changed, .changed, .changed, .ended])
      #expect(counts.prefix(2) == [1, 2])
      phone.wait(1)
    }
  }

  @Test("A one-way pan is cancelled when the finger turns back, and the next one works")
  func oneWayPan() {
    let view = board()
    let pan = OneWayPan()
    view.addGestureRecognizer(pan)
    let listener = Listener(to: pan)
    let phone = Phone(view)
    phone.drag(line(100, 100, 200, 100, steps: 5) + line(190, 100, 100, 100, steps: 5))
    #expect(listener.take().filter { $0 != .changed } == [.began, .cancelled])
    phone.drag(line(100, 100, 50, 100, steps: 5) + line(60, 100, 300, 100, steps: 5))
    #expect(listener.take() == [])
    phone.drag(line(100, 100, 200, 100, steps: 5))
    #expect(listener.take().filter { $0 != .changed } == [.began, .ended])
  }

  @Test("A hold button fills while it is held, and acts after one second")
  func holdButton() {
    let button = HoldButton(frame: CGRect(x: 100, y: 100, width: 200, height: 50))
    var confirmed = 0
    button.onConfirm = { confirmed += 1 }
    let phone = Phone(button)
    phone.down(150, 120)
    phone.wait(0.9)
    #expect(button.bar.frame.width == 200 && confirmed == 0)
    phone.up()
    #expect(button.bar.frame.width == 0 && confirmed == 0)
    phone.down(150, 120)
    phone.wait(1)
    #expect(confirmed == 1)
    phone.up()
    #expect(button.bar.frame.width == 0 && confirmed == 1)
  }

  @Test("A quick tap is recognized, a slow one lets another tap through")
  func quickTap() {
    let view = board()
    let (quick, slow) = (QuickTap(), UITapGestureRecognizer())
    slow.require(toFail: quick)
    for tap in [quick, slow] { view.addGestureRecognizer(tap) }
    let (quickly, slowly) = (Listener(to: quick), Listener(to: slow))
    let phone = Phone(view)
    phone.tap(100, 100)
    #expect(quickly.take() == [.ended] && slowly.take() == [])
    phone.wait(1)
    phone.down(100, 100)
    phone.wait(0.4)
    phone.up()
    #expect(quickly.take() == [] && slowly.take() == [.ended])
  }

  @Test("Zooming with one hand needs a tap first, and doubles every hundred points")
  func oneHandZoom() {
    let view = board()
    let zoom = OneHandZoom(target: nil, action: nil)
    view.addGestureRecognizer(zoom)
    let listener = Listener(to: zoom)
    let phone = Phone(view)
    phone.down(200, 200)
    phone.wait(0.3)
    phone.move(200, 300)
    phone.up()
    #expect(listener.take() == [])
    phone.wait(1)
    phone.tap(200, 200)
    phone.wait(0.1)
    phone.down(200, 200)
    phone.wait(0.2)
    phone.move(200, 300)
    #expect(listener.take() == [.began, .changed] && zoom.scale == 2)
    phone.move(200, 100)
    #expect(zoom.scale == 0.5)
    phone.up()
    #expect(listener.take().last == .ended && zoom.scale == 1)
  }

  @Test("A force press waits for the force, and fails without it")
  func forcePress() {
    let view = board()
    let press = ForcePress()
    view.addGestureRecognizer(press)
    let listener = Listener(to: press)
    let phone = Phone(view)
    let point = CGPoint(x: 100, y: 100)
    phone.frame(InputSample(finger: 1, phase: .began, location: point, force: 1))
    phone.frame(InputSample(finger: 1, phase: .moved, location: point, force: 2))
    #expect(listener.take() == [])
    phone.frame(InputSample(finger: 1, phase: .moved, location: point, force: 6))
    #expect(listener.take() == [.ended])
    phone.frame(InputSample(finger: 1, phase: .ended, location: point))
    phone.tap(100, 100)
    #expect(listener.take() == [])
  }

  @Test("A check mark is recognized, and neither a line nor a V the other way")
  func checkmark() {
    let view = board()
    let mark = Checkmark()
    view.addGestureRecognizer(mark)
    let listener = Listener(to: mark)
    let phone = Phone(view)
    phone.drag(line(100, 300, 140, 360, steps: 6) + line(145, 350, 220, 200, steps: 10))
    #expect(listener.take() == [.ended])
    phone.drag(line(100, 300, 220, 420, steps: 8))
    phone.drag(line(220, 200, 145, 350, steps: 8) + line(140, 340, 100, 300, steps: 8))
    #expect(listener.take() == [])
  }

  @Test("A knob counts the way round, also past the left of its middle")
  func knob() {
    let view = board()
    let knob = KnobRotation()
    view.addGestureRecognizer(knob)
    let phone = Phone(view)
    let points = (0...36).map { step in
      let angle = CGFloat(step) / 36 * 1.5 * .pi
      return CGPoint(x: 200 + 100 * cos(angle), y: 400 + 100 * sin(angle))
    }
    var rotation: CGFloat = 0
    let listener = Listener(to: knob) { if knob.state != .ended { rotation = knob.rotation } }
    phone.drag(points)
    #expect(listener.states.last == .ended && abs(rotation - 1.5 * .pi) < 0.001)
    #expect(knob.rotation == 0)
  }

  @Test("A drawer follows a finger from the edge, opens beyond the middle, and a tap closes it")
  func drawer() {
    let page = DrawerController()
    let phone = Phone(showing: page)
    phone.drag(line(60, 300, 300, 300, steps: 8))
    #expect(page.drawer.frame.minX == -240)
    phone.drag(line(5, 300, 85, 300, steps: 8), lift: false)
    #expect(page.drawer.frame.minX == -160)
    phone.wait(1)
    phone.up()
    #expect(page.drawer.frame.minX == -240)
    phone.drag(line(5, 300, 200, 300, steps: 8))
    #expect(page.drawer.frame.minX == 0)
    phone.tap(350, 300)
    #expect(page.drawer.frame.minX == -240)
  }

  @Test("A view that was pressed follows its finger; a finger that goes at once moves nothing")
  func dragAfterPress() {
    let lifted = LiftedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let phone = Phone(lifted)
    phone.drag(line(120, 120, 200, 200, steps: 6))
    #expect(lifted.frame.origin == CGPoint(x: 100, y: 100) && lifted.alpha == 1)
    phone.down(120, 120)
    phone.wait(0.3)
    #expect(lifted.alpha == CGFloat(Float(0.7)))
    phone.move(220, 160)
    phone.up()
    #expect(lifted.frame.origin == CGPoint(x: 200, y: 140) && lifted.alpha == 1)
  }

  @Test("A touch-down recognizer acts at once and keeps nothing from a tap")
  func touchDown() {
    let view = board()
    let (touchDown, tap) = (TouchDown(target: nil, action: nil), UITapGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(touchDown)
    let (down, tapped) = (Listener(to: touchDown), Listener(to: tap))
    let phone = Phone(view)
    phone.down(100, 100)
    #expect(down.take() == [.ended] && tapped.take() == [])
    phone.up()
    #expect(down.take() == [] && tapped.take() == [.ended])
  }

  @Test("One, two and three taps are distinguished, when no further tap can come")
  func tapCounter() {
    let view = board()
    let counter = TapCounter(frame: view.frame)
    let phone = Phone(counter)
    for count in 1...3 {
      for _ in 0..<count {
        phone.tap(100, 100)
        phone.wait(0.1)
      }
      if count < 3 { #expect(counter.counts.count == count - 1) }
      phone.wait(1)
    }
    #expect(counter.counts == [1, 2, 3])
  }

  @Test("A circle is recognized, and neither an arc nor a line")
  func circle() {
    let view = board()
    let circle = Circle()
    view.addGestureRecognizer(circle)
    let listener = Listener(to: circle)
    let phone = Phone(view)
    func arc(_ part: CGFloat) -> [CGPoint] {
      (0...24).map { step in
        let angle = CGFloat(step) / 24 * 2 * .pi * part
        return CGPoint(x: 200 + 80 * cos(angle), y: 400 + 80 * sin(angle))
      }
    }
    phone.drag(arc(1))
    #expect(listener.take() == [.ended])
    phone.drag(arc(0.5))
    phone.drag(line(100, 100, 300, 300, steps: 12))
    #expect(listener.take() == [])
  }

  @Test("A finger that goes to and fro is recognized at its third turn")
  func handShake() {
    let view = board()
    let shake = HandShake()
    view.addGestureRecognizer(shake)
    let listener = Listener(to: shake)
    let phone = Phone(view)
    let strokes = [
      line(100, 100, 200, 100, steps: 4), line(190, 100, 100, 100, steps: 4),
      line(110, 100, 200, 100, steps: 4),
    ]
    phone.drag(strokes.flatMap { $0 })
    #expect(listener.take() == [])
    phone.drag(strokes.flatMap { $0 } + line(190, 100, 100, 100, steps: 4), lift: false)
    #expect(listener.take() == [.ended])
    phone.up()
  }

  @Test("A view lights while a pointer is over it")
  func hover() {
    let lit = HoverView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let phone = Phone(lit)
    func point(_ x: CGFloat) {
      phone.wait(0.1)
      phone.host.feed(
        PointerFrame(time: phone.host.now, location: CGPoint(x: x, y: 150), action: .hover))
    }
    point(150)
    #expect(lit.backgroundColor != nil)
    point(300)
    #expect(lit.backgroundColor == nil)
  }

  @Test("A pan that is disabled and enabled again is cancelled, and the next finger works")
  func leash() {
    let knob = Leash(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let phone = Phone(knob)
    phone.drag(line(150, 150, 220, 150, steps: 5), lift: false)
    #expect(knob.isHeld)
    for x in stride(from: 230, through: 320, by: 10) { phone.move(CGFloat(x), 150) }
    #expect(!knob.isHeld)
    phone.move(160, 150)
    #expect(!knob.isHeld)
    phone.up()
    phone.drag(line(150, 150, 200, 150, steps: 5), lift: false)
    #expect(knob.isHeld)
    phone.up()
    #expect(!knob.isHeld)
  }

  @Test("A second tap that stays down drags, a first one does not")
  func doubleTapDrag() {
    let view = board()
    let drag = DoubleTapDrag()
    view.addGestureRecognizer(drag)
    var ways: [CGFloat] = []
    let listener = Listener(to: drag) { ways.append(drag.way) }
    let phone = Phone(view)
    phone.drag(line(100, 100, 100, 200, steps: 4))
    #expect(listener.take() == [])
    phone.wait(1)
    phone.tap(100, 100)
    phone.wait(0.1)
    phone.drag([CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 150)])
    #expect(listener.take() == [.began, .changed, .ended] && ways == [0, 50, 50])
  }

  @Test(
    "A slider that begins tracking anywhere continues from there, and its knob follows the finger")
  func anywhereSlider() {
    let slider = AnywhereSlider(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
    var values: [Float] = []
    slider.addAction(
      UIAction { action in values.append((action.sender as? UISlider)?.value ?? -1) },
      for: .valueChanged)
    let phone = Phone(slider)
    phone.down(250, 120)
    #expect(values == [0.75])
    phone.move(260, 120)
    #expect(slider.value > 0.75 && values.count == 2)
    let knob = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
    #expect(abs(knob.midX + 100 - 260) < 10)
    phone.move(390, 120)
    #expect(slider.value == 1)
    phone.up()
    phone.tap(200, 120)
    #expect(slider.value == 0.5)
  }

  @Test("A roomy button takes a finger beside it")
  func roomyButton() {
    let button = RoomyButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let phone = Phone(button)
    phone.tap(85, 120)
    #expect(taps == 1)
    phone.tap(75, 120)
    #expect(taps == 1)
  }
}
