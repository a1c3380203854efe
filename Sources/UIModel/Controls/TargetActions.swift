// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The targets and actions of a control, in the order of adding.
@MainActor
struct TargetActions {
  /// The receiver of a control's events.
  enum Receiver {
    /// A method of an object, which is not retained.
    case object(WeakTarget, Selector)
    /// A method without a target. The nearest object up the responder chain that implements the method performs it.
    case responderChain(Selector)
    /// A closure with a name.
    case action(UIAction)
  }

  /// A target, which is not retained.
  struct WeakTarget {
    weak var object: AnyObject?
  }

  /// One receiver and the events that it receives.
  struct Entry {
    let number: Int
    let receiver: Receiver
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []
  private var lastNumber = 0

  mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
    forgetTheDead()
    var events = events
    if let index = entries.firstIndex(where: { $0.isPair(target, action) }) {
      if action.isNamed { return entries[index].events.formUnion(events) }
      // Selectors without a name are equal if one source line made them, even from different methods, as in a loop. An
      // existing entry with an equal selector may thus call another method, so it stays as it is. `action` gets a new
      // entry for the events that existing entries do not have.
      for entry in entries where entry.isPair(target, action) { events.subtract(entry.events) }
      if events.isEmpty { return }
    }
    if let target {
      append(.object(WeakTarget(object: target), action), events)
    } else {
      append(.responderChain(action), events)
    }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    forgetTheDead()
    subtract(events) { $0.uiAction !== action && $0.uiAction?.identifier == action.identifier }
    if let index = entries.firstIndex(where: { $0.uiAction === action }) {
      entries[index].events.formUnion(events)
    } else {
      append(.action(action), events)
    }
  }

  /// Removes the entries with this target and action. Nil matches every target or every action.
  mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
    subtract(events) { $0.matches(target, action) }
  }

  /// Returns whether an entry has this target and action. Nil matches every target or every action.
  func contains(_ target: AnyObject?, _ action: Selector?) -> Bool {
    entries.contains { $0.matches(target, action) }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { $0.uiAction?.identifier == identifier }
  }

  /// Returns the receivers of any of these events.
  func entries(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.events.isDisjoint(with: events) }
  }

  /// Returns whether an entry is still in the list, for loops over a copy of the list.
  func contains(_ entry: Entry) -> Bool {
    entries.contains { $0.number == entry.number }
  }

  var events: UIControl.Event {
    entries.reduce(into: []) { events, entry in
      if !entry.isDead { events.formUnion(entry.events) }
    }
  }

  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    var hasNilTarget = false
    for entry in entries {
      switch entry.receiver {
      case .object(let owner, _):
        guard let object = owner.object else { continue }
        let hashable = (object as? NSObject).map { AnyHashable($0) }
        targets.insert(hashable ?? AnyHashable(ObjectIdentifier(object)))
      case .responderChain: hasNilTarget = true
      case .action: break
      }
    }
    // NSNull is inserted only once: on Linux, two NSNull are equal but have different hashes, which breaks sets.
    if hasNilTarget { targets.insert(NSNull()) }
    return targets
  }

  func names(of target: AnyObject?, for events: UIControl.Event) -> [String]? {
    let names = entries(for: events).compactMap { entry -> String? in
      switch entry.receiver {
      case .object(let owner, let action):
        target != nil && owner.object === target ? action.name : nil
      case .responderChain(let action): target == nil ? action.name : nil
      case .action: nil
      }
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !entry.isDead && !stop {
      // Calls app code: `iterator`.
      switch entry.receiver {
      case .object(let owner, let action):
        iterator(nil, (owner.object, action), entry.events, &stop)
      case .responderChain(let action): iterator(nil, (nil, action), entry.events, &stop)
      case .action(let action): iterator(action, nil, entry.events, &stop)
      }
    }
  }

  private mutating func append(_ receiver: Receiver, _ events: UIControl.Event) {
    lastNumber += 1
    entries.append(Entry(number: lastNumber, receiver: receiver, events: events))
  }

  private mutating func subtract(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  private mutating func forgetTheDead() {
    entries.removeAll { $0.isDead }
  }
}

extension TargetActions.Entry {
  @MainActor
  fileprivate var uiAction: UIAction? {
    switch receiver {
    case .action(let action): action
    case .object, .responderChain: nil
    }
  }

  @MainActor
  fileprivate var isDead: Bool {
    switch receiver {
    case .object(let owner, _): owner.object == nil
    case .responderChain, .action: false
    }
  }

  /// The selector of the method that the entry calls; nil if the entry runs a closure.
  @MainActor
  fileprivate var selector: Selector? {
    switch receiver {
    case .object(_, let selector), .responderChain(let selector): selector
    case .action: nil
    }
  }

  /// Returns whether the entry's receiver is this target; for nil, whether it is the responder chain.
  @MainActor
  fileprivate func isOf(_ target: AnyObject?) -> Bool {
    switch receiver {
    case .object(let owner, _): target != nil && owner.object === target
    case .responderChain: target == nil
    case .action: false
    }
  }

  @MainActor
  fileprivate func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    guard let selector else { return false }
    return (target == nil || isOf(target)) && (action == nil || selector == action)
  }

  @MainActor
  fileprivate func isPair(_ target: AnyObject?, _ action: Selector) -> Bool {
    isOf(target) && selector == action
  }
}
