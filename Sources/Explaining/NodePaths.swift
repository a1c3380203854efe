// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The paths of nodes, as changes refer to them. Each is computed when it is first needed, because the path of a node
/// deep in a large file takes long.
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
