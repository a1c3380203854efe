// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Makes fingers of the mouse, as the iOS Simulator does.
///
/// - The left button is one finger.
/// - With Alt held it is two, mirrored about a centre; with Alt and Shift both move together and keep
///   their distance, which moves the centre. The centre goes back to its place when Alt is released.
/// - How many fingers there are is settled when the button goes down: pressing or releasing Alt during
///   a drag changes nothing until the next one. Shift takes effect at once, for it adds no finger.
/// - A mouse that acts as a pointer (`.indirectPointer`) presses with any of its buttons, and the
///   touch ends when the last one is up. With Alt it makes direct fingers, because one pointer can't
///   be in two places.
struct MouseFingers: Equatable, Sendable {
  /// The buttons that have a meaning here.
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
    /// No finger: the mouse hovers, or is not over the window.
    case hovering
    /// One finger is down, under the mouse.
    case one(number: Int)
    /// Two fingers are down: one under the mouse, one opposite.
    case two(under: Int, opposite: Int)
    /// The window lost the finger; silent until every button is up.
    case abandoned
  }

  /// The type of a single finger's touches: `.direct`, or `.indirectPointer`.
  let source: InputSample.Source
  /// The centre of two mirrored fingers, in points of the window: that of the phone's canvas.
  var centre: CGPoint
  /// The mouse's location, in points of the window.
  private(set) var location = CGPoint.zero
  /// The pressed buttons while the mouse acts as a pointer, else 0: a finger has no buttons.
  private(set) var buttonMask = 0

  private var state = State.hovering
  private var isPlaced = false
  private var pressed: [Button] = []
  private var isAltHeld = false
  private var isShiftHeld = false
  /// The distance by which Alt and Shift have moved the centre.
  private var centreOffset = CGPoint.zero

  /// Starts with the mouse nowhere and no button pressed.
  init(source: InputSample.Source = .direct, centre: CGPoint) {
    self.source = source
    self.centre = centre
  }

  /// True while the mouse makes touches, or would but for a lost window: no hover then.
  var isPressing: Bool { state != .hovering }

  /// True while the mouse has a finger down.
  var isTouching: Bool { isPressing && state != .abandoned }

  /// The points where the two fingers would touch down, while Alt is held and no button is: for dots on the screen.
  /// The first is the mouse's own point.
  var hints: [CGPoint] {
    isAltHeld && isPlaced && state == .hovering ? [location, opposite] : []
  }

  /// The modifier keys changed. No finger moves by that.
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
      // The opposite finger is twice the centre less the location: it moves by one step as well.
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
      // Its release was lost while the window did not receive events.
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

  /// A button came up. The mask still holds a pointer's last button, which its touch ended with, until
  /// `settle()`; after a cancel too.
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

  /// The window can't follow the mouse any more: its fingers are cancelled once, and it stays silent
  /// until its buttons are up.
  mutating func cancel(numbers: inout FingerNumbers) -> [InputSample] {
    let cancelled = samples(.cancelled)
    lift(&numbers)
    state = pressed.isEmpty ? .hovering : .abandoned
    return cancelled
  }

  /// The samples made so far are on their way: forget the buttons and the centre of a finished touch.
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
