// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
package import UIModel

/// A scene in its own host, whose screen is the phone, with all of its input and the recorded results.
///
/// All input goes through `feed(_:)`, so that an identical scene can be created; see `Rerun`. The clock starts at 0
/// when it is created.
@MainActor
package final class Specimen {
  package let host: UIModel.Host
  package let scene: any Scene
  package private(set) var take: Take
  /// The recorded entries so far.
  package var chronicle: Chronicle { intake.chronicle }
  /// The log lines for a scenario file's expectation; nil for a built-in scene that has no file and is not recorded.
  let transcript: Transcript?

  private var isClosed = false
  /// The stages in which the user's overrides find objects by name. The overrides do not retain them.
  private var stages: [ScenarioStage] = []
  private var laterChanges = LaterChanges()
  /// The user's changes since the last touch that are in effect.
  var changesSinceTouch: [TakeEvent.Action] { laterChanges.inEffect(in: self) }

  /// Creates the scene of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: the scene.
  ///   - isForFile: true if input must be expressible in a scenario file, which is always true for a scenario.
  ///   - writesLog: true to add lines to the transcript.
  package init(_ recipe: SceneRecipe, isForFile: Bool = false, writesLog: Bool = true) {
    take = Take(recipe)
    host = UIModel.Host.aside {
      UIModel.Host(
        application: UIApplication(), screen: UIScreen(size: recipe.screenSize))
    }
    ticket = intake.read(host)
    (scene, transcript) = host.perform { [host, intake] in
      let scene = recipe.make(recipe.screenSize)
      host.application.delegate = scene.applicationDelegate
      let transcript =
        if let scene = scene as? ScenarioScene {
          Transcript(of: scene, in: host, isWritten: writesLog)
        } else if let file = recipe.file {
          Transcript(of: file, scene, in: host, isWritten: writesLog)
        } else {
          isForFile ? Transcript(naming: recipe, scene, in: host) : nil
        }
      intake.transcript = transcript
      return (scene, transcript)
    }
    host.advance(to: 0)
  }

  /// Receives each journal entry once, when it is written.
  @MainActor
  private final class Intake {
    let chronicle = Chronicle()
    weak var transcript: Transcript?
    var follower: (@MainActor (JournalEntry) -> Void)?
    /// The index of the event that is being processed.
    var event = -1
    var isBusy = false

    func read(_ host: UIModel.Host) -> Journal.Ticket {
      host.journal.addReader { [self] entry in
        // Between events, `.sleeps` is not recorded: the number of its entries depends on the calls of `advance(to:)`.
        if entry.fact == .stage(.sleeps), !isBusy { return }
        chronicle.append(entry, event: event)
        transcript?.append(entry)
        follower?(entry)
      }
    }
  }
  private let intake = Intake()
  private var ticket: Journal.Ticket?

  /// Calls a closure with each journal entry from now on, after the entry was recorded.
  func follow(_ read: @escaping @MainActor (JournalEntry) -> Void) {
    intake.follower = read
  }

  /// Runs a closure without recording entries or lines. If the journal has no other reader, this is much faster.
  ///
  /// - Parameters:
  ///   - number: the number of records that there would be afterwards with recording. All of them count as dropped.
  ///   - body: feeds the input.
  func untold(until number: Int, _ body: () -> Void) {
    if let ticket { host.journal.removeReader(ticket) }
    body()
    chronicle.skip(to: number)
    ticket = intake.read(host)
  }

  /// Returns whether the log panel and the event log's file may list a fact. Calls of touch methods are not listed for
  /// a file's views without an override. Calls that were forwarded up the responder chain are listed only for objects
  /// whose calls a replay prints.
  func logs(_ fact: JournalFact) -> Bool {
    guard case .touchMethod(_, let responder, _, let delivery) = fact else { return true }
    return switch (transcript?.touchLines[responder.identity], delivery) {
    case (.noOverride, _): false
    case (.printed, _): true
    case (.notPrinted, .forwarded), (nil, .forwarded): false
    case (.notPrinted, _), (nil, _): true
    }
  }

  /// The current time, in seconds since the scene was created.
  package var now: TimeInterval { host.now }

  /// The position after the last input event, at the current time.
  var instant: Instant { Instant(eventCount: take.events.count, time: now) }

  /// The next time at which `advance(to:)` is needed without input; nil for never.
  var nextDeadline: TimeInterval? { host.nextDeadline }

  package var acceptsText: Bool { host.application.acceptsText }

  /// True during an interruption by a call, or while the home screen is in front.
  package var isInterrupted: Bool { host.application.applicationState != .active }

  /// True if a view or recognizer reacts to hovering.
  package var followsHover: Bool {
    scene.windows.contains { window in
      window.subtree.contains { view in
        view.gestureRecognizers?.contains { $0 is UIHoverGestureRecognizer } == true
      }
    }
  }

  /// Returns the time for an event: rounded up to a tick of `TakeGrid`, and later than the times of all earlier events.
  func nextTime(_ time: TimeInterval) -> TimeInterval {
    let wanted = TakeGrid.up(max(time, now))
    guard let last = take.events.last else { return wanted }
    return max(wanted, TakeGrid.up(last.time + TakeGrid.tick))
  }

  /// Feeds a user's action. Its time and points are rounded to `TakeGrid` first, and its time is made later than the
  /// times of all earlier events.
  func feed(_ event: TakeEvent) {
    let time = nextTime(event.time)
    replay(
      TakeEvent(
        time: time,
        action: event.action.snapped(fitsFile: transcript != nil, delay: time - event.time)))
  }

  /// Replays an event at its own time, as in another run of the same input.
  func replay(_ event: TakeEvent) {
    guard !isClosed else { return }
    // Feeding touches advances the clock itself, so `advance(to:)` is needed for them only if a timer is due before.
    if !event.action.isTouches || host.nextDeadline.map({ $0 <= event.time }) == true {
      advance(to: event.time)
    }
    take.append(event)
    intake.event = take.events.count - 1
    intake.isBusy = true
    defer { intake.isBusy = false }
    carryOut(event)
  }

  /// Advances the clock and stops at each deadline, so that the times of layout do not depend on how often this is
  /// called.
  func advance(to time: TimeInterval) {
    guard !isClosed else { return }
    while let deadline = host.nextDeadline, deadline <= time { host.advance(to: deadline) }
    host.advance(to: time)
  }

  /// Runs code of the scene that neither an event nor a deadline of the host called. It does not belong to the recorded
  /// input.
  func perform(_ work: () -> Void) {
    host.perform(work)
  }

  /// After the last input, the clock runs at most this long while timers are pending, in seconds.
  package static let longestSettling: TimeInterval = 10

  /// Advances the clock from one timer to the next, up to a time, at most `ScenarioPlayer.mostTimers` times.
  func settle(until latest: TimeInterval) {
    for _ in 0..<ScenarioPlayer.mostTimers {
      guard let deadline = nextDeadline, deadline <= latest else { return }
      advance(to: deadline)
    }
  }

  /// Removes the scene from the screen, which cancels its touches. It accepts no more input.
  func close() {
    guard !isClosed else { return }
    host.perform {
      for window in scene.windows {
        // Views are removed from their window first, which cancels their touches.
        window.rootViewController = nil
        window.isHidden = true
      }
    }
    isClosed = true
  }

  private func carryOut(_ event: TakeEvent) {
    laterChanges.note(event.action, in: self)
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
        if !edit.apply(in: host.application), let stage = edit.override(in: host.application) {
          stages.append(stage)
        }
      }
    case .scenario(let input): turn { transcript?.feed.feed(input, at: event.time) }
    }
  }

  /// Returns a view, a controller or a recognizer as journal entries name it.
  private static func subject(_ object: AnyObject) -> Subject? {
    (object as? UIGestureRecognizer)?.journalSubject ?? (object as? UIResponder)?.journalSubject
  }

  /// Runs a closure that is not an input event, then lays out the views that need it.
  private func turn<Result>(_ body: () -> Result) {
    _ = host.perform(body)
  }

  /// Feeds finger samples. If a finger lifts and comes down again in the same samples, they are fed as two frames, as
  /// when a file is replayed.
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
