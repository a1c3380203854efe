// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// The files that are mutated, and the grammar derived from them: the keys of each kind of object, and the values of
/// each key. New keys are tried as soon as a file contains them.
struct Corpus {
  private(set) var files: [Tree] = []
  /// The members that objects of a kind can have, with all their values.
  private(set) var members: [String: [(key: String, value: Tree)]] = [:]
  /// The values of each key.
  private(set) var values: [String: [Tree]] = [:]
  /// The entries of the `input` lists of all files.
  private(set) var inputs: [Tree] = []

  /// Reads all files of folders, in the order of their names.
  init(folders: [String]) throws {
    for folder in folders {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      for name in names.filter({ $0.hasSuffix(".json") }).sorted() {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
          let text = try? JSONText([UInt8](data)), text.root.kind == .object, data.count < 300_000
        else { continue }
        let tree = Tree(text.root)
        files.append(tree)
        learn(tree, kind: "")
      }
    }
  }

  /// Returns the kind of the object under a key: "node" for all keys of nodes, otherwise the key itself.
  static func kind(of key: String) -> String {
    ["root", "subviews", "children", "presents"].contains(key) ? "node" : key
  }

  private mutating func learn(_ tree: Tree, kind: String) {
    switch tree {
    case .scalar: break
    case .list(let items):
      if kind == "input" { inputs += items }
      for item in items { learn(item, kind: kind) }
    case .object(let pairs):
      for (key, value) in pairs {
        let isLarge = ["subviews", "children", "input", "windows", "expect", "root"].contains(key)
        if !isLarge {
          members[kind, default: []].append((key, value))
          values[key, default: []].append(value)
        }
        learn(value, kind: Self.kind(of: key))
      }
    }
  }
}
