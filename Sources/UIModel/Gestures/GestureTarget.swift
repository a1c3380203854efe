// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A target and its action; the target is not retained.
@MainActor
final class GestureTarget {
  private(set) weak var target: AnyObject?
  let action: Selector

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }
}

extension UIGestureRecognizer {
  /// Adds a target with one of its methods as the action; the compiler checks the method. The target is not retained.
  ///
  /// Instead of UIKit's `addTarget(self, action: #selector(pan(_:)))` write `addTarget(self, action: Screen.pan(_:))`.
  /// If the same line runs again with the same target, nothing is added; see ``Selector``.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column))
  }

  /// Adds a target, which is called through a method that takes no parameters. The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column))
  }

  final func add(_ pair: GestureTarget) {
    guard !contains(pair) else { return }
    targets.append(pair)
  }

  final func contains(_ pair: GestureTarget) -> Bool {
    targets.contains { $0 === pair }
      || targets.contains { $0.target === pair.target && $0.action == pair.action }
  }

  final func remove(_ target: AnyObject?, _ action: Selector?) {
    let count = targets.count
    targets.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action == action)
    }
    if targets.count == count, let action, !action.isNamed {
      UIApplication.shared.journal.misuse(.action(action.name, of: journalName, .notAdded))
    }
  }

  /// Unavailable, because Swift can't compare two methods. Instead of UIKit's `removeTarget(self, action:
  /// #selector(pan(_:)))`, remove the selector that was added, or make one with the same `name` as that one.
  @available(
    *, unavailable,
    message: "Add and remove Selector(Screen.pan(_:), name: \"pan\"), or pass nil for all actions"
  )
  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
  ) {}

  /// Unavailable, because Swift can't compare two methods. The compiler's message shows what to write instead.
  @available(
    *, unavailable,
    message: "Add and remove Selector(Screen.pan, name: \"pan\"), or pass nil for all actions"
  )
  public func removeTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
  ) {}
}
