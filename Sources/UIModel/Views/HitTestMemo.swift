// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Values of a view that only the index for hit tests uses.
struct HitTestMemo {
  /// The index's table of the view's subviews; nil before the first hit test among them.
  var subviews: AnyObject?
  /// The position of the view in its superview's table.
  var position: Int32 = 0
}
