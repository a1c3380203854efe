// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

@testable import Sandbox

/// Uses the window at random, from a seed: fingers, mouse, keys, files and window changes.
///
/// No finger is put down while a mouse button is down: the X server gives such a touch to the client that has the
/// button's grab, and its end sometimes to no client at all.
final class Monkey {
  /// The counts of a run.
  struct Figures: CustomStringConvertible {
    /// The number of touches, moves, buttons, keys and events of the window.
    var events = 0
    /// The number of checks that the window still responds.
    var checks = 0
    /// The number of touches that the X server gave to the mouse, which was still captured when they began.
    var missedTouches = 0
    /// The longest time from a touch-down to its line in the log, in seconds.
    var longestReaction: TimeInterval = 0
    /// The resident memory of the process in KiB, with the minutes that had passed.
    var memory: [(minute: Double, kibibytes: Int)] = []

    var description: String {
      let memory = memory.map { String(format: "%.1f min %ld KiB", $0.minute, $0.kibibytes) }
      return
        "\(events) events, \(checks) checks, \(missedTouches) missed touches, longest without reacting "
        + String(format: "%.0f ms", longestReaction * 1000)
        + ", memory \(memory.joined(separator: ", "))"
    }
  }

  private(set) var figures = Figures()
  private let scene: SceneOnScreen
  private let window: X11Window
  private let drop: FileDrop
  private let tail: LogTail
  private let files: [String]
  private var random: SeededGenerator
  private var fingers: [Int: CGPoint] = [:]
  private var buttons: [Pointer.Button] = []
  private var isDevicePresent = true
  private var isSeen = false
  /// The last actions, for the message about a failure.
  private var acts: [String] = []
  private(set) var fingerLines: [String] = []

  private static let screen = CGSize(width: 1280, height: 900)
  private static let sizes = [
    CGSize(width: 1_180, height: 760), CGSize(width: 800, height: 600),
    CGSize(width: 640, height: 480), CGSize(width: 320, height: 200),
    CGSize(width: 1_280, height: 900), CGSize(width: 1, height: 1),
  ]
  /// All keys except those that close the window.
  private static let keys: [Key] =
    "abcdefghijklmnoprstuvwxyz1234567890-=[];'`\\,./ \t\n".compactMap {
      Key.typing($0)?.key
    } + [
      .escape, .backspace, .home, .end, .up, .down, .left, .right, .delete, .mute, .volumeUp,
      .volumeDown, .playPause, .nextTrack, .previousTrack, .stopPlaying,
    ] + (1...12).map(Key.function)

  /// Makes a monkey that sometimes drops some of these files.
  init(_ scene: SceneOnScreen, log: String, files: [String], seed: UInt64) throws {
    guard let window = scene.window as? X11Window else {
      throw RigError("The monkey needs X11.")
    }
    self.scene = scene
    self.window = window
    self.files = files
    drop = try FileDrop(on: scene.rig.server)
    tail = try LogTail(log)
    random = SeededGenerator(seed: seed)
  }

  /// Plays for this number of seconds.
  func play(for seconds: TimeInterval) async throws {
    let clock = ContinuousClock()
    let begin = clock.now
    var nextMinute = 1.0
    try noteMemory(at: 0)
    while clock.now - begin < .seconds(seconds) {
      for _ in 0..<random.number(20...120) { try await act() }
      try await check()
      let minutes = (clock.now - begin) / .seconds(60)
      if minutes >= nextMinute {
        try noteMemory(at: minutes)
        nextMinute += 1
      }
    }
    try noteMemory(at: (clock.now - begin) / .seconds(60))
  }

  // MARK: Acts

  private func act() async throws {
    figures.events += 1
    defer { if acts.count > 600 { acts.removeFirst(300) } }
    switch random.number(0...999) {
    case ..<180: try touchDown()
    case ..<560: try moveFinger()
    case ..<700: try liftFinger()
    case ..<760: try scene.rig.pointer.move(to: place())
    case ..<800: try useButton()
    case ..<830: try scene.rig.pointer.turnWheel(by: random.number(-5...5))
    case ..<975: try useKey()
    case ..<980: try did("resize") { try window.resize(to: random.one(of: Self.sizes)) }
    case ..<983:
      try window.move(to: CGPoint(x: random.number(-300...300), y: random.number(-200...200)))
    case ..<986: try did("lose focus") { try window.loseFocus() }
    case ..<988:
      acts.append("hide and show")
      try window.hide()
      try window.show()
    case ..<990: try did("cable") { try changeDevice() }
    case ..<993:
      acts.append("file")
      try await dropFile()
    default: try window.focus()
    }
  }

  private func did(_ word: String, _ act: () throws -> Void) rethrows {
    acts.append(word)
    try act()
  }

  private func place() -> CGPoint {
    CGPoint(
      x: random.number(0...Int(Self.screen.width) - 1),
      y: random.number(0...Int(Self.screen.height) - 1))
  }

  private func touchDown() throws {
    guard buttons.isEmpty, isDevicePresent,
      let finger = (1...10).first(where: { fingers[$0] == nil })
    else {
      return
    }
    let place = place()
    acts.append("finger \(finger) down at \(place)")
    try scene.rig.touch.begin(finger, at: place)
    fingers[finger] = place
  }

  private func moveFinger() throws {
    guard !fingers.isEmpty else { return }
    let finger = random.one(of: fingers.keys.sorted())
    let old = fingers[finger] ?? .zero
    let isJump = random.number(0...9) == 0
    let place =
      isJump
      ? place()
      : CGPoint(
        x: old.x + CGFloat(random.number(-20...20)), y: old.y + CGFloat(random.number(-20...20)))
    let clamped = CGPoint(
      x: min(max(place.x, 0), Self.screen.width - 1),
      y: min(max(place.y, 0), Self.screen.height - 1))
    acts.append("finger \(finger) to \(clamped)")
    try scene.rig.touch.move(finger, to: clamped)
    fingers[finger] = clamped
  }

  private func liftFinger() throws {
    guard !fingers.isEmpty else { return }
    let finger = random.one(of: fingers.keys.sorted())
    acts.append("finger \(finger) up")
    try scene.rig.touch.end(finger)
    fingers[finger] = nil
  }

  private func useButton() throws {
    guard fingers.isEmpty || random.number(0...9) == 0 else { return }
    try liftAll()
    let button = random.one(of: [Pointer.Button.left, .middle, .right])
    if let index = buttons.firstIndex(of: button) {
      buttons.remove(at: index)
      acts.append("\(button) up")
      try scene.rig.pointer.release(button)
    } else {
      buttons.append(button)
      acts.append("\(button) down")
      try scene.rig.pointer.press(button)
    }
  }

  private func useKey() throws {
    let key = random.one(of: Self.keys)
    acts.append("key \(key.code)")
    switch random.number(0...9) {
    case 0: try scene.rig.keyboard.tap(key, with: .shift)
    case 1: try scene.rig.keyboard.tap(key, with: .control)
    case 2: try scene.rig.keyboard.tap(key, with: .alt)
    default: try scene.rig.keyboard.tap(key)
    }
  }

  /// Disconnects the touch screen, or connects it again.
  private func changeDevice() throws {
    if isDevicePresent {
      try scene.rig.server.killTouchDevice()
      fingers = [:]
    } else {
      try scene.rig.server.restoreTouchDevice()
    }
    isDevicePresent.toggle()
  }

  private func dropFile() async throws {
    try await drop.drop([random.one(of: files)], on: window, at: place())
  }

  // MARK: Looking

  /// Lifts all fingers, and checks that the window notices a new one.
  private func check() async throws {
    if !isDevicePresent { try changeDevice() }
    try liftAll()
    for button in buttons { try scene.rig.pointer.release(button) }
    buttons = []
    try window.move(to: .zero)
    try window.resize(to: Self.sizes[0])
    try window.show()
    try window.focus()
    // A touch that begins before the window released the mouse is given to the mouse by the X server.
    try await Task.sleep(for: .milliseconds(100))
    fingerLines += try newFingerLines()
    for _ in 1...4 {
      if try await isTouchSeen() { break }
    }
    guard isSeen else {
      let acts = acts.suffix(300).joined(separator: "; ")
      let last = scene.timedLines.suffix(30).joined(separator: "\n")
      throw RigError(
        "The window does not react after \(figures).\nlast acts: \(acts)\nlog:\n\(last)")
    }
    figures.checks += 1
  }

  /// Touches once and waits for a line about it. A touch that the X server gave to the mouse does not count.
  private func isTouchSeen() async throws -> Bool {
    let clock = ContinuousClock()
    let begin = clock.now
    try scene.rig.touch.begin(20, at: CGPoint(x: 590, y: 300))
    isSeen = false
    do {
      try await eventually("the window reacts", within: 15) {
        let lines = try newFingerLines()
        fingerLines += lines
        if let ending = scene.app.process.endingIfAny() {
          throw RigError("The window ended (\(ending)) after \(figures).\n\(scene.app.report())")
        }
        isSeen = isSeen || lines.contains { $0.contains(" began at ") }
        return isSeen
      }
      figures.longestReaction = max(figures.longestReaction, (clock.now - begin) / .seconds(1))
    } catch {
      if scene.app.process.endingIfAny() != nil { throw error }
      figures.missedTouches += 1
    }
    try scene.rig.touch.end(20)
    return isSeen
  }

  private func liftAll() throws {
    for finger in fingers.keys.sorted() { try scene.rig.touch.end(finger) }
    fingers = [:]
  }

  private func newFingerLines() throws -> [String] {
    try tail.newLines().compactMap { line in
      line.firstIndex(of: " ").map { String(line[line.index(after: $0)...]) }
    }.filter { $0.hasPrefix("finger ") && $0.split(separator: " ").count > 3 }
  }

  /// Reads the lines about fingers up to the end of the log.
  func finish() throws { fingerLines += try newFingerLines() }

  private func noteMemory(at minute: Double) throws {
    let status = try String(contentsOfFile: "/proc/\(scene.app.id)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let words = line?.split(separator: " ").compactMap { Int($0) } ?? []
    figures.memory.append((minute, words.first ?? 0))
  }
}

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns a random element.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}
