// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Sending events to targets.
extension UIControl {
  /// Writes the events to the journal and calls each target of these events once, in the order of adding.
  final func send(_ events: Event, with event: UIEvent?) {
    let journal = UIApplication.shared.journal
    if journal.isRead {
      for event in events.facts { journal.write(.controlEvent(journalSubject, event)) }
    }
    for entry in targetActions.entries(for: events) where targetActions.contains(entry) {
      // Calls app code: `sendAction` may be overridden; targets may add and remove targets.
      switch entry.receiver {
      case .object(let target, let action):
        if let object = target.object { sendAction(action, to: object, for: event) }
      case .responderChain(let action): sendAction(action, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Sends the event for a changed value, and then the control's main event unless a target ended the touch
  /// meanwhile, such as by disabling the control.
  final func sendValueChanged(with event: UIEvent?) {
    let wasTracking = isTracking
    send(.valueChanged, with: event)
    if isTracking || !wasTracking { sendMainEvent(event) }
  }

  /// Sends the control's main event. At a lift it is the last of all events.
  final func sendMainEvent(_ event: UIEvent?) {
    if mainEvent == .notLifting {
      willSendMainEvent()
      send(.primaryActionTriggered, with: event)
    } else {
      mainEvent = .due
    }
  }

  /// Handles keys for controls whose main event is a lift inside.
  final func respondLikeButton(to command: FocusCommand) -> Bool {
    guard command == .activate, hasPrimaryTouchUp else { return false }
    send(.touchUpInside, with: nil)
    sendMainEvent(nil)
    return true
  }

  final func addTarget(_ target: AnyObject?, _ action: Selector, _ events: Event) {
    targetActions.add(target, action, for: events)
  }

  final func removeTarget(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
    let wasKnown = targetActions.contains(target, action)
    targetActions.remove(target, action, for: events)
    if !wasKnown, let action, !action.isNamed {
      UIApplication.shared.journal.misuse(.action(action.name, of: journalName, .notAdded))
    }
  }

  final func perform(_ action: UIAction) {
    UIApplication.shared.journal.write(
      .action(action.fact, from: journalSubject))
    action.perform(sender: self)
  }
}

/// Targets that are added by their methods, which the compiler checks. In place of UIKit's `addTarget(self, action:
/// #selector(save(_:)), for: .touchUpInside)` write `addTarget(self, action: Screen.save(_:), for: .touchUpInside)`.
///
/// A line of source counts as one action for each target and event, however often it runs; the same method added on
/// another line is another action. Pass a `Selector(Screen.save(_:), name: "save")` to remove the action elsewhere,
/// or where one line adds several methods, as in a loop.
extension UIControl {
  /// Unavailable: Swift can't compare two methods. In place of UIKit's
  /// `removeTarget(self, action: #selector(save), for: .touchUpInside)` keep the selector that was added, or
  /// name both.
  @available(
    *, unavailable,
    message: "Add and remove Selector(Screen.save, name: \"save\"), or pass nil for all actions"
  )
  public func removeTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {}

  /// Unavailable; see the first of these methods.
  @available(
    *, unavailable,
    message: "Add and remove Selector(Screen.save(_:), name: \"save\"), or pass nil for all actions"
  )
  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {}

  /// Unavailable; see the first of these methods.
  @available(
    *, unavailable,
    message: "Add and remove Selector(Screen.save(_:with:), name: \"save\"), or pass nil for all"
  )
  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {}

  /// Adds a target by one of its methods without parameters. The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    for controlEvents: Event, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column),
      for: controlEvents)
  }

  /// Adds a target by one of its methods that takes the sender. The target is not retained.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column),
      for: controlEvents)
  }

  /// Adds a target by one of its methods that takes the sender and the event. The target is not retained.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column),
      for: controlEvents)
  }
}
