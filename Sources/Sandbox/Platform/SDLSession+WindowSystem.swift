// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation

extension SDLSession: WindowSystem {
  var now: TimeInterval { reading }

  var surface: TouchSurface {
    var (width, height): (CInt, CInt) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return pump.surface(width: width, height: height)
  }

  var fingersDown: [FingerTracker.Contact] {
    (0..<max(SDL_GetNumTouchDevices(), 0)).flatMap { index -> [FingerTracker.Contact] in
      let device = SDL_GetTouchDevice(index)
      return (0..<max(SDL_GetNumTouchFingers(device), 0)).compactMap { finger in
        SDL_GetTouchFinger(device, finger).map { .init(device: device, finger: $0.pointee.id) }
      }
    }
  }

  func sleep(until deadline: TimeInterval?) {
    hasListened = false
    guard let deadline else {
      // If waiting fails, this pause keeps the loop from running without a break.
      if SDL_WaitEvent(nil) == 0 { SDL_Delay(10) } else { hasListened = true }
      return
    }
    let milliseconds = ((deadline - now) * 1_000).rounded(.up)
    guard milliseconds > 0 else { return }
    // If SDL stops waiting early, the loop only makes one more turn. A timeout is not a failure.
    hasListened = SDL_WaitEventTimeout(nil, CInt(min(milliseconds, 3_600_000))) == 1
  }

  func rest(until time: TimeInterval) {
    // Events that arrive during this time are read soon, so that they get exact times.
    while case let wait = time - now, wait > 0 {
      hasListened = false
      Thread.sleep(forTimeInterval: min(wait, 0.002))
      listen()
    }
  }

  func listen() { SDL_PumpEvents() }

  func drain() -> [TimedEvent] {
    // SDL's wait has just read all events; reading again costs as much as feeding a touch.
    if !hasListened { listen() }
    hasListened = false
    let (ticks, reading) = (SDL_GetTicks(), reading)
    var events = pump.drain { clock.time(of: $0, ticks: ticks, reading: reading) }
    for timed in events {
      if case .window(.shown) = timed.event { readFrameInterval() }
      if timed.event.isSignal { ShutdownSignals.notice() }
    }
    events.append(
      TimedEvent(event: .modifiers(SDLEventPump.modifiers), time: max(reading, clock.latest)))
    return events
  }

  func followMouse(_ follows: Bool) {
    // If a press is in the queue, the mouse is already captured.
    let isPressed = SDL_HasEvent(SDL_MOUSEBUTTONDOWN.rawValue) == SDL_TRUE
    // The call fails on servers such as Wayland's. It is not needed there, because while a button is down, these
    // servers send the mouse's events outside the window anyway.
    _ = SDL_CaptureMouse(follows || isPressed ? SDL_TRUE : SDL_FALSE)
  }

  func show(title: String) { SDL_SetWindowTitle(window, title) }

  func acceptText(_ accepts: Bool) {
    if accepts { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// Puts a text on the desktop's clipboard.
  ///
  /// - Returns: whether the desktop accepted it.
  func copy(_ text: String) -> Bool { SDL_SetClipboardText(text) == 0 }

  /// The text in the desktop's clipboard; nil for none.
  var pastedText: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  func pixels() throws -> WindowPixels {
    let surface = try SDLError.check(SDL_GetWindowSurface(window), "get the window's pixels")
    let isFresh = try backing.attach(to: surface)
    let scale = CGFloat(backing.buffer.width) / (CGFloat(self.surface.width) / unitsPerPoint)
    return WindowPixels(buffer: backing.buffer, scale: scale, isFresh: isFresh)
  }

  func present(_ parts: [PixelRect]) throws {
    guard !parts.isEmpty else { return }
    try backing.convert(parts)
    let rects = parts.map {
      SDL_Rect(x: CInt($0.left), y: CInt($0.top), w: CInt($0.width), h: CInt($0.height))
    }
    try SDLError.check(
      SDL_UpdateWindowSurfaceRects(window, rects, CInt(rects.count)), "show the window's pixels")
  }
}
