// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
public import UIModel

/// Calls of methods after a delay, on the host's clock. Source: the reference page of NSObject.
extension NSObject {
  /// Calls a method of this object once, after a delay in seconds, with an argument or without one. A delay of 0 waits
  /// for the host's next step. The object and the argument are retained until the call.
  ///
  /// If the object does not have the method, nothing is called and the journal gets a line; Objective-C raises an
  /// exception.
  @MainActor
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedPerform.start(
      DelayedPerform(target: self, selector: aSelector, argument: anArgument as AnyObject?),
      after: delay)
  }

  /// Cancels the waiting calls of a target's method whose argument is equal to `anArgument`.
  @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = anArgument as AnyObject?
    DelayedPerform.cancel { request in
      request.target === aTarget as AnyObject && request.selector == aSelector
        && request.hasArgument(argument)
    }
  }

  /// Cancels all waiting calls of an object's methods.
  @MainActor
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerform.cancel { $0.target === aTarget as AnyObject }
  }
}

/// A call that waits for its time. Only the scheduler retains it, so nothing is left when the host is deallocated.
@MainActor
private final class DelayedPerform {
  let target: NSObject
  let selector: Selector
  private let argument: AnyObject?
  private weak var scheduler: Scheduler?
  private var ticket: Scheduler.Ticket?

  private struct Weak {
    weak var request: DelayedPerform?
  }
  /// Weak references to the waiting calls, to find those to cancel. A reference to a deallocated call is nil.
  private static var waiting: [Weak] = []

  init(target: NSObject, selector: Selector, argument: AnyObject?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  static func start(_ request: DelayedPerform, after delay: TimeInterval) {
    let application = UIApplication.shared
    request.scheduler = application.scheduler
    let name = "delayed \(request.selector.name)"
    request.ticket = application.scheduler.schedule(after: delay, named: name) {
      request.ticket = nil
      // Calls app code: the application's method.
      let isDone = request.selector.send(to: request.target, from: request.argument, for: nil)
      if !isDone {
        application.journal.misuse(
          .action(request.selector.name, of: "\(type(of: request.target))", .notImplemented))
      }
    }
    waiting.removeAll { $0.request?.ticket == nil }
    waiting.append(Weak(request: request))
  }

  static func cancel(_ isMeant: (DelayedPerform) -> Bool) {
    for request in waiting.compactMap(\.request) where isMeant(request) {
      if let ticket = request.ticket { request.scheduler?.cancel(ticket) }
      request.ticket = nil
    }
    waiting.removeAll { $0.request?.ticket == nil }
  }

  func hasArgument(_ other: AnyObject?) -> Bool {
    if let one = argument as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    return argument === other
  }
}
