// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

extension Take {
  /// Recorded input, converted to the input of a scenario file.
  struct ScenarioWords {
    var input: [ScenarioInput] = []
    /// The changes that a scenario file can't express, as one line of text each. A mouse that leaves the window is left
    /// out silently.
    var unsaid: [String] = []
  }

  /// Converts recorded input to the input of a stage's file.
  @MainActor
  func scenarioWords(for stage: ScenarioStage) -> ScenarioWords {
    var words = ScenarioWords()
    var down: Set<PressWord> = []
    var turned = stage.turnedNodes
    for event in events {
      if case .edit(let edit) = event.action {
        let setting = edit.setting(in: stage, turned: &turned)
        if let setting, SettingWords(setting, in: stage.scenario) != nil {
          words.input.append(ScenarioInput(time: event.time, event: .set(setting)))
        } else {
          words.unsaid.append(event.text(of: edit, in: stage))
        }
        continue
      }
      for input in Self.inputs(of: event.action) where Self.canCome(input, &down) {
        if ScenarioWriter.hasWords(for: input, in: stage.scenario) {
          words.input.append(ScenarioInput(time: event.time, event: input))
        } else {
          words.unsaid.append("\(event.timeText): a method call of the scenario file")
        }
      }
    }
    return words
  }

  /// Returns whether an event can be in a file. A button can't be pressed while it is down, or released while it is up.
  private static func canCome(_ event: ScenarioInput.Event, _ down: inout Set<PressWord>) -> Bool {
    guard case .press(let button, let phase) = event else { return true }
    guard down.contains(button) != (phase == .began) else { return false }
    switch phase {
    case .began: down.insert(button)
    case .changed: break
    case .ended, .cancelled: down.remove(button)
    }
    return true
  }

  /// Makes recorded input from a file's input, for a scene of that file. Its times are those of the file, not rounded
  /// to the ticks of `TakeGrid`.
  init(_ recipe: SceneRecipe, playing input: [ScenarioInput]) {
    self.init(recipe)
    for event in PlayedEvents(input) { append(event) }
  }

  private static func inputs(of action: TakeEvent.Action) -> [ScenarioInput.Event] {
    switch action {
    case .touches(let samples, _, _):
      samples.map { sample in
        .touch(
          ScenarioInput.FingerReport(
            finger: sample.finger, phase: sample.phase, location: sample.location,
            force: sample.force, radius: sample.majorRadius, source: sample.source))
      }
    case .pointer(.wheel(let dx, let dy), let place, _),
      .pointer(.trackpad(let dx, let dy, _), let place, _):
      [.wheel(CGVector(dx: dx, dy: dy), at: place)]
    case .pointer(.hover, let place, _): [.mouseMoved(to: place)]
    case .signal(let signal): [.system(signal)]
    case .scenario(let event): [event]
    case .press(let button, let phase):
      PressWord.allCases.filter { $0.type.rawValue == button }.map { .press($0, phase) }
    case .text(let text): [.text(text)]
    case .command(let key): [.key(key)]
    case .toggle(let title, let isOn): [.toggle(title, isOn)]
    case .pointer(.leave, _, _), .edit: []
    }
  }
}
