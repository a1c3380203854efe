// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("The responder chain")
struct ChainTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {}
  final class PlainDelegate: UIApplicationDelegate {}
  final class CircleButton: UIView {}
  final class CustomeTabBar: UIView {}

  @Test("X12 the eleven responders of a round button in a navigation controller")
  func elevenResponders() {
    let stage = Stage()
    let delegate = AppDelegate()
    stage.application.delegate = delegate
    let content = UIViewController()
    stage.window.rootViewController = UINavigationController(rootViewController: content)
    let bar = CustomeTabBar(frame: CGRect(x: 0, y: 750, width: 400, height: 50))
    let circle = CircleButton(frame: CGRect(x: 170, y: 0, width: 60, height: 50))
    content.view.addSubview(bar)
    bar.addSubview(circle)
    stage.host.advance(to: 0)
    #expect(
      ResponderChain(from: circle).description
        == "CircleButton --> CustomeTabBar --> UIView --> UIViewController"
        + " --> UIViewControllerWrapperView --> UINavigationTransitionView"
        + " --> UILayoutContainerView --> UINavigationController --> UIWindow --> UIApplication"
        + " --> AppDelegate")
    #expect(stage.hit(200, 780) === circle)
  }

  @Test("a root view's next is its controller, and the controller's the window")
  func plainChain() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 10, 10)
    #expect(
      ResponderChain(from: view).names
        == ["V", "R", "UIViewController", "UIWindow", "UIApplication"])
  }

  @Test("X152 a window of a scene is followed by the scene, and a delegate counts if it responds")
  func scenes() {
    let stage = Stage()
    let scene = UIWindowScene()
    stage.window.windowScene = scene
    let responder = AppDelegate()
    stage.application.delegate = responder
    #expect(
      ResponderChain(from: stage.window).names
        == ["UIWindow", "UIWindowScene", "UIApplication", "AppDelegate"])
    let plain = PlainDelegate()
    stage.application.delegate = plain
    #expect(ResponderChain(from: stage.window).names.last == "UIApplication")
  }

  @Test("X154 a presented controller is followed by the one that presents it")
  func presented() {
    let stage = Stage()
    let sheet = UIViewController()
    stage.controller.present(sheet, animated: false)
    #expect(sheet.next === stage.controller)
    #expect(sheet.presentingViewController === stage.controller)
    #expect(stage.hit(10, 10) === sheet.view)
    stage.controller.dismiss(animated: false)
    #expect(stage.hit(10, 10) === stage.root)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("ours: recognizers of the presenting view do not see touches of the presented one")
  func presentedBeside() {
    let stage = Stage()
    stage.add(UITapGestureRecognizer(), "g", to: stage.root)
    stage.controller.present(UIViewController(), animated: false)
    stage.tap(100, 100)
    #expect(!stage.lines.contains("g!"))
  }

  @Test("push, pop and select change what is hit")
  func containers() {
    let stage = Stage()
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    stage.window.rootViewController = tabs
    stage.host.advance(to: 0)
    #expect(stage.hit(10, 10) === first.view)
    navigation.pushViewController(second, animated: true)
    stage.host.advance(to: 0)
    #expect(stage.hit(10, 10) === second.view)
    #expect(second.navigationController === navigation && second.tabBarController === tabs)
    #expect(navigation.popViewController(animated: true) === second)
    stage.host.advance(to: 0)
    #expect(stage.hit(10, 10) === first.view)
    tabs.selectedIndex = 1
    stage.host.advance(to: 0)
    #expect(stage.hit(10, 10) === other.view)
    #expect(
      ResponderChain(from: first.view).names.contains("UIWindow") == false,
      "a tab that is not shown is in no window")
  }

  @Test("an overridden next leads the chain elsewhere; a circle ends the walk")
  func overriddenNext() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 0, 0, 100, 100, forwards: true)
    let b = stage.view("B", in: stage.root, 100, 0, 100, 100)
    a.nextOverride = b
    #expect(ResponderChain(from: a).names.prefix(2) == ["A", "B"])
    stage.tap(50, 50)
    stage.expect(
      "-[A touchesBegan:withEvent:]", "-[B touchesBegan:withEvent:]",
      "-[A touchesEnded:withEvent:]", "-[B touchesEnded:withEvent:]")
    b.nextOverride = a
    #expect(ResponderChain(from: a).names == ["A", "B"])
  }

  @Test(
    "a responder that received a beginning up the chain receives the end, although the chain changed meanwhile"
  )
  func forwardingRecord() {
    let stage = Stage()
    let old = stage.view("Old", in: stage.root, 0, 0, 400, 400)
    let new = stage.view("New", in: stage.root, 0, 0, 400, 400)
    stage.root.bringSubviewToFront(old)
    let child = stage.view("Child", in: old, 0, 0, 100, 100, forwards: true)
    stage.finger(1).down(50, 50)
    new.addSubview(child)
    stage.finger(1).up()
    stage.expect(
      "-[Child touchesBegan:withEvent:]", "-[Old touchesBegan:withEvent:]",
      "-[Child touchesEnded:withEvent:]", "-[Old touchesEnded:withEvent:]")
    stage.end()
  }

  @Test("first responders: asked, refused, resigned, and gone with their view")
  func firstResponder() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 0, 0, 100, 100)
    let b = stage.view("B", in: stage.root, 0, 0, 100, 100)
    #expect(a.becomeFirstResponder() == false)
    a.acceptsFirstResponder = true
    b.acceptsFirstResponder = true
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    b.removeFromSuperview()
    #expect(!b.isFirstResponder)
    #expect(a.becomeFirstResponder() && a.resignFirstResponder() && !a.isFirstResponder)
  }

  @Test("each window has a first responder, and the key window's gets shakes")
  func firstResponderOfEachWindow() {
    let stage = Stage()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    other.isHidden = false
    let (a, b) = (FocusedView(), FocusedView())
    stage.root.addSubview(a)
    other.addSubview(b)
    #expect(a.becomeFirstResponder() && b.becomeFirstResponder())
    #expect(a.isFirstResponder && b.isFirstResponder)
    stage.host.feed(.shake, at: 1)
    #expect(a.shakes == 1 && b.shakes == 0)
    other.makeKey()
    stage.host.feed(.shake, at: 2)
    #expect(a.shakes == 1 && b.shakes == 1)
    b.removeFromSuperview()
    #expect(a.isFirstResponder && !b.isFirstResponder)
    stage.host.feed(.shake, at: 3)
    #expect(a.shakes == 1 && b.shakes == 1)
  }

  @Test("text goes to the field that was chosen last, whose window becomes key")
  func textInAnotherWindow() {
    let stage = Stage()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    other.isHidden = false
    let fields = [UITextField(), UITextField()]
    stage.root.addSubview(fields[0])
    other.addSubview(fields[1])
    for field in fields { #expect(field.becomeFirstResponder()) }
    #expect(other.isKeyWindow && fields[0].isEditing && fields[1].isEditing)
    stage.application.typeText("new")
    #expect(fields.map(\.text) == ["", "new"])
  }

  @Test("nothing outside of a window becomes first responder, and a controller goes with its view")
  func firstResponderWithoutWindow() {
    let stage = Stage()
    #expect(!FocusedView().becomeFirstResponder())
    let page = FocusedController()
    #expect(!page.becomeFirstResponder())
    stage.root.addSubview(page.view)
    #expect(page.becomeFirstResponder() && page.isFirstResponder)
    page.view.removeFromSuperview()
    #expect(!page.isFirstResponder && stage.application.firstResponder == nil)
    #expect(UIViewController().canBecomeFirstResponder == false)
  }
}

private final class FocusedView: UIView {
  var shakes = 0
  override var canBecomeFirstResponder: Bool { true }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
}

private final class FocusedController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
