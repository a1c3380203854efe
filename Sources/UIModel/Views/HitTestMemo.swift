// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Values that the index of the hit test stores with a view. Nothing else reads them.
struct HitTestMemo {
  /// The index over the view's subviews; nil before the first search among them.
  var subviews: AnyObject?
  /// The position of the view in its superview's index.
  var position: Int32 = 0
}
