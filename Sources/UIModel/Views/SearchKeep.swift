// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Keeps what leaves the tree while a search asks an application, until that search is over.
///
/// Overrides of `hitTest(_:with:)` and `point(inside:with:)` may take any view out of the tree, although they must
/// not. Nothing that a search stands on goes away meanwhile, so that it counts no references on its way, see `Lent`;
/// and what the subviews of a view were before is still known.
@MainActor
enum SearchKeep {
  /// How many calls of overrides are under way, one in the other.
  private static var asking = 0
  /// How much is kept: asked with every search, while an array would be made first.
  private static var count = 0
  /// The subviews of views as they were before a change, oldest first.
  private static var former: [(owner: UIView, subviews: [UIView])] = []

  /// An application is asked.
  ///
  /// - Returns: what tells its changes from those before it.
  static func begin() -> Int {
    asking &+= 1
    return count
  }

  /// It answered, and what the answer leads to is done.
  static func end() { asking &-= 1 }

  /// The subviews of a view are about to change.
  static func noteChange(of owner: UIView) {
    if asking > 0 { keep(owner) }
  }

  private static func keep(_ owner: UIView) {
    former.append((owner, owner.storedSubviews))
    count = former.count
  }

  /// The subviews of a view as they were when an application was asked.
  static func subviews(of owner: UIView, at mark: Int) -> [UIView] {
    former[mark...].first { $0.owner === owner }?.subviews ?? owner.storedSubviews
  }

  /// A search is over: unless another one waits for it, what was kept may go.
  static func searchEnded() {
    if count > 0 { letGo() }
  }

  private static func letGo() {
    guard asking == 0 else { return }
    // What goes may do anything in its `deinit`, search as well.
    let gone = former
    (former, count) = ([], 0)
    withExtendedLifetime(gone) {}
  }
}
