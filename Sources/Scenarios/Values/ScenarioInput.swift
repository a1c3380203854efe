// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// An entry of a scenario's input.
package struct ScenarioInput: Equatable, Sendable {
  /// The time, in seconds from the start.
  package let time: TimeInterval
  /// The event.
  package let event: Event

  /// Makes an entry.
  package init(time: TimeInterval, event: Event) {
    self.time = time
    self.event = event
  }

  /// The kinds of entries.
  package enum Event: Equatable, Sendable {
    /// A finger came down, moved or lifted.
    case touch(FingerReport)
    /// A button of the mouse went down.
    case mouseDown(button: Int, at: CGPoint)
    /// The mouse moved.
    case mouseMoved(to: CGPoint)
    /// A mouse button was released. The location is nil if the mouse did not move since the last event.
    case mouseUp(button: Int, at: CGPoint?)
    /// The wheel turned; the vector is in points.
    case wheel(CGVector, at: CGPoint)
    /// An event of the system, such as a shake.
    case system(SystemSignal)
    /// A physical button was pressed or released, or a key that acts like such a button.
    case press(PressWord, PressFrame.Phase)
    /// A key of the keyboard was pressed.
    case key(KeyCommand)
    /// Text was typed.
    case text(String)
    /// A switch of a built-in scene was set.
    case toggle(String, Bool)
    /// A property of a node or recognizer is set.
    indirect case set(Setting)
    /// A method of a node was called.
    indirect case act(Act)
  }

  /// A finger's phase, location and properties at one time.
  package struct FingerReport: Equatable, Sendable {
    /// The finger's number.
    package let finger: Int
    /// The phase of the touch.
    package let phase: InputSample.Phase
    /// The point on the screen; nil if it is the same as in the last report.
    package let location: CGPoint?
    /// The force; 1 is that of an average touch.
    package let force: CGFloat
    /// The radius of the contact, in points.
    package let radius: CGFloat
    /// The kind of touch: finger, pen or pointer.
    package let source: InputSample.Source

    /// Makes a report.
    package init(
      finger: Int, phase: InputSample.Phase, location: CGPoint?, force: CGFloat = 0,
      radius: CGFloat = 0, source: InputSample.Source = .direct
    ) {
      self.finger = finger
      self.phase = phase
      self.location = location
      self.force = force
      self.radius = radius
      self.source = source
    }

    func sample(at location: CGPoint) -> InputSample {
      InputSample(
        finger: finger, phase: phase, location: location, force: force, majorRadius: radius,
        source: source)
    }
  }

  /// A new value of a property.
  package enum Setting: Equatable, Sendable {
    /// A property of the node with this index.
    case node(Int, NodeProperty)
    /// A property of a recognizer. The numbers are the index of its node and its index in the node's `gestures`.
    case gesture(Int, Int, GestureProperty)
  }

  /// A method call on a node, given by its index.
  package enum Act: Equatable, Sendable {
    /// `removeFromSuperview()`
    case removeFromSuperview(Int)
    /// Adds the node as the front subview of another node.
    case addTo(Int, parent: Int)
    /// Moves the node to the front of its superview.
    case bringSubviewToFront(Int)
    /// `becomeFirstResponder()`
    case becomeFirstResponder(Int)
    /// `resignFirstResponder()`
    case resignFirstResponder(Int)
    /// Presents another node's controller from the node's controller.
    case present(Int, other: Int)
    /// Calls `dismiss` on the node's controller.
    case dismiss(Int)
    /// The control sends an action up the responder chain.
    case sendAction(Int, action: String)
    /// Removes the recognizer with this index from the node.
    case removeRecognizer(Int, gesture: Int)
  }
}
