// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// Converts overrides whose values are JSON objects in scenario files to words: "false for touches in List".
enum ConditionWords {
  /// Returns the words for a JSON text; nil unless it is an object with one known key, such as "notIn".
  static func words(_ json: String) -> String? {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
      let object = value as? [String: Any], object.count == 1, let (key, value) = object.first
    else { return nil }
    if key == "inset", let inset = (value as? NSNumber)?.doubleValue {
      let points = PropertyText.number(abs(inset))
      return inset < 0
        ? "true up to \(points) pt outside bounds"
        : "true only \(points) pt or more inside bounds"
    }
    let names = (value as? [String] ?? (value as? String).map { [$0] } ?? [])
      .joined(separator: ", ")
    guard !names.isEmpty else { return nil }
    let ways = names.replacing("horizontal", with: "horizontally")
      .replacing("vertical", with: "vertically")
    switch key {
    case "alsoInside": return "true for points inside \(names), too"
    case "notInside": return "false for points inside \(names)"
    case "in": return "true only for touches in \(names)"
    case "notIn": return "false for touches in \(names)"
    case "view": return "true only for touches that hit \(names) itself"
    case "notView": return "false for touches that hit \(names) itself"
    case "travel": return "true only for movement \(ways)"
    case "notTravel": return "false for movement \(ways)"
    case "velocity": return "true only while the finger moves \(ways)"
    case "notVelocity": return "false while the finger moves \(ways)"
    case "gesture": return "true only for \(names)"
    case "notGesture": return "false for \(names)"
    default: return nil
    }
  }
}
