// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// The `device` part of a captured file: the events on a device for the file's input.
package struct DeviceRecord: Equatable, Sendable {
  /// The kind of device, such as `iPhone`.
  package var model = ""
  /// The version of the device's system.
  package var system = ""
  /// For each object, by name, the overridden methods, delegates and classes whose effect the capture does not show.
  package var unknown: [String: [String]] = [:]
  /// The observed events, in the order of their times.
  package var events: [DeviceEvent] = []

  /// Makes an empty record.
  package init() {}
}

/// An event that was observed on a device, or the corresponding one of the model.
package struct DeviceEvent: Equatable, Sendable {
  /// The time, in seconds from the start.
  package var time: Double
  /// The event.
  package var fact: Fact

  /// Makes an event.
  package init(time: Double, fact: Fact) {
    self.time = time
    self.fact = fact
  }

  /// The events that a recorder can observe.
  package enum Fact: Equatable, Hashable, Sendable {
    /// A finger came down and was bound to a window, a view and recognizers.
    case bound(TouchBinding)
    /// A recognizer called its targets, or was observed to have failed.
    case gesture(String, GestureState)
    /// A control sent an event; `event` is its name in `UIControl.Event`.
    case control(String, event: String)
    /// A row of a table was selected.
    case selected(String, section: Int, row: Int)
  }
}

/// The window, view and recognizers to which a touch was bound.
package struct TouchBinding: Equatable, Hashable, Sendable {
  /// The number of the finger.
  package var finger: Int
  /// The window; nil if none accepted the touch.
  package var window: String?
  /// The view, or the nearest superview that the file describes.
  package var view: String?
  /// The recognizers that the file describes, without order; nil if the recorder missed some of them.
  package var gestures: Set<String>?
}
