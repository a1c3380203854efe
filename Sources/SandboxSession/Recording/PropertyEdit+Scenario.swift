// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

extension PropertyEdit {
  /// Converts the edit to an entry of a scenario file's input.
  ///
  /// - Parameters:
  ///   - stage: a run of the file.
  ///   - turned: the nodes that may have a transform. A file sets the frame before the transform, but an edit sets it
  ///     after the transform, so the frame of such a node can't be written.
  /// - Returns: the entry; nil for a property that no entry can set.
  @MainActor
  func setting(in stage: ScenarioStage, turned: inout Set<Int>) -> ScenarioInput.Setting? {
    guard let index = stage.index(of: target) else { return nil }
    switch target.part {
    case .view:
      guard let property = nodeProperty else { return nil }
      if case .transform = property { turned.insert(index) }
      if case .frame = property, turned.contains(index) { return nil }
      return .node(index, property)
    case .recognizer(let number):
      let node = stage.nodes[index]
      guard let property = gestureProperty, let all = node.view.gestureRecognizers,
        all.indices.contains(number),
        let own = node.gestures.firstIndex(where: { $0 === all[number] })
      else { return nil }
      return .gesture(index, own, property)
    case .controller: return nil
    }
  }

  private var nodeProperty: NodeProperty? {
    if case .flag(let isOn) = value,
      let key = NodeKey.allCases.first(where: { $0.flagName == property })
    {
      return .flag(key, isOn)
    }
    switch (property, value) {
    case ("alpha", .number(let alpha)): return .alpha(alpha)
    case ("frame", .rect(let frame)): return .frame(frame)
    case ("transform", .transform(let transform)): return .transform(transform)
    default: break
    }
    var settings = ScrollSettings()
    switch (property, value) {
    case ("delaysContentTouches", .flag(let isOn)): settings.delaysContentTouches = isOn
    case ("canCancelContentTouches", .flag(let isOn)): settings.canCancelContentTouches = isOn
    case ("bounces", .flag(let isOn)): settings.bounces = isOn
    case ("isDirectionalLockEnabled", .flag(let isOn)): settings.directionalLock = isOn
    case ("contentOffset", .point(let place)): settings.contentOffset = place
    default: return nil
    }
    return .scroll(settings)
  }

  private var gestureProperty: GestureProperty? {
    guard let key = GestureKey(rawValue: property) else { return nil }
    return switch (key, value) {
    case (.isEnabled, .flag(let isOn)), (.cancelsTouchesInView, .flag(let isOn)),
      (.delaysTouchesBegan, .flag(let isOn)), (.delaysTouchesEnded, .flag(let isOn)),
      (.requiresExclusiveTouchType, .flag(let isOn)):
      .flag(key, isOn)
    case (.numberOfTapsRequired, .number(let count)),
      (.numberOfTouchesRequired, .number(let count)),
      (.minimumNumberOfTouches, .number(let count)),
      (.maximumNumberOfTouches, .number(let count)):
      .count(key, Int(count.rounded()))
    case (.minimumPressDuration, .number(let time)): .minimumPressDuration(time)
    case (.allowableMovement, .number(let way)): .allowableMovement(way)
    default: nil
    }
  }
}

extension TakeEvent {
  /// The time as text: "1.250 s".
  var timeText: String { String(format: "%.3f s", time) }

  /// Returns an edit as text: "1.250 s: GLButton.isSelected = true".
  @MainActor
  func text(of edit: PropertyEdit, in stage: ScenarioStage) -> String {
    let view =
      stage.index(of: edit.target).map { stage.nodes[$0].view }
      ?? stage.windows.lazy.flatMap(\.subtree).first {
        $0.creationNumber == edit.target.number
      }
    let name =
      switch edit.target.part {
      case .view: view?.journalName
      case .recognizer(let number):
        view?.gestureRecognizers.flatMap {
          $0.indices.contains(number) ? $0[number].journalName : nil
        }
      case .controller: view?.next?.journalName
      }
    return "\(timeText): \(name ?? "\(edit.target)").\(edit.property) = \(edit.value.words)"
  }
}

extension ScenarioStage {
  fileprivate func index(of target: Locator) -> Int? {
    nodes.firstIndex { $0.view.creationNumber == target.number }
  }

  /// The nodes that have a transform from the start, or that fingers transform.
  var turnedNodes: Set<Int> {
    Set(
      scenario.nodes.indices.filter { index in
        scenario.nodes[index].properties.contains { property in
          switch property {
          case .transform, .drag: true
          default: false
          }
        }
      })
  }
}
