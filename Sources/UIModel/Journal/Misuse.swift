// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A mistake of the application or its host: what UIKit forbids or ignores, with the names and numbers of it. The
/// name of the object that made it comes first.
package enum Misuse: Equatable, Sendable {
  /// A recognizer assigned a state that it can't go to.
  case illegalTransition(IllegalGestureTransition)
  /// The requirements along these recognizers, the first one again at the end, make a circle.
  case circleOfRequirements([String])
  /// A tap recognizer was to require no button of the mouse.
  case emptyButtonMask(String)
  /// A recognizer was asked for the location of a touch that it does not have.
  case noTouch(String, index: Int, count: Int)
  /// A delegate was set for a recognizer of a scroll view.
  case delegateOfScrollView(recognizer: String, scrollView: String)
  /// Actions kept assigning states that send actions.
  case endlessActions
  /// Recognizers kept changing each other's states.
  case endlessChanges

  /// An action was added, removed or sent in vain: its name, and who it was to be of.
  case action(String, of: String, ActionMisuse)

  /// A frame, bounds, centre or transform has a number that is NaN or infinite.
  case geometryNotFinite(String)
  /// A view was to be added to a view that is in it.
  case circleOfViews(String, into: String)
  /// The next responder of one leads back to it, or on without an end.
  case circleOfResponders(String, next: String)
  /// A controller was to present another one, and one of the two is presenting.
  case alreadyPresenting(String, presented: String)
  /// A controller was to present one that it is in, or that presents it.
  case presentedAbove(String, presented: String)
  /// A controller was to take one as its child that it is in, or that presents it.
  case childAbove(String, child: String)
  /// A controller was to take another one's root view as its own.
  case viewOfAnother(String, view: String, owner: String)
  /// A controller was to take a view as its root view that it is in.
  case viewAbove(String, view: String)
  /// A controller was to present another one while its view was in no window.
  case presentingWithoutWindow(String, presented: String)
  /// A segmented control was asked for a segment that it does not have.
  case noSegment(String, index: Int, count: Int)

  /// A table got numbers or changes that it can't show.
  case table(String, TableMisuse)

  /// The host's clock was moved from inside a callback.
  case clockMovedInCallback
  /// Input was fed from inside a callback.
  case inputInCallback
}

/// A mistake about an action.
package enum ActionMisuse: Equatable, Sendable {
  /// It was to be removed, and was never added.
  case notAdded
  /// The target does not implement it.
  case notImplemented
  /// It takes senders of another class.
  case otherSender
}

/// A mistake about a table.
package enum TableMisuse: Equatable, Sendable {
  /// The data source counts fewer than no, or too many sections, or rows of one section.
  case count(Int, section: Int?, most: Int)
  /// No class is registered for the identifier of a cell.
  case unregisteredCell(identifier: String)
  /// More rows are in sight, in all tables together, than tables have cells for.
  case cells(most: Int)
  /// The table was to scroll to a row that does not exist.
  case noRow(IndexPath)
  /// `endUpdates()` was called without `beginUpdates()`.
  case endUpdatesWithoutBegin
  /// The changes contradict the data source.
  case invalidUpdate(UpdateContradiction)
}

/// A change of a recognizer's state that is refused.
package struct IllegalGestureTransition: Equatable, Sendable {
  /// The recognizer as the log names it.
  package let recognizer: String
  package let from: GestureState
  package let to: GestureState
  /// The state that it goes to instead; nil when it stays where it is.
  package let instead: GestureState?
}

/// The numbers of a table's data source that its changes contradict.
package enum UpdateContradiction: Equatable, Sendable {
  /// A row was to be deleted, reloaded or moved that was not there.
  case noSuchRowBefore(IndexPath)
  /// A row was to be inserted, or to move, where no row is now.
  case noSuchRowNow(IndexPath)
  /// The changes make another number of sections than the data source says.
  case sections(before: Int, changed: Int, now: Int)
  /// The changes make another number of rows in a section than the data source says.
  case rows(section: Int, before: Int, changed: Int, now: Int)
}
