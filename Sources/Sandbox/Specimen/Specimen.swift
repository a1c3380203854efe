// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A scene alone in a host of its own, whose screen is the phone, with all that was done to it and all that
/// came of that.
///
/// Everything that is done to it goes through `take(_:)`, so another specimen can be made that is just like
/// it: see `Rerun`. Its clock starts at 0 when it is made.
@MainActor
final class Specimen {
  /// Where the scene runs.
  let host: UIModel.Host
  /// The scene.
  let scene: any Scene
  /// What was done so far.
  private(set) var take: Take
  /// What came of it, up to now.
  var chronicle: Chronicle {
    backlog.workOff()
    return written
  }
  /// What came of it and was not read yet: by the chronicle first, then by whoever follows it.
  let backlog = Backlog()
  private let written = Chronicle()
  /// The lines of the log that a file would expect; nil for a scene that is code, from no file, and not recorded.
  let transcript: Transcript?

  private var isClosed = false

  /// Makes the scene of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: the scene.
  ///   - isForFile: whether what is done to it should fit into a file, as it does in a scenario anyway.
  ///   - writesLog: whether the transcript gets lines.
  init(_ recipe: SceneRecipe, isForFile: Bool = false, writesLog: Bool = true) {
    take = Take(recipe)
    host = UIModel.Host.aside {
      UIModel.Host(
        application: UIApplication(), screen: UIScreen(size: recipe.screenSize))
    }
    backlog.addReader { [written] in written.append($0.entry, event: $0.event) }
    ticket = Self.keep(in: backlog, from: host, cause)
    (scene, transcript) = host.perform { [host, backlog] in
      let scene = recipe.make(recipe.screenSize)
      host.application.delegate = scene.applicationDelegate
      let transcript =
        if let scene = scene as? ScenarioScene {
          Transcript(of: scene, in: host, backlog, isWritten: writesLog)
        } else if let file = recipe.file {
          Transcript(of: file, scene, in: host, backlog, isWritten: writesLog)
        } else {
          isForFile ? Transcript(naming: recipe.id, scene, in: host, backlog) : nil
        }
      return (scene, transcript)
    }
    host.advance(to: 0)
  }

  /// The event that is being taken, for the chronicle.
  @MainActor
  private final class Cause {
    var event = -1
    var isTaking = false

    /// That the run loop sleeps is told once an event, for how often time was told depends on the display.
    func leavesOut(_ entry: JournalEntry) -> Bool { !isTaking && entry.fact == .stage(.sleeps) }
  }
  private let cause = Cause()
  private var ticket: Journal.Ticket?

  private static func keep(
    in backlog: Backlog, from host: UIModel.Host, _ cause: Cause
  ) -> Journal.Ticket {
    host.journal.addReader { entry in
      if !cause.leavesOut(entry) { backlog.add(entry, event: cause.event) }
    }
  }

  /// Does something of which chronicle and transcript tell nothing: where nobody else reads the journal either, that is
  /// much faster.
  ///
  /// - Parameters:
  ///   - number: how many records there are afterwards, as if they had been dropped.
  ///   - body: what is done.
  func untold(until number: Int, _ body: () -> Void) {
    if let ticket { host.journal.removeReader(ticket) }
    body()
    chronicle.skip(to: number)
    ticket = Self.keep(in: backlog, from: host, cause)
  }

  /// The present, in seconds since the specimen was made.
  var now: TimeInterval { host.now }

  /// The last event that was taken, and the present.
  var instant: Instant { Instant(eventCount: take.events.count, time: now) }

  /// When `advance(to:)` is needed though nothing is done; nil for never.
  var nextDeadline: TimeInterval? { host.nextDeadline }

  /// Whether text that is typed goes anywhere.
  var acceptsText: Bool { host.application.acceptsText }

  /// Whether a call came in, or the home screen is in front.
  var isInterrupted: Bool { host.application.applicationState != .active }

  /// Whether hovering means something to anybody.
  var followsHover: Bool {
    scene.windows.contains { window in
      window.subtree.contains { view in
        view.gestureRecognizers?.contains { $0 is UIHoverGestureRecognizer } == true
      }
    }
  }

  /// The time on the grid that an event at a time will have: later than every event before.
  func nextTime(_ time: TimeInterval) -> TimeInterval {
    let wanted = TakeGrid.up(max(time, now))
    guard let last = take.events.last else { return wanted }
    return max(wanted, TakeGrid.up(last.time + TakeGrid.tick))
  }

  /// Does something. Its time and its places are put on the grid first, and its time after all that was done
  /// before.
  func take(_ event: TakeEvent) {
    let time = nextTime(event.time)
    perform(
      TakeEvent(
        time: time,
        action: event.action.snapped(fitsFile: transcript != nil, delay: time - event.time)))
  }

  /// Does something at its own time, as in another run of a take.
  func perform(_ event: TakeEvent) {
    guard !isClosed else { return }
    // Touches bring their own time; only timers come before them.
    if !event.action.isTouches || host.nextDeadline.map({ $0 <= event.time }) == true {
      advance(to: event.time)
    }
    take.append(event)
    cause.event = take.events.count - 1
    cause.isTaking = true
    defer { cause.isTaking = false }
    apply(event)
  }

  /// Lets time pass: each deadline on the way by itself, so that what is laid out when does not depend on
  /// how often this is called.
  func advance(to time: TimeInterval) {
    guard !isClosed else { return }
    while let deadline = host.nextDeadline, deadline <= time { host.advance(to: deadline) }
    host.advance(to: time)
  }

  /// Runs code of the scene that no event and no deadline of the host called: it is not part of the take.
  func perform(_ work: () -> Void) {
    host.perform(work)
  }

  /// Lets the clock run until no timer is pending, none before a time, or so many ran.
  func settle(until latest: TimeInterval) {
    for _ in 0..<ScenarioPlayer.mostTimers {
      guard let deadline = nextDeadline, deadline <= latest else { return }
      advance(to: deadline)
    }
  }

  /// Takes the scene off the screen, which cancels the touches in it. Nothing can be done to it any more.
  func close() {
    guard !isClosed else { return }
    host.perform {
      for window in scene.windows {
        // Out of the window first: that cancels the touches in it.
        window.rootViewController = nil
        window.isHidden = true
      }
    }
    isClosed = true
  }

  private func apply(_ event: TakeEvent) {
    switch event.action {
    case .touches(let samples, let mask, let modifiers):
      feed(samples, mask, modifiers, at: event.time)
    case .pointer(let action, let place, let modifiers):
      host.feed(
        PointerFrame(time: event.time, location: place, action: action, modifierFlags: modifiers))
    case .press(let button, let phase):
      host.feed(PressFrame(time: event.time, button: button, phase: phase))
    case .text(let text): turn { host.application.typeText(text) }
    case .command(let key): turn { host.application.press(key) }
    case .signal(let signal): host.feed(signal, at: event.time)
    case .toggle(let title, let isOn):
      turn {
        host.journal.write(.changed(event.action.words(in: host.application), of: nil))
        scene.set(switch: title, to: isOn)
      }
    case .edit(let edit):
      turn {
        let subject = edit.target.resolve(in: host.application).flatMap(Self.subject)
        host.journal.write(.changed(event.action.words(in: host.application), of: subject))
        edit.perform(in: host.application)
      }
    case .scenario(let input): turn { transcript?.feed.feed(input, at: event.time) }
    }
  }

  /// A view, a controller or a recognizer as an entry names it.
  private static func subject(_ object: AnyObject) -> Subject? {
    (object as? UIGestureRecognizer)?.journalSubject ?? (object as? UIResponder)?.journalSubject
  }

  /// Something that is no input event; what it leaves to lay out is laid out.
  private func turn<Result>(_ body: () -> Result) {
    _ = host.perform(body)
  }

  /// A finger that lifts and comes down again makes two frames, as when a file is played.
  private func feed(
    _ samples: [InputSample], _ mask: Int, _ modifiers: UIKeyModifierFlags, at time: TimeInterval
  ) {
    var frame = InputFrame(time: time, samples: [], buttonMask: mask, modifierFlags: modifiers)
    var lifted: Set<Int> = []
    for sample in samples {
      if sample.phase == .began, lifted.contains(sample.finger) {
        host.feed(frame)
        frame.samples = []
        lifted = []
      }
      if sample.phase == .ended || sample.phase == .cancelled { lifted.insert(sample.finger) }
      frame.samples.append(sample)
    }
    host.feed(frame)
  }
}
