// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// Feeds a scenario's input to a host. Replays and recordings share this code, so that the file of a recording behaves
/// like the recording.
@MainActor
package final class ScenarioFeed {
  private let host: UIModel.Host
  private let stage: ScenarioStage
  private let start: TimeInterval
  private let onScreen: (CGPoint) -> CGPoint
  private var places: [Int: CGPoint] = [:]
  private var mouse = MouseTranslator()

  /// Makes a feed for one host and stage.
  ///
  /// - Parameters:
  ///   - host: the host that receives the input.
  ///   - stage: the objects of the scenario.
  ///   - start: the host's time at the scenario's start, in seconds.
  ///   - onScreen: converts points of the scenario's screen to points of the host's screen.
  package init(
    _ host: UIModel.Host, _ stage: ScenarioStage, start: TimeInterval = 0,
    onScreen: @escaping (CGPoint) -> CGPoint = { $0 }
  ) {
    self.host = host
    self.stage = stage
    self.start = start
    self.onScreen = onScreen
  }

  /// Feeds finger reports that have the same time as one event, which the host may split into several. `time` is in
  /// seconds from the scenario's start.
  package func feed(_ reports: [ScenarioInput.FingerReport], at time: TimeInterval) {
    host.feed(InputFrame(time: start + time, samples: reports.map(sample)))
  }

  private func sample(_ report: ScenarioInput.FingerReport) -> InputSample {
    let place = report.location ?? places[report.finger] ?? .zero
    places[report.finger] = place
    return report.sample(at: onScreen(place))
  }

  /// Feeds an event of any kind, such as the report of a single finger. `time` is in seconds from the scenario's start.
  package func feed(_ event: ScenarioInput.Event, at time: TimeInterval) {
    switch event {
    case .touch(let report): feed([report], at: time)
    case .mouseDown, .mouseMoved, .mouseUp, .wheel: feedMouse(event, at: time)
    case .system(let signal): host.feed(signal, at: start + time)
    case .press(let button, let phase):
      host.feed(PressFrame(time: start + time, button: button.type.rawValue, phase: phase))
    case .key, .text, .toggle, .set, .act:
      host.advance(to: start + time)
      change(event)
      host.advance(to: start + time)
    }
  }

  /// Performs events that are not input of the host, such as `set` and `do`.
  private func change(_ event: ScenarioInput.Event) {
    switch event {
    case .key(let key): host.application.press(key)
    case .text(let text): host.application.typeText(text)
    case .toggle(let name, let isOn):
      host.journal.write(.changed("the scene's switch “\(name)”: \(isOn ? "on" : "off")", of: nil))
      stage.hosted?.set(switch: name, to: isOn)
    case .set(let setting):
      host.journal.write(
        .changed(
          SettingWords(setting, in: stage.scenario)?.text ?? "a property",
          of: stage.subject(of: setting)))
      stage.perform(setting)
    case .act(let act): stage.perform(act)
    case .touch, .mouseDown, .mouseMoved, .mouseUp, .wheel, .system, .press: break
    }
  }

  private func feedMouse(_ event: ScenarioInput.Event, at time: TimeInterval) {
    for frame in mouse.frames(of: event, at: start + time) {
      switch frame {
      case .touch(var frame):
        for index in frame.samples.indices {
          frame.samples[index].location = onScreen(frame.samples[index].location)
        }
        host.feed(frame)
      case .pointer(var frame):
        frame.location = onScreen(frame.location)
        host.feed(frame)
      }
    }
  }
}
