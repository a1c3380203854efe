// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The name of an action method together with the code that calls it, since there is no Objective-C runtime here.
///
/// Instead of UIKit's `#selector(Screen.save(_:))` write `Selector(Screen.save(_:))`: the compiler checks the method,
/// and overrides in subclasses are called. A selector that is only a name calls the action that the receiver registered
/// with this name; see `UIActionImplementing`.
///
/// Selectors with equal names are equal. If a selector is made from a method without the argument `name`, it is named
/// after the method's class and the position in the source, such as `Screen at App/Screen.swift:12:20`. The same line
/// makes equal selectors each time it runs, and the same method on two lines makes different ones. Pass a `name` if
/// another line removes the action, or if one line makes selectors of several methods, as in a loop.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name that was given; without one, the class of the method and the position in the source.
  public let name: String
  /// The code that the selector calls; nil if it is only a name.
  private let method: Method?
  /// True if the selector was given a name; false if it is named after its position in the source.
  package var isNamed: Bool { method?.position == nil }

  /// The code behind a selector. Copies of the selector share it.
  private final class Method: Sendable {
    /// The position in the source where the selector was made; nil if the selector was given a name.
    let position: Position?
    /// Returns whether a receiver is of the method's class. It is nil for a closure, which takes any receiver.
    let accepts: (@MainActor @Sendable (AnyObject) -> Bool)?
    let call: Call

    init(
      _ position: Position?, accepts: (@MainActor @Sendable (AnyObject) -> Bool)?,
      call: @escaping Call
    ) {
      self.position = position
      self.accepts = accepts
      self.call = call
    }
  }

  private struct Position {
    let fileID: String
    let line: Int
    let column: Int
  }

  /// The result of a call.
  package enum Outcome {
    /// The method ran.
    case called
    /// The receiver is not of the method's class.
    case otherReceiver
    /// The method takes senders of another class.
    case otherSender
  }

  /// Calls a method of a receiver with a sender and an event.
  package typealias Call = @MainActor @Sendable (AnyObject, AnyObject?, UIEvent?) -> Outcome

  /// Makes a selector that is only a name.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Makes a selector that is only a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Makes a selector that calls a closure with any receiver.
  package init(_ name: String, call: @escaping Call) {
    self.name = name
    method = Method(nil, accepts: nil, call: call)
  }

  /// Makes a selector from a method without parameters.
  ///
  /// Pass the unapplied method, for example `Screen.save`. Logs show the argument `name`; without it, the class and the
  /// position in the source.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name, Position(fileID: fileID, line: line, column: column)) {
      (target: Target, _, _) in
      method(target)()
      return .called
    }
  }

  /// Makes a selector from a method that takes the sender.
  ///
  /// Pass the unapplied method, for example `Screen.save(_:)`. Logs show the argument `name`; without it, the class and
  /// the position in the source.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name, Position(fileID: fileID, line: line, column: column)) {
      (target: Target, sender, _) in
      guard let sender = sender as? Sender else { return .otherSender }
      method(target)(sender)
      return .called
    }
  }

  /// Makes a selector from a method that takes the sender and the event.
  ///
  /// Pass the unapplied method, for example `Screen.save(_:with:)`. Logs show the argument `name`; without it, the
  /// class and the position in the source.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name, Position(fileID: fileID, line: line, column: column)) {
      (target: Target, sender, event) in
      guard let sender = sender as? Sender else { return .otherSender }
      method(target)(sender, event)
      return .called
    }
  }

  private init<Target: AnyObject>(
    _ name: String?, _ position: Position,
    call: @escaping @MainActor @Sendable (Target, AnyObject?, UIEvent?) -> Outcome
  ) {
    self.name =
      name ?? "\(Target.self) at \(position.fileID):\(position.line):\(position.column)"
    method = Method(
      name == nil ? position : nil, accepts: { $0 is Target },
      call: { target, sender, event in
        guard let target = target as? Target else { return .otherReceiver }
        return call(target, sender, event)
      })
  }

  /// The name of the selector.
  public var description: String { name }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Equal selectors have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A class whose actions can be found by name. In UIKit, the Objective-C runtime does this.
@MainActor
public protocol UIActionImplementing: AnyObject {
  /// The class's actions. Each needs a method and a name: `Selector(Screen.save(_:), name: "save")`.
  static var implementedActions: [Selector] { get }
}

extension Selector {
  /// Calls the action's method on `target`.
  ///
  /// - Returns: false if `target` does not implement it.
  @MainActor
  package func send(to target: AnyObject, from sender: AnyObject?, for event: UIEvent?) -> Bool {
    // Calls app code: the application's action method.
    if let method, method.accepts != nil {
      switch method.call(target, sender, event) {
      case .called: return true
      case .otherSender: return false
      case .otherReceiver: break
      }
    }
    return Self.registered(self, by: target)?.method?.call(target, sender, event) == .called
  }

  /// Returns whether `target` implements the action, without calling it.
  @MainActor
  func isImplemented(by target: AnyObject) -> Bool {
    method?.accepts?(target) == true || Self.registered(self, by: target) != nil
  }

  /// The name; if the selector was made without one, the file and line where it was made: "Screen.swift:40".
  package var shortName: String {
    guard let position = method?.position else { return name }
    return "\(position.fileID.split(separator: "/").last ?? ""):\(position.line)"
  }

  /// Returns the description of the action in journal entries, with the name of its target.
  package func fact(target: String) -> ActionFact {
    ActionFact(name: name, shortName: shortName, target: target)
  }

  @MainActor
  private static func registered(_ action: Selector, by target: AnyObject) -> Selector? {
    if let responder = target as? UIResponder,
      let found = responder.ownActions.first(where: { $0 == action })
    {
      return found
    }
    return (target as? any UIActionImplementing).flatMap { implementer in
      type(of: implementer).implementedActions.first { $0.name == action.name }
    }
  }
}
