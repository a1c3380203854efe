// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A small scroll view whose content is pulled down, or which is refreshing.
final class RefreshTile: UIScrollView {
  private let pull: CGFloat?

  /// Makes a tile.
  ///
  /// - Parameter pull: the distance by which the content is pulled, in points; nil for a tile that is refreshing.
  init(pulledBy pull: CGFloat?) {
    self.pull = pull
    super.init(frame: .zero)
    backgroundColor = Tint.row
    layer.cornerRadius = 8
    refreshControl = UIRefreshControl()
    if pull == nil { refreshControl?.beginRefreshing() }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let offset = CGPoint(x: 0, y: -(pull ?? adjustedContentInset.top))
    if contentOffset != offset { contentOffset = offset }
  }
}
