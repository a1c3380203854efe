// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The meaning of an assignment to a recognizer's state. This is the only table of legal changes.
///
///     from       may go to                               and sends its action for
///     possible   began, ended (discrete), failed         began, ended
///     began      began, changed, ended, cancelled        all of them
///     changed    changed, ended, cancelled               all of them
///     an end     possible (the reset)                    nothing
///
/// Some applications assign `failed` or `possible` after the gesture began, or `cancelled` while it is possible, and
/// expect it to stop. Others assign `changed` while it is possible and expect the action. UIKit's result is not
/// documented. Here the assignment has the intended effect: after the gesture began, `failed` and `possible` count as
/// `cancelled`; before that, `cancelled` counts as `failed`, and `changed` as `began`. After `changed`, `began` counts
/// as `changed`.
///
/// While the gesture is active, assigning the same state again sends the action again (WWDC 2016 session 220).
/// Assigning `possible` to a possible recognizer, as many subclasses do in `reset`, or its own end state to a
/// finished one, does nothing. Sources: WWDC 2010 session 121 and the reference page of the state machine. That
/// `cancelled` sends an action follows the header; the archived guide says otherwise.
enum GestureTransition: Equatable, Sendable {
  /// The state changes and the action is sent.
  case entersWithAction
  /// The state changes and no action is sent.
  case entersSilently
  /// The assignment is legal and has no effect.
  case stays
  /// The assignment is illegal. It has the effect of this state instead, and is reported.
  case countsAs(GestureState)
  /// The assignment is illegal. It has no effect and is reported.
  case illegal

  /// Returns the meaning of assigning `to` in the state `from`.
  static func meaning(from: GestureState, to: GestureState) -> GestureTransition {
    switch (from, to) {
    case (.possible, .began), (.possible, .ended): .entersWithAction
    case (.possible, .failed): .entersSilently
    case (.possible, .possible): .stays
    case (.possible, .cancelled): .countsAs(.failed)
    case (.possible, .changed): .countsAs(.began)

    case (.began, .began), (.began, .changed), (.changed, .changed): .entersWithAction
    case (.began, .ended), (.changed, .ended): .entersWithAction
    case (.began, .cancelled), (.changed, .cancelled): .entersWithAction
    case (.began, .failed), (.changed, .failed): .countsAs(.cancelled)
    case (.began, .possible), (.changed, .possible): .countsAs(.cancelled)
    case (.changed, .began): .countsAs(.changed)

    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): .entersSilently
    case (.ended, .ended), (.cancelled, .cancelled), (.failed, .failed): .stays
    case (.ended, _), (.cancelled, _), (.failed, _): .illegal
    }
  }

  /// True if the assignment is legal, with or without an effect.
  var isLegal: Bool { self == .entersWithAction || self == .entersSilently || self == .stays }
}

extension IllegalGestureTransition {
  init(recognizer: String, from: GestureState, to: GestureState) {
    let instead: GestureState? =
      switch GestureTransition.meaning(from: from, to: to) {
      case .countsAs(let state): state
      case .entersWithAction, .entersSilently, .stays, .illegal: nil
      }
    self.init(recognizer: recognizer, from: from, to: to, instead: instead)
  }
}
