// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// A small file system in memory, which can be filled and made read-only.
final class SmallDisk {
  /// The folder where it is mounted.
  let path: String

  /// True if the test may mount a disk on this machine.
  static let isPossible: Bool = {
    guard geteuid() == 0, let disk = try? SmallDisk(pages: 4) else { return false }
    disk.remove()
    return true
  }()

  /// Mounts a disk with this many pages of 4096 bytes.
  init(pages: Int) throws {
    path = NSTemporaryDirectory() + "disk-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    do {
      try Self.call("mount", "-t", "tmpfs", "-o", "size=\(pages * 4)k", "tmpfs", path)
    } catch {
      rmdir(path)
      throw error
    }
  }

  /// Makes the disk read-only, or writable again.
  func setWritable(_ isWritable: Bool) throws {
    try Self.call("mount", "-o", "remount,\(isWritable ? "rw" : "ro")", path)
  }

  /// Writes until the disk is full.
  func fill() {
    let file = open("\(path)/filler", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(file) }
    let page = [UInt8](repeating: 0, count: 4096)
    for size in [4096, 1] { while write(file, page, size) > 0 {} }
  }

  /// Frees the space that `fill()` used.
  func empty() throws {
    try FileManager.default.removeItem(atPath: "\(path)/filler")
  }

  /// Unmounts it.
  func remove() {
    try? Self.call("umount", "-l", path)
    rmdir(path)
  }

  private static func call(_ tool: String, _ arguments: String...) throws {
    let folders = ["/bin", "/sbin", "/usr/bin", "/usr/sbin"]
    guard
      let file = folders.map({ "\($0)/\(tool)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { throw RigError("There is no \(tool).") }
    let process = try ChildProcess(
      file, arguments: arguments, environment: [:], output: "/dev/null", errors: "/dev/null")
    var ending: ChildProcess.Ending?
    while ending == nil {
      usleep(1000)
      ending = process.endingIfAny()
    }
    guard ending == .exited(0) else {
      throw RigError("\(tool) \(arguments) failed: \(ending as Any)")
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// The test mounts a file system; it is skipped if that is not allowed.
  static var needsSmallDisk: Self {
    .enabled(if: SmallDisk.isPossible, "mounting a small file system needs root's rights")
  }
}
