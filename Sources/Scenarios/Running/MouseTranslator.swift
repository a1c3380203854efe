// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Translates the mouse events of a file into frames for the host.
///
/// The first button that goes down begins a touch, which ends when no button is down any more. In between, buttons only
/// change the button mask. A mouse without a pressed button is a hovering pointer.
struct MouseTranslator {
  /// A frame of touches or of a pointer.
  enum Frame {
    case touch(InputFrame)
    case pointer(PointerFrame)
  }

  /// The finger number of the mouse's touches. No finger in a file has it.
  static let finger = -1

  private var location = CGPoint.zero
  private var buttons: [Int] = []
  private var hovers = false

  /// Returns the frames for an event at a time of the host, in seconds. There are none for events of other devices.
  mutating func frames(of event: ScenarioInput.Event, at time: TimeInterval) -> [Frame] {
    switch event {
    case .mouseDown(let button, let point):
      location = point
      let leaves = buttons.isEmpty && hovers
      if leaves { hovers = false }
      buttons.append(button)
      return (leaves ? [pointer(.leave, time)] : [])
        + [touch(buttons.count == 1 ? .began : .moved, time)]
    case .mouseMoved(let point):
      location = point
      guard buttons.isEmpty else { return [touch(.moved, time)] }
      hovers = true
      return [pointer(.hover, time)]
    case .mouseUp(let button, let point):
      location = point ?? location
      buttons.removeAll { $0 == button }
      return [touch(buttons.isEmpty ? .ended : .moved, time)]
    case .wheel(let way, let point):
      location = point
      return [pointer(.wheel(dx: way.dx, dy: way.dy), time)]
    case .touch, .system, .press, .key, .text, .toggle, .set, .act: return []
    }
  }

  private func touch(_ phase: InputSample.Phase, _ time: TimeInterval) -> Frame {
    let sample = InputSample(
      finger: Self.finger, phase: phase, location: location, source: .indirectPointer)
    let mask = buttons.reduce(0) { $0 | UIEvent.ButtonMask.button($1).rawValue }
    return .touch(InputFrame(time: time, samples: [sample], buttonMask: mask))
  }

  private func pointer(_ action: PointerFrame.Action, _ time: TimeInterval) -> Frame {
    .pointer(PointerFrame(time: time, location: location, action: action))
  }
}
