// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Converts the mouse to fingers, like the iOS Simulator.
///
/// - The left button is one finger.
/// - With Alt held there are two, mirrored about a centre. With Alt and Shift, both move together and keep their
///   distance, which moves the centre. When Alt is released, the centre returns to where it was.
/// - The number of fingers is decided when the button goes down; pressing or releasing Alt during a drag has no effect
///   until the next one. Shift has an effect at once, because it adds no finger.
/// - A mouse that acts as a pointer (`.indirectPointer`) presses with any button, and its touch ends when the last
///   button is up. With Alt it makes direct fingers, because a pointer can't be at two locations.
struct MouseFingers: Equatable, Sendable {
  /// The mouse buttons that the program uses.
  enum Button: Equatable, Sendable, CaseIterable {
    case left
    case right
    case middle

    /// The button's bit in `UIEvent.buttonMask`: primary, secondary, third.
    var mask: Int {
      switch self {
      case .left: 1 << 0
      case .right: 1 << 1
      case .middle: 1 << 2
      }
    }
  }

  private enum State: Equatable {
    /// No finger is down: the mouse hovers, or is not over the window.
    case hovering
    /// One finger is down, under the mouse.
    case one(number: Int)
    /// Two fingers are down: one under the mouse, one mirrored about the centre.
    case two(under: Int, opposite: Int)
    /// The window lost the finger. There are no samples until all buttons are up.
    case abandoned
  }

  /// The type of a single finger's touches: `.direct`, or `.indirectPointer`.
  let source: InputSample.Source
  /// The point about which the second finger is mirrored, in points of the window: the centre of the phone's area.
  var centre: CGPoint
  /// The mouse's location, in points of the window.
  private(set) var location = CGPoint.zero
  /// The pressed buttons if the mouse acts as a pointer; otherwise 0, because a finger has no buttons.
  private(set) var buttonMask = 0

  private var state = State.hovering
  private var isPlaced = false
  private var pressed: [Button] = []
  private var isAltHeld = false
  private var isShiftHeld = false
  /// The distance by which Alt and Shift have moved the centre.
  private var centreOffset = CGPoint.zero

  /// Starts with no pressed button.
  init(source: InputSample.Source = .direct, centre: CGPoint) {
    self.source = source
    self.centre = centre
  }

  /// True while the mouse makes touches, or until all buttons are up if the window lost it. It does not hover then.
  var isPressing: Bool { state != .hovering }

  /// True while the mouse has a finger down.
  var isTouching: Bool { isPressing && state != .abandoned }

  /// The points at which the two fingers would come down while Alt is held without a button. They are shown as dots.
  /// The first is the mouse's location.
  var hints: [CGPoint] {
    isAltHeld && isPlaced && state == .hovering ? [location, opposite] : []
  }

  /// Handles a change of the modifier keys, which moves no finger.
  mutating func hold(_ modifiers: UIKeyModifierFlags) {
    isAltHeld = modifiers.contains(.alternate)
    isShiftHeld = modifiers.contains(.shift)
    if !isAltHeld, !isPair { centreOffset = .zero }
  }

  mutating func move(to point: CGPoint) -> [InputSample] {
    guard isPlaced else {
      (isPlaced, location) = (true, point)
      return []
    }
    let step = CGPoint(x: point.x - location.x, y: point.y - location.y)
    location = point
    if isShiftHeld, isAltHeld || isPair {
      // The opposite finger is at twice the centre minus the mouse's location. If the mouse and the centre move by
      // the same step, so does that finger.
      centreOffset.x += step.x
      centreOffset.y += step.y
    }
    return step == .zero ? [] : samples(.moved)
  }

  mutating func press(
    _ button: Button, at point: CGPoint, numbers: inout FingerNumbers
  ) -> [InputSample] {
    var samples = move(to: point)
    if state == .abandoned, pressed.contains(button) {
      // The button was released while another window received the events.
      pressed = []
      state = .hovering
    }
    guard !pressed.contains(button) else { return samples }
    pressed.append(button)
    guard state == .hovering, button == .left || actsAsPointer else {
      if case .one = state, actsAsPointer { buttonMask = pressedMask }
      return samples
    }
    if isAltHeld, button == .left {
      state = .two(under: numbers.take(), opposite: numbers.take())
    } else {
      state = .one(number: numbers.take())
      if actsAsPointer { buttonMask = pressedMask }
    }
    samples += self.samples(.began)
    return samples
  }

  /// Handles the release of a button. Until `settle()`, the mask still contains a pointer's last button, because the event
  /// that ends the touch reports that button. This is so even if the touch was cancelled before.
  mutating func release(
    _ button: Button, at point: CGPoint, numbers: inout FingerNumbers
  ) -> [InputSample] {
    var samples = move(to: point)
    pressed.removeAll { $0 == button }
    switch state {
    case .hovering: return samples
    case .abandoned:
      if pressed.isEmpty { state = .hovering }
      return samples
    case .one where actsAsPointer:
      guard pressed.isEmpty else {
        buttonMask = pressedMask
        return samples
      }
    case .one, .two:
      guard button == .left else { return samples }
    }
    samples += self.samples(.ended)
    lift(&numbers)
    state = .hovering
    return samples
  }

  /// Cancels the mouse's fingers, because the window can't track the mouse any more. The mouse gives no samples until
  /// its buttons are up.
  mutating func cancel(numbers: inout FingerNumbers) -> [InputSample] {
    let cancelled = samples(.cancelled)
    lift(&numbers)
    state = pressed.isEmpty ? .hovering : .abandoned
    return cancelled
  }

  /// Resets the buttons and the centre of a finished touch, after its samples were delivered.
  mutating func settle() {
    guard state == .hovering || state == .abandoned else { return }
    buttonMask = 0
    if !isAltHeld { centreOffset = .zero }
  }

  private var actsAsPointer: Bool { source == .indirectPointer }

  private var pressedMask: Int { pressed.reduce(0) { $0 | $1.mask } }

  private var isPair: Bool {
    if case .two = state { true } else { false }
  }

  private var opposite: CGPoint {
    CGPoint(
      x: 2 * (centre.x + centreOffset.x) - location.x,
      y: 2 * (centre.y + centreOffset.y) - location.y)
  }

  private func samples(_ phase: InputSample.Phase) -> [InputSample] {
    switch state {
    case .hovering, .abandoned: []
    case .one(let number):
      [InputSample(finger: number, phase: phase, location: location, source: source)]
    case .two(let under, let opposite):
      [
        InputSample(finger: under, phase: phase, location: location),
        InputSample(finger: opposite, phase: phase, location: self.opposite),
      ]
    }
  }

  private mutating func lift(_ numbers: inout FingerNumbers) {
    switch state {
    case .hovering, .abandoned: break
    case .one(let number): numbers.release(number)
    case .two(let under, let opposite):
      numbers.release(under)
      numbers.release(opposite)
    }
  }
}
