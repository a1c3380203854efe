// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Checks that a container shows its top or its selected controller after any change of its children.
@MainActor
@Suite("The child that a container shows")
struct ShownChildTests {
  @Test("the page below a top controller that removes itself from its parent is shown")
  func topRemovesItself() {
    let app = App()
    let (first, second) = (app.first, app.second)
    let navigation = app.navigation([first, second])
    app.expectShown(second)
    second.removeFromParent()
    #expect(navigation.viewControllers == [first])
    app.expectShown(first)
    #expect(second.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    first.removeFromParent()
    #expect(navigation.topViewController == nil)
    app.expectShown(nil)
  }

  @Test("a controller that leaves from below the top changes nothing on the screen")
  func lowerRemovesItself() {
    let app = App()
    let (first, second) = (app.first, app.second)
    let navigation = app.navigation([first, second])
    first.removeFromParent()
    #expect(navigation.viewControllers == [second])
    app.expectShown(second)
    #expect(second.calls == ["willAppear", "didAppear"])
    #expect(navigation.interactivePopGestureRecognizer?.hasNothingToPop == true)
  }

  @Test("a tab that removes itself makes way for the one that has its index then")
  func tabRemovesItself() {
    let app = App()
    let (first, second, third) = (app.first, app.second, app.third)
    let tabs = app.tabs([first, second, third])
    tabs.selectedIndex = 1
    second.removeFromParent()
    #expect(tabs.selectedViewController === third)
    app.expectShown(third)
    first.removeFromParent()
    #expect(tabs.selectedIndex == 0)
    app.expectShown(third)
    third.removeFromParent()
    #expect(tabs.selectedViewController == nil)
    app.expectShown(nil)
  }

  @Test("without the selected tab, that at its index is selected, and the first if there is none")
  func tabsReplaced() {
    let app = App()
    let (first, second, third) = (app.first, app.second, app.third)
    let tabs = app.tabs([first, second])
    tabs.selectedIndex = 1
    tabs.viewControllers = [first, third]
    #expect(tabs.selectedIndex == 1)
    app.expectShown(third)
    tabs.viewControllers = [second]
    #expect(tabs.selectedIndex == 0)
    app.expectShown(second)
    tabs.viewControllers = [first, second]
    #expect(tabs.selectedIndex == 1)
    app.expectShown(second)
  }

  @Test("a controller that another one adopts leaves the screen of its container, not the other's")
  func adopted() {
    let app = App()
    let (first, second, third) = (app.first, app.second, app.third)
    let navigation = app.navigation([first, second])
    third.view.addSubview(second.view)
    third.addChild(second)
    #expect(second.view.superview === third.view)
    #expect(navigation.viewControllers == [first])
    app.expectShown(first)
  }

  @Test("a page that removes itself as another appears, or as it is pushed, is not shown")
  func removedInCallbacks() {
    let app = App()
    let (first, second, third) = (app.first, app.second, app.third)
    let navigation = app.navigation([first])
    first.onDisappear = { [second] in second.removeFromParent() }
    navigation.pushViewController(second, animated: false)
    #expect(navigation.viewControllers == [first])
    app.expectShown(first)
    third.onMove = { [third] in third.removeFromParent() }
    navigation.pushViewController(third, animated: false)
    #expect(navigation.viewControllers == [first])
    app.expectShown(first)
  }

  @Test("a tab that removes itself as its view enters the superview is not shown")
  func removedOnTheWay() {
    let app = App()
    let view = EnteringView()
    view.onEntering = { [first = app.first] in first.removeFromParent() }
    app.first.view = view
    let tabs = app.tabs([app.first])
    #expect(tabs.viewControllers == nil)
    app.expectShown(nil)
    #expect(view.superview == nil)
  }
}

/// Calls a closure once, when it has a superview.
private final class EnteringView: UIView {
  var onEntering: (() -> Void)?

  override func didMoveToSuperview() {
    let body = onEntering
    if superview != nil {
      onEntering = nil
      body?()
    }
  }
}

@MainActor
private final class App {
  let stage = Stage()
  let first = Child("first")
  let second = Child("second")
  let third = Child("third")

  func navigation(_ pages: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(pages, animated: false)
    stage.window.rootViewController = navigation
    return navigation
  }

  func tabs(_ pages: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = pages
    stage.window.rootViewController = tabs
    return tabs
  }

  func expectShown(_ page: Child?) {
    for other in [first, second, third] {
      #expect((other.viewIfLoaded?.window != nil) == (other === page), "\(other.name)")
    }
  }
}

private final class Child: UIViewController {
  let name: String
  var onDisappear: (() -> Void)?
  var onMove: (() -> Void)?
  private(set) var calls: [String] = []

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  override func viewWillDisappear(_ animated: Bool) {
    calls.append("willDisappear")
    let body = onDisappear
    onDisappear = nil
    body?()
  }
  override func didMove(toParent parent: UIViewController?) {
    let body = onMove
    onMove = nil
    body?()
  }
}
