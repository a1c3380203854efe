// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Reads a world's journal, checks its controls after every step, and notes violations of the rules.
@MainActor
final class ControlJudge {
  private(set) var complaints: [String] = []
  /// The number of events of each name, so that a test can check that all of them occurred.
  private(set) var counts: [String: Int] = [:]
  private unowned let world: World
  private var presses: [ObjectIdentifier: Press] = [:]

  /// The state of a control's touch, derived from the events that the control sent.
  private enum Press {
    case down(isInside: Bool)
    /// A drag event reported that the finger crossed the margin; the event for the crossing must be next.
    case crossing(isInside: Bool)
    /// The touch was cancelled: no event may follow before the next touch-down, unless keys or buttons cause it.
    case cancelled
  }

  init(_ world: World) {
    self.world = world
    world.read { [weak self] entry in
      switch entry.fact {
      case .controlEvent(let control, let event): self?.judge(control, event.description)
      case .tracking(.begin, let control): self?.noteBeginning(control)
      default: break  // Other judges read those.
      }
    }
    let before = world.afterStep
    world.afterStep = { [unowned self] in
      before()
      judgeControls()
      self.world.hasFedKeys = false
    }
  }

  private func complain(_ words: String) {
    if complaints.count < 10 { complaints.append(words) }
  }

  /// A switch sends no touchDown, so its press begins with its tracking.
  private func noteBeginning(_ control: Subject) {
    if sendsNoTouchDown(control) { presses[control.identity] = .down(isInside: true) }
  }

  private func judge(_ control: Subject, _ name: String) {
    counts[name, default: 0] += 1
    let press = presses[control.identity]
    func expect(_ condition: Bool) {
      if !condition {
        complain("\(control.name) sends \(name) after \(press.map { "\($0)" } ?? "-")")
      }
    }
    switch name {
    case "touchDown":
      // A control that refuses to continue stops tracking without an event, so its last touch still counts as down.
      if case .down = press { expect(mayStop(control)) }
      presses[control.identity] = .down(isInside: true)
    case "touchDownRepeat": expect(isDown(press, inside: true))
    case "touchDragInside", "touchDragOutside":
      let isInside = name == "touchDragInside"
      expect(isDown(press, inside: isInside) || isDown(press, inside: !isInside))
      if !isDown(press, inside: isInside) {
        presses[control.identity] = .crossing(isInside: isInside)
      }
    case "touchDragExit", "touchDragEnter":
      let isInside = name == "touchDragEnter"
      if case .crossing(isInside)? = press {} else { expect(false) }
      presses[control.identity] = .down(isInside: isInside)
    case "touchUpInside", "touchUpOutside":
      // A finger can cross the margin in the same event in which it lifts.
      let isDown = isDown(press, inside: true) || isDown(press, inside: false)
      expect(isDown || name == "touchUpInside" && world.hasFedKeys)
      // A key can cause this event while a finger is down. Then the press lasts until the finger's own event.
      if !(isDown && world.hasFedKeys && isTracking(control)) { presses[control.identity] = nil }
    case "touchCancel":
      expect(isDown(press, inside: true) || isDown(press, inside: false))
      presses[control.identity] = .cancelled
    case "valueChanged", "primaryActionTriggered":
      if case .cancelled = press { expect(world.hasFedKeys) }
    default: break
    }
  }

  private func isTracking(_ control: Subject) -> Bool {
    world.views.contains {
      ObjectIdentifier($0) == control.identity && ($0 as? UIControl)?.isTracking == true
    }
  }

  private func sendsNoTouchDown(_ control: Subject) -> Bool {
    world.views.contains { $0 is UISwitch && ObjectIdentifier($0) == control.identity }
  }

  private func mayStop(_ control: Subject) -> Bool {
    world.views.contains { $0 is WorldControl && ObjectIdentifier($0) == control.identity }
  }

  private func isDown(_ press: Press?, inside: Bool) -> Bool {
    if case .down(inside)? = press { true } else { false }
  }

  /// Checks, between the steps, that a control is highlighted only while a finger is inside it or a remote's select
  /// button is down, and that it tracks only if it is enabled and in a window.
  private func judgeControls() {
    for case let control as UIControl in world.views {
      let isHeld = control.isTracking && control.isTouchInside || control.heldPress != nil
      if control.isHighlighted, !isHeld {
        complain("\(control.journalName) is highlighted without a finger in it")
      }
      if control.isTracking, control.window == nil || !control.isEnabled {
        complain("\(control.journalName) tracks where no finger can touch it")
      }
    }
  }

  /// Checks that every control is at rest after all fingers lifted.
  func judgeEnd() {
    for case let control as UIControl in world.views {
      if control.isTracking || control.isHighlighted {
        complain("\(control.journalName) tracks for ever")
      }
      for complaint in (control as? WorldControl)?.finalComplaints ?? [] {
        complain("\(control.journalName) \(complaint)")
      }
    }
  }
}
