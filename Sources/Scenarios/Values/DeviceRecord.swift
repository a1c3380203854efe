// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// The `device` part of a captured file: what a device did with the input of the file.
package struct DeviceRecord: Equatable, Sendable {
  /// The kind of device, such as `iPhone`.
  package var model = ""
  /// The version of its system.
  package var system = ""
  /// Methods, delegates and classes whose answers can't be known from outside, by the name of their object.
  package var unknown: [String: [String]] = [:]
  /// The observed events, in the order of time.
  package var events: [DeviceEvent] = []

  /// Makes a record of nothing.
  package init() {}
}

/// One thing that was observed on a device, or that the model did in its place.
package struct DeviceEvent: Equatable, Sendable {
  /// When, in seconds from the start.
  package var time: Double
  /// The fact that was observed.
  package var fact: Fact

  /// Makes an event.
  package init(time: Double, fact: Fact) {
    self.time = time
    self.fact = fact
  }

  /// The facts that can be observed from outside.
  package enum Fact: Equatable, Hashable, Sendable {
    /// A finger came down and was bound to a window, a view and recognizers.
    case bound(TouchBinding)
    /// A recognizer called its targets, or was seen to have failed.
    case gesture(String, GestureState)
    /// A control sent an event, by the name of UIControl.Event.
    case control(String, event: String)
    /// A row of a table was selected.
    case selected(String, section: Int, row: Int)
  }
}

/// The window, view and recognizers that a touch has for life.
package struct TouchBinding: Equatable, Hashable, Sendable {
  /// The number of the finger.
  package var finger: Int
  /// The window; nil when none took the touch.
  package var window: String?
  /// The view, or the nearest one around it that the file describes.
  package var view: String?
  /// The recognizers that the file describes, in no order; nil when the recorder came too late to see them all.
  package var gestures: Set<String>?
}
