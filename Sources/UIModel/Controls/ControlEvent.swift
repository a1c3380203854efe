// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIControl {
  /// The events of a control. Source: UIControl.h.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in the control and is tracked.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down with a tap count above 1. Sent together with touchDown.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked finger moved back inside the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked finger left the control. Sent each time it leaves.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture, the system, or the control's removal ended the tracking.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value; setting it in code does not send this.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event: for a button the lift inside, for a slider a new value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field became first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a text field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events that an application may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events that only the system may use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including the system's.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl.Event {
  /// Events that are sent only while a touch is tracked.
  static let whileTracking: UIControl.Event = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit,
  ]

  /// All events with names, by ascending bits.
  package static let named = ControlEventFact.names.keys.sorted().map { bit in
    (event: UIControl.Event(rawValue: 1 << UInt(bit)), fact: ControlEventFact(bit: bit))
  }

  /// The single events of a set, by ascending bits. Events without a name come last.
  package var facts: [ControlEventFact] {
    let facts = (0..<UInt.bitWidth).filter { rawValue & (1 << UInt($0)) != 0 }
      .map(ControlEventFact.init(bit:))
    let isNamed = { (fact: ControlEventFact) in ControlEventFact.names[fact.bit] != nil }
    return facts.filter(isNamed) + facts.filter { !isNamed($0) }
  }

  /// The names of the single events of a set. An event that an application defined has no name; it is shown by its bit.
  package var names: [String] { facts.map(\.description) }

  /// The event with this name, as in logs and scenario files; nil if there is none.
  package init?(name: String) {
    guard let fact = ControlEventFact(name: name) else { return nil }
    self.init(fact)
  }

  /// Makes a set of one event.
  package init(_ fact: ControlEventFact) { self.init(rawValue: 1 << UInt(fact.bit)) }
}

extension ControlEventFact {
  /// The single event with this name, as in logs and scenario files; nil if there is none.
  package init?(name: String) {
    guard let bit = Self.names.first(where: { $0.value == name })?.key else { return nil }
    self.init(bit: bit)
  }
}
