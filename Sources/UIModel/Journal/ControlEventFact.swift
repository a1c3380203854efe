// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One event of a control, as `UIControl.Event` names it.
package enum ControlEventFact: Hashable, Sendable {
  /// The events of a tracked touch.
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter,
    touchDragExit, touchUpInside, touchUpOutside, touchCancel
  /// The events of what a control is for.
  case valueChanged, primaryActionTriggered, menuActionTriggered
  /// The events of an edited text.
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  /// An event of the application's or the system's own, which has no name.
  case unnamed(bit: Int)

  /// True for the events that come while a tracked finger moves.
  package var isDrag: Bool {
    [.touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit].contains(self)
  }

  /// True for the events with which the tracking of a touch ends.
  package var isEndOfTouch: Bool {
    [.touchUpInside, .touchUpOutside, .touchCancel].contains(self)
  }

  /// True for the events of an edited text.
  package var isEditing: Bool {
    [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit].contains(self)
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
