// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Tracks the fingers of all touch devices: converts SDL's reports to samples with the program's own finger numbers.
///
/// ```
///            down                    up
///   (unknown) ──▶ on the screen ───────────▶ (unknown)      began … moved … ended
///                     │      ▲ down again: the old one is cancelled, a new one begins
///                     │ cancelled
///                     ▼
///                 abandoned ── up or down ──▶ (unknown)     silent until it lifts
/// ```
///
/// Each `began` is followed by exactly one `ended` or `cancelled`. Moves and lifts of unknown fingers are dropped, like
/// touches that SDL simulates with the mouse. A finger that lifts outside the window ends there. If the window is
/// resized, its fingers continue, with points of the new size, because the screen under the finger did not move.
struct FingerTracker: Equatable, Sendable {
  /// A finger as SDL identifies it. Ids are reused: Wayland gives the id 0 again after all fingers lifted.
  struct Contact: Hashable, Sendable {
    /// SDL_TouchID.
    var device: Int64
    /// SDL_FingerID.
    var finger: Int64

    /// The device of fingers that SDL simulates with the mouse: SDL_MOUSE_TOUCHID.
    static let mouseDevice: Int64 = -1
  }

  struct Report: Equatable, Sendable {
    enum Change: Equatable, Sendable {
      case down
      case motion
      case up
    }

    var contact: Contact
    var change: Change
    /// The horizontal position in the window, 0 to 1.
    var x: Float
    /// The vertical position in the window, 0 to 1.
    var y: Float
    /// The pressure, 0 to 1. X11 and Wayland report 1 for every finger; Wayland reports 0 at the lift.
    var pressure: Float = 1
  }

  private struct Finger: Equatable {
    let contact: Contact
    let number: Int
    var location: CGPoint
    var force: CGFloat
  }

  /// The window to whose size the coordinates are relative.
  var surface: TouchSurface
  private var fingers: [Finger] = []
  private var abandoned: [Contact] = []

  init(surface: TouchSurface) {
    self.surface = surface
  }

  /// True while a finger is on the screen, even one that was cancelled. The loop then checks for removed devices.
  var isTouched: Bool { !fingers.isEmpty || !abandoned.isEmpty }

  /// Returns the samples for a report: none or one; for a repeated id two, cancelled and began.
  mutating func take(_ report: Report, numbers: inout FingerNumbers) -> [InputSample] {
    guard report.contact.device != Contact.mouseDevice else { return [] }
    switch report.change {
    case .down: return down(report, &numbers)
    case .motion: return motion(report)
    case .up: return up(report, &numbers)
    }
  }

  /// Cancels every finger, because the window can't track it any more (focus lost, minimised, hidden, closing). The
  /// fingers give no samples until they lift.
  mutating func cancelAll(numbers: inout FingerNumbers) -> [InputSample] {
    let samples = fingers.map { Self.sample(.cancelled, of: $0) }
    for finger in fingers {
      numbers.release(finger.number)
      abandoned.append(finger.contact)
    }
    fingers = []
    return samples
  }

  /// Cancels the fingers that SDL no longer lists: their device was removed, and they will not lift. Call it only after
  /// all events that SDL has read were handled.
  mutating func keep(_ alive: [Contact], numbers: inout FingerNumbers) -> [InputSample] {
    abandoned.removeAll { !alive.contains($0) }
    let gone = fingers.filter { !alive.contains($0.contact) }
    fingers.removeAll { !alive.contains($0.contact) }
    for finger in gone { numbers.release(finger.number) }
    return gone.map { Self.sample(.cancelled, of: $0) }
  }

  private mutating func down(_ report: Report, _ numbers: inout FingerNumbers) -> [InputSample] {
    abandoned.removeAll { $0 == report.contact }
    var samples: [InputSample] = []
    if let index = index(of: report.contact) {
      let old = fingers.remove(at: index)
      numbers.release(old.number)
      samples.append(Self.sample(.cancelled, of: old))
    }
    let finger = Finger(
      contact: report.contact, number: numbers.take(),
      location: surface.location(x: report.x, y: report.y), force: Self.force(report.pressure))
    fingers.append(finger)
    samples.append(Self.sample(.began, of: finger))
    return samples
  }

  private mutating func motion(_ report: Report) -> [InputSample] {
    guard let index = index(of: report.contact) else { return [] }
    let location = surface.location(x: report.x, y: report.y)
    let force = Self.force(report.pressure)
    guard fingers[index].location != location || fingers[index].force != force else { return [] }
    fingers[index].location = location
    fingers[index].force = force
    return [Self.sample(.moved, of: fingers[index])]
  }

  private mutating func up(_ report: Report, _ numbers: inout FingerNumbers) -> [InputSample] {
    abandoned.removeAll { $0 == report.contact }
    guard let index = index(of: report.contact) else { return [] }
    var finger = fingers.remove(at: index)
    numbers.release(finger.number)
    finger.location = surface.location(x: report.x, y: report.y)
    return [Self.sample(.ended, of: finger)]
  }

  private func index(of contact: Contact) -> Int? {
    fingers.firstIndex { $0.contact == contact }
  }

  private static func sample(_ phase: InputSample.Phase, of finger: Finger) -> InputSample {
    InputSample(
      finger: finger.number, phase: phase, location: finger.location, force: finger.force)
  }

  /// Returns the force. Drivers that don't measure it report 1, which becomes 0 for "not measured". Smaller values are
  /// measured ones.
  private static func force(_ pressure: Float) -> CGFloat {
    pressure > 0 && pressure < 1 ? CGFloat(pressure) : 0
  }
}
