// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes that leave a view or recognizer what it does, but for touches like the one that was asked about.
extension ChangeFinder {
  /// A view that leaves to others what would hit itself. Its subviews are hit as before.
  func nilForItself(_ node: Int) -> Setting? {
    guard nodes[node].controller?.isContainer != true else { return nil }
    return set(node, .hitTest, .word("notSelf"))
  }

  /// The answer of a view's own `gestureRecognizerShouldBegin(_:)`.
  func begins(_ node: Int, _ answer: Bool) -> [Setting] {
    guard nodes[node].controller?.isContainer != true, nodes[node].viewClass != .window else {
      return []
    }
    return [Setting(node: node, key: .viewShouldBegin, value: .flag(answer))]
  }

  /// Returns whether fingers scroll at all; of the pan of a scroll view alone.
  func scrollEnabled(_ slot: Slot, _ isOn: Bool) -> [Setting] {
    guard slot.owner == .own(.pan) else { return [] }
    return [
      Setting(node: slot.node, owner: .scrolling, key: .isScrollEnabled, value: .flag(isOn))
    ]
  }

  /// A recognizer that receives no touches of the target or the hit view; one that a view brings along does not begin
  /// there. A touch of the recognizer's own view is what it is for.
  func notReceiving(_ slot: Slot, _ touch: TouchAccount) -> [Setting] {
    guard let hit = touch.view.flatMap({ account.node(of: $0) }) else { return [] }
    let path = touch.path.compactMap { account.node(of: $0) }
    let inner = path.prefix { $0 != slot.node }
    let excluded = inner.contains(target.node) && target.node != slot.node ? target.node : hit
    guard inner.contains(excluded), account.stage.names.node(paths[excluded]) == excluded else {
      return []
    }
    let condition = Setting.Value.pair("notIn", .name(paths[excluded]))
    return [answer(slot, .shouldReceive, condition)]
  }

  /// A pan that begins only along the other axis than this touch went.
  func notBeginning(_ slot: Slot, _ touch: TouchAccount) -> [Setting] {
    let isPan =
      switch slot.owner {
      case .gesture(let number): nodes[slot.node].gestures[number].recognizerClass == .pan
      case .own(let own): own == .pan
      case .view, .scrolling: false
      }
    guard isPan, touch.distance >= 10 else { return [] }
    let axis = touch.isSideways ? "vertical" : "horizontal"
    return [answer(slot, .shouldBegin, .pair("travel", .name(axis)))]
  }

  /// An answer of the delegate; a scroll view's recognizers have none of their own, and the scroll view's class answers
  /// whether they begin.
  private func answer(_ slot: Slot, _ key: GestureKey, _ value: Setting.Value) -> Setting {
    switch slot.owner {
    case .own(.pan), .own(.pinch): Setting(node: slot.node, key: .viewShouldBegin, value: value)
    case .own(.pop), .gesture, .view, .scrolling: set(slot, key, value)
    }
  }

  func allowedToBegin(_ slot: Slot) -> [Setting] { [set(slot, .shouldBegin, .flag(true))] }
}
