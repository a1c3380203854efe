// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Where lines of the log are written, one behind the other, in UTF-8. Emptied and used again it makes nothing anew.
package final class LogText {
  /// How many bytes the text has.
  package var count: Int { length }
  // Private: what another module reads by itself is checked for exclusive access there.
  private var length = 0
  private var room: Int
  private var start: UnsafeMutablePointer<UInt8>

  /// Makes an empty text with room for some bytes.
  package init(room: Int = 64) {
    self.room = max(1, room)
    start = .allocate(capacity: self.room)
  }

  deinit { start.deallocate() }

  /// The text.
  package var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// Adds a piece of a line.
  package func append(_ piece: String) {
    // Swift's own strings lie there in one piece. Asking for that holds none of them, as `withUTF8` would.
    guard piece.utf8.withContiguousStorageIfAvailable({ add($0) }) == nil else { return }
    var piece = piece
    piece.withUTF8 { add($0) }
  }

  /// Adds one character of those that take one byte, as what ends a line.
  package func append(_ character: Unicode.Scalar) {
    if length == room { grow(by: 1) }
    start[length] = UInt8(ascii: character)
    length += 1
  }

  private func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if room - length < bytes.count { grow(by: bytes.count) }
    (start + length).update(from: first, count: bytes.count)
    length += bytes.count
  }

  /// Empties the text and keeps its room.
  package func removeAll() {
    length = 0
  }

  private func grow(by number: Int) {
    room = max(2 * room, length + number)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    larger.moveUpdate(from: start, count: length)
    start.deallocate()
    start = larger
  }
}
