// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation
import SandboxSession
import UIModel

/// Translates SDL's events into the program's own; no other code uses SDL_Event.
struct SDLEventPump: Sendable {
  let driver: String
  /// The id of our window. Events of other windows, such as an input method's, are ignored.
  let window: UInt32
  /// The number of window units per point.
  let unitsPerPoint: CGFloat
  /// The length to which the finger coordinate 1 corresponds.
  let unity: TouchSurface.Unity

  /// Returns the window's surface for a size in window units.
  func surface(width: CInt, height: CInt) -> TouchSurface {
    TouchSurface(
      width: Int(width), height: Int(height), unitsPerPoint: unitsPerPoint, unity: unity)
  }

  /// Returns all events in SDL's queue, in order, without reading new ones from the display server.
  func drain(time: (UInt32) -> TimeInterval) -> [TimedEvent] {
    var result: [TimedEvent] = []
    withUnsafeTemporaryAllocation(of: SDL_Event.self, capacity: 64) { batch in
      while true {
        let count = SDL_PeepEvents(
          batch.baseAddress, CInt(batch.count), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue,
          SDL_LASTEVENT.rawValue)
        for event in batch.prefix(max(0, Int(count))) {
          guard let meaning = translate(event) else { continue }
          result.append(TimedEvent(event: meaning, time: time(event.common.timestamp)))
        }
        guard count == batch.count else { return }
      }
    }
    return result
  }

  /// Converts an event; nil for events that the program does not use.
  private func translate(_ event: SDL_Event) -> PlatformEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN: finger(event.tfinger, .down)
    case SDL_FINGERMOTION: finger(event.tfinger, .motion)
    case SDL_FINGERUP: finger(event.tfinger, .up)
    case SDL_MOUSEMOTION:
      isOurs(event.motion.windowID, mouse: event.motion.which)
        ? .mouseMoved(to: point(event.motion.x, event.motion.y)) : nil
    case SDL_MOUSEBUTTONDOWN: button(event.button, isDown: true)
    case SDL_MOUSEBUTTONUP: button(event.button, isDown: false)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_KEYDOWN: key(event.key, event.key.repeat == 0 ? .pressed : .repeated)
    case SDL_KEYUP: key(event.key, .released)
    case SDL_TEXTINPUT: .text(Self.text(event.text))
    case SDL_WINDOWEVENT: event.window.windowID == window ? change(event.window) : nil
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .window(.exposed)
    case SDL_DROPFILE: Self.droppedFile(event.drop)
    case SDL_QUIT: .quit(quitReason)
    case SDL_APP_TERMINATING: .quit(.desktop)
    case SDL_USEREVENT: event.user.code == 0 ? nil : .quit(.signal(event.user.code))
    default: nil
    }
  }

  /// The modifier keys that are held now.
  static var modifiers: UIKeyModifierFlags { modifiers(of: SDL_GetModState()) }

  /// Puts `.quit(.signal(number))` into the queue, which wakes the loop. It can be called on any thread, but not inside
  /// a signal handler.
  static func pushQuit(signal number: Int32) {
    push(code: number)
  }

  /// Wakes the loop with an event without meaning. It can be called on any thread.
  static func pushWakeUp() {
    // The number 0 is not that of a signal.
    push(code: 0)
  }

  private static func push(code number: Int32) {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    event.user.code = number
    SDL_PushEvent(&event)
  }

  private func finger(
    _ event: SDL_TouchFingerEvent, _ change: FingerTracker.Report.Change
  ) -> PlatformEvent? {
    // A finger that came down in another window is ignored. `FingerTracker` then drops its moves and its lift, too.
    if change == .down, event.windowID != window { return nil }
    let contact = FingerTracker.Contact(device: event.touchId, finger: event.fingerId)
    return .finger(
      .init(contact: contact, change: change, x: event.x, y: event.y, pressure: event.pressure))
  }

  private func button(_ event: SDL_MouseButtonEvent, isDown: Bool) -> PlatformEvent? {
    guard isOurs(event.windowID, mouse: event.which) else { return nil }
    let place = point(event.x, event.y)
    switch CInt(event.button) {
    case SDL_BUTTON_LEFT: return .mouseButton(.left, isDown: isDown, at: place)
    case SDL_BUTTON_RIGHT: return .mouseButton(.right, isDown: isDown, at: place)
    case SDL_BUTTON_MIDDLE: return .mouseButton(.middle, isDown: isDown, at: place)
    default: return nil
    }
  }

  /// Returns the event of a wheel. The flag `SDL_MOUSEWHEEL_FLIPPED` only says that the system has already reversed the
  /// values for natural scrolling, so they are used unchanged.
  private func wheel(_ event: SDL_MouseWheelEvent) -> PlatformEvent? {
    guard isOurs(event.windowID, mouse: event.which) else { return nil }
    return .wheel(x: CGFloat(event.preciseX), y: CGFloat(event.preciseY))
  }

  private func key(_ event: SDL_KeyboardEvent, _ change: KeyPress.Change) -> PlatformEvent? {
    var modifiers = Self.modifiers(of: SDL_Keymod(UInt32(event.keysym.mod)))
    var name = String(cString: SDL_GetKeyName(event.keysym.sym))
    if name.isEmpty || !name.utf8.allSatisfy({ $0 < 128 }) {
      name = String(cString: SDL_GetScancodeName(event.keysym.scancode))
    }
    if name.hasPrefix("Keypad ") { modifiers.insert(.numericPad) }
    return .key(KeyPress(key: name, change: change, modifiers: modifiers))
  }

  private func change(_ event: SDL_WindowEvent) -> PlatformEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: .window(.focusGained)
    case SDL_WINDOWEVENT_FOCUS_LOST: .window(.focusLost)
    case SDL_WINDOWEVENT_MINIMIZED: .window(.minimised)
    case SDL_WINDOWEVENT_HIDDEN: .window(.hidden)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      .window(.shown)
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      .window(.resized(surface(width: event.data1, height: event.data2)))
    case SDL_WINDOWEVENT_EXPOSED: .window(.exposed)
    case SDL_WINDOWEVENT_CLOSE: .window(.close)
    case SDL_WINDOWEVENT_LEAVE: .mouseLeft
    default: nil
    }
  }

  /// Wayland's driver sends SDL_QUIT only if the connection was lost.
  private var quitReason: PlatformEvent.QuitReason {
    driver == "wayland" ? .displayLost : .desktop
  }

  private func isOurs(_ window: UInt32, mouse: UInt32) -> Bool {
    window == self.window && mouse != Self.touchMouse
  }

  /// The id of the mouse that SDL simulates with fingers: SDL_TOUCH_MOUSEID.
  private static let touchMouse = UInt32.max

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
  }

  private static func text(_ event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Returns the event of a dropped file. The receiver of the event owns the file name and must free it.
  private static func droppedFile(_ event: SDL_DropEvent) -> PlatformEvent? {
    guard let file = event.file else { return nil }
    defer { SDL_free(file) }
    return .fileDropped(String(cString: file))
  }

  private static func modifiers(of state: SDL_Keymod) -> UIKeyModifierFlags {
    let bits: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_CAPS, .alphaShift), (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift),
      (KMOD_LCTRL, .control), (KMOD_RCTRL, .control), (KMOD_LALT, .alternate),
      (KMOD_RALT, .alternate), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
    ]
    return bits.reduce(into: []) { flags, bit in
      if state.rawValue & bit.0.rawValue != 0 { flags.formUnion(bit.1) }
    }
  }
}
