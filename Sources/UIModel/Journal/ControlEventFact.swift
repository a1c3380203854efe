// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One event of a control: a single bit of `UIControl.Event`, with its name.
package struct ControlEventFact: Hashable, Sendable {
  /// The number of the bit.
  package let bit: Int

  /// `UIControl.Event.touchDownRepeat`.
  package static let touchDownRepeat = ControlEventFact(bit: 1)
  /// `UIControl.Event.touchDragInside`.
  package static let touchDragInside = ControlEventFact(bit: 2)
  /// `UIControl.Event.touchDragOutside`.
  package static let touchDragOutside = ControlEventFact(bit: 3)
  /// `UIControl.Event.touchDragEnter`.
  package static let touchDragEnter = ControlEventFact(bit: 4)
  /// `UIControl.Event.touchDragExit`.
  package static let touchDragExit = ControlEventFact(bit: 5)
  /// `UIControl.Event.touchUpInside`.
  package static let touchUpInside = ControlEventFact(bit: 6)
  /// `UIControl.Event.touchUpOutside`.
  package static let touchUpOutside = ControlEventFact(bit: 7)
  /// `UIControl.Event.touchCancel`.
  package static let touchCancel = ControlEventFact(bit: 8)
  /// `UIControl.Event.valueChanged`.
  package static let valueChanged = ControlEventFact(bit: 12)
  /// `UIControl.Event.editingDidBegin`.
  package static let editingDidBegin = ControlEventFact(bit: 16)
  /// `UIControl.Event.primaryActionTriggered`.
  package static let primaryActionTriggered = ControlEventFact(bit: 13)

  /// The names by bit number. The other bits belong to an application or the system and have no name.
  static let names = [
    0: "touchDown", 1: "touchDownRepeat", 2: "touchDragInside", 3: "touchDragOutside",
    4: "touchDragEnter", 5: "touchDragExit", 6: "touchUpInside", 7: "touchUpOutside",
    8: "touchCancel", 12: "valueChanged", 13: "primaryActionTriggered",
    14: "menuActionTriggered", 16: "editingDidBegin", 17: "editingChanged",
    18: "editingDidEnd", 19: "editingDidEndOnExit",
  ]

  /// True for the events of a tracked finger that moves.
  package var isDrag: Bool { (2...5).contains(bit) }

  /// True for the events of a lift or cancellation that ends tracking.
  package var isEndOfTouch: Bool { (6...8).contains(bit) }

  /// True for the events of text editing.
  package var isEditing: Bool { (16...19).contains(bit) }
}

extension ControlEventFact: CustomStringConvertible {
  /// The name in logs and scenario files; the number of the bit for an event without a name.
  package var description: String { Self.names[bit] ?? "1<<\(bit)" }
}
