// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing

@testable import UIModel

/// No responder is ever above itself, whatever an application or a file does with superviews, parents and presenters.
@MainActor
@Suite("Circles of views and controllers")
struct CircleTests {
  @Test("a controller that presents its own presenter is refused, with both names")
  func presentsItsPresenter() {
    let stage = Stage()
    let sheet = named("Sheet")
    stage.controller.present(sheet, animated: false)
    sheet.present(stage.controller, animated: false)
    #expect(sheet.presentedViewController == nil)
    #expect(stage.misuses.contains { $0.hasPrefix("Sheet can't present UIViewController of R: ") })
    #expect(!ResponderChain(from: sheet.view).isCircular)
    sheet.dismiss(animated: false)
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test("a navigation controller is not presented by a controller in it")
  func presentsItsContainer() {
    let stage = Stage()
    let page = named("Page")
    let navigation = UINavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    page.present(navigation, animated: false)
    #expect(page.presentedViewController == nil)
    #expect(stage.misuses.contains { $0.hasPrefix("Page can't present ") })
  }

  @Test("of two tabs one presents the other, and not the other way round as well")
  func tabsPresentEachOther() {
    let stage = Stage()
    let (first, second) = (named("First"), named("Second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    stage.window.rootViewController = tabs
    first.present(second, animated: false)
    second.present(first, animated: false)
    #expect(second.presentedViewController == nil)
  }

  @Test("a controller does not become the child of one in it")
  func childOfItsChild() {
    let stage = Stage()
    let (outer, inner) = (named("Outer"), named("Inner"))
    outer.addChild(inner)
    inner.addChild(outer)
    #expect(inner.children.isEmpty && outer.children == [inner])
    #expect(stage.misuses.contains { $0.hasPrefix("Outer can't be a child of Inner") })
    let navigation = UINavigationController(rootViewController: inner)
    inner.addChild(named("Leaf"))
    navigation.setViewControllers([inner, navigation], animated: false)
    #expect(navigation.viewControllers == [inner])
  }

  @Test("a root view does not go into a view of what its controller presents")
  func rootIntoPresented() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 100, 100)
    let sheet = named("Sheet")
    stage.controller.present(sheet, animated: false)
    sheet.view.addSubview(view)
    view.addSubview(stage.root)
    #expect(stage.root.superview === stage.window)
    #expect(!ResponderChain(from: view).isCircular)
  }

  @Test("a controller does not take a view as its own that it is in")
  func viewAroundIt() {
    let stage = Stage()
    let around = stage.view("Around", in: stage.root, 0, 0, 100, 100)
    let inner = named("Inner")
    around.addSubview(inner.view)
    let own = inner.view
    inner.view = around
    #expect(inner.view === own)
    #expect(stage.misuses.contains { $0 == "Around can't be the view of Inner, which is in it." })
  }

  private func named(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.journalNameOverride = name
    return controller
  }
}
