// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The dirty region: a few rectangles of pixels that do not overlap much.
struct Damage {
  /// What must be drawn again, within the buffer.
  private(set) var parts: [PixelRect] = []
  private let all: PixelRect

  /// More parts than these are put together: each costs a look at everything that is shown.
  private static let mostParts = 6

  /// Makes one without damage, of a whole buffer.
  init(of all: PixelRect) { self.all = all }

  /// Adds some pixels; what lies outside the buffer is left out.
  mutating func add(_ rect: PixelRect) {
    var rect = rect.intersection(all)
    guard !rect.isEmpty else { return }
    // Parts that together have no more pixels than alone.
    while let near = parts.firstIndex(where: {
      $0.union(rect).count <= $0.count + rect.count
    }) {
      rect = rect.union(parts.remove(at: near))
    }
    parts.append(rect)
    if parts.count > Self.mostParts { parts = [parts.reduce(PixelRect.empty) { $0.union($1) }] }
  }

  /// Adds what differs between two frames, each back to front.
  mutating func add(from old: [DrawnItem], to new: [DrawnItem]) {
    var start = 0
    while start < min(old.count, new.count), old[start].looksLike(new[start]) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1].looksLike(new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    var indices: [DrawnItem.Key: Int] = [:]
    for index in start..<oldEnd { indices[old[index].key] = index }
    // Items that keep their order; those that were overtaken are drawn again.
    var last = start - 1
    var kept: Set<Int> = []
    for item in new[start..<newEnd] {
      guard let index = indices[item.key], index > last else {
        add(item.extent)
        continue
      }
      last = index
      kept.insert(index)
      if !old[index].looksLike(item) {
        add(old[index].extent)
        add(item.extent)
      }
    }
    for index in start..<oldEnd where !kept.contains(index) { add(old[index].extent) }
  }
}
