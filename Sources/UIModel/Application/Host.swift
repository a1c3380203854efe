// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Connects a program with real input to the model: feed it samples of fingers, and advance its clock.
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
/// Time is never read, always passed in: the same input gives the same calls on every machine. All input
/// goes through a first-in first-out queue, so input fed from inside a callback is processed after it, and noted
/// as a mistake.
///
/// Any number of hosts live side by side. While a host processes input, its application is `UIApplication.shared`;
/// after that, the former one is again. Change a host's views in between with `perform(_:)`.
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

  /// Makes a host. Its application is the shared one until another host is made or processes input.
  ///
  /// - Parameters:
  ///   - application: the application, also one of a subclass.
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

  /// Called in debug builds when the calls to a view or recognizer, or an event, come in an order that no device
  /// produces. By default it stops the program; a test records the sentence instead.
  package var onImpossibleStream: (String) -> Void = { assertionFailure($0) }
  /// Checks every call in debug builds.
  package private(set) var streamChecker: StreamChecker?

  /// The number of times that a new touch is hit-tested; the last result is used. A device runs the hit test two or
  /// three times, so 2 or 3 shows whether an override of `hitTest(_:with:)` or `point(inside:with:)` has side
  /// effects.
  public var hitTestPasses: Int {
    get { application.hitTestPasses }
    set { application.hitTestPasses = max(1, newValue) }
  }

  /// The present time, in seconds from the start of the host's clock.
  public var now: TimeInterval { application.scheduler.now }

  /// The time at which `advance(to:)` is needed even without input, in seconds on the host's clock; nil for never.
  public var nextDeadline: TimeInterval? { application.scheduler.nextDeadline }

  /// Feeds what fingers did up to one instant. Timers that are due by then run first. A finger that comes
  /// down and lifts in one frame makes two events.
  public func feed(_ frame: InputFrame) { work(.frame(frame)) }

  /// Feeds a pointer that moved without a pressed button, or whose wheel turned.
  public func feed(_ pointer: PointerFrame) { work(.pointer(pointer)) }

  /// Feeds a change of a physical button.
  public func feed(_ press: PressFrame) { work(.press(press)) }

  /// Feeds a signal of the system.
  ///
  /// - Parameters:
  ///   - signal: the signal.
  ///   - time: its time, in seconds on the host's clock.
  public func feed(_ signal: SystemSignal, at time: TimeInterval) { work(.signal(signal, time)) }

  /// Moves the clock and runs the timers that fall due. A time in the past changes nothing.
  public func advance(to time: TimeInterval) {
    if isInCallback { return application.journal.misuse(.clockMovedInCallback) }
    work(.time(time))
  }

  /// Runs code that makes, shows or changes this host's windows and views, with this host's application as
  /// `UIApplication.shared`, then lays out the views that need it.
  ///
  /// ```swift
  /// host.perform { window.makeKeyAndVisible() }
  /// ```
  ///
  /// Needed where a program has several hosts. Time does not pass; calls may be nested, also those of
  /// different hosts.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = takeOver()
    defer { giveBack(former) }
    let result = try body()
    if !isDraining { layOut() }
    return result
  }

  /// Makes this host's application the shared one.
  ///
  /// - Returns: the former shared application; nil if it was this one, which is the usual case.
  private func takeOver() -> UIApplication? {
    if application.isShared { return nil }
    let former = UIApplication.current
    UIApplication.current = application
    return former
  }

  /// Makes the former application the shared one again.
  private func giveBack(_ former: UIApplication?) {
    if let former {
      if !former.isShared { UIApplication.current = former }
    } else if !application.isShared {
      UIApplication.current = application
    }
  }

  /// True while the application's code may be running: input is processed, or a change between two inputs has
  /// consequences.
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

  /// Processes one input at its time, or now if the host's clock jumped back.
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

  /// Returns whether the system passes an input with these samples to the application or keeps it.
  private func admits(_ samples: [InputSample]) -> Bool {
    SystemStage.admits(samples, to: application, queued: queue.count + 1)
  }

  /// Runs the timers that are due, then lays out, since a finger touches what the screen shows.
  private func advanceScreen(to time: TimeInterval) {
    application.scheduler.advance(to: time)
    layOut()
  }

  /// Lays out once before the next frame, as UIKit does once in each turn of the run loop.
  private func layOut() {
    guard application.windowStack.layoutIsDue else { return }
    application.windowStack.layoutIsDue = false
    for window in application.windowStack.windows { window.layoutIfNeeded() }
  }
}

extension Host {
  /// The journal, where everything that happens is written.
  package var journal: Journal { application.journal }

  /// The timers that have not run yet, so that a test can report those that are left over.
  package var pendingTimers: [Scheduler.Pending] { application.scheduler.pending }

  /// The windows that are shown, back to front, as a renderer draws them.
  package var windowsBackToFront: [UIWindow] {
    application.windowStack.frontToBack.reversed()
  }

  /// Runs code that makes hosts, then restores the shared application.
  package static func aside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = UIApplication.shared
    defer { UIApplication.current = before }
    return try body()
  }

  /// A number that increases whenever something on the screen looks different.
  package var contentRevision: Int {
    var revision = application.windowStack.revision
    for window in application.windowStack.windows { revision &+= window.contentRevision }
    return revision
  }
}
