// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Values of a view that only the lookup structure for hit tests, `TableIndex`, uses.
struct HitTestMemo {
  /// The `HitTable` of the subviews. A hit test creates it when it needs it; a change of `subviews` sets it to nil.
  var subviews: AnyObject?
  /// The index of the view's entry in its superview's table.
  var position: Int32 = 0
}
