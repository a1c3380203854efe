// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The pixels that are no longer right: a few rectangles that do not overlap much.
struct Damage {
  /// What must be drawn again, within the buffer.
  private(set) var parts: [PixelRect] = []
  private let all: PixelRect

  /// More parts than these are put together: each costs a look at everything that is shown.
  private static let mostParts = 6

  /// Makes one without damage.
  ///
  /// - Parameter all: the whole buffer.
  init(of all: PixelRect) {
    self.all = all
  }

  /// Adds some pixels; what lies outside the buffer is left out.
  mutating func add(_ rect: PixelRect) {
    var rect = rect.intersection(all)
    guard !rect.isEmpty else { return }
    // What it can be put together with without drawing much more than before.
    while let near = parts.firstIndex(where: { Self.waste($0, rect) <= 0 }) {
      rect = rect.union(parts.remove(at: near))
    }
    parts.append(rect)
    if parts.count > Self.mostParts { joinNearest() }
  }

  /// The same pixels, each in one rectangle only.
  var apart: [PixelRect] {
    var apart: [PixelRect] = []
    for part in parts {
      var rest = [part]
      for other in apart {
        rest = rest.flatMap { $0.meets(other) ? $0.without($0.intersection(other)) : [$0] }
      }
      apart += rest
    }
    return apart
  }

  /// Adds everything.
  mutating func addAll() {
    parts = [all]
  }

  private mutating func joinNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in parts.indices {
      for second in parts.indices.dropFirst(first + 1) {
        let waste = Self.waste(parts[first], parts[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let other = parts.remove(at: best.second)
    parts[best.first] = parts[best.first].union(other)
  }

  /// How many pixels are drawn for nothing when two parts become one.
  private static func waste(_ one: PixelRect, _ other: PixelRect) -> Int {
    let whole = one.union(other)
    return whole.width * whole.height - one.width * one.height - other.width * other.height
  }
}
