// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A view that left a window, with all that was in it then: an application that is notified may take them apart
/// before their touches are cancelled.
@MainActor
struct Departure {
  let top: UIView
  /// The view and all in it, parents first.
  let views: [UIView]
  private let identities: Set<ObjectIdentifier>

  init(of top: UIView) {
    self.top = top
    views = top.subtree
    identities = Set(views.map(ObjectIdentifier.init))
  }

  /// Returns whether a view left.
  func includes(_ view: UIView?) -> Bool {
    view.map { identities.contains(ObjectIdentifier($0)) } ?? false
  }
}
