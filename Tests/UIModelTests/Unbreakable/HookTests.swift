// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Methods such as `didMoveToSuperview()` that change the view that they are called for.
@MainActor
@Suite("Hooks that meddle with the tree")
struct HookTests {
  @Test(
    "a view that is moved elsewhere while its superview is notified that it leaves is in one place")
  func movedWhileLeaving() {
    let (old, new, other) = (StageView(), StageView(), UIView())
    let view = UIView()
    old.addSubview(view)
    var isMoved = false
    old.onCall = {
      guard $0 == .willRemoveSubview, !isMoved else { return }
      isMoved = true
      other.addSubview(view)
    }
    new.addSubview(view)
    #expect(view.superview === new && new.subviews == [view])
    #expect(old.subviews == [] && other.subviews == [])
  }

  @Test("a hook that would close a circle of views is noted, and the view stays where it is")
  func circle() {
    let stage = Stage()
    let outer = stage.view("Outer", in: stage.root, 0, 0, 100, 100)
    let inner = stage.view("Inner", in: stage.root, 0, 0, 100, 100)
    inner.onCall = { [unowned outer, unowned inner] in
      if $0 == .willMoveToSuperview, outer.superview !== inner { inner.addSubview(outer) }
    }
    outer.addSubview(inner)
    #expect(outer.superview === inner && inner.superview === stage.root)
    #expect(stage.misuses.contains { $0.contains("which is in it") })
  }

  @Test("a controller that dismisses itself before it appears is not shown")
  func dismissedWhileAppearing() {
    let stage = Stage()
    let page = Page()
    page.onAppear = { $0.dismiss(animated: false) }
    stage.controller.present(page, animated: false)
    #expect(page.view.window == nil && stage.controller.presentedViewController == nil)
  }

  @Test("a controller that dismisses itself while it is dismissed disappears once")
  func dismissedTwice() {
    let stage = Stage()
    let page = Page()
    page.onDisappear = { $0.dismiss(animated: false) }
    stage.controller.present(page, animated: false)
    stage.controller.dismiss(animated: false)
    #expect(page.disappearances == 1)
    #expect(stage.controller.presentedViewController == nil)
  }
}

private final class Page: UIViewController {
  var onAppear: (UIViewController) -> Void = { _ in }
  var onDisappear: (UIViewController) -> Void = { _ in }
  private(set) var disappearances = 0

  override func viewWillAppear(_ animated: Bool) { onAppear(self) }
  override func viewWillDisappear(_ animated: Bool) {
    disappearances += 1
    onDisappear(self)
  }
}
