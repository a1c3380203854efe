// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The calls that responders are forwarding to their next responder, the innermost last.
///
/// An override of `next` may form a cycle. All default implementations forward their calls through here, so that such
/// a call ends: at a responder that is already forwarding it, or after `most` nested calls, before the stack overflows.
/// UIKit recurses until the process crashes.
@MainActor
enum PassedCalls {
  /// A call that a responder forwards.
  enum Call {
    /// A call with touches. The method is nil for `touchesEstimatedPropertiesUpdated`.
    case touches(JournalFact.TouchMethod?, Set<UITouch>)
    case presses(JournalFact.TouchMethod, Set<UIPress>)
    case motion(JournalFact.MotionMethod)
    case remoteControl
    case target(Selector)

    /// Returns whether both calls are of the same method and, if this call has touches or presses, have at least one of
    /// them in common.
    func isPart(of other: Call) -> Bool {
      switch (self, other) {
      case (.touches(let method, let touches), .touches(let otherMethod, let others)):
        method == otherMethod && (touches.isEmpty || !touches.isDisjoint(with: others))
      case (.presses(let method, let presses), .presses(let otherMethod, let others)):
        method == otherMethod && !presses.isDisjoint(with: others)
      case (.motion(let method), .motion(let otherMethod)): method == otherMethod
      case (.remoteControl, .remoteControl): true
      case (.target(let action), .target(let otherAction)): action == otherAction
      case (.touches, _), (.presses, _), (.motion, _), (.remoteControl, _), (.target, _): false
      }
    }
  }

  /// The largest number of nested calls. Further ones are not made.
  static let most = 2_000
  private static var nested = 0
  /// The responders of the calls in progress, the innermost last; the calls themselves are in `calls`. The responders
  /// have an array of their own because it is searched once for each responder of a chain.
  private static var open: [ObjectIdentifier] = []
  private static var calls: [Call] = []

  /// Notes that a responder is about to forward a call.
  ///
  /// - Returns: the argument for `leave`.
  static func enter(_ responder: UIResponder, _ call: Call) -> Int {
    nested += 1
    note(responder, call)
    return open.count - 1
  }

  /// Notes that the call also went through a responder that only forwards calls.
  static func note(_ responder: UIResponder, _ call: Call) {
    open.append(ObjectIdentifier(responder))
    calls.append(call)
  }

  /// Returns whether a responder may be called: false if it is already forwarding the same call, or if more than `most`
  /// calls are nested. A refusal is written to the journal.
  static func mayReach(_ next: UIResponder, from responder: UIResponder, _ call: Call) -> Bool {
    let identity = ObjectIdentifier(next)
    let isOpen = open.indices.contains { open[$0] == identity && call.isPart(of: calls[$0]) }
    if !isOpen, nested <= most { return true }
    UIApplication.shared.journal.misuse(
      .circleOfResponders(responder.journalName, next: next.journalName))
    return false
  }

  /// Notes that the call and all nested calls have returned.
  static func leave(_ index: Int) {
    nested -= 1
    open.removeSubrange(index...)
    calls.removeSubrange(index...)
  }

  /// Runs `body`, which forwards a call to `next`, if that responder may be called.
  ///
  /// - Returns: the result of `body`; nil if it was not run.
  @discardableResult
  static func pass<Result>(
    _ call: Call, from responder: UIResponder, to next: UIResponder, _ body: () -> Result
  ) -> Result? {
    let index = enter(responder, call)
    defer { leave(index) }
    return mayReach(next, from: responder, call) ? body() : nil
  }
}
