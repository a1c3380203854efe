// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// The settings of a scroll view or table. A setting is nil if the file does not set it.
package struct ScrollSettings: Equatable, Sendable {
  /// The size of the content, in points.
  package var contentSize: CGSize?
  /// The insets around the content, in points. `adjustedContentInset` equals them, because there is no safe area.
  package var contentInset: UIEdgeInsets?
  /// The point of the content in the top left corner of the view.
  package var contentOffset: CGPoint?
  /// True if touches are delayed before they reach the content.
  package var delaysContentTouches: Bool?
  /// True if touches in the content can be cancelled to scroll.
  package var canCancelContentTouches: Bool?
  /// True if the content can be dragged beyond its edges.
  package var bounces: Bool?
  /// True if a drag that starts along one axis stays on it.
  package var directionalLock: Bool?
  /// True if fingers can scroll.
  package var isScrollEnabled: Bool?
  /// True if scrolling stops at multiples of the view's size.
  package var isPagingEnabled: Bool?
  /// True if content that fits can be dragged vertically beyond its edges.
  package var alwaysBounceVertical: Bool?
  package var alwaysBounceHorizontal: Bool?
  /// The limits of zooming.
  package var minimumZoomScale: CGFloat?
  package var maximumZoomScale: CGFloat?
  /// The name of the view that `viewForZooming(in:)` returns.
  package var zooms: String?
  /// The result of an overridden `touchesShouldBegin(_:with:in:)`.
  package var shouldBegin: Bool?
  /// The result of an overridden `touchesShouldCancel(in:)`.
  package var shouldCancel: Bool?
  /// The number of rows of a table.
  package var rows: Int?
  /// The height of the rows, in points.
  package var rowHeight: CGFloat?
  /// The line that is logged when a row is selected.
  package var select: String?
  /// The swipe actions of every row, at its leading and at its trailing edge.
  package var leadingActions: [RowAction]?
  package var trailingActions: [RowAction]?
  /// True if a long swipe runs the first action.
  package var fullSwipe: Bool?

  /// Makes settings that change nothing.
  package init() {}

  /// True if rows have swipe actions.
  var hasRowActions: Bool { leadingActions != nil || trailingActions != nil }
}

/// A swipe action of a table's rows.
package struct RowAction: Equatable, Sendable {
  /// The title of the action's button.
  package let title: String
  /// The line that the action logs.
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
    // A table computes its content size from its rows.
    case .contentSize, .contentInset, .contentOffset, .delaysContentTouches,
      .canCancelContentTouches, .bounces, .directionalLock, .isScrollEnabled, .isPagingEnabled,
      .alwaysBounceVertical, .alwaysBounceHorizontal, .minimumZoomScale, .maximumZoomScale, .zooms,
      .shouldBegin, .shouldCancel:
      view.isScrollView
    }
  }
}
