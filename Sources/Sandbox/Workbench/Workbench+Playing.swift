// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Playing what the scene comes with: its file's input, or its demonstration.
extension Workbench {
  /// The same for where nobody can touch the scene. A scene that is code may also press keys of the window.
  var demonstration: [StageInput] {
    let input = fileInput
    guard input.isEmpty else {
      return Take(specimen.take.recipe, playing: input).events.map { .taken($0) }
    }
    return DemonstrationScript(scene).inputs
  }

  /// Whether the scene comes with anything to play.
  var hasInput: Bool { !fileInput.isEmpty || !scene.demonstration.isEmpty }

  private var fileInput: [ScenarioInput] { specimen.transcript?.stage.scenario.input ?? [] }

  /// Does one event of it, with fingers in the log as if they had been on the screen.
  func perform(taken event: TakeEvent) {
    if case .touches(let samples, _, _) = event.action {
      let seen = samples.map { sample in
        var sample = sample
        sample.location = layout.inWindow(sample.location)
        return sample
      }
      recorder.note(seen, at: start + event.time)
    }
    specimen.perform(event)
  }

  /// Y: starts the scene anew, does all that it comes with to it at once, and then shows the past from the
  /// beginning, as it runs.
  func playInput() {
    guard hasInput else { return recorder.note("this scene has no input to play", at: now) }
    guard startAnew(), let screenplay = Screenplay(of: specimen) else { return }
    let present = now
    let outcome = screenplay.perform(on: specimen)
    let name = entry.file?.name ?? "its file"
    let releases = screenplay.releases(after: outcome)
    let words =
      outcome.words(of: screenplay.isFromFile ? name : nil)
      + (releases.isEmpty ? [] : ["what that leaves down is let go"])
    for line in words { recorder.note(line, at: now, moment: specimen.chronicle.lastMoment) }
    for action in releases { specimen.take(TakeEvent(time: specimen.now, action: action)) }
    // All of that took no time: the scene's present is the window's.
    start = TakeGrid.up(present - specimen.now)
    guard let first = outcome.firstTime, first < specimen.now else { return }
    show(Instant(eventCount: 0, time: max(0, first - Playback.leadIn)))
    travel.speed = PlaySpeed.all[0]
    if let playhead { travel.play(from: playhead.time, at: now) }
  }
}
