// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// The settings of a scroll view or table; nil for those that the file leaves to UIKit.
package struct ScrollSettings: Equatable, Sendable {
  /// The size of the content, in points.
  package var contentSize: CGSize?
  /// The margin around the content: the sum that UIKit prints as `adjustedContentInset`, in points.
  package var contentInset: UIEdgeInsets?
  /// The point of the content at the top left corner.
  package var contentOffset: CGPoint?
  /// True if new touches are held back from the content for a while.
  package var delaysContentTouches: Bool?
  /// True if touches can be taken away from the content again.
  package var canCancelContentTouches: Bool?
  /// True if the content can be dragged beyond its edges and bounces back.
  package var bounces: Bool?
  /// True if a drag stays on the axis along which it starts.
  package var directionalLock: Bool?
  /// True if fingers scroll.
  package var isScrollEnabled: Bool?
  /// True if scrolling stops at multiples of the view's size.
  package var isPagingEnabled: Bool?
  /// True if content that fits can be dragged beyond its edges.
  package var alwaysBounceVertical: Bool?
  package var alwaysBounceHorizontal: Bool?
  /// The limits of zooming.
  package var minimumZoomScale: CGFloat?
  package var maximumZoomScale: CGFloat?
  /// The name of the view that the delegate answers in viewForZooming.
  package var zooms: String?
  /// The answer of an overridden touchesShouldBegin.
  package var shouldBegin: Bool?
  /// The answer of an overridden touchesShouldCancel.
  package var shouldCancel: Bool?
  /// The number of rows of a table.
  package var rows: Int?
  /// The height of its rows, in points.
  package var rowHeight: CGFloat?
  /// The line that is logged when a row is selected.
  package var select: String?
  /// The swipe actions of every row, at its leading and at its trailing edge.
  package var leadingActions: [RowAction]?
  package var trailingActions: [RowAction]?
  /// True if a long swipe performs the first action.
  package var fullSwipe: Bool?

  /// Makes settings that leave everything to UIKit.
  package init() {}

  /// True if rows have swipe actions.
  var hasRowActions: Bool { leadingActions != nil || trailingActions != nil }
}

/// A swipe action of a table's rows.
package struct RowAction: Equatable, Sendable {
  /// The title of its button.
  package let title: String
  /// The line that is logged when it is performed.
  package let line: String
}

/// The keys of the settings.
package enum ScrollKey: String, CaseIterable {
  case contentSize, contentInset, contentOffset, delaysContentTouches, canCancelContentTouches
  case bounces, directionalLock, isScrollEnabled, isPagingEnabled, alwaysBounceVertical
  case alwaysBounceHorizontal, minimumZoomScale, maximumZoomScale, zooms, shouldBegin, shouldCancel
  case rows, rowHeight, select, leadingActions, trailingActions, fullSwipe

  /// Returns whether a view of this class has the setting.
  package func applies(to view: ViewClass) -> Bool {
    switch self {
    case .rows, .rowHeight, .select, .leadingActions, .trailingActions, .fullSwipe:
      view == .tableView
    // A table with rows is as large as these.
    case .contentSize, .contentInset, .contentOffset, .delaysContentTouches,
      .canCancelContentTouches, .bounces, .directionalLock, .isScrollEnabled, .isPagingEnabled,
      .alwaysBounceVertical, .alwaysBounceHorizontal, .minimumZoomScale, .maximumZoomScale, .zooms,
      .shouldBegin, .shouldCancel:
      view.isScrollView
    }
  }
}
