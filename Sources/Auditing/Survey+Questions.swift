// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

extension AuditStage {
  /// Returns whether a target is disabled on purpose: a control or recognizer whose isEnabled is false.
  func isSwitchedOff(_ target: AuditTarget) -> Bool {
    switch target {
    case .control(let node): !((view(node) as? UIControl)?.isEnabled ?? true)
    case .recognizer(let node, let number): !stage.nodes[node].gestures[number].isEnabled
    case .view(let node): !view(node).isUserInteractionEnabled
    case .scrolling, .zooming, .popping, .rows, .rowActions: false
    }
  }
}

/// Facts about a scene that the rules use.
extension Survey {
  func isSwitchedOff(_ target: AuditTarget) -> Bool { stage.isSwitchedOff(target) }

  /// Returns whether the file lets the view of a node handle touches.
  func isWanted(_ node: Int) -> Bool { stage.handlesTouches(scenario.nodes[node]) }

  func hasNothingToPop(_ node: Int) -> Bool {
    (stage.stage.nodes[node].recognizer(.pop)).map { !$0.isEnabled || $0.hasNothingToPop } ?? true
  }

  /// Returns the targets that acted on a gesture.
  func acting(in record: ProbeRecord) -> [AuditTarget] {
    surveyedTargets.filter { record.acts($0, in: scenario) }
  }

  /// Returns the tap recognizers that have an action and meet a condition.
  func taps(_ isWanted: (UITapGestureRecognizer) -> Bool) -> [Surveyed] {
    surveyed.filter { found in
      guard case .recognizer(let node, let number) = found.target,
        let tap = stage.stage.nodes[node].gestures[number] as? UITapGestureRecognizer
      else { return false }
      return isWanted(tap)
    }
  }

  /// Returns the recognizer of a target.
  func recognizer(_ target: AuditTarget) -> UIGestureRecognizer? {
    index(of: target).flatMap { stage.recognizer($0) }
  }

  /// Returns whether a gesture must start at an edge of the screen, as for an edge pan.
  func startsAtEdge(_ target: AuditTarget) -> Bool {
    if case .popping = target { return true }
    return recognizer(target) is UIScreenEdgePanGestureRecognizer
  }

  /// Returns whether one of two views is inside the other one.
  func areNested(_ one: Int, _ other: Int) -> Bool { lies(one, in: other) || lies(other, in: one) }
}
