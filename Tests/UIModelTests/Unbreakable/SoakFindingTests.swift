// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The failures that the soak found, each as a test of its own.
@MainActor
@Suite("Found by the soak")
struct SoakFindingTests {
  @Test("the indicators that a change of scale shows go away again")
  func indicatorsGoAway() {
    let stage = Stage()
    let zoomer = Zoomer()
    let scrollView = zoomer.scrollView(on: stage)
    scrollView.setZoomScale(2, animated: false)
    #expect(scrollView.visibleIndicators.count == 2)
    stage.wait(5)
    #expect(scrollView.visibleIndicators.isEmpty)
    stage.end()
  }

  @Test(
    "a control that is removed while delegates are asked about its touch receives nothing of it")
  func removedWhileAsked() {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(control)
    let tap = stage.add(UITapGestureRecognizer(), "t", to: stage.root)
    stage.delegate(of: tap) { delegate in
      delegate.receivesTouch = { _ in
        control.removeFromSuperview()
        return true
      }
    }
    stage.log(control, .touches)
    stage.finger(1).down(50, 50)
    #expect(!control.isTracking)
    stage.finger(1).up()
    stage.expect("t!")
    stage.end()
  }

  @Test(
    "a button that is held while its responder goes retains nothing, and ends for recognizers")
  func pressWithoutResponder() {
    let stage = Stage()
    weak var recognizer: PressCounter?
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let counter = PressCounter()
      field.addGestureRecognizer(counter)
      stage.root.addSubview(field)
      field.becomeFirstResponder()
      recognizer = counter
      stage.host.feed(
        PressFrame(time: 0, button: UIPress.PressType.playPause.rawValue, phase: .began))
      #expect(counter.calls == ["began"])
      field.removeFromSuperview()
    }
    stage.host.feed(
      PressFrame(time: 0.1, button: UIPress.PressType.playPause.rawValue, phase: .ended))
    #expect(recognizer == nil)
  }

  @Test("a table that is laid out while it asks for a cell shows every row once")
  func laidOutWhileAsking() {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
    let rows = HastyRows()
    table.dataSource = rows
    stage.root.addSubview(table)
    table.layoutIfNeeded()
    #expect(rows.layouts == 1)
    #expect((table.indexPathsForVisibleRows ?? []).map(\.row) == [0, 1, 2, 3])
    #expect(table.subviews.count { $0 is UITableViewCell } == 4)
    stage.end()
  }

  @Test("a control that its superview removes as both leave the window does not act any more")
  func removedByLeavingSuperview() {
    let stage = Stage()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(card)
    var actions = 0
    card.button.addAction(UIAction { _ in actions += 1 }, for: .allEvents)
    stage.finger(1).down(50, 50)
    #expect(card.button.isTracking && card.button.isHighlighted)
    actions = 0
    card.removeFromSuperview()
    #expect(!card.button.isTracking && !card.button.isHighlighted)
    #expect(actions == 1)
    stage.finger(1).up()
    #expect(actions == 1)
    stage.end()
  }

  @Test("of controllers that are pushed as others go and come, the last one is shown")
  func pushedInCallbacks() {
    let stage = Stage()
    let (first, second, third) = (Page(), Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    first.onDisappear = { navigation.pushViewController(third, animated: false) }
    navigation.pushViewController(second, animated: false)
    #expect(navigation.viewControllers.last === third)
    #expect(third.view.window === stage.window && second.view.window == nil)
    third.onDisappear = { navigation.popToRootViewController(animated: false) }
    navigation.popViewController(animated: false)
    #expect(navigation.topViewController === first)
    #expect(first.view.window === stage.window && third.view.window == nil)
  }

  @Test("an animated zoom that the delegate begins as another one ends comes to its own end")
  func zoomBegunAtTheEndOfAnother() {
    let stage = Stage()
    let zoomer = Zoomer()
    let scrollView = zoomer.scrollView(on: stage)
    zoomer.atScale = 3
    scrollView.setZoomScale(3, animated: true)
    stage.wait(0.31)
    #expect(scrollView.isZoomBouncing || scrollView.zoomScale > 1)
    #expect(zoomer.ends == 0)
    stage.wait(5)
    #expect(scrollView.zoomScale == 1)
    #expect(zoomer.ends == 1)
    #expect(scrollView.visibleIndicators.isEmpty)
    stage.end()
  }

  @Test("a pan that gets a finger of a gesture that ends in the same event may recognize with it")
  func gestureEndsAsAnotherGetsItsFinger() {
    let stage = Stage()
    stage.root.isMultipleTouchEnabled = true
    let custom = stage.add(ScriptedRecognizer(), "c", to: stage.root)
    let pan = stage.add(UIPanGestureRecognizer(), "p", to: stage.root)
    stage.delegate(of: pan) { $0.receivesTouch = { $0.number > 1 } }
    custom.onTouches = { [unowned custom] method, touches, _ in
      guard method == .began else { return }
      custom.state = custom.state == .possible ? .began : .ended
    }
    stage.finger(1).down(50, 50)
    stage.finger(2).down(150, 50)
    #expect(custom.state != .began && pan.state == .possible)
    stage.finger(2).move(180, 50)
    #expect(pan.state == .began)
    stage.finger(2).up()
    stage.finger(1).up()
    stage.end()
  }

  @Test("a pointer whose view goes while its event is on the way begins no gesture without an end")
  func hoversOverNothing() {
    let window = SendingWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let stage = Stage(window: window)
    let (view, elsewhere) = (UIView(frame: stage.root.bounds), UIView())
    stage.root.addSubview(view)
    let hover = stage.add(UIHoverGestureRecognizer(), "h", to: elsewhere)
    window.onEvent = { elsewhere.addSubview(view) }
    let point = CGPoint(x: 50, y: 50)
    stage.host.feed(PointerFrame(time: 0.1, location: point, action: .hover))
    #expect(hover.state == .possible)
    stage.host.feed(PointerFrame(time: 0.2, location: point, action: .leave))
    #expect(hover.state == .possible)
    #expect(stage.application.gestures.inPlay.isEmpty)
    stage.end()
  }

  @Test("a level that is NaN is not taken, and windows keep their order")
  func levelThatIsNoNumber() {
    let stage = Stage()
    let windows = (1...3).map { number in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = UIViewController()
      window.windowLevel = UIWindow.Level(CGFloat(number % 2))
      window.isHidden = false
      return window
    }
    for window in windows {
      window.windowLevel = UIWindow.Level(.nan)
      #expect(!window.windowLevel.rawValue.isNaN)
    }
    #expect(
      stage.application.windowStack.frontToBack
        == [windows[2], windows[0], windows[1], stage.window])
  }

  @Test(
    "a control that a held press was passed on to receives its end though the first responder left")
  func pressOutlivesItsResponder() {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let field = FirstResponderView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.addSubview(field)
    stage.root.addSubview(button)
    field.becomeFirstResponder()
    let select = UIPress.PressType.select.rawValue
    stage.host.feed(PressFrame(time: 0, button: select, phase: .began))
    #expect(button.isHighlighted)
    field.removeFromSuperview()
    stage.host.feed(PressFrame(time: 0.1, button: select, phase: .ended))
    #expect(!button.isHighlighted)
  }
}

private final class Page: UIViewController {
  var onDisappear: (() -> Void)?

  override func viewWillDisappear(_ animated: Bool) {
    let body = onDisappear
    onDisappear = nil
    body?()
  }
}

private final class FirstResponderView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class Card: UIView {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override func didMoveToWindow() {
    if window == nil { button.removeFromSuperview() } else { addSubview(button) }
  }
}

private final class HastyRows: UITableViewDataSource {
  private(set) var layouts = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 16 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if layouts == 0 {
      layouts = 1
      tableView.setNeedsLayout()
      tableView.layoutIfNeeded()
    }
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

private final class Zoomer: UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  /// The scale at which the test sets the scale back to 1; nil for never.
  var atScale: CGFloat?
  private(set) var ends = 0

  /// Adds a scroll view that has the view as its content to a stage.
  func scrollView(on stage: Stage) -> UIScrollView {
    let scrollView = UIScrollView(frame: view.frame)
    scrollView.contentSize = view.frame.size
    scrollView.maximumZoomScale = 3
    scrollView.addSubview(view)
    scrollView.delegate = self
    stage.root.addSubview(scrollView)
    return scrollView
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    guard scrollView.zoomScale == atScale else { return }
    atScale = nil
    scrollView.setZoomScale(1, animated: true)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { ends += 1 }
}

private final class PressCounter: UIGestureRecognizer {
  private(set) var calls: [String] = []
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    calls.append("began")
  }
}

/// A window in which the application does something before each event.
private final class SendingWindow: UIWindow {
  var onEvent: () -> Void = {}

  override func sendEvent(_ event: UIEvent) {
    onEvent()
    super.sendEvent(event)
  }
}
