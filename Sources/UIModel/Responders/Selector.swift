/// Names an action method, and carries the way to call it, since there is no Objective-C runtime here.
///
/// Where UIKit code says `#selector(Screen.save(_:))`, say `Selector(Screen.save(_:))`: the compiler checks
/// the method, and a subclass's override is what runs. A selector that is only a name calls the action that
/// the receiver registers under it, see `UIActionImplementing`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name. For a selector made from a method without a name: where it was made.
  public let name: String
  /// Whether it is known by the place where it was made, as Swift can't tell whether two methods are one.
  let isPlaceName: Bool

  typealias Call = @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool
  /// Calls the method; false when the receiver or the sender is of another class. Nil when the selector is
  /// only a name.
  let call: Call?
  /// Whether the receiver is of the method's class. Nil when the selector is only a name.
  private let accepts: (@MainActor @Sendable (AnyObject) -> Bool)?

  /// Makes a selector that is only a name.
  public init(_ name: String) {
    self.name = name
    isPlaceName = false
    call = nil
    accepts = nil
  }

  /// Makes a selector that is only a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Makes a selector that calls a closure whatever the receiver is.
  init(_ name: String, call: @escaping Call) {
    self.name = name
    isPlaceName = false
    self.call = call
    accepts = nil
  }

  /// Makes a selector from a method without parameters.
  ///
  /// Hand in the unapplied method, for example `Screen.save`. The name is what logs show; the place in the source
  /// when left out.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.name = name ?? "\(Target.self) at \(fileID):\(line):\(column)"
    isPlaceName = name == nil
    accepts = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Makes a selector from a method that takes the sender.
  ///
  /// Hand in the unapplied method, for example `Screen.save(_:)`. The name is what logs show; the place in the source
  /// when left out.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.name = name ?? "\(Target.self) at \(fileID):\(line):\(column)"
    isPlaceName = name == nil
    accepts = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Makes a selector from a method that takes the sender and the event.
  ///
  /// Hand in the unapplied method, for example `Screen.save(_:with:)`. The name is what logs show; the place in the source
  /// when left out.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.name = name ?? "\(Target.self) at \(fileID):\(line):\(column)"
    isPlaceName = name == nil
    accepts = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// The name.
  public var description: String { name }

  /// Two selectors are equal when their names are. So the same method, made into a selector without a name
  /// at two places, makes two: keep the selector, or name it.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name
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
  func send(to target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    let method = accepts?(target) == true ? self : Self.registered(self, by: target)
    guard let call = method?.call else { return false }
    // Call-out: the application's action method.
    return call(target, sender, event)
  }

  /// Whether `target` implements the action, without calling it.
  @MainActor
  func isImplemented(by target: AnyObject) -> Bool {
    accepts?(target) == true || Self.registered(self, by: target) != nil
  }

  /// Why nothing was removed, when it looks as if it should have been; nil else.
  func reasonNothingWasRemoved(from owner: String) -> String? {
    guard isPlaceName else { return nil }
    return
      "\(owner) has no target with the action \(name), so none was removed. A selector made from a "
      + "method without a name is another one at every place; keep it for the removal, or name both."
  }

  @MainActor
  private static func registered(_ action: Selector, by target: AnyObject) -> Selector? {
    if let found = (target as? any ActionListing)?.implementedAction(action.name) { return found }
    return (target as? any UIActionImplementing).flatMap { implementer in
      type(of: implementer).implementedActions.first { $0.name == action.name }
    }
  }
}
