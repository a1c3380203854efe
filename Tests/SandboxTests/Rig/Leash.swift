// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Ends the processes that the tests started if the test process is killed or crashes.
///
/// A shell reads the numbers of the running processes from a pipe. The pipe ends with the test
/// process, however that ends, and the shell then kills the process groups still on its list.
/// Tests that merely fail clean up by themselves, before this is needed.
final class Leash: Sendable {
  static let shared = Leash()

  private let pipe: Int32

  private static let script = """
    held=
    while read -r verb id; do
      kept=
      for other in $held; do [ "$other" = "$id" ] || kept="$kept $other"; done
      held=$kept
      [ "$verb" = drop ] || held="$held $id"
    done
    for id in $held; do kill -s KILL -- "-$id"; done
    """

  init() {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else {
      pipe = -1
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let shell = try? Spawn.start(
      ["/bin/sh", "-c", Self.script], environment: ["PATH=/usr/bin:/bin"], input: ends[0],
      output: "/dev/null", errors: "/dev/null")
    close(ends[0])
    if shell == nil { close(ends[1]) }
    pipe = shell == nil ? -1 : ends[1]
  }

  deinit {
    close(pipe)
  }

  func hold(_ id: pid_t) {
    tell("hold \(id)\n")
  }

  func drop(_ id: pid_t) {
    tell("drop \(id)\n")
  }

  private func tell(_ line: String) {
    guard pipe >= 0 else { return }
    _ = line.withCString { write(pipe, $0, strlen($0)) }
  }
}
