// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The overrides of a scenario's recognizer and the results of its delegate.
@MainActor
package final class RecognizerScript: RecognizerOverrides {
  /// The numbers of the fingers that the recognizer ignores.
  package var ignores: [Int] = []
  /// The results of delegate methods, except those that are lists of names.
  var answers: [GestureKey: GestureCondition] = [:]
  /// The names that the file lists for each key. For a key without a list, the method returns UIKit's default.
  var names: [GestureKey: [String]] = [:]
  private(set) weak var stage: ScenarioStage?

  /// Makes a script without overrides. The stage is needed to find recognizers by name.
  package init(_ stage: ScenarioStage) {
    self.stage = stage
  }

  /// Ignores the touches of the ignored fingers, and calls the recognizer's own method with the others.
  func touchesBegan(
    _ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent,
    original handle: (Set<UITouch>) -> Void
  ) {
    let ignored = UITouch.inOrder(touches).filter { ignores.contains($0.finger) }
    for touch in ignored { recognizer.ignore(touch, for: event) }
    let others = touches.subtracting(ignored)
    if !others.isEmpty { handle(others) }
  }

  func canPrevent(_ other: UIGestureRecognizer) -> Bool? {
    names(other, in: .canPrevent)
  }

  func canBePrevented(by other: UIGestureRecognizer) -> Bool? {
    names(other, in: .canBePreventedBy)
  }

  private func names(_ other: UIGestureRecognizer, in list: GestureKey) -> Bool? {
    names[list].map { names in
      names.contains("*") || names.contains(other.journalName)
        || stage?.ownName(of: other).map(names.contains) ?? false
    }
  }
}

extension RecognizerScript: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(.shouldBegin, gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(.shouldReceive, gestureRecognizer, touch) }

  private func answer(
    _ key: GestureKey, _ recognizer: UIGestureRecognizer, _ touch: UITouch? = nil
  ) -> Bool {
    answers[key]?.holds(
      on: .init(stage: stage, view: recognizer.view, touch: touch, recognizer: recognizer)) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { names(otherGestureRecognizer, in: .simultaneousWith) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { names(otherGestureRecognizer, in: .shouldRequireFailureOf) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { names(otherGestureRecognizer, in: .shouldBeRequiredToFailBy) ?? false }
}

/// A target that a scenario file describes. Its action logs a line and has that line as its name.
package protocol LineTarget: AnyObject {}

/// A recognizer's target, which logs a line.
@MainActor
final class RecognizerLine: LineTarget {
  private let line: String
  private let showsState: Bool
  private let states: [GestureState]

  init(_ line: String, showsState: Bool, in states: [GestureState]) {
    self.line = line
    self.showsState = showsState
    self.states = states
  }

  func sent(_ recognizer: UIGestureRecognizer) {
    guard states.isEmpty || states.contains(recognizer.state.gestureState) else { return }
    let text = showsState ? "\(line) (\(recognizer.state.gestureState))" : line
    UIApplication.shared.journal.write(.text(text, about: recognizer.journalSubject))
  }
}
