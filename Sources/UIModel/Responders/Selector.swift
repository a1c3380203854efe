// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Names an action method, and carries the way to call it, since there is no Objective-C runtime here.
///
/// Where UIKit code says `#selector(Screen.save(_:))`, say `Selector(Screen.save(_:))`: the compiler checks
/// the method, and a subclass's override is what runs. A selector that is only a name calls the action that
/// the receiver registers under it, see `UIActionImplementing`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name. For a selector made from a method without a name: where it was made.
  public let name: String
  /// What it is known by.
  let origin: SelectorOrigin

  /// What came of a call.
  package enum Outcome {
    /// The method ran.
    case called
    /// The method is not one of the receiver's class.
    case otherReceiver
    /// The method takes senders of another class.
    case otherSender
  }

  /// Calls a method of a receiver with a sender and an event.
  package typealias Call = @MainActor @Sendable (AnyObject, AnyObject?, UIEvent?) -> Outcome

  /// Calls the method. Nil when the selector is only a name.
  private let method: Call?
  /// Whether the receiver is of the method's class. Nil when the selector is only a name.
  private let accepts: (@MainActor @Sendable (AnyObject) -> Bool)?

  /// Makes a selector that is only a name.
  public init(_ name: String) {
    self.name = name
    origin = .name
    method = nil
    accepts = nil
  }

  /// Makes a selector that is only a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Makes a selector that calls a closure whatever the receiver is.
  package init(_ name: String, call: @escaping Call) {
    self.name = name
    origin = .name
    method = call
    accepts = nil
  }

  /// Makes a selector from a method without parameters.
  ///
  /// Hand in the unapplied method, for example `Screen.save`. The name is what logs show; the place in the
  /// source when left out.
  public init<Target: AnyObject>(
    _ method: @autoclosure @escaping () -> @MainActor @Sendable (Target) -> @MainActor () -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(plain: method, name: name, place: "\(fileID):\(line):\(column)")
  }

  /// Makes a selector from a method that takes the sender.
  ///
  /// Hand in the unapplied method, for example `Screen.save(_:)`. The name is what logs show; the place in
  /// the source when left out.
  public init<Target: AnyObject, Sender>(
    _ method:
      @autoclosure @escaping () -> @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(withSender: method, name: name, place: "\(fileID):\(line):\(column)")
  }

  /// Makes a selector from a method that takes the sender and the event.
  ///
  /// Hand in the unapplied method, for example `Screen.save(_:with:)`. The name is what logs show; the place
  /// in the source when left out.
  public init<Target: AnyObject, Sender>(
    _ method:
      @autoclosure @escaping () ->
      @MainActor @Sendable (Target) ->
      @MainActor (Sender, UIEvent?) -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(withEvent: method, name: name, place: "\(fileID):\(line):\(column)")
  }

  /// Makes a selector from a closure that gives a method without parameters.
  init<Target: AnyObject>(
    plain method: @escaping () -> @MainActor @Sendable (Target) -> @MainActor () -> Void,
    name: String? = nil, place: String
  ) {
    let origin = SelectorOrigin(name, SourceOfPlainMethod(method: method))
    let method = method()
    self.init(name ?? "\(Target.self) at \(place)", origin, of: Target.self) { target, _, _ in
      // Asked first whether it is of this very class, as mostly: then nothing is held for the cast.
      if type(of: target) == Target.self {
        method(unsafeDowncast(target, to: Target.self))()
        return .called
      }
      guard let target = target as? Target else { return .otherReceiver }
      method(target)()
      return .called
    }
  }

  /// Makes a selector from a closure that gives a method with the sender.
  init<Target: AnyObject, Sender>(
    withSender method:
      @escaping () -> @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    name: String? = nil, place: String
  ) {
    let origin = SelectorOrigin(name, SourceOfSenderMethod(method: method))
    let method = method()
    self.init(name ?? "\(Target.self) at \(place)", origin, of: Target.self) { target, sender, _ in
      guard let target = Self.cast(target, to: Target.self) else { return .otherReceiver }
      guard let sender = sender as? Sender else { return .otherSender }
      method(target)(sender)
      return .called
    }
  }

  /// Makes a selector from a closure that gives a method with the sender and the event.
  init<Target: AnyObject, Sender>(
    withEvent method:
      @escaping () -> @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    name: String? = nil, place: String
  ) {
    let origin = SelectorOrigin(name, SourceOfEventMethod(method: method))
    let method = method()
    self.init(name ?? "\(Target.self) at \(place)", origin, of: Target.self) {
      target, sender, event in
      guard let target = Self.cast(target, to: Target.self) else { return .otherReceiver }
      guard let sender = sender as? Sender else { return .otherSender }
      method(target)(sender, event)
      return .called
    }
  }

  private init<Target: AnyObject>(
    _ name: String, _ origin: SelectorOrigin, of receiver: Target.Type, call: @escaping Call
  ) {
    self.name = name
    self.origin = origin
    accepts = { Self.cast($0, to: Target.self) != nil }
    method = call
  }

  /// What `as?` does, but looks first whether the class is this very one, as it mostly is.
  private static func cast<Wanted: AnyObject>(
    _ object: AnyObject, to wanted: Wanted.Type
  ) -> Wanted? {
    type(of: object) == wanted ? unsafeDowncast(object, to: wanted) : object as? Wanted
  }

  /// The name.
  public var description: String { name }

  /// Two selectors are equal when their names are; one whose method came from a variable is equal to its
  /// copies alone. So the same method, made into a selector without a name at two places, makes two: keep
  /// the selector, or name it.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.origin.mark === right.origin.mark
  }

  /// Equal selectors have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A class whose actions can be found by name: what the Objective-C runtime does for UIKit.
@MainActor
public protocol UIActionImplementing: AnyObject {
  /// The class's actions. Each needs a method and a name: `Selector(Screen.save(_:), name: "save")`.
  static var implementedActions: [Selector] { get }
}

/// An object whose actions are known when it is made, not when its class is compiled: a scenario's.
@MainActor
package protocol ActionListing: AnyObject {
  /// The action of this name; nil when the object does not implement it.
  func implementedAction(_ name: String) -> Selector?
}

extension Selector {
  /// Calls the action on `target`.
  ///
  /// - Returns: false when `target` does not implement it.
  @MainActor
  func send(to target: AnyObject, from sender: AnyObject?, for event: UIEvent?) -> Bool {
    // Call-out: the application's action method.
    if accepts != nil, let outcome = call(target, sender, event) {
      switch outcome {
      case .called: return true
      case .otherSender: return false
      case .otherReceiver: break
      }
    }
    return Self.registered(self, by: target)?.call(target, sender, event) == .called
  }

  /// Calls the method, if there is one.
  @MainActor
  private func call(_ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent?) -> Outcome? {
    // The selector keeps the method.
    method?(target, sender, event)
  }

  /// Whether `target` implements the action, without calling it.
  @MainActor
  func isImplemented(by target: AnyObject) -> Bool {
    accepts?(target) == true || Self.registered(self, by: target) != nil
  }

  /// Whether a removal that says this selector means `other`: an equal one, and by a mere name also those
  /// that have a mark of their own.
  func means(_ other: Selector) -> Bool {
    self == other || (origin.isName && name == other.name)
  }

  /// Why nothing was removed, when it looks as if it should have been; nil else.
  func reasonNothingWasRemoved(from owner: String) -> String? {
    guard !origin.isName else { return nil }
    return
      "\(owner) has no target with the action \(name), so none was removed. A selector made from a "
      + "method without a name is another one at every place; keep it for the removal, or name both."
  }

  /// That this selector is one more beside another of its name: what a line says that adds methods from a
  /// variable.
  func noteOnNamesake(of owner: String) -> String {
    "\(owner) has an action of \(name) already. This one's method came from a variable, so that it counts "
      + "as another; give each a name to make them count once: Selector(method, name: \"save\")."
  }

  @MainActor
  private static func registered(_ action: Selector, by target: AnyObject) -> Selector? {
    if let found = (target as? any ActionListing)?.implementedAction(action.name) { return found }
    return (target as? any UIActionImplementing).flatMap { implementer in
      type(of: implementer).implementedActions.first { $0.name == action.name }
    }
  }
}
