// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The paths by which changes name nodes. Each path is computed when it is first needed, because computing that of a
/// node deep in a large file takes long.
@MainActor
final class NodePaths {
  private let path: @MainActor (Int) -> String
  private var known: [Int: String] = [:]

  init(_ path: @escaping @MainActor (Int) -> String) {
    self.path = path
  }

  subscript(node: Int) -> String {
    if let path = known[node] { return path }
    let path = path(node)
    known[node] = path
    return path
  }
}
