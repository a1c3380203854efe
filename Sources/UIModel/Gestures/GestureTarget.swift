/// A target and its action; the target is not retained.
@MainActor
struct GestureTarget {
  private(set) weak var target: AnyObject?
  let action: Selector

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }
}

/// A recognizer that another one waits for; it is not retained.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Adds a target by one of its methods, checked by the compiler. The target is not retained.
  ///
  /// In place of UIKit's `addTarget(self, action: #selector(pan(_:)))` write
  /// `addTarget(self, action: Screen.pan(_:))`.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column))
  }

  /// Adds a target by one of its methods without parameters. The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column))
  }

  final func add(_ pair: GestureTarget) {
    guard !targets.contains(where: { $0.target === pair.target && $0.action == pair.action })
    else { return }
    targets.append(pair)
  }

  final func remove(_ target: AnyObject?, _ action: Selector?) {
    targets.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action == action)
    }
  }

  /// Sends the action message to every target, in the order of adding.
  final func sendActions(_ state: State, _ journal: Journal) {
    targets.removeAll { $0.target == nil }
    defer { shownState = nil }
    for pair in targets {
      guard let target = pair.target else { continue }
      journal.write(.gestureAction(journalSubject, state.gestureState))
      shownState = state
      if !pair.action.send(to: target, from: self, for: nil) {
        journal.write(.unhandledAction(pair.action.name, from: journalSubject))
      }
    }
  }
}
