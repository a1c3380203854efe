// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A misuse by the application or its host: something that UIKit forbids or ignores. The values are names and numbers;
/// the first name is that of the object that did it.
package enum Misuse: Equatable, Sendable {
  /// A recognizer assigned a state that can't follow its current one.
  case illegalTransition(IllegalGestureTransition)
  /// Failure requirements make these recognizers wait for each other in a cycle. The first one is repeated at the end.
  case circleOfRequirements([String])
  /// `buttonMaskRequired` of a tap recognizer was set to an empty mask.
  case emptyButtonMask(String)
  /// A recognizer was asked for the location of a touch that it does not have.
  case noTouch(String, index: Int, count: Int)
  /// A delegate other than the scroll view was set for a recognizer of a scroll view.
  case delegateOfScrollView(recognizer: String, scrollView: String)
  /// Actions kept assigning states, which sent further actions.
  case endlessActions
  /// Recognizers kept changing each other's states.
  case endlessChanges

  /// Removing or sending an action had no effect. The values are the name of the action, the name of the object from
  /// which it was to be removed or to which it was to be sent, and the mistake.
  case action(String, of: String, ActionMisuse)

  /// A frame, bounds, centre or transform has a number that is NaN or infinite.
  case geometryNotFinite(String)
  /// A view was to be added to one of its own subviews, at any depth.
  case circleOfViews(String, into: String)
  /// Following `next` from a responder leads back to it, or never ends.
  case circleOfResponders(String, next: String)
  /// A controller was to present itself, a second controller, or one that is already presented.
  case alreadyPresenting(String, presented: String)
  /// A controller was to present one that contains or presents it.
  case presentedAbove(String, presented: String)
  /// A controller was to add a child that contains or presents it.
  case childAbove(String, child: String)
  /// A controller's `view` was set to the root view of another one.
  case viewOfAnother(String, view: String, owner: String)
  /// A controller's `view` was set to a view that contains its current one.
  case viewAbove(String, view: String)
  /// A controller whose view is not in a window was to present another controller.
  case presentingWithoutWindow(String, presented: String)
  /// A segmented control was called with the index of a segment that it does not have.
  case noSegment(String, index: Int, count: Int)

  /// A table was used wrongly, or its data source returned wrong numbers. The values are the table's name and the
  /// mistake.
  case table(String, TableMisuse)

  /// The host's clock was moved from inside a callback.
  case clockMovedInCallback
  /// Input was fed from inside a callback.
  case inputInCallback
}

/// A mistake about an action.
package enum ActionMisuse: Equatable, Sendable {
  /// The action to remove was never added.
  case notAdded
  /// The target does not implement the action.
  case notImplemented
  /// The action takes senders of another class.
  case otherSender
}

/// A mistake about a table.
package enum TableMisuse: Equatable, Sendable {
  /// The data source returned a negative or too large number of sections, or of rows in a section.
  case count(Int, section: Int?, most: Int)
  /// No class is registered for the identifier of a cell.
  case unregisteredCell(identifier: String)
  /// The visible rows of all tables together need more cells than the limit, which is the value.
  case cells(most: Int)
  /// The table was to scroll to a row that it does not have.
  case noRow(IndexPath)
  /// `endUpdates()` was called without `beginUpdates()`.
  case endUpdatesWithoutBegin
  /// The changes contradict the data source.
  case invalidUpdate(UpdateContradiction)
}

/// An illegal change of a recognizer's state.
package struct IllegalGestureTransition: Equatable, Sendable {
  /// The recognizer as the log names it.
  package let recognizer: String
  package let from: GestureState
  package let to: GestureState
  /// The state that the recognizer gets instead; nil if its state stays the same.
  package let instead: GestureState?
}

/// A contradiction between a table's changes and the numbers of its data source.
package enum UpdateContradiction: Equatable, Sendable {
  /// A row that did not exist before was to be deleted, reloaded or moved.
  case noSuchRowBefore(IndexPath)
  /// A row was to be inserted at, or moved to, an index path that does not exist now.
  case noSuchRowNow(IndexPath)
  /// The changes give a different number of sections than the data source.
  case sections(before: Int, changed: Int, now: Int)
  /// The changes give a different number of rows in a section than the data source.
  case rows(section: Int, before: Int, changed: Int, now: Int)
}
