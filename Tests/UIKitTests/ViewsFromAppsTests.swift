// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

@MainActor
private func counting(_ button: UIButton, _ count: @escaping () -> Void) -> UIButton {
  button.addAction(UIAction { _ in count() }, for: .touchUpInside)
  return button
}

@Suite("Views and windows as they stand in apps")
@MainActor
struct ViewsFromAppsTests {
  @Test("A view that passes touches through keeps those of its subviews")
  func passthrough() {
    var behind = 0
    var inFront = 0
    let back = counting(UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 800))) {
      behind += 1
    }
    let cover = PassthroughView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    cover.addSubview(
      counting(UIButton(frame: CGRect(x: 150, y: 350, width: 100, height: 100))) { inFront += 1 })
    let phone = Phone(back, cover)
    phone.tap(200, 400)
    phone.tap(20, 20)
    #expect(inFront == 1)
    #expect(behind == 1)
  }

  @Test("A button with a large touch area takes touches beside it, not beyond")
  func largeTouchArea() {
    var taps = 0
    let button = LargeTouchAreaButton(frame: CGRect(x: 100, y: 100, width: 50, height: 30))
    let phone = Phone(counting(button) { taps += 1 })
    phone.tap(85, 90)
    #expect(taps == 1)
    phone.tap(70, 90)
    #expect(taps == 1)
    button.isEnabled = false
    phone.tap(85, 90)
    #expect(taps == 1)
  }

  @Test("A small button is 44 points large to the finger")
  func minimumSize() {
    var taps = 0
    let button = MinimumSizeButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    let phone = Phone(counting(button) { taps += 1 })
    phone.tap(89, 110)
    #expect(taps == 1)
    phone.tap(87, 110)
    #expect(taps == 1)
  }

  @Test("A button that sticks out of its view is found")
  func overhang() {
    var taps = 0
    let bar = OverhangView(frame: CGRect(x: 0, y: 740, width: 400, height: 60))
    bar.addSubview(
      counting(UIButton(frame: CGRect(x: 170, y: -30, width: 60, height: 60))) { taps += 1 })
    let phone = Phone(bar)
    phone.tap(200, 720)
    #expect(taps == 1)
    bar.clipsToBounds = true
    phone.tap(200, 720)
    #expect(taps == 1)
  }

  @Test("A round view is not touched in its corners")
  func round() {
    var taps = 0
    let view = RoundView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let target = Counter { taps += 1 }
    tap.addTarget(target, action: Selector(Counter.count))
    let phone = Phone(view)
    #expect(view.layer.cornerRadius == 50)
    phone.tap(105, 105)
    #expect(taps == 0)
    phone.tap(150, 150)
    #expect(taps == 1)
  }

  @Test("A view that forwards its touches lets a scroll view be dragged from beside it")
  func forwarding() {
    let scrollView = UIScrollView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
    scrollView.contentSize = CGSize(width: 2000, height: 200)
    let view = ForwardingView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
    view.addSubview(scrollView)
    view.receiver = scrollView
    let phone = Phone(view)
    phone.drag(line(390, 200, 310, 200, steps: 8))
    #expect(scrollView.contentOffset.x > 0)
  }

  @Test("An overlay's window takes only the touches of its button")
  func overlayWindow() {
    var main = 0
    var overlay = 0
    let phone = Phone(
      counting(UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 800))) { main += 1 })
    let window = OverlayWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.addSubview(
      counting(UIButton(frame: CGRect(x: 300, y: 700, width: 80, height: 80))) { overlay += 1 })
    window.rootViewController = controller
    window.isHidden = false
    phone.tap(340, 740)
    phone.tap(100, 100)
    #expect(overlay == 1)
    #expect(main == 1)
    #expect(phone.window.isKeyWindow)
  }

  @Test("A window shows a ring under each finger, until its animation is over")
  func touchVisualizer() throws {
    let phone = Phone(makeWindow: TouchVisualizerWindow.init(frame:))
    let window = try #require(phone.window as? TouchVisualizerWindow)
    phone.down(100, 200)
    phone.down(300, 400, finger: 2)
    #expect(window.rings.count == 2)
    phone.move(120, 220)
    #expect(window.rings.values.contains { $0.center == CGPoint(x: 120, y: 220) })
    phone.up()
    #expect(window.rings.count == 1)
    #expect(window.subviews.count == 2)
    phone.wait(0.3)
    #expect(window.subviews.count == 1)
    phone.up(finger: 2)
    phone.wait(1)
    #expect(window.subviews.isEmpty)
  }

  @Test("An application measures the time since the last touch")
  func idleApplication() {
    let application = IdleApplication()
    let phone = Phone(application: application, makeWindow: UIWindow.init(frame:))
    phone.wait(10)
    phone.tap(100, 100)
    phone.wait(5)
    #expect(abs(application.idleSeconds - 5.05) < 0.001)
  }

  @Test("A view is dragged by its touches and comes to the front")
  func draggable() {
    let view = DraggableView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    var drop: CGPoint?
    view.onDrop = { drop = $0 }
    let phone = Phone(view, other)
    phone.drag(line(60, 60, 160, 260, steps: 10), lift: false)
    #expect(view.center == CGPoint(x: 200, y: 300))
    #expect(view.transform.a == 1.1)
    #expect(phone.window.subviews.last === view)
    phone.up()
    #expect(drop == CGPoint(x: 200, y: 300))
    #expect(view.transform.isIdentity)
    phone.down(200, 300)
    phone.move(300, 300)
    phone.host.feed(.interrupt, at: phone.host.now)
    #expect(view.center == CGPoint(x: 200, y: 300))
  }

  @Test("A canvas keeps a line for each finger, with every sample")
  func canvas() {
    let canvas = CanvasView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let phone = Phone(canvas)
    phone.down(10, 10)
    phone.down(10, 500, finger: 2)
    for step in 1...5 {
      phone.wait(0.01)
      phone.move(10 + CGFloat(step) * 20, 10)
    }
    phone.up(finger: 2)
    phone.up()
    #expect(canvas.finishedLines.count == 2)
    #expect(canvas.finishedLines.last?.points.count == 6)
    #expect(canvas.finishedLines.last?.points.last == CGPoint(x: 110, y: 10))
    #expect(!canvas.predicted.isEmpty)
  }

  @Test("A joystick stays within its reach and springs back")
  func joystick() {
    let view = JoystickView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let hand = Hand()
    view.delegate = hand
    let phone = Phone(view)
    phone.down(200, 200)
    phone.move(200, 150)
    #expect(hand.direction == CGVector(dx: 0, dy: -0.5))
    phone.move(390, 200)
    #expect(hand.direction == CGVector(dx: 1, dy: 0))
    phone.up()
    #expect(hand.resets == 1)
  }

  @Test("A scroll view scrolls also when the drag begins on a button")
  func buttonScrollView() {
    var taps = 0
    let scrollView = ButtonScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
    scrollView.addSubview(counting(button) { taps += 1 })
    let phone = Phone(scrollView)
    phone.down(200, 350)
    #expect(button.isHighlighted)
    phone.wait(0.3)
    for point in line(200, 350, 200, 200, steps: 10) {
      phone.wait(1.0 / 60)
      phone.move(point.x, point.y)
    }
    #expect(!button.isHighlighted)
    phone.up()
    #expect(taps == 0)
    #expect(scrollView.contentOffset.y > 100)
  }

  @Test("A shaken view counts")
  func shake() {
    let view = ShakeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let phone = Phone(view)
    #expect(view.isFirstResponder)
    phone.host.feed(.shake, at: 1)
    #expect(view.shakes == 1)
  }

  @Test("A view finds its controller, and its place in the window")
  func chain() {
    let controller = UIViewController()
    let phone = Phone(showing: controller)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    box.addSubview(button)
    controller.view.addSubview(box)
    #expect(button.parentViewController === controller)
    #expect(button.responder(of: UIWindow.self) === phone.window)
    #expect(button.frameInWindow == CGRect(x: 15, y: 25, width: 20, height: 20))
    #expect(controller.view.allSubviews(of: UIButton.self) == [button])
  }
}

@MainActor
private final class Counter {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func count() {
    body()
  }
}

@MainActor
private final class Hand: JoystickViewDelegate {
  var direction: CGVector?
  var resets = 0

  func joystick(_ joystick: JoystickView, didMoveTo direction: CGVector) {
    self.direction = direction
  }

  func joystickDidReset(_ joystick: JoystickView) {
    resets += 1
  }
}
