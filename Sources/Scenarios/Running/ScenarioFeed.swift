// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// Hands the entries of a scenario's input to a host: the same way for a replay and for a recording, whose
/// fingers are fed as the file will say it.
@MainActor
package final class ScenarioFeed {
  private let host: UIModel.Host
  private let stage: ScenarioStage
  private let start: TimeInterval
  private let onScreen: (CGPoint) -> CGPoint
  private var places: [Int: CGPoint] = [:]
  private var mouse = MouseState()

  private struct MouseState {
    var place = CGPoint.zero
    var buttons: [Int] = []
    var hovers = false

    var mask: Int {
      buttons.reduce(0) { $0 | UIEvent.ButtonMask.button($1).rawValue }
    }
  }

  /// The finger that stands for the mouse; no finger of a file has this number.
  private static let mouseFinger = -1

  /// Makes a feed.
  ///
  /// - Parameters:
  ///   - host: what the input goes into.
  ///   - stage: the live scenario.
  ///   - start: the host's time at the scenario's start, in seconds.
  ///   - onScreen: from points of the scenario's screen to points of the host's.
  package init(
    _ host: UIModel.Host, _ stage: ScenarioStage, start: TimeInterval = 0,
    onScreen: @escaping (CGPoint) -> CGPoint = { $0 }
  ) {
    self.host = host
    self.stage = stage
    self.start = start
    self.onScreen = onScreen
  }

  /// Feeds what fingers did at one time, in seconds from the scenario's start: one event, or several where
  /// the host makes several of a frame.
  package func feed(_ reports: [ScenarioInput.FingerReport], at time: TimeInterval) {
    host.feed(InputFrame(time: start + time, samples: reports.map(sample)))
  }

  /// Feeds what one finger alone did.
  package func feed(_ report: ScenarioInput.FingerReport, at time: TimeInterval) {
    host.feed(InputFrame(time: start + time, samples: [sample(report)]))
  }

  private func sample(_ report: ScenarioInput.FingerReport) -> InputSample {
    let place = report.location ?? places[report.finger] ?? .zero
    places[report.finger] = place
    return InputSample(
      finger: report.finger, phase: report.phase, location: onScreen(place),
      force: report.force, majorRadius: report.radius, source: report.source)
  }

  /// Feeds anything else, and a finger alone.
  package func feed(_ event: ScenarioInput.Event, at time: TimeInterval) {
    switch event {
    case .touch(let report): feed(report, at: time)
    case .mouseDown(let button, let place): press(button, at: place, time)
    case .mouseMoved(let place): moveMouse(to: place, time)
    case .mouseUp(let button, let place): release(button, at: place ?? mouse.place, time)
    case .wheel(let way, let place):
      mouse.place = place
      feedPointer(.wheel(dx: way.dx, dy: way.dy), at: place, time)
    case .system(let signal): host.feed(signal, at: start + time)
    case .press(let button, let phase):
      host.feed(PressFrame(time: start + time, button: button.type.rawValue, phase: phase))
    case .key(let key):
      host.advance(to: start + time)
      host.application.press(key)
      host.advance(to: start + time)
    case .text(let text):
      host.advance(to: start + time)
      host.application.typeText(text)
      host.advance(to: start + time)
    case .toggle(let name, let isOn):
      host.advance(to: start + time)
      host.journal.write(.changed("the scene's switch “\(name)”: \(isOn ? "on" : "off")", of: nil))
      stage.hosted?.set(switch: name, to: isOn)
      host.advance(to: start + time)
    case .set(let setting):
      host.advance(to: start + time)
      host.journal.write(.changed(stage.words(for: setting), of: stage.subject(of: setting)))
      stage.perform(setting)
      host.advance(to: start + time)
    case .act(let act):
      host.advance(to: start + time)
      stage.perform(act)
      host.advance(to: start + time)
    }
  }

  // MARK: The mouse

  /// The first button that goes down is a touch, until the last one is up; in between buttons only change
  /// the mask.
  private func press(_ button: Int, at place: CGPoint, _ time: TimeInterval) {
    if mouse.buttons.isEmpty, mouse.hovers {
      mouse.hovers = false
      feedPointer(.leave, at: place, time)
    }
    mouse.buttons.append(button)
    feedMouse(mouse.buttons.count == 1 ? .began : .moved, at: place, time)
  }

  private func release(_ button: Int, at place: CGPoint, _ time: TimeInterval) {
    mouse.buttons.removeAll { $0 == button }
    feedMouse(mouse.buttons.isEmpty ? .ended : .moved, at: place, time)
  }

  private func moveMouse(to place: CGPoint, _ time: TimeInterval) {
    guard mouse.buttons.isEmpty else { return feedMouse(.moved, at: place, time) }
    mouse.place = place
    mouse.hovers = true
    feedPointer(.hover, at: place, time)
  }

  private func feedMouse(_ phase: InputSample.Phase, at place: CGPoint, _ time: TimeInterval) {
    mouse.place = place
    let sample = InputSample(
      finger: Self.mouseFinger, phase: phase, location: onScreen(place), source: .indirectPointer)
    host.feed(InputFrame(time: start + time, samples: [sample], buttonMask: mouse.mask))
  }

  private func feedPointer(
    _ action: PointerFrame.Action, at place: CGPoint, _ time: TimeInterval
  ) {
    host.feed(PointerFrame(time: start + time, location: onScreen(place), action: action))
  }
}
