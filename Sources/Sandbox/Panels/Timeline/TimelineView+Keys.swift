// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Keys for the lanes: up and down select another lane, left and right go to the previous or next change in it.
extension TimelineView {
  var keyRowCount: Int { visibleLanes.count }

  var keyRowsPerPage: Int? { shownRows.count }

  func ring(aroundKeyRow row: Int) -> CGRect {
    shownRows.contains(row) ? frame(ofRow: row).insetBy(dx: 3, dy: 3) : .zero
  }

  func chooseKeyRow(_ row: Int) {
    let x = max(laneArea.minX, min(playheadX, laneArea.maxX - 1))
    inquire(at: CGPoint(x: x, y: frame(ofRow: row).midY))
  }

  func named(inKeyRow row: Int) -> Named? {
    model.lanes[visibleLanes[row]].subject.flatMap { naming($0, nil) }
  }

  func step(_ direction: Int, inKeyRow row: Int) -> Int {
    let lane = model.lanes[visibleLanes[row]]
    let time = playhead ?? model.end
    let bar = direction < 0 ? lane.bar(before: time) : lane.bar(after: time)
    inquire(at: nil)
    if let bar { onSeek(bar.start) }
    return row
  }

  func bringIntoSight(keyRow row: Int) {
    inquire(at: nil)
    let rows = shownRows
    if row < rows.lowerBound {
      scroll(by: CGFloat(row - rows.lowerBound) * laneHeight)
    } else if row >= rows.upperBound {
      scroll(by: CGFloat(row - rows.upperBound + 1) * laneHeight)
    }
  }
}
