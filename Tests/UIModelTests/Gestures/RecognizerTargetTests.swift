import Foundation
import Testing

@testable import UIModel

/// Adding and removing targets. Source: UIGestureRecognizer.h; what the missing Objective-C runtime changes
/// stands in Deviations.
@MainActor
@Suite("Targets of recognizers")
struct RecognizerTargetTests {
  private let stage = Stage()
  private let tap = UITapGestureRecognizer()
  private let one: ActionHook
  private let other: ActionHook
  private let told = Told()

  private final class Told {
    var names: [String] = []
  }

  init() {
    let told = told
    one = ActionHook { _ in told.names.append("one") }
    other = ActionHook { _ in told.names.append("other") }
    tap.name = "t"
    stage.root.addGestureRecognizer(tap)
  }

  private func tapped() -> [String] {
    told.names = []
    stage.wait(1)
    stage.tap(100, 100)
    return told.names
  }

  @Test("one with a name is added once and removed by its name, wherever the selector is made")
  func named() {
    tap.addTarget(one, action: Selector(ActionHook.sent(_:), name: "sent"))
    tap.addTarget(one, action: Selector(ActionHook.sent(_:), name: "sent"))
    tap.addTarget(other, action: Selector(ActionHook.sent(_:), name: "sent"))
    #expect(tapped() == ["one", "other"])
    tap.removeTarget(one, action: Selector(ActionHook.sent(_:), name: "sent"))
    #expect(tapped() == ["other"])
    #expect(stage.misuses == [])
  }

  @Test("a selector that is kept removes what it added; nil removes everything that it matches")
  func kept() {
    let sent = Selector(ActionHook.sent(_:))
    tap.addTarget(one, action: sent)
    tap.addTarget(one, action: ActionHook.sent(_:))
    tap.addTarget(other, action: sent)
    tap.removeTarget(one, action: sent)
    #expect(tapped() == ["one", "other"])
    tap.removeTarget(nil, action: sent)
    #expect(tapped() == ["one"])
    tap.removeTarget(one, action: nil)
    #expect(tapped() == [])
    tap.addTarget(other, action: sent)
    tap.removeTarget(nil, action: nil)
    #expect(tapped() == [] && stage.misuses == [])
  }

  @Test("one without a name, made anew for the removal, removes nothing and says why")
  func unnamed() {
    tap.addTarget(one, action: ActionHook.sent(_:))
    tap.removeTarget(one, action: Selector(ActionHook.sent(_:)))
    #expect(tapped() == ["one"])
    #expect(stage.misuses.count == 1 && stage.misuses.first?.hasPrefix("t has no target") == true)
    let button = UIButton()
    button.addTarget(one, action: "sent", for: .touchDown)
    button.removeTarget(one, action: Selector(ActionHook.sent(_:)), for: .touchDown)
    #expect(stage.misuses.count == 2)
    button.removeTarget(one, action: "sent", for: .touchDown)
    #expect(button.actions(forTarget: one, forControlEvent: .touchDown) == nil)
  }

  @Test("one that an earlier target's action removes is not told")
  func removedOnTheWay() {
    let first = ActionHook { [unowned tap, unowned other] in
      #expect($0 === tap)
      tap.removeTarget(other, action: nil)
    }
    tap.addTarget(first, action: ActionHook.sent(_:))
    tap.addTarget(one, action: ActionHook.sent(_:))
    tap.addTarget(other, action: ActionHook.sent(_:))
    #expect(tapped() == ["one"])
  }
}
