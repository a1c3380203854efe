// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The answers of a scenario's recognizer and of its delegate that differ from those of the recognizer's class.
@MainActor
package final class RecognizerScript: RecognizerOverrides {
  /// The numbers of the fingers that the recognizer ignores.
  package var ignores: [Int] = []
  /// The answers of the delegate that are not lists of names.
  var answers: [GestureKey: GestureCondition] = [:]
  /// The names of other recognizers that the file lists for each key. For other keys, the class decides.
  var names: [GestureKey: [String]] = [:]
  private(set) weak var stage: ScenarioStage?

  /// Makes a script without answers. The stage knows the names of recognizers that views make themselves.
  package init(_ stage: ScenarioStage) {
    self.stage = stage
  }

  /// Passes on the touches of all fingers except the ignored ones.
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

/// The target of a scenario's recognizer, which logs a line.
@MainActor
final class RecognizerLine {
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
