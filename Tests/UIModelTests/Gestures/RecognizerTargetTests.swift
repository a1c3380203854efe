// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Adding and removing targets. Source: UIGestureRecognizer.h; the page Deviations lists the effects of the missing
/// Objective-C runtime.
@MainActor
@Suite("Targets of recognizers")
struct RecognizerTargetTests {
  /// The setup of all tests.
  @MainActor
  private final class Scene {
    let stage = Stage()
    let tap = UITapGestureRecognizer()
    let one: ActionHook
    let other: ActionHook
    let told = Told()

    init() {
      let told = told
      one = ActionHook { _ in told.names.append("one") }
      other = ActionHook { _ in told.names.append("other") }
      tap.name = "t"
      stage.root.addGestureRecognizer(tap)
    }

    func tapped() -> [String] {
      told.names = []
      stage.wait(1)
      stage.tap(100, 100)
      return told.names
    }
  }

  @Test("one with a name is added once and removed by its name, wherever the selector is made")
  func named() {
    let scene = Scene()
    scene.tap.addTarget(scene.one, action: Selector(ActionHook.sent(_:), name: "sent"))
    scene.tap.addTarget(scene.one, action: Selector(ActionHook.sent(_:), name: "sent"))
    scene.tap.addTarget(scene.other, action: Selector(ActionHook.sent(_:), name: "sent"))
    #expect(scene.tapped() == ["one", "other"])
    scene.tap.removeTarget(scene.one, action: Selector(ActionHook.sent(_:), name: "sent"))
    #expect(scene.tapped() == ["other"])
    #expect(scene.stage.misuses == [])
  }

  @Test("a selector that is kept removes what it added; nil removes everything that it matches")
  func kept() {
    let scene = Scene()
    let sent = Selector(ActionHook.sent(_:))
    scene.tap.addTarget(scene.one, action: sent)
    scene.tap.addTarget(scene.one, action: ActionHook.sent(_:))
    scene.tap.addTarget(scene.other, action: sent)
    scene.tap.removeTarget(scene.one, action: sent)
    #expect(scene.tapped() == ["one", "other"])
    scene.tap.removeTarget(nil, action: sent)
    #expect(scene.tapped() == ["one"])
    scene.tap.removeTarget(scene.one, action: nil)
    #expect(scene.tapped() == [])
    scene.tap.addTarget(scene.other, action: sent)
    scene.tap.removeTarget(nil, action: nil)
    #expect(scene.tapped() == [] && scene.stage.misuses == [])
  }

  @Test("one without a name, made again for the removal, removes nothing and says why")
  func unnamed() {
    let scene = Scene()
    scene.tap.addTarget(scene.one, action: ActionHook.sent(_:))
    scene.tap.removeTarget(scene.one, action: Selector(ActionHook.sent(_:)))
    #expect(scene.tapped() == ["one"])
    #expect(
      scene.stage.misuses.count == 1
        && scene.stage.misuses.first?.hasPrefix("t has no target") == true)
    let button = UIButton()
    button.addTarget(scene.one, action: "sent", for: .touchDown)
    button.removeTarget(scene.one, action: Selector(ActionHook.sent(_:)), for: .touchDown)
    #expect(scene.stage.misuses.count == 2)
    button.removeTarget(scene.one, action: "sent", for: .touchDown)
    #expect(button.actions(forTarget: scene.one, forControlEvent: .touchDown) == nil)
  }

  @Test("one that an earlier target's action removes is not called")
  func removedOnTheWay() {
    let scene = Scene()
    let first = ActionHook { [unowned scene] in
      #expect($0 === scene.tap)
      scene.tap.removeTarget(scene.other, action: nil)
    }
    scene.tap.addTarget(first, action: ActionHook.sent(_:))
    scene.tap.addTarget(scene.one, action: ActionHook.sent(_:))
    scene.tap.addTarget(scene.other, action: ActionHook.sent(_:))
    #expect(scene.tapped() == ["one"])
  }
}

private final class Told {
  var names: [String] = []
}
