// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What a change of a recognizer's state means: the one table of legal changes.
///
///     from       may go to                               and sends its action for
///     possible   began, ended (discrete), failed         began, ended
///     began      began, changed, ended, cancelled        all of them
///     changed    changed, ended, cancelled               all of them
///     an end     possible (the reset)                    nothing
///
/// A state that is assigned again fires again while the gesture is under way (WWDC 2016 session 220:
/// every assignment sends the action, even of the same state). Assigning `possible` to a possible
/// recognizer, as many subclasses do in `reset`, or its own end state to a finished one, does nothing.
/// Sources: WWDC 2010 session 121 and the reference page of the state machine. That `cancelled` sends an
/// action follows the header; the archived guide says otherwise.
enum GestureTransition: Equatable, Sendable {
  /// The state is taken over and the action goes out.
  case entersWithAction
  /// The state is taken over silently.
  case entersSilently
  /// Legal, and nothing happens.
  case stays
  /// Refused; the state remains what it was.
  case illegal

  /// The meaning of going from one state to another.
  static func meaning(from: GestureState, to: GestureState) -> GestureTransition {
    switch (from, to) {
    case (.possible, .began), (.possible, .ended): .entersWithAction
    case (.possible, .failed): .entersSilently
    case (.possible, .possible): .stays
    case (.possible, .changed), (.possible, .cancelled): .illegal

    case (.began, .began), (.began, .changed), (.changed, .changed): .entersWithAction
    case (.began, .ended), (.changed, .ended): .entersWithAction
    case (.began, .cancelled), (.changed, .cancelled): .entersWithAction
    case (.began, .possible), (.changed, .possible): .illegal
    case (.began, .failed), (.changed, .failed), (.changed, .began): .illegal

    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): .entersSilently
    case (.ended, .ended), (.cancelled, .cancelled), (.failed, .failed): .stays
    case (.ended, _), (.cancelled, _), (.failed, _): .illegal
    }
  }

  var isLegal: Bool { self != .illegal }

  /// Whether targets hear of the change.
  var sendsAction: Bool { self == .entersWithAction }
}

extension IllegalGestureTransition {
  init(recognizer: String, from: GestureState, to: GestureState) {
    let allowed = GestureState.allCases.filter {
      switch GestureTransition.meaning(from: from, to: $0) {
      case .entersWithAction, .entersSilently: true
      case .stays, .illegal: false
      }
    }
    self.init(
      recognizer: recognizer, from: from, to: to, allowed: from.isEnd ? [] : allowed)
  }
}
