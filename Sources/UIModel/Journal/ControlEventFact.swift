// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One event of a control, as `UIControl.Event` names it.
package enum ControlEventFact: Hashable, Sendable {
  /// `UIControl.Event.touchDown`
  case touchDown
  /// `UIControl.Event.touchDownRepeat`
  case touchDownRepeat
  /// `UIControl.Event.touchDragInside`
  case touchDragInside
  /// `UIControl.Event.touchDragOutside`
  case touchDragOutside
  /// `UIControl.Event.touchDragEnter`
  case touchDragEnter
  /// `UIControl.Event.touchDragExit`
  case touchDragExit
  /// `UIControl.Event.touchUpInside`
  case touchUpInside
  /// `UIControl.Event.touchUpOutside`
  case touchUpOutside
  /// `UIControl.Event.touchCancel`
  case touchCancel
  /// `UIControl.Event.valueChanged`
  case valueChanged
  /// `UIControl.Event.primaryActionTriggered`
  case primaryActionTriggered
  /// `UIControl.Event.menuActionTriggered`
  case menuActionTriggered
  /// `UIControl.Event.editingDidBegin`
  case editingDidBegin
  /// `UIControl.Event.editingChanged`
  case editingChanged
  /// `UIControl.Event.editingDidEnd`
  case editingDidEnd
  /// `UIControl.Event.editingDidEndOnExit`
  case editingDidEndOnExit
  /// An event of the application's or the system's own, which has no name.
  case unnamed(bit: Int)

  /// True for the events that come while a tracked finger moves.
  package var isDrag: Bool {
    switch self {
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit: true
    case .touchDown, .touchDownRepeat, .touchUpInside, .touchUpOutside, .touchCancel,
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit, .unnamed:
      false
    }
  }

  /// True for the events that a lift or a cancellation ends the tracking with.
  package var isEndOfTouch: Bool {
    self == .touchUpInside || self == .touchUpOutside || self == .touchCancel
  }

  /// True for the events of an edited text.
  package var isEditing: Bool {
    switch self {
    case .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit: true
    case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .unnamed:
      false
    }
  }
}

extension ControlEventFact: CustomStringConvertible {
  /// The name, as logs and scenario files have it; the bit of an event without one.
  package var description: String {
    switch self {
    case .touchDown: "touchDown"
    case .touchDownRepeat: "touchDownRepeat"
    case .touchDragInside: "touchDragInside"
    case .touchDragOutside: "touchDragOutside"
    case .touchDragEnter: "touchDragEnter"
    case .touchDragExit: "touchDragExit"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    case .touchCancel: "touchCancel"
    case .valueChanged: "valueChanged"
    case .primaryActionTriggered: "primaryActionTriggered"
    case .menuActionTriggered: "menuActionTriggered"
    case .editingDidBegin: "editingDidBegin"
    case .editingChanged: "editingChanged"
    case .editingDidEnd: "editingDidEnd"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    case .unnamed(let bit): "1<<\(bit)"
    }
  }
}
