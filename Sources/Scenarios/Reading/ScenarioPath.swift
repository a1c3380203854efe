// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The path of a property, in the notation of `set` and `--set`: `BackView.gestures[0].isEnabled`.
enum ScenarioPath {
  /// One step of a path: a key or an index.
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  /// Returns the steps of a path; nil if the text is not a path.
  static func steps(_ path: String) -> [Step]? {
    var steps: [Step] = []
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty else { return nil }
      steps.append(.key(String(name)))
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), let index = Int(piece.dropLast()), index >= 0 else {
          return nil
        }
        steps.append(.index(index))
      }
    }
    return steps
  }

  /// A property of a node, or of one of its recognizers.
  struct Property: Equatable {
    let node: String
    /// The index of the recognizer; nil for the node itself.
    var gesture: Int?
    let key: String
    /// The key inside `scroll`, as in `List.scroll.contentOffset`; nil for other paths.
    var scrollKey: String?
    /// The recognizer that UIKit adds to the node, if it has the property, as in `List.pan.isEnabled`; else nil.
    var own: OwnRecognizer?
  }

  private static let scroll = NodeKey.scroll.rawValue

  /// Returns the property that a path of `set` names; nil if there is no such property.
  static func property(_ path: String) -> Property? {
    guard let steps = steps(path), case .key(let node)? = steps.first,
      case .key(let key)? = steps.last
    else { return nil }
    if steps.count == 2 { return Property(node: node, key: key) }
    if steps.count == 3, steps[1] == .key(scroll) {
      return Property(node: node, key: scroll, scrollKey: key)
    }
    if steps.count == 3, case .key(let word) = steps[1], let own = OwnRecognizer(rawValue: word) {
      return Property(node: node, key: key, own: own)
    }
    guard steps.count == 4, steps[1] == .key("gestures"), case .index(let index) = steps[2] else {
      return nil
    }
    return Property(node: node, gesture: index, key: key)
  }
}
