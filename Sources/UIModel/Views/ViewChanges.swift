// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Which views of a window changed, and when: whoever draws the window looks at those alone.
///
/// Only the last changes are kept, and none from before views came, went or changed places: after such a change, and
/// after many others, everything must be looked at.
@MainActor
package struct ViewChanges {
  private struct Change {
    let view: ObjectIdentifier
    let revision: Int
  }

  /// How many are kept: more than views change from one frame to the next, mostly.
  private static let most = 32

  /// Another number after each change, and another one for every window.
  package private(set) var revision = VisualRevision.next()
  /// Since this revision nothing changed but what is kept.
  private var complete: Int
  /// Oldest first.
  private var changes: [Change] = []

  init() { complete = revision }

  /// A view looks different, or what is in it lies elsewhere.
  mutating func note(_ view: UIView) {
    revision = VisualRevision.next()
    if changes.last?.view == ObjectIdentifier(view) { changes.removeLast() }
    changes.append(Change(view: ObjectIdentifier(view), revision: revision))
    if changes.count > Self.most { complete = changes.removeFirst().revision }
  }

  /// Views came, went or changed places.
  mutating func noteOtherViews() {
    revision = VisualRevision.next()
    complete = revision
    changes.removeAll(keepingCapacity: true)
  }

  /// The views that changed since a revision, each of them once; nil when that is not known of all. They are still
  /// in the window.
  package func since(_ revision: Int) -> [ObjectIdentifier]? {
    guard revision >= complete else { return nil }
    var views: [ObjectIdentifier] = []
    for change in changes where change.revision > revision && !views.contains(change.view) {
      views.append(change.view)
    }
    return views
  }
}
