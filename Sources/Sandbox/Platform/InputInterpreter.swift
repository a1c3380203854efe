// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Converts one batch of window events to frames of touches, pointer frames and keys. Pass all events of a turn to
/// `take`; then `finish` returns the inputs in order. It uses neither SDL nor a clock.
struct InputInterpreter: Sendable {
  /// The distance that a notch of the wheel scrolls, in points: three lines of 16 points, as is usual on desktops.
  static let pointsPerNotch: CGFloat = 3 * 16

  private var numbers = FingerNumbers()
  private var fingers: FingerTracker
  private var mouse: MouseFingers
  private var assembler = FrameAssembler()
  private var inputs: [StageInput] = []
  private var modifiers: UIKeyModifierFlags = []
  private var isHovering = false
  private var isTouchscreen = false

  init(surface: TouchSurface, mouseSource: InputSample.Source = .direct, centre: CGPoint = .zero) {
    fingers = FingerTracker(surface: surface)
    mouse = MouseFingers(source: mouseSource, centre: centre)
  }

  /// The point about which Alt mirrors the mouse's finger, in points of the window.
  var centre: CGPoint {
    get { mouse.centre }
    set { mouse.centre = newValue }
  }

  /// The points at which two fingers would come down while Alt is held without a button.
  var hints: [CGPoint] { mouse.hints }

  /// True while fingers of a touch device are down, including abandoned ones.
  var isTouched: Bool { fingers.isTouched }

  /// True while the mouse has a finger down, so that its events outside the window are needed.
  var followsMouse: Bool { mouse.isTouching }

  /// Handles an event. Times never decrease.
  mutating func take(_ timed: TimedEvent) {
    let time = timed.time
    switch timed.event {
    case .finger(let report):
      if report.change == .down { note(isTouchscreen: true, time) }
      assembler.add(fingers.take(report, numbers: &numbers), time: time, modifiers: modifiers)
    case .mouseMoved(let point):
      addMouse(mouse.move(to: point), time)
      // Display servers also move the mouse with the first finger. That is not hovering.
      if !mouse.isPressing, !fingers.isTouched { addPointer(.hover, time) }
    case .mouseButton(let button, let isDown, let point):
      take(button, isDown: isDown, at: point, time)
    case .mouseLeft:
      if !mouse.isPressing { leave(time) }
    case .wheel(let x, let y):
      let (dx, dy) = (0 - x * Self.pointsPerNotch, y * Self.pointsPerNotch)
      addPointer(.wheel(dx: dx, dy: dy), time)
    case .key(let press):
      hold(press.modifiers)
      emit(.key(press, time: time))
    case .modifiers(let flags):
      hold(flags)
    case .text(let text):
      emit(.text(text, time: time))
    case .window(let change):
      take(change, time)
    case .fileDropped(let path):
      emit(.fileDropped(path))
    case .quit:
      cancelAll(at: time)
    }
  }

  /// Cancels the fingers that SDL no longer lists. Call it after the last event of a batch.
  mutating func keep(_ alive: [FingerTracker.Contact], time: TimeInterval) {
    assembler.add(fingers.keep(alive, numbers: &numbers), time: time, modifiers: modifiers)
  }

  /// Cancels all fingers, including the mouse's, because the window can't track them any more.
  mutating func cancelAll(at time: TimeInterval) {
    assembler.add(fingers.cancelAll(numbers: &numbers), time: time, modifiers: modifiers)
    addMouse(mouse.cancel(numbers: &numbers), time)
    leave(time)
  }

  /// Returns the inputs of the batch, in order.
  mutating func finish() -> [StageInput] {
    flush()
    defer { inputs = [] }
    return inputs
  }

  private mutating func take(
    _ button: MouseFingers.Button, isDown: Bool, at point: CGPoint, _ time: TimeInterval
  ) {
    if isDown {
      note(isTouchscreen: false, time)
      let wasPressing = mouse.isPressing
      let samples = mouse.press(button, at: point, numbers: &numbers)
      if mouse.isPressing, !wasPressing { leave(time) }
      addMouse(samples, time)
    } else {
      addMouse(mouse.release(button, at: point, numbers: &numbers), time)
    }
    if button != .left, mouse.source == .direct {
      let frame = PointerFrame(
        time: time, location: point, action: .hover, modifierFlags: modifiers)
      emit(.button(button, isDown: isDown, frame))
    }
    if !isDown, !mouse.isPressing, fingers.surface.contains(point) { addPointer(.hover, time) }
  }

  private mutating func take(_ change: PlatformEvent.WindowChange, _ time: TimeInterval) {
    switch change {
    case .focusLost, .minimised, .hidden, .close: cancelAll(at: time)
    case .resized(let surface):
      fingers.surface = surface
      emit(.resized(surface.size))
    case .focusGained, .shown, .exposed: break
    }
  }

  private mutating func hold(_ flags: UIKeyModifierFlags) {
    modifiers = flags
    mouse.hold(flags)
  }

  private mutating func addMouse(_ samples: [InputSample], _ time: TimeInterval) {
    assembler.add(samples, time: time, buttonMask: mouse.buttonMask, modifiers: modifiers)
    mouse.settle()
  }

  private mutating func leave(_ time: TimeInterval) {
    guard isHovering else { return }
    addPointer(.leave, time)
    isHovering = false
  }

  /// Adds an action of the pointer. Of consecutive hovers only the last one stays.
  private mutating func addPointer(_ action: PointerFrame.Action, _ time: TimeInterval) {
    let frame = PointerFrame(
      time: time, location: mouse.location, action: action, modifierFlags: modifiers)
    if action == .hover {
      isHovering = true
      if assembler.isEmpty, case .pointer(let last)? = inputs.last, last.action == .hover,
        last.modifierFlags == modifiers
      {
        inputs.removeLast()
      }
    }
    emit(.pointer(frame))
  }

  private mutating func note(isTouchscreen: Bool, _ time: TimeInterval) {
    guard isTouchscreen != self.isTouchscreen else { return }
    self.isTouchscreen = isTouchscreen
    // Unlike `emit`, this does not flush the assembler, so that touches of the same time stay in one frame.
    inputs.append(.touchscreen(isTouchscreen, time: time))
  }

  private mutating func emit(_ input: StageInput) {
    flush()
    inputs.append(input)
  }

  private mutating func flush() {
    inputs += assembler.take().map { .touches($0) }
  }
}
