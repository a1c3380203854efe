// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// One thing that is drawn, as it is compared with that of the frame before.
protocol DrawnItem {
  /// What stays the same while the thing moves or changes.
  associatedtype Key: Hashable
  var key: Key { get }
  /// The pixels that it may change.
  var extent: PixelRect { get }
  /// Whether it gives the same pixels.
  func looksLike(_ other: Self) -> Bool
}

extension Damage {
  /// Adds what differs between two frames, each back to front.
  mutating func add<Item: DrawnItem>(from old: [Item], to new: [Item]) {
    var start = 0
    while start < min(old.count, new.count), old[start].looksLike(new[start]) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1].looksLike(new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < max(oldEnd, newEnd) else { return }
    if oldEnd == newEnd, !(start..<oldEnd).contains(where: { old[$0].key != new[$0].key }) {
      // The same things in the same order, as in most frames.
      for index in start..<oldEnd where !old[index].looksLike(new[index]) {
        add(old[index].extent)
        add(new[index].extent)
      }
      return
    }
    add(from: old[start..<oldEnd], to: new[start..<newEnd])
  }

  private mutating func add<Item: DrawnItem>(
    from old: ArraySlice<Item>, to new: ArraySlice<Item>
  ) {
    var places: [Item.Key: Int] = [:]
    for index in old.indices { places[old[index].key] = index }
    // What keeps its place among the others; whatever was overtaken is drawn again.
    var last = old.startIndex - 1
    var isKept = Array(repeating: false, count: old.count)
    for item in new {
      guard let place = places[item.key], place > last else {
        add(item.extent)
        continue
      }
      last = place
      isKept[place - old.startIndex] = true
      if !old[place].looksLike(item) {
        add(old[place].extent)
        add(item.extent)
      }
    }
    for (item, isKept) in zip(old, isKept) where !isKept { add(item.extent) }
  }
}
