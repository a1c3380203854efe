// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A physical button while it is pressed.
@MainActor
open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began
    /// The force on the button changed.
    case changed
    /// The button is still down, with the same force.
    case stationary
    /// The button was released.
    case ended
    /// The press was cancelled.
    case cancelled
  }

  /// The buttons of a remote or keyboard.
  public enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow
    /// The down arrow.
    case downArrow
    /// The left arrow.
    case leftArrow
    /// The right arrow.
    case rightArrow
    /// The button that selects.
    case select
    /// The menu button.
    case menu
    /// The play and pause button.
    case playPause
    /// A page up button.
    case pageUp = 30
    /// A page down button.
    case pageDown = 31
  }

  /// The time of the last change, in seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase: Phase = .began
  /// The button that is pressed.
  open internal(set) var type: PressType
  /// The force on the button, from 0 to 1.
  open internal(set) var force: CGFloat = 1
  /// The responder that received the press.
  open internal(set) weak var responder: UIResponder?

  /// The window of the responder that received the press.
  open var window: UIWindow? {
    switch responder {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }

  /// The recognizers that receive the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { trackers }

  /// The number of the press. Presses count down from -1 and touches count up from 1, so the numbers never collide.
  final let number: Int
  final var trackers: [UIGestureRecognizer] = []
  /// The responders that received pressesBegan, in order. They also receive the later phases, even if the chain changes
  /// meanwhile.
  private final var path: [WeakReference<UIResponder>] = []

  final func addToPath(_ responder: UIResponder) { path.append(WeakReference(responder)) }

  /// Returns the responder to which `responder` passed pressesBegan; if that one was deallocated, the one after it. For
  /// nil, returns the first responder of the path that still exists.
  final func nextOnPath(after responder: UIResponder?) -> UIResponder? {
    let index = path.lastIndex { $0.object === responder && responder != nil }
    guard responder == nil || index != nil else { return nil }
    return path[(index.map { $0 + 1 } ?? 0)...].lazy.compactMap(\.object).first
  }

  init(type: PressType, number: Int) {
    self.type = type
    self.number = number
    super.init()
  }
}

/// An event with presses of physical buttons.
@MainActor
open class UIPressesEvent: UIEvent {
  /// All presses in the event.
  open internal(set) var allPresses: Set<UIPress> = []
  /// Returns the presses of the event that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.trackers.contains { $0 === gesture } }
  }

  /// The press that changed.
  final var press: UIPress?
}
