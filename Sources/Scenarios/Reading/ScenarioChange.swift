// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A change to a scenario file, such as `TabBar.pointInside=default`.
///
/// The change is made in the text, which is then read again. So a changed file is checked like any other, and every key
/// can be changed.
package struct ScenarioChange: Equatable, Sendable {
  /// The path: a node's name or a top-level key, followed by further keys.
  package let path: String
  /// The new value: JSON, or a string without quotes.
  package let value: String

  /// Splits `PATH=VALUE`; nil without a path or without `=`.
  package init?(_ argument: String) {
    guard let split = argument.firstIndex(of: "="), split != argument.startIndex else { return nil }
    path = String(argument[..<split])
    value = String(argument[argument.index(after: split)...])
  }

  /// Makes a change.
  package init(path: String, value: String) {
    self.path = path
    self.value = value
  }

  /// The change as an argument, `PATH=VALUE`.
  package var argument: String { "\(path)=\(value)" }

  /// Applies changes to a valid file, one after the other.
  ///
  /// - Returns: the bytes of the changed file, which is valid.
  /// - Throws: the faults of the file, or of the change that makes it invalid.
  package static func apply(
    _ changes: [ScenarioChange], to bytes: [UInt8], file: String
  ) throws(UnusableScenario) -> [UInt8] {
    guard !changes.isEmpty else { return bytes }
    var bytes = bytes
    var reader = try ScenarioReader.readWithOrigins(bytes, file: file)
    for change in changes {
      let source = "--set \(Excerpt.plain(change.argument))"
      do {
        bytes = try change.applied(reader, bytes)
      } catch {
        throw UnusableScenario(file: source, faults: [error])
      }
      do {
        reader = try ScenarioReader.readWithOrigins(bytes, file: file)
      } catch {
        throw UnusableScenario(
          file: source, faults: error.faults.map(change.blamed), unlisted: error.unlisted)
      }
    }
    return bytes
  }

  /// Returns a fault of the changed text as a fault of the change. Its line is removed, because users don't see the
  /// changed text. Its path is removed if the argument already contains it.
  private func blamed(_ fault: ScenarioFault) -> ScenarioFault {
    var fault = fault
    (fault.line, fault.column) = (nil, nil)
    let property = path.drop { $0 != "." && $0 != "[" }
    if fault.path == path || !property.isEmpty && fault.path.hasSuffix(property) { fault.path = "" }
    return fault
  }

  private func applied(
    _ reader: ScenarioReader, _ bytes: [UInt8]
  ) throws(ScenarioFault) -> [UInt8] {
    guard var steps = ScenarioPath.steps(path), case .key(let first)? = steps.first else {
      throw ScenarioFault(
        expected: "NODE.property=VALUE or NODE.list[0].property=VALUE", found: Excerpt.quote(path))
    }
    guard let root = reader.origins.first?.text.root else { return bytes }
    var current = root
    if let node = reader.names.node(first), steps.count > 1 {
      current = reader.origins[node]
      steps.removeFirst()
    } else if root[first] == nil, steps.count == 1, !ScenarioReader.keys.contains(first) {
      guard reader.names.node(first) == nil else {
        throw ScenarioFault(
          expected: "a property of a node", found: "the node alone",
          advice: "add a property, such as \(first).alpha=0.5")
      }
      throw Choice("NODE.property or a key of the file", among: ScenarioReader.keys)
        .fault(first, found: Excerpt.quote(first))
    } else if root[first] == nil, steps.count > 1 {
      let meant = reader.paths(ofGesturesNamed: first)
      guard meant.isEmpty else {
        throw ScenarioFault(
          expected: "the name of a view", found: "the name of a recognizer",
          advice: "use \(Excerpt.list(meant)) in place of \(first)")
      }
      throw Choice(nameOf: "a view or recognizer", among: reader.names.views + reader.gesturePaths)
        .fault(first, found: Excerpt.quote(first))
    }
    var keys: [String] = []
    for (position, step) in steps.enumerated() {
      switch step {
      case .index(let index):
        let items = current.kind == .list ? Array(current.items) : []
        guard items.indices.contains(index) else {
          let list = keys.last.map { Excerpt.plain($0) } ?? ""
          throw ScenarioFault(
            expected: current.kind == .list
              ? Self.indexes(of: list, items.count) : "\(list) without an index, as it is no list",
            found: "\(list)[\(index)]")
        }
        current = items[index]
      case .key(let key):
        keys.append(key)
        if let member = current[key] {
          current = member
        } else if current.kind == .object {
          return try insert(steps[position...], into: current, bytes, first)
        } else {
          var fault = ScenarioFault(
            expected: "an object with the key \(Excerpt.quote(key))", found: current.excerpt)
          fault.path = current.path
          throw fault
        }
      }
    }
    var changed = bytes
    changed.replaceSubrange(current.range, with: json.utf8)
    return changed
  }

  /// Returns the allowed indexes of a list in words.
  private static func indexes(of list: String, _ count: Int) -> String {
    switch count {
    case 0: "a list with items"
    case 1: "\(list)[0], as there is only one"
    default: "\(list)[0] to \(list)[\(count - 1)]"
    }
  }

  /// Adds a key. If the path has further keys, they become nested objects around the value.
  private func insert(
    _ steps: ArraySlice<ScenarioPath.Step>, into object: JSONValue, _ bytes: [UInt8],
    _ owner: String
  ) throws(ScenarioFault) -> [UInt8] {
    var text = json
    var keys: [String] = []
    for step in steps {
      guard case .key(let key) = step else {
        let list = keys.last ?? owner
        throw ScenarioFault(
          expected: "a list that the file has",
          found: "no \(Excerpt.plain(list)) of \(Excerpt.plain(owner)) in it",
          advice:
            "set the whole list: \(Excerpt.plain(owner)).\(Excerpt.plain(keys.joined(separator: ".")))=[...]"
        )
      }
      keys.append(key)
    }
    for key in keys.dropFirst().reversed() { text = "{\(JSONString.quote(key)): \(text)}" }
    text = "\(JSONString.quote(keys.first ?? "")): \(text)"
    let isEmpty = object.members.isEmpty
    var changed = bytes
    changed.insert(
      contentsOf: (isEmpty ? text : "\(text), ").utf8, at: object.range.lowerBound + 1)
    return changed
  }

  /// The value as JSON: the text itself if it is JSON, otherwise the text as a string.
  private var json: String {
    if (try? JSONText(Array(value.utf8))) != nil { return value }
    return JSONString.quote(value)
  }
}

extension ScenarioReader {
  /// Returns the path of a node in a change: its name if that is unique, otherwise its path in the file.
  package func path(of node: Int) -> String {
    let name = scenario.nodes[node].shownName
    return names.node(name) == node ? name : origins[node].path
  }

  /// The paths of all recognizers, in the notation of changes.
  fileprivate var gesturePaths: [String] {
    gesturesByPath.map(\.path)
  }

  /// Returns the paths of all recognizers with a name, in the notation of changes.
  fileprivate func paths(ofGesturesNamed name: String) -> [String] {
    gesturesByPath.filter { $0.name == name }.map(\.path)
  }

  private var gesturesByPath: [(name: String, path: String)] {
    scenario.nodes.enumerated().flatMap { index, node in
      node.gestures.enumerated().map { number, gesture in
        (gesture.shownName, "\(path(of: index)).gestures[\(number)]")
      }
    }
  }
}
