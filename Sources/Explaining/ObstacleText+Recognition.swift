// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes why a recognizer that saw a touch did not recognize.
extension ObstacleText {
  private static func clause(_ reason: MissingBackButton) -> String {
    switch reason {
    case .hiddenBar: "the bar is hidden"
    case .hiddenButton: "the top controller's navigationItem.hidesBackButton is true"
    case .leftItems: "the top controller's navigationItem has a left item of the app's own"
    }
  }

  func recognition(_ obstacle: RecognitionObstacle) -> String {
    switch obstacle {
    case .undecided: "\(it) saw the touch, but at the end it had not decided."
    case .tooFewFingers(let count, let required),
      .failed(.journal(.failed(.tooFewFingers(let count, let required)))):
      "\(it) requires \(required) fingers, and only \(count) came down."
    case .failed(.contentRefuses):
      "\(it) saw the touch and failed: \(story.contentRefusal(subject))."
    case .failed(let reason):
      "\(it) saw the touch and failed\(reason.clause.map { ": \($0)" } ?? " by itself")."
    case .lost(let winner, let rule):
      "\(it) failed\(isPop && rule == .deeperView ? " in this model" : ""): "
        + "\(story.rule(VerdictFact.Loss(to: winner.subject, by: rule)))."
        + (isPop && rule == .deeperView
          ? " Reports about UIKit differ: while the pop recognizer has UIKit's own delegate, "
            + "\(labels[winner.subject]) may wait for it instead." : "")
    case .waits(let others): "\(it) wanted to recognize, but waits for \(names(others)) to fail."
    case .delegateForbade: "\(its) delegate did not let it begin (shouldBegin is false)."
    case .conditionNotMet(let condition):
      "\(its) delegate lets it begin only on a condition\(Self.clause(condition)) that this touch did not meet."
    case .targetReleased:
      "\(it) recognized, but the target of its action had been released: recognizers don't retain targets."
    case .noBackButton(let reason):
      "UINavigationController keeps \(own.map { "its \($0)" } ?? it) from beginning while its bar shows no back button: "
        + "here \(Self.clause(reason))."
    case .viewForbade(let view) where refusesTaps(view.subject):
      "\(it) wanted to recognize, but \(labels[view])'s gestureRecognizerShouldBegin(_:) answered false: "
        + "UIKit's own controls, such as buttons, do not let a superview's single tap begin that would cancel their touch."
    case .viewForbade(let view) where view.subject == self.view:
      "\(it) wanted to recognize, but \(labels[view])'s own gestureRecognizerShouldBegin(_:) answered false."
    case .viewForbade(let view):
      "\(it) wanted to recognize, but \(labels[view]), which lies between it and the finger, did "
        + "not let it begin."
    }
  }

  /// Returns whether a view is a control of UIKit that keeps its taps from the views around it, and the recognizer is a
  /// tap.
  private func refusesTaps(_ view: Subject) -> Bool {
    let control = built(view)
    return isTap(story.play.party(subject))
      && (control is UIButton || control is UIStepper || control is UISegmentedControl
        || control is UIPageControl)
  }

  /// Returns the directions in which a gesture may go, in words; empty if the condition is also about something else.
  private static func clause(_ condition: GestureCondition) -> String {
    let clauses = condition.clauses
    guard clauses.count == 1, let clause = clauses.first else { return "" }
    switch clause.test {
    case .travel(let ways), .velocity(let ways):
      let words = ways.map(\.rawValue).joined(separator: " or ")
      return " (\(clause.isNegated ? "no movement" : "movement") \(words))"
    default: return ""
    }
  }
}
