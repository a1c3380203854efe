// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Values of a view that only the lookup structure for hit tests, `TableIndex`, uses.
struct HitTestMemo {
  /// The table of the view's subviews, a `HitTable`; nil until a hit test among them makes it.
  var subviews: AnyObject?
  /// The index of the view's entry in its superview's table.
  var position: Int32 = 0
}
