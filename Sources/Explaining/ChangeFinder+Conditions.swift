// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes that stop a view or recognizer from acting on touches like the one in question, but not on other touches.
extension ChangeFinder {
  /// Returns whether each view and recognizer has the property that a change sets.
  func isPossible(_ change: Change) -> Bool {
    change.settings.allSatisfy { setting in
      let node = nodes[setting.node]
      guard !isOverrideOfContent(setting), !changesPrivateView(setting) else { return false }
      switch (setting.owner, setting.key) {
      case (.view, .node(let key)): return key.applies(to: node.viewClass, node.controller)
      case (.view, .viewShouldBegin):
        return NodeKey.gestureRecognizerShouldBegin.applies(to: node.viewClass, node.controller)
      case (.scrolling, .scroll(let key)): return key.applies(to: node.viewClass)
      case (.gesture(let number), .gesture(let key)):
        return key.applies(
          to: change.recognizerClass(of: setting) ?? node.gestures[number].recognizerClass)
      case (.own(let own), .gesture(let key)): return own.keys.contains(key)
      case (.gesture(let number), .gestureClass):
        guard let other = change.recognizerClass(of: setting) else { return false }
        return node.gestures[number].properties.allSatisfy {
          $0.key?.applies(to: other) ?? true
        }
      default: return true
      }
    }
  }

  /// Returns whether a setting is an override in a cell's content view. UIKit creates that view, so an application can't
  /// give it a class of its own.
  private func isOverrideOfContent(_ setting: Setting) -> Bool {
    guard account.isContentOfCell(setting.node), setting.owner == .view else { return false }
    return switch setting.key {
    case .node(.hitTest), .node(.pointInside), .node(.touches), .viewShouldBegin: true
    default: false
    }
  }

  /// Returns whether a setting changes a view that UIKit inserts, or puts a view into one. An application neither makes
  /// nor subclasses such views.
  private func changesPrivateView(_ setting: Setting) -> Bool {
    guard case .node(let key) = setting.key, setting.node != target.node else { return false }
    if key == .superview, case .word(let name) = setting.value, PrivateViews.contain(name) {
      return true
    }
    return PrivateViews.contain(nodes[setting.node].name ?? "")
  }

  /// Returns a setting that makes a view's hitTest return nil for points that hit the view itself. Its subviews are hit
  /// as before.
  func nilForItself(_ node: Int) -> Setting? {
    guard nodes[node].controller?.isContainer != true, !account.isContentView(node) else {
      return nil
    }
    return set(node, .hitTest, .word("passThrough"))
  }

  /// Makes a view's `gestureRecognizerShouldBegin(_:)` return a fixed value.
  func begins(_ node: Int, _ answer: Bool) -> [Setting] {
    guard nodes[node].controller?.isContainer != true, nodes[node].viewClass != .window else {
      return []
    }
    // UIKit creates the cells of a table, so no override is suggested for their content views.
    let view = account.stage.nodes[node].view
    guard !(view is UITableViewCell), (view.superview as? UITableViewCell)?.contentView !== view
    else { return [] }
    return [Setting(node: node, key: .viewShouldBegin, value: .flag(answer))]
  }

  /// Turns scrolling with fingers on or off. Returns nothing if the recognizer is not the pan of a scroll view.
  func scrollEnabled(_ slot: Slot, _ isOn: Bool) -> [Setting] {
    guard slot.owner == .own(.pan) else { return [] }
    return [
      Setting(node: slot.node, owner: .scrolling, key: .isScrollEnabled, value: .flag(isOn))
    ]
  }

  /// Returns settings that keep touches of the target or the hit view from a recognizer. A scroll view's pan or pinch
  /// receives these touches, but is kept from beginning. There are no settings for touches that hit the recognizer's
  /// own view, as the recognizer exists for these.
  func notReceiving(_ slot: Slot, _ touch: TouchAccount) -> [Setting] {
    // A table's cells have no nodes, so the path continues with the table.
    let path = touch.path.compactMap { account.node(of: $0) }
    guard let hit = path.first else { return [] }
    let inner = path.prefix { $0 != slot.node }
    let excluded = inner.contains(target.node) && target.node != slot.node ? target.node : hit
    guard inner.contains(excluded), account.stage.names.node(paths[excluded]) == excluded else {
      return []
    }
    let condition = Setting.Value.pair("notIn", .name(paths[excluded]))
    return [answer(slot, .shouldReceive, condition)]
  }

  /// Makes a pan begin only along the axis on which the touch did not move, or in all directions but that of the touch.
  /// The second is left out if the target is a view, control or scroll view: its touches may move in either direction.
  func notBeginning(_ slot: Slot, _ touch: TouchAccount) -> [Setting] {
    let isPan =
      switch slot.owner {
      case .gesture(let number): nodes[slot.node].gestures[number].recognizerClass == .pan
      case .own(let own): own == .pan
      case .view, .scrolling: false
      }
    guard isPan, touch.distance >= 10 else { return [] }
    let axis = touch.isSideways ? "vertical" : "horizontal"
    // The pan of a scroll view that can't scroll along the other axis would then never begin.
    let scrollView = account.stage.nodes[slot.node].view as? UIScrollView
    let other: DirectionalLock = touch.isSideways ? .y : .x
    let isOnlyAxis = slot.isOwn && scrollView?.scrollableAxes.contains(other) == false
    let direction =
      touch.isSideways
      ? (touch.travel.x < 0 ? "left" : "right") : (touch.travel.y < 0 ? "up" : "down")
    let along = answer(slot, .shouldBegin, .pair("travel", .name(axis)))
    let against = answer(slot, .shouldBegin, .pair("notTravel", .name(direction)))
    let movesOneWay = if case .own(_, .pan) = target { false } else { target.isRecognizer }
    return (isOnlyAxis ? [] : [along]) + (movesOneWay ? [against] : [])
  }

  /// Returns a setting for a delegate method. A scroll view's own recognizers have no delegate that an application can
  /// set; the scroll view's `gestureRecognizerShouldBegin(_:)` is overridden instead.
  private func answer(_ slot: Slot, _ key: GestureKey, _ value: Setting.Value) -> Setting {
    switch slot.owner {
    case .own(.pan), .own(.pinch): Setting(node: slot.node, key: .viewShouldBegin, value: value)
    case .own(.pop), .own(.swipe), .gesture, .view, .scrolling: set(slot, key, value)
    }
  }

  func allowedToBegin(_ slot: Slot) -> [Setting] { [set(slot, .shouldBegin, .flag(true))] }
}

extension GestureProperty {
  /// The key of a property that only some classes have; nil for other properties.
  fileprivate var key: GestureKey? {
    switch self {
    case .count(let key, _): key
    case .minimumPressDuration: .minimumPressDuration
    case .allowableMovement: .allowableMovement
    case .direction: .direction
    case .edges: .edges
    case .flag, .condition, .lifetime, .names, .allowedTouchTypes, .ignores: nil
    }
  }
}
