// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// A correct screen with one fault added.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  /// A change to a node of the screen's file.
  enum Change: Sendable {
    /// Sets a key to a value, as JSON.
    case set(String, String)
    /// Adds an element to a list.
    case add(String, String)
  }

  let screen: String
  let node: String
  let change: Change
  /// The rules of which one must be the first finding.
  let rules: [String]
  /// The name in the first finding.
  let name: String

  var testDescription: String { "\(screen): \(node) \(change)" }

  struct Unusable: Error {}

  /// Returns the file with the fault.
  func bytes(_ sound: [UInt8]) throws -> [UInt8] {
    let root = try JSONSerialization.jsonObject(with: Data(sound))
    let changed = try planted(in: root)
    return Array(try JSONSerialization.data(withJSONObject: changed, options: .sortedKeys))
  }

  private func planted(in value: Any) throws -> Any {
    if let list = value as? [Any] { return try list.map(planted) }
    guard var object = value as? [String: Any] else { return value }
    if object["name"] as? String == node {
      switch change {
      case .set(let key, let text): object[key] = try Self.parsed(text)
      case .add(let key, let text):
        object[key] = (object[key] as? [Any] ?? []) + [try Self.parsed(text)]
      }
      return object
    }
    return try object.mapValues(planted)
  }

  private static func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}

extension PlantedFault {
  private static let glass =
    ##"{"name": "Glass", "frame": [0, 0, 390, 844], "color": "#00000000"}"##

  static let all: [PlantedFault] = [
    PlantedFault(
      screen: "settings", node: "SignOut", change: .set("frame", "[16, 720, 358, 20]"),
      rules: ["small-target"], name: "SignOut"),
    PlantedFault(
      screen: "settings", node: "Settings",
      change: .add(
        "subviews", ##"{"name": "Glass", "frame": [0, 700, 390, 144], "color": "#00000000"}"##),
      rules: ["unreachable"], name: "SignOut"),
    PlantedFault(
      screen: "settings", node: "WiFiRow", change: .set("userInteraction", "false"),
      rules: ["unreachable"], name: "WiFi"),
    PlantedFault(
      screen: "settings", node: "Settings",
      change: .add(
        "gestures", #"{"class": "UITapGestureRecognizer", "name": "dismiss", "action": "dismiss"}"#),
      rules: ["only-when-held"], name: "List"),
    PlantedFault(
      screen: "photos", node: "Photo",
      change: .add(
        "gestures", #"{"class": "UITapGestureRecognizer", "name": "select", "action": "select"}"#),
      rules: ["unreachable", "tap-with-double-tap"], name: "showBars of Photo"),
    PlantedFault(
      screen: "photos", node: "scale", change: .set("simultaneousWith", "[]"),
      rules: ["excluded-together"], name: "turn of Photo"),
    PlantedFault(
      screen: "photos", node: "showBars", change: .set("requireToFail", "[]"),
      rules: ["tap-with-double-tap"], name: "showBars of Photo"),
    PlantedFault(
      screen: "form", node: "Content", change: .set("frame", "[0, 0, 390, 644]"),
      rules: ["unreachable"], name: "Terms"),
    PlantedFault(
      screen: "form", node: "Fields",
      change: .set("scroll", #"{"contentSize": [390, 1000], "delaysContentTouches": false}"#),
      rules: ["blocked-drag"], name: "Fields"),
    PlantedFault(
      screen: "player", node: "Play", change: .set("userInteraction", "false"),
      rules: ["unreachable"], name: "Play"),
    PlantedFault(
      screen: "player", node: "Play", change: .set("tracking", #"{"begin": false}"#),
      rules: ["unreachable"], name: "Play"),
    PlantedFault(
      screen: "map", node: "dragSheet", change: .set("isEnabled", "false"),
      rules: ["switched-off"], name: "dragSheet of Handle"),
    PlantedFault(
      screen: "map", node: "Screen",
      change: .add(
        "gestures",
        #"{"class": "UITapGestureRecognizer", "name": "zoomIn", "numberOfTapsRequired": 2, "action": "in"}"#
      ),
      rules: ["late-action"], name: "Places"),
    PlantedFault(
      screen: "tabs", node: "Home",
      change: .add(
        "subviews", ##"{"name": "Glass", "frame": [300, 40, 90, 60], "color": "#00000000"}"##),
      rules: ["unreachable"], name: "Compose"),
    PlantedFault(
      screen: "cards", node: "throw0", change: .set("shouldBegin", "false"),
      rules: ["unreachable"], name: "throw0 of Card0"),
    PlantedFault(
      screen: "cards", node: "Deck", change: .add("subviews", glass), rules: ["unreachable"],
      name: "throw0 of Card0"),
    PlantedFault(
      screen: "keypad", node: "Key5", change: .set("frame", "[100, 325, 90, 90]"),
      rules: ["overlap"], name: "Key4"),
    PlantedFault(
      screen: "keypad", node: "Call",
      change: .set("actions", #"{"touchUpInside": {"nilTarget": "call"}}"#),
      rules: ["unhandled-action"], name: "Call"),
    PlantedFault(
      screen: "drawing", node: "Studio", change: .add("subviews", glass), rules: ["unreachable"],
      name: "Pad"),
    PlantedFault(
      screen: "nested", node: "Shelf0",
      change: .add(
        "gestures", #"{"class": "UIPanGestureRecognizer", "name": "peek", "action": "peek"}"#),
      rules: ["blocked-drag", "unreachable"], name: "Shelf0"),
    PlantedFault(
      screen: "nested", node: "More", change: .set("frame", "[100, 1600, 190, 50]"),
      rules: ["unreachable"], name: "More"),
    PlantedFault(
      screen: "modal", node: "Notify",
      change: .set("actions", #"{"touchDown": "down", "valueChanged": "on"}"#),
      rules: ["event-never-sent"], name: "Notify"),
    PlantedFault(
      screen: "split", node: "Toolbar", change: .set("frame", "[0, 0, 704, 20]"),
      rules: ["dead-zone", "unreachable"], name: "Filter"),
    PlantedFault(
      screen: "split", node: "Reply",
      change: .set("actions", #"{"touchUpInside": {"releasedTarget": "reply"}}"#),
      rules: ["released-target"], name: "Reply"),
  ]
}
