// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes the overrides of views and recognizers as the JSON of a scenario file.
extension ViewScript {
  /// Returns the override of `pointInside`, `hitTest` or `gestureRecognizerShouldBegin` as JSON; nil for other keys.
  /// Without an override, returns "default" for the first two and nil for the third.
  package func json(of key: NodeKey) -> String? {
    switch key {
    case .pointInside: pointInside.json
    case .hitTest: hitTest.json
    case .gestureRecognizerShouldBegin: shouldBegin?.json
    default: nil
    }
  }
}

extension RecognizerScript {
  /// Returns the override or the delegate's result for a key as JSON; nil if there is none.
  package func json(of key: GestureKey) -> String? {
    answers[key]?.json ?? names[key].map(JSONString.list)
  }
}

extension JSONString {
  /// Returns a list of words as JSON.
  package static func list(_ words: [String]) -> String {
    "[\(words.map { quote($0) }.joined(separator: ", "))]"
  }
}

extension PointInsideOverride {
  fileprivate var json: String {
    switch self {
    case .byDefault: "\"default\""
    case .circle: "\"circle\""
    case .subviews: "\"subviews\""
    case .alsoSubviews: "\"alsoSubviews\""
    case .inset(let inset): "{\"inset\": \(JSONNumber.text(inset))}"
    case .alsoInside(let name): "{\"alsoInside\": \(JSONString.quote(name))}"
    case .notInside(let name): "{\"notInside\": \(JSONString.quote(name))}"
    }
  }
}

extension HitTestOverride {
  fileprivate var json: String {
    switch self {
    case .byDefault: "\"default\""
    case .nothing: "\"nil\""
    case .itself: "\"self\""
    case .passThrough: "\"passThrough\""
    case .subview(let index): "{\"subview\": \(index)}"
    case .inTurn(let answers): "{\"inTurn\": [\(answers.map(\.json).joined(separator: ", "))]}"
    }
  }
}
