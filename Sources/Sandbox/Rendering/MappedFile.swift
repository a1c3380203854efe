// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The bytes of a file, mapped: no more of it is in memory than was used. Foundation on Linux reads all of a file
/// even where it is asked to map it.
final class MappedFile {
  let bytes: UnsafeRawBufferPointer

  /// Maps a file; nil when it can't be read, or is empty.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
