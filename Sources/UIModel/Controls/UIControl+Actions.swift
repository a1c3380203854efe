// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Sending events to targets.
extension UIControl {
  /// Writes the events to the journal, and calls each target of these events once, in the order in which they were
  /// added.
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

  /// Sends valueChanged and then the control's main event. The main event is left out if a target ended the touch, for
  /// example by disabling the control.
  final func sendValueChanged(with event: UIEvent?) {
    let wasTracking = isTracking
    send(.valueChanged, with: event)
    if isTracking || !wasTracking { sendMainEvent(event) }
  }

  /// Sends the control's main event. When a finger lifts, it is sent after all other events.
  final func sendMainEvent(_ event: UIEvent?) {
    if mainEvent == .notLifting {
      willSendMainEvent()
      send(.primaryActionTriggered, with: event)
    } else {
      mainEvent = .due
    }
  }

  /// Handles keys for controls whose main event is a lift inside them.
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

/// `addTarget` with the method itself instead of a selector, so that the compiler checks the method. Instead of UIKit's
/// `addTarget(self, action: #selector(save(_:)), for: .touchUpInside)` write `addTarget(self, action: Screen.save(_:),
/// for: .touchUpInside)`.
///
/// A source line adds only one action for each target and event, however often it runs. If another line adds the same
/// method, that is a second action. To let another line remove the action, or to add several methods by one line in a
/// loop, pass a `Selector(Screen.save(_:), name: "save")`.
extension UIControl {
  /// Unavailable, because Swift can't compare two methods. Instead of UIKit's `removeTarget(self, action:
  /// #selector(save), for: .touchUpInside)`, store the `Selector` that was added and remove that one, or add and remove
  /// selectors with the same name.
  @available(
    *, unavailable,
    message: "Add and remove Selector(Screen.save, name: \"save\"), or pass nil for all actions"
  )
  public func removeTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {}

  /// Unavailable, because Swift can't compare two methods: see `removeTarget` for methods without parameters.
  @available(
    *, unavailable,
    message: "Add and remove Selector(Screen.save(_:), name: \"save\"), or pass nil for all actions"
  )
  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {}

  /// Unavailable, because Swift can't compare two methods: see `removeTarget` for methods without parameters.
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
