// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Where lines of the log are written, one behind the other, in UTF-8. Emptied and used again it makes nothing anew.
package final class LogText {
  /// How many bytes the text has.
  @exclusivity(unchecked) package private(set) var count = 0
  @exclusivity(unchecked) private var room: Int
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<UInt8>

  /// Makes an empty text with room for some bytes.
  package init(room: Int = 64) {
    self.room = max(1, room)
    start = .allocate(capacity: self.room)
  }

  deinit { start.deallocate() }

  /// The text.
  package var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Adds a piece of a line, or what ends it.
  @inline(__always)
  package func append(_ piece: String) {
    var piece = piece
    piece.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return }
      if room - count < bytes.count { grow(by: bytes.count) }
      (start + count).update(from: first, count: bytes.count)
      count += bytes.count
    }
  }

  /// Empties the text and keeps its room.
  package func removeAll() {
    count = 0
  }

  @inline(never)
  private func grow(by number: Int) {
    room = max(2 * room, count + number)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    larger.moveUpdate(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
