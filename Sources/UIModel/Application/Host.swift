// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Connects a program that has real input with the model: the program feeds samples of fingers and advances the clock.
///
/// ```swift
/// let host = UIModel.Host(
///   application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 844)))
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.makeKeyAndVisible()
/// host.feed(InputFrame(time: 0, samples: [
///   InputSample(finger: 1, phase: .began, location: CGPoint(x: 100, y: 100))
/// ]))
/// ```
///
/// The host never reads the time: the caller passes it in, so the same input gives the same calls on every machine. All
/// input goes through a first-in first-out queue. Input that is fed inside a callback is processed after the current
/// one, and reported as misuse.
///
/// Several hosts can exist side by side. While a host processes input, its application is `UIApplication.shared`;
/// afterwards the previous one is shared again. To change a host's views at other times, use `perform(_:)`.
@MainActor
public final class Host {
  private enum Input {
    case frame(InputFrame)
    case pointer(PointerFrame)
    case signal(SystemSignal, TimeInterval)
    case press(PressFrame)
    case time(TimeInterval)
  }

  /// The application that gets the input.
  public let application: UIApplication
  private var queue: [Input] = []
  private var isDraining = false

  /// Makes a host. Its application becomes the shared one, until another host is created or processes input.
  ///
  /// - Parameters:
  ///   - application: the application, which may be of a subclass.
  ///   - screen: the screen that its windows are shown on.
  public init(application: UIApplication, screen: UIScreen) {
    self.application = application
    application.screen = screen
    UIApplication.current = application
    application.onTurnEnd = { [weak self] in self?.processQueue() }
    #if DEBUG
      let checker = StreamChecker { [weak self] in self?.onImpossibleStream($0) }
      _ = application.journal.addReader(of: .besideLog) { checker.check($0) }
      streamChecker = checker
    #endif
  }

  /// Called in debug builds with a sentence if events, or the calls that a view or recognizer gets, come in an order
  /// that no device produces. By default it stops the program; tests record the sentence instead.
  package var onImpossibleStream: (String) -> Void = { assertionFailure($0) }
  /// Checks the order of every call in debug builds.
  package private(set) var streamChecker: StreamChecker?

  /// The number of hit tests for a new touch; the last result is used. Devices run the hit test two or three times, so
  /// a value of 2 or 3 reveals overrides of `hitTest(_:with:)` or `point(inside:with:)` with side effects.
  public var hitTestPasses: Int {
    get { application.hitTestPasses }
    set { application.hitTestPasses = max(1, newValue) }
  }

  /// The current time on the host's clock, in seconds.
  public var now: TimeInterval { application.scheduler.now }

  /// The time at which the next timer is due, in seconds on the host's clock; nil if none is pending. Call
  /// `advance(to:)` then, even without input.
  public var nextDeadline: TimeInterval? { application.scheduler.nextDeadline }

  /// Feeds the samples of all fingers at one time. Timers that are due by then fire first. A finger that comes down and
  /// lifts in one frame makes two events.
  public func feed(_ frame: InputFrame) { work(.frame(frame)) }

  /// Feeds a pointer that moved without a pressed button, or a wheel that turned.
  public func feed(_ pointer: PointerFrame) { work(.pointer(pointer)) }

  /// Feeds a change of a physical button.
  public func feed(_ press: PressFrame) { work(.press(press)) }

  /// Feeds a system event.
  ///
  /// - Parameters:
  ///   - signal: the system event.
  ///   - time: its time, in seconds on the host's clock.
  public func feed(_ signal: SystemSignal, at time: TimeInterval) { work(.signal(signal, time)) }

  /// Advances the clock and fires the timers that are due. An earlier time than now has no effect.
  public func advance(to time: TimeInterval) {
    if isInCallback { return application.journal.misuse(.clockMovedInCallback) }
    work(.time(time))
  }

  /// Runs code that creates, shows or changes this host's windows and views. This host's application is
  /// `UIApplication.shared` meanwhile. Afterwards the views that need layout are laid out.
  ///
  /// ```swift
  /// host.perform { window.makeKeyAndVisible() }
  /// ```
  ///
  /// It is needed only in programs with several hosts. No time passes. Calls can be nested, even for different hosts.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = takeOver()
    defer { giveBack(former) }
    let result = try body()
    if !isDraining { layOut() }
    return result
  }

  /// Makes this host's application `UIApplication.shared`.
  ///
  /// - Returns: the application that was shared before; nil if it was this one, as it usually is.
  private func takeOver() -> UIApplication? {
    if application.isShared { return nil }
    let former = UIApplication.current
    UIApplication.current = application
    return former
  }

  /// Makes the previous application the shared one again.
  private func giveBack(_ former: UIApplication?) {
    if let former {
      if !former.isShared { UIApplication.current = former }
    } else if !application.isShared {
      UIApplication.current = application
    }
  }

  /// True while the application's code may be running: while input is processed, and during a turn that a change by the
  /// application started between two inputs. UIApplication+Turns.swift explains turns.
  private var isInCallback: Bool { isDraining || application.gestures.isInTurn }

  /// Processes an input, then the inputs that callbacks fed meanwhile. Inside a callback, the input waits.
  private func work(_ input: Input) {
    queue.append(input)
    if isInCallback { return application.journal.misuse(.inputInCallback) }
    processQueue()
  }

  /// Processes the inputs that wait. Does nothing inside a callback: the queue is processed after it.
  private func processQueue() {
    guard !isInCallback, !queue.isEmpty else { return }
    let former = takeOver()
    isDraining = true
    while !queue.isEmpty {
      process(queue.removeFirst())
      layOut()
    }
    application.journal.writeBesideLog(.stage(.sleeps))
    isDraining = false
    giveBack(former)
  }

  /// Processes one input at its time, or at the current time if that is later.
  private func process(_ input: Input) {
    switch input {
    case .frame(let frame):
      advanceScreen(to: frame.time)
      application.journal.writeBesideLog(.input(frame.samples))
      guard admits(frame.samples) else { return }
      if frame.isOneEvent { return application.process(frame, at: now) }
      for part in frame.parts { application.process(part, at: now) }
    case .pointer(var pointer):
      advanceScreen(to: pointer.time)
      pointer.time = now
      if admits([]) { application.process(pointer) }
    case .press(var press):
      application.scheduler.advance(to: press.time)
      press.time = now
      if admits([]) { application.process(press) }
    case .signal(let signal, let time):
      application.scheduler.advance(to: time)
      application.process(signal)
    case .time(let time): application.scheduler.advance(to: time)
    }
  }

  /// Returns whether the system passes an input with these samples to the application, instead of using it itself.
  private func admits(_ samples: [InputSample]) -> Bool {
    SystemStage.admits(samples, to: application, queued: queue.count + 1)
  }

  /// Fires the timers that are due and lays out the views, so that hit tests find what is on the screen at this time.
  private func advanceScreen(to time: TimeInterval) {
    application.scheduler.advance(to: time)
    layOut()
  }

  /// Lays out the views before the next frame, as UIKit does once in each turn of the run loop.
  private func layOut() {
    guard application.windowStack.layoutIsDue else { return }
    application.windowStack.layoutIsDue = false
    for window in application.windowStack.windows { window.layoutIfNeeded() }
  }
}

extension Host {
  /// The journal, in which all events are written.
  package var journal: Journal { application.journal }

  /// The timers that have not fired yet, so that a test can report those that are left at its end.
  package var pendingTimers: [Scheduler.Pending] { application.scheduler.pending }

  /// The visible windows, back to front, as a renderer draws them.
  package var windowsBackToFront: [UIWindow] {
    application.windowStack.frontToBack.reversed()
  }

  /// Runs code that creates hosts, and makes the previous application shared again afterwards.
  package static func aside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = UIApplication.shared
    defer { UIApplication.current = before }
    return try body()
  }

  /// A number that increases whenever the content of the screen changes.
  package var contentRevision: Int {
    var revision = application.windowStack.revision
    for window in application.windowStack.windows { revision &+= window.contentRevision }
    return revision
  }
}
