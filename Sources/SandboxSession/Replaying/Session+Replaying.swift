// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

/// Replays the input of the scene's file or, if there is none, the scene's demonstration.
extension Session {
  /// True if the scene has input or a demonstration to replay.
  package var hasInput: Bool { !fileInput.isEmpty || !specimen.scene.demonstration.isEmpty }

  private var fileInput: [ScenarioInput] { specimen.transcript?.stage.scenario.input ?? [] }

  /// Returns the input of the scene's file or, if there is none, the scene's demonstration. A demonstration may include
  /// keys that only the window uses.
  package func demonstration() -> AnySequence<ScriptedInput> {
    let input = fileInput
    guard input.isEmpty else {
      return AnySequence(PlayedEvents(input).lazy.map { .event($0) })
    }
    return AnySequence(DemonstrationScript(specimen.scene).inputs)
  }

  /// Replays one event of the input at its own time.
  package func replay(_ event: TakeEvent) {
    specimen.replay(event)
  }

  /// Restarts the scene, feeds all of its input without waiting between the events, and then moves the playhead through
  /// the result, from shortly before the first event.
  package func replayInput() {
    guard hasInput else { return note("this scene has no input to play") }
    guard restart(canBeUndone: hasChanges), let screenplay = Screenplay(of: specimen) else {
      return
    }
    let present = now
    let outcome = screenplay.replay(on: specimen)
    let name = entry.file?.name ?? "its file"
    let releases = screenplay.releases(after: outcome)
    let words =
      outcome.words(of: screenplay.isFromFile ? name : nil)
      + (releases.isEmpty ? [] : ["the fingers and keys that are still down are released"])
    for line in words { note(line, moment: specimen.chronicle.lastMoment) }
    for action in releases { specimen.feed(TakeEvent(time: specimen.now, action: action)) }
    alignClock(to: present)
    if let comparison = outcome.comparison {
      let verdict = Verdict(comparison, of: name)
      recording.verdict = verdict
      if !verdict.isAsExpected { answer = .different(verdict) }
    }
    guard let first = outcome.firstTime, first < specimen.now else { return }
    go(to: Instant(eventCount: 0, time: max(0, first - Playback.leadIn)))
    travel.speed = PlaySpeed.all[0]
    if let playhead { travel.play(from: playhead.time, at: now) }
  }
}

package enum ScriptedInput: Equatable, Sendable {
  case event(TakeEvent)
  /// A key that only the window uses. The phone does not receive it.
  case key(KeyPress, time: TimeInterval)

  /// The time, in seconds since the scene was made.
  package var time: TimeInterval {
    switch self {
    case .event(let event): event.time
    case .key(_, let time): time
    }
  }
}
