// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Questions that rules ask about a scene.
extension Survey {
  /// Returns whether a target is off for good reasons: a disabled control, a recognizer that is not enabled.
  func isSwitchedOff(_ target: AuditTarget) -> Bool {
    switch target {
    case .control(let node): !((stage.view(node) as? UIControl)?.isEnabled ?? true)
    case .recognizer(let node, let number): !stage.stage.nodes[node].gestures[number].isEnabled
    case .view(let node): !stage.view(node).isUserInteractionEnabled
    case .scrolling, .zooming, .popping, .rows, .rowActions: false
    }
  }

  /// Returns whether the file says that the view of a node does something with touches.
  func isWanted(_ node: Int) -> Bool { stage.handlesTouches(scenario.nodes[node]) }

  func hasNothingToPop(_ node: Int) -> Bool {
    (stage.stage.nodes[node].recognizer(.pop)).map { !$0.isEnabled || $0.hasNothingToPop } ?? true
  }

  /// The targets that acted in a probe.
  func acting(in record: ProbeRecord) -> [AuditTarget] {
    surveyedTargets.filter { record.acts($0, in: scenario) }
  }

  /// The tap recognizers with an action that take so many taps of one finger.
  func taps(_ isWanted: (UITapGestureRecognizer) -> Bool) -> [Surveyed] {
    surveyed.filter { found in
      guard case .recognizer(let node, let number) = found.target,
        let tap = stage.stage.nodes[node].gestures[number] as? UITapGestureRecognizer
      else { return false }
      return isWanted(tap)
    }
  }

  /// The recognizer of a target.
  func recognizer(_ target: AuditTarget) -> UIGestureRecognizer? {
    index(of: target).flatMap { stage.recognizer($0) }
  }

  /// Returns whether a gesture must start at an edge of the screen, so that what lies there should leave it alone.
  func startsAtEdge(_ target: AuditTarget) -> Bool {
    if case .popping = target { return true }
    return recognizer(target) is UIScreenEdgePanGestureRecognizer
  }

  /// Returns whether one of two views lies in the other one.
  func areNested(_ one: Int, _ other: Int) -> Bool { lies(one, in: other) || lies(other, in: one) }
}
