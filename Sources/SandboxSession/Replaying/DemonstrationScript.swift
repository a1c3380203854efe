// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import Scenarios
import UIModel

/// A scene's demonstration as input. Each step starts half a second after the end of the previous one. All locations
/// are computed at the beginning, so a step can miss a view that an earlier step moves. The window handles keys that
/// the phone does not use.
@MainActor
struct DemonstrationScript {
  /// The inputs so far, in the order of their times.
  private(set) var inputs: [ScriptedInput] = []
  private let scene: any Scene
  private var time: TimeInterval = 0.5
  private var heldFingers = 0

  private static let frame: TimeInterval = 1.0 / 60
  private static let pause: TimeInterval = 0.5
  /// The fractions of its path that a finger has moved in each frame, from 0 to 1.
  private static let parts = (0...12).map { CGFloat($0) / 12 }

  init(_ scene: any Scene) {
    self.scene = scene
    for step in scene.demonstration { add(step) }
  }

  private mutating func add(_ step: DemonstrationStep) {
    switch step {
    case .tap(let name, let point): touch(place(of: point, in: name).map { [[$0]] } ?? [])
    case .press(let name, let point, let seconds):
      touch(place(of: point, in: name).map { [[$0]] } ?? [], resting: seconds)
    case .hold(let name, let point):
      if let place = place(of: point, in: name) { hold(place) }
    case .drag(let name, let start, let vector):
      guard let place = place(of: start, in: name) else { return }
      touch(
        Self.parts.map { [CGPoint(x: place.x + vector.dx * $0, y: place.y + vector.dy * $0)] })
    case .pinch(let name, let middle, let start, let end, let turn):
      guard let place = place(of: middle, in: name) else { return }
      touch(
        Self.parts.map { part in
          let distance = start + (end - start) * part
          let (x, y) = (cos(turn * part) * distance, sin(turn * part) * distance)
          return [CGPoint(x: place.x - x, y: place.y - y), CGPoint(x: place.x + x, y: place.y + y)]
        })
    case .key(let key): press(key)
    case .type(let text): type(text)
    }
  }

  private func place(of point: CGPoint, in name: String) -> CGPoint? {
    scene.windows.flatMap(\.subtree).first { $0.journalName == name }?.mapToScreen(point)
  }

  /// Adds a touch of one or more fingers. Each element of `places` has the points of all fingers in one frame: where
  /// they come down, then each move. They lift at the last points, in a further frame.
  private mutating func touch(_ places: [[CGPoint]], resting seconds: TimeInterval = 0) {
    guard let first = places.first, let last = places.last else { return }
    feed(.began, first)
    for places in places.dropFirst() { feed(.moved, places) }
    time += max(0, seconds - Self.frame)
    feed(.ended, last)
    time += Self.pause
  }

  private mutating func hold(_ place: CGPoint) {
    feed(.began, [place])
    heldFingers += 1
    time += Self.pause
  }

  private mutating func press(_ key: String) {
    let press = KeyPress(key: key, change: .pressed, modifiers: [])
    switch PhoneKey(press, isTyping: false) {
    case .command(let command)?:
      add(.command(command))
      time += Self.frame
    case .select?:
      for phase in [PressFrame.Phase.began, .ended] {
        add(.press(button: UIPress.PressType.select.rawValue, phase))
      }
    case nil:
      for change in [KeyPress.Change.pressed, .released] {
        inputs.append(.key(KeyPress(key: key, change: change, modifiers: []), time: time))
        time += Self.frame
      }
    }
    time += Self.pause
  }

  private mutating func type(_ text: String) {
    for character in text { add(.text(String(character))) }
    time += Self.pause
  }

  /// Adds a frame. Fingers that stay down keep their numbers.
  private mutating func feed(_ phase: InputSample.Phase, _ places: [CGPoint]) {
    add(
      .touches(
        places.enumerated().map { index, place in
          InputSample(finger: heldFingers + index + 1, phase: phase, location: place)
        }))
  }

  /// Adds an action and advances the time by a frame.
  private mutating func add(_ action: TakeEvent.Action) {
    inputs.append(.event(TakeEvent(time: time, action: action)))
    time += Self.frame
  }
}
