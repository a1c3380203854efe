// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
import UIModel

/// The fingers of a recorded touchscreen, which can be played in any scene.
package struct TouchTrace: Sendable {
  private let recording: EvdevRecording

  /// Reads a recording of `libinput record` or `evemu-record`; nil for other texts.
  package init?(_ bytes: [UInt8]) {
    guard let recording = EvdevRecording(bytes) else { return nil }
    self.recording = recording
  }

  /// The recording as input for a screen.
  package struct Played: Sendable {
    /// The fingers as input of a scenario.
    package let input: [ScenarioInput]
    /// The end of the recording, in seconds from its first touch.
    package let until: Double
    /// Sentences about the parts of the recording that were used, and about assumptions.
    package let lines: [String]
  }

  /// A scene with one view, for recordings without a scene.
  package static let plainScene = Array(
    """
    {"format": 1, "title": "A recorded touchscreen", "screen": [390, 844], "log": ["touches"],
      "windows": [{"name": "UIWindow", "root": {"name": "Surface", "multipleTouch": true}}]}
    """.utf8)

  /// Scales each axis of the touchscreen to the screen, and starts the time at the first touch.
  package func input(on screen: CGSize) -> Played {
    var decoder = ContactDecoder(recording, screen)
    for event in recording.events { decoder.take(event) }
    decoder.finish()
    var lines = [
      "\(recording.events.count) events of \(recording.name.isEmpty ? "a device" : recording.name), \(decoder.contacts) touches, "
        + "\(decoder.input.count) lines of input."
    ]
    lines.append(
      "Taken from the recording: positions, times" + (decoder.hasPressure ? ", pressure" : "")
        + (decoder.hasSize ? ", size" : ""))
    lines.append(
      "Assumed: the touchscreen covers the screen of \(Int(screen.width)) by \(Int(screen.height)) points"
    )
    if decoder.hasPressure {
      lines.append("Assumed: half of the highest pressure is force 1, that of an average touch")
    }
    if decoder.drops > 0 {
      lines.append(
        "The kernel dropped events \(ImportReport.count(decoder.drops, "time")): all fingers lift there"
      )
    }
    return Played(input: decoder.input, until: decoder.now, lines: lines)
  }
}

/// Tracks the contacts of a touchscreen by the kernel's multitouch protocol B, or a single contact without slots.
/// Source: the kernel's documentation, input/multi-touch-protocol.
struct ContactDecoder {
  private struct Contact {
    var isDown = false
    var wasDown = false
    var isNew = false
    var x: Int?
    var y: Int?
    var pressure: Int?
    var major: Int?
    var changed = false
    var last = CGPoint.zero
  }

  private typealias Codes = EvdevRecording.Codes
  private let axes: [Int: EvdevRecording.Axis]
  private let screen: CGSize
  private let isMultitouch: Bool
  private var followed: [Int: Contact] = [:]
  private var slot = 0
  private var start: Int?
  private var isDropping = false
  private(set) var input: [ScenarioInput] = []
  private(set) var contacts = 0
  private(set) var drops = 0
  private(set) var hasPressure = false
  private(set) var hasSize = false
  /// The time, in seconds from the first touch.
  private(set) var now = 0.0
  /// The slots that are read. Each is for one finger; more than 64 fingers must be noise.
  private static let slots = 0..<64

  init(_ recording: EvdevRecording, _ screen: CGSize) {
    self.screen = screen
    isMultitouch = recording.events.contains {
      $0.type == Codes.absolute && $0.code == Codes.tracking
    }
    var axes = recording.axes
    // If the range of an axis is not recorded, it ends at the largest value that occurs.
    for code in [Codes.positionX, Codes.positionY, Codes.x, Codes.y] where axes[code] == nil {
      let values = recording.events.filter { $0.type == Codes.absolute && $0.code == code }.map(
        \.value)
      if let largest = values.max(), largest > 0 {
        axes[code] = .init(minimum: 0, maximum: largest)
      }
    }
    self.axes = axes
  }

  mutating func take(_ event: EvdevRecording.Event) {
    if event.type == Codes.synchronization {
      if event.code == Codes.dropped {
        isDropping = true
        drops += 1
        for slot in followed.keys.sorted() { followed[slot]?.isDown = false }
        report(at: event.time)
      } else if event.code == Codes.report {
        if !isDropping { report(at: event.time) }
        isDropping = false
      }
      return
    }
    guard !isDropping else { return }
    if event.type == Codes.absolute { takeAxis(event) }
    if event.type == Codes.key, event.code == Codes.touch, !isMultitouch {
      change(0) {
        $0.isNew = event.value != 0 && !$0.isDown
        $0.isDown = event.value != 0
      }
    }
  }

  private mutating func takeAxis(_ event: EvdevRecording.Event) {
    let value = event.value
    switch event.code {
    case Codes.slot: slot = value
    case Codes.tracking:
      change(slot) {
        $0.isNew = value >= 0
        $0.isDown = value >= 0
      }
    case Codes.positionX where isMultitouch, Codes.x where !isMultitouch:
      change(slot) { $0.x = value }
    case Codes.positionY where isMultitouch, Codes.y where !isMultitouch:
      change(slot) { $0.y = value }
    case Codes.pressure where isMultitouch, Codes.singlePressure where !isMultitouch:
      change(slot) { $0.pressure = value }
    case Codes.major: change(slot) { $0.major = value }
    default: break
    }
  }

  private mutating func change(_ slot: Int, _ change: (inout Contact) -> Void) {
    guard Self.slots.contains(slot) else { return }
    change(&followed[slot, default: Contact()])
    followed[slot]?.changed = true
  }

  /// Reports the changes since the last report, slot by slot.
  private mutating func report(at time: Int) {
    for slot in followed.keys.sorted() {
      guard var contact = followed[slot], contact.changed || contact.wasDown && !contact.isDown
      else { continue }
      contact.changed = false
      let (isNew, wasDown) = (contact.isNew, contact.wasDown)
      contact.isNew = false
      if wasDown, !contact.isDown || isNew {
        add(.ended, slot, contact.last, contact, time)
        contact.wasDown = false
      }
      if contact.isDown, let point = point(contact) {
        add(contact.wasDown ? .moved : .began, slot, point, contact, time)
        if !contact.wasDown { contacts += 1 }
        (contact.wasDown, contact.last) = (true, point)
      }
      followed[slot] = contact
    }
  }

  private mutating func add(
    _ phase: InputSample.Phase, _ slot: Int, _ point: CGPoint, _ contact: Contact, _ time: Int
  ) {
    let first = start ?? time
    start = first
    now = max(now, min(Double(time - first) / 1_000_000, 999_000))
    let force = contact.pressure.map { pressure -> CGFloat in
      hasPressure = true
      let largest = axes[isMultitouch ? Codes.pressure : Codes.singlePressure]?.maximum ?? 255
      return CGFloat(max(0, pressure)) / CGFloat(max(1, largest)) * 2
    }
    let radius = contact.major.map { major -> CGFloat in
      hasSize = true
      let width = axes[Codes.positionX].map { Double($0.maximum) - Double($0.minimum) } ?? 1
      return CGFloat(max(0, major)) / 2 * screen.width / max(1, width)
    }
    input.append(
      ScenarioInput(
        time: now,
        event: .touch(
          ScenarioInput.FingerReport(
            finger: slot + 1, phase: phase, location: point, force: min(force ?? 0, 100),
            radius: min(radius ?? 0, 1_000)))))
  }

  private func point(_ contact: Contact) -> CGPoint? {
    guard let x = contact.x, let y = contact.y else { return nil }
    let (codeX, codeY) = isMultitouch ? (Codes.positionX, Codes.positionY) : (Codes.x, Codes.y)
    func scaled(_ value: Int, _ axis: EvdevRecording.Axis?, _ length: CGFloat) -> CGFloat {
      guard let axis, axis.maximum > axis.minimum else {
        return min(max(CGFloat(value), 0), length)
      }
      // As in libinput, the largest value is still on the screen.
      let range = Double(axis.maximum) - Double(axis.minimum)
      let part = min(max(Double(value) - Double(axis.minimum), 0), range) / (range + 1)
      return (part * length * 100).rounded() / 100
    }
    return CGPoint(
      x: scaled(x, axes[codeX] ?? axes[Codes.x], screen.width),
      y: scaled(y, axes[codeY] ?? axes[Codes.y], screen.height))
  }

  /// Lifts the fingers that are down at the end of the recording.
  mutating func finish() {
    for slot in followed.keys.sorted() {
      guard let contact = followed[slot], contact.wasDown else { continue }
      add(.ended, slot, contact.last, contact, (start ?? 0) + Int(now * 1_000_000))
    }
  }
}
