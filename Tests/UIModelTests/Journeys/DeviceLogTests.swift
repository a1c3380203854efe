// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Logs from devices in articles, with their class names, compared exactly. Time stamps and process numbers, which
/// `NSLog` adds, are left out.
@MainActor
@Suite("Logs printed by devices")
struct DeviceLogTests {
  private class Loud: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class AView: Loud {}
  private final class BView: Loud {}
  private final class CView: Loud {}
  private final class DView: Loud {}
  private final class EView: Loud {}
  private final class FView: Loud {}
  private final class MovedView: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let before = touch.previousLocation(in: self)
      let now = touch.location(in: self)
      transform = transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
    }
  }

  @discardableResult
  private func add<View: UIView>(
    _ view: View, _ stage: Stage, in superview: UIView,
    _ frame: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  ) -> View {
    view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    superview.addSubview(view)
    stage.log(view, .hitTest, .touches)
    return view
  }

  @Test("2018-04-13: the part of C that lies over A, in a B that ends before it")
  func hitOrder() {
    let stage = Stage()
    add(AView(), stage, in: stage.root, (50, 100, 200, 200))
    let b = add(BView(), stage, in: stage.root, (50, 300, 200, 200))
    add(CView(), stage, in: b, (50, -100, 100, 150))
    stage.finger(1).down(120, 250)
    stage.expect(
      "-[BView hitTest:withEvent:]",
      "-[BView pointInside:withEvent:]",
      "-[AView hitTest:withEvent:]",
      "-[AView pointInside:withEvent:]",
      "-[AView touchesBegan:withEvent:]")
  }

  @Test("a touch on E, two levels down in the second branch")
  func hitOrderDeep() {
    let stage = Stage()
    let a = add(AView(), stage, in: stage.root, (0, 0, 400, 800))
    let b = add(BView(), stage, in: a, (0, 0, 400, 300))
    add(DView(), stage, in: b, (0, 0, 100, 100))
    let c = add(CView(), stage, in: a, (0, 300, 400, 500))
    add(EView(), stage, in: c, (0, 0, 200, 200))
    add(FView(), stage, in: c, (200, 200, 200, 200))
    stage.finger(1).down(100, 400)
    stage.expect(
      "-[AView hitTest:withEvent:]",
      "-[AView pointInside:withEvent:]",
      "-[CView hitTest:withEvent:]",
      "-[CView pointInside:withEvent:]",
      "-[FView hitTest:withEvent:]",
      "-[FView pointInside:withEvent:]",
      "-[EView hitTest:withEvent:]",
      "-[EView pointInside:withEvent:]",
      "-[EView touchesBegan:withEvent:]")
  }

  @Test("the chain of a round button in a tab bar, printed at its touchesBegan")
  func chain() {
    let stage = Stage()
    let delegate = AppDelegate()
    stage.application.delegate = delegate
    let content = UIViewController()
    stage.window.rootViewController = UINavigationController(rootViewController: content)
    let bar = CustomeTabBar(frame: CGRect(x: 0, y: 750, width: 400, height: 50))
    content.view.addSubview(bar)
    let circle = CircleButton(frame: CGRect(x: 170, y: 0, width: 60, height: 50))
    bar.addSubview(circle)
    stage.tap(200, 780)
    #expect(
      circle.printed
        == "CircleButton --> CustomeTabBar --> UIView --> UIViewController --> "
        + "UIViewControllerWrapperView --> UINavigationTransitionView --> UILayoutContainerView --> "
        + "UINavigationController --> UIWindow --> UIApplication --> AppDelegate")
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {}
  private final class CustomeTabBar: UIView {}
  private final class CircleButton: UIView {
    var printed = ""

    /// The article's loop over `nextResponder`.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      printed = "\(type(of: self))"
      var responder: UIResponder = self
      while let next = responder.next {
        printed += " --> \(type(of: next))"
        responder = next
      }
      super.touchesBegan(touches, with: event)
    }
  }

  @Test("the article's dragged view follows the finger by its path exactly")
  func dragging() {
    let stage = Stage()
    let view = add(MovedView(), stage, in: stage.root, (100, 100, 100, 100))
    stage.finger(1).down(150, 150).move(155, 151).move(170, 190).move(133, 300).up()
    #expect(view.frame.origin == CGPoint(x: 83, y: 250))
  }

  @Test("two fingers together: one call with two touches; in turn: two calls with one each")
  func multiTouch() {
    let stage = Stage()
    let view = add(AView(), stage, in: stage.root, (0, 0, 400, 400))
    view.isMultipleTouchEnabled = true
    stage.log(view, .touches)
    stage.frame(stage.finger(1).sample(.began, 50, 50), stage.finger(2).sample(.began, 90, 50))
    stage.frame(stage.finger(1).sample(.ended, 50, 50), stage.finger(2).sample(.ended, 90, 50))
    stage.finger(1).down(50, 50)
    stage.finger(2).down(90, 50)
    stage.finger(1).up()
    stage.finger(2).up()
    #expect(
      stage.lines.filter { $0.contains("touches") } == [
        "-[AView touchesBegan:withEvent:] (2 touches)",
        "-[AView touchesEnded:withEvent:] (2 touches)",
        "-[AView touchesBegan:withEvent:]", "-[AView touchesBegan:withEvent:]",
        "-[AView touchesEnded:withEvent:]", "-[AView touchesEnded:withEvent:]",
      ])
  }

  @Test("2018-04-15: a tap recognizer on the touched view")
  func tapOnTheView() {
    let stage = Stage()
    let view = add(AView(), stage, in: stage.root, (50, 100, 200, 200))
    let tap = UITapGestureRecognizer()
    stage.add(tap, "taped", to: view)
    stage.tap(100, 150)
    #expect(
      stage.lines.filter { !$0.contains("hitTest") && !$0.contains("pointInside") } == [
        "-[AView touchesBegan:withEvent:]", "taped!", "-[AView touchesCancelled:withEvent:]",
      ])
  }
}
