// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// A window of 400 x 800 points with a controller whose root view fills it, fingers to touch it with, and
/// the log of the results.
///
/// ```swift
/// let stage = Stage()
/// stage.view("V", in: stage.root, 50, 100, 300, 300)
/// stage.finger(1).down(200, 250).wait(0.08).up()
/// stage.expect("-[V touchesBegan:withEvent:]", "-[V touchesEnded:withEvent:]")
/// ```
///
/// Logging views do not call super unless `forwards` is set, as in the device articles.
@MainActor
final class Stage {
  let application: UIApplication
  let host: UIModel.Host
  let window: UIWindow
  let controller = UIViewController()
  private(set) var lines: [String] = []
  private(set) var facts: [JournalFact] = []
  var misuses: [String] {
    facts.compactMap { fact in
      if case .misuse(let mistake) = fact { mistake.description } else { nil }
    }
  }
  private var fingers: [Int: Hand] = [:]
  private var logging: [ObjectIdentifier: Set<LogLine.Kind>] = [:]
  private var kept: [AnyObject] = []
  private let checker: StreamChecker?

  var root: UIView { controller.view }
  var now: TimeInterval { host.now }

  init(
    application: UIApplication = UIApplication(), window: UIWindow? = nil,
    size: CGSize = CGSize(width: 400, height: 800)
  ) {
    self.application = application
    host = UIModel.Host(application: application, screen: UIScreen(size: size))
    self.window = window ?? UIWindow(frame: CGRect(origin: .zero, size: size))
    self.window.rootViewController = controller
    self.window.makeKeyAndVisible()
    controller.view.accessibilityIdentifier = "R"
    host.onImpossibleStream = { Issue.record("\($0)") }
    if host.streamChecker == nil {
      // In a release build the host has no stream checker.
      let checker = StreamChecker { Issue.record("\($0)") }
      _ = host.journal.addReader { checker.check($0) }
      self.checker = checker
    } else {
      checker = host.streamChecker
    }
    // Tests without a stage write to the journal of the application that was made last.
    _ = host.journal.addReader { [weak self] in self?.read($0) }
  }

  deinit {
    MainActor.assumeIsolated { StoryLogs.keep(lines: lines, facts: facts) }
  }

  private func read(_ entry: JournalEntry) {
    facts.append(entry.fact)
    guard let (kind, subject) = LogLine.kind(of: entry.fact),
      let text = LogLine.text(of: entry.fact)
    else { return }
    guard let subject else {
      lines.append(text)
      return
    }
    if logging[subject.identity]?.contains(kind) == true || kind == .actions { lines.append(text) }
  }

  // MARK: Building

  /// Logs entries of these kinds about an object.
  func log(_ object: AnyObject, _ kinds: LogLine.Kind...) {
    logging[ObjectIdentifier(object), default: []].formUnion(kinds)
    kept.append(object)
  }

  /// Retains an object that no other object retains.
  func keep(_ object: AnyObject) {
    kept.append(object)
  }

  /// Returns a view that logs its touch methods and, as the device articles' views do, does not call super.
  @discardableResult
  func view(
    _ name: String, in superview: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat, forwards: Bool = false, logs kinds: LogLine.Kind...
  ) -> StageView {
    let view = StageView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.accessibilityIdentifier = name
    view.forwards = forwards
    superview.addSubview(view)
    logging[ObjectIdentifier(view), default: [.touches]].formUnion(kinds)
    return view
  }

  /// Adds a recognizer whose action logs a text, by default its name and `!`.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView, says text: String? = nil,
    logs kinds: LogLine.Kind...
  ) -> Recognizer {
    recognizer.name = name
    let target = ActionLog(journal: host.journal, name: name, text: text)
    kept.append(target)
    recognizer.addTarget(target, action: ActionLog.sent(_:))
    view.addGestureRecognizer(recognizer)
    logging[ObjectIdentifier(recognizer), default: []].formUnion(kinds)
    return recognizer
  }

  // MARK: Touching

  func finger(_ number: Int) -> Hand {
    if let hand = fingers[number] { return hand }
    let hand = Hand(number: number, stage: self)
    fingers[number] = hand
    return hand
  }

  /// Feeds samples of several fingers as one frame at the present time.
  func frame(_ samples: InputSample..., buttonMask: Int = 0) {
    host.feed(InputFrame(time: now, samples: samples, buttonMask: buttonMask))
  }

  func wait(_ seconds: TimeInterval) {
    host.advance(to: now + seconds)
  }

  func advance(to time: TimeInterval) {
    host.advance(to: time)
  }

  /// Feeds a tap of 0.08 s, as in the scenarios.
  func tap(_ x: CGFloat, _ y: CGFloat, finger number: Int = 1) {
    press(x, y, 0.08, finger: number)
  }

  func press(_ x: CGFloat, _ y: CGFloat, _ duration: TimeInterval, finger number: Int = 1) {
    let start = now
    finger(number).down(x, y)
    advance(to: start + duration)
    finger(number).up()
  }

  /// Feeds taps that begin 0.20 s apart and last 0.08 s each.
  func taps(_ x: CGFloat, _ y: CGFloat, _ count: Int) {
    let start = now
    for index in 0..<count {
      advance(to: start + 0.2 * Double(index))
      tap(x, y)
    }
  }

  /// Feeds a finger that comes down, moves by (dx, dy) every `interval`, and lifts one interval after the last move.
  func drag(
    _ x: CGFloat, _ y: CGFloat, dx: CGFloat, steps: Int, interval: TimeInterval,
    finger number: Int = 1
  ) {
    let start = now
    finger(number).down(x, y)
    for step in 1...steps {
      advance(to: start + interval * Double(step))
      finger(number).move(x + dx * CGFloat(step), y)
    }
    advance(to: start + interval * Double(steps + 1))
    finger(number).up()
  }

  /// Returns the view that would get a touch at a point of the screen.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    application.windowStack.hitTest(CGPoint(x: x, y: y), with: nil)?.1
  }

  // MARK: Expecting

  func expect(_ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    expect(expected, sourceLocation: sourceLocation)
  }

  func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      lines == expected, "\(Self.difference(expected, lines))", sourceLocation: sourceLocation)
  }

  /// Returns the lines since the last call, so that a test can check step by step.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Checks that no timer is pending and that every touch that began has ended.
  func end(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(host.pendingTimers.isEmpty, sourceLocation: sourceLocation)
    #expect(checker?.openStreams == [], sourceLocation: sourceLocation)
  }

  private static func difference(_ expected: [String], _ actual: [String]) -> String {
    let first = zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset
    let index = first ?? min(expected.count, actual.count)
    let list = actual.enumerated().map { "\($0 == index ? ">" : " ") \($1)" }
    return "first difference at line \(index + 1)\nactual:\n" + list.joined(separator: "\n")
  }
}

/// One finger of a stage.
@MainActor
final class Hand {
  let number: Int
  private unowned let stage: Stage
  private(set) var location = CGPoint.zero

  init(number: Int, stage: Stage) {
    self.number = number
    self.stage = stage
  }

  func sample(_ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat) -> InputSample {
    location = CGPoint(x: x, y: y)
    return InputSample(finger: number, phase: phase, location: location)
  }

  @discardableResult
  func down(_ x: CGFloat, _ y: CGFloat) -> Hand {
    stage.frame(sample(.began, x, y))
    return self
  }

  @discardableResult
  func move(_ x: CGFloat, _ y: CGFloat) -> Hand {
    stage.frame(sample(.moved, x, y))
    return self
  }

  @discardableResult
  func wait(_ seconds: TimeInterval) -> Hand {
    stage.wait(seconds)
    return self
  }

  @discardableResult
  func up() -> Hand {
    stage.frame(sample(.ended, location.x, location.y))
    return self
  }

  @discardableResult
  func cancel() -> Hand {
    stage.frame(sample(.cancelled, location.x, location.y))
    return self
  }
}

/// The target of a stage's recognizers: logs `name!`, with the state for a continuous gesture, or a given text in
/// every state.
@MainActor
final class ActionLog {
  private let journal: Journal
  private let name: String
  private let text: String?
  private var hasBegun = false

  init(journal: Journal, name: String, text: String? = nil) {
    self.journal = journal
    self.name = name
    self.text = text
  }

  func sent(_ recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    hasBegun = hasBegun || state == .began
    let line = text ?? (hasBegun ? "\(name)!\(state)" : "\(name)!")
    journal.write(.text(line, about: nil))
    if state == .ended || state == .cancelled { hasBegun = false }
  }
}
