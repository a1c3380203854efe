// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Scenario files for the rows of the group "window".
@MainActor
enum WindowScenes {
  /// The x and y of a point in the window that lies on the square, as text for a command of the injector. In the
  /// Sandbox, a strip for answers and a bar are below the phone, so the square is higher than in the bare programs.
  static let grip = "640 375"

  /// Returns the path of a new file: a view of 64 x 64 points follows the finger over an empty screen.
  static func square(in folder: URL) throws -> String {
    try write([square], to: folder.appending(path: "square.json"))
  }

  /// Returns the path of a new file: the square in front of a thousand views, half of them round, and 200 labels. They
  /// have no names, because the window would write these on the views.
  static func crowd(in folder: URL) throws -> String {
    var nodes: [[String: Any]] = (0..<1000).map { index in
      [
        "userInteraction": false,
        "frame": [index % 40 * 32, index / 40 * 32, 30, 30],
        "pointInside": index.isMultiple(of: 2) ? "circle" : "default",
      ]
    }
    nodes += (0..<200).map { index in
      [
        "class": "UILabel", "title": "Label number \(index), so",
        "frame": [index % 8 * 160, index / 8 * 32, 156, 20],
      ]
    }
    return try write(nodes + [square], to: folder.appending(path: "crowd.json"))
  }

  /// The square is in the middle, so that the pointer hits it for any size of the phone's frame.
  private static var square: [String: Any] {
    ["name": "Square", "frame": [608, 368, 64, 64], "drag": true, "touches": "intercept"]
  }

  private static func write(_ nodes: [[String: Any]], to file: URL) throws -> String {
    let scenario: [String: Any] = [
      "format": 1, "title": "Benchmark", "screen": [1280, 800], "log": ["touches"],
      "windows": [["root": ["name": "Root", "subviews": nodes]]], "input": [[String: Any]](),
    ]
    try JSONSerialization.data(withJSONObject: scenario).write(to: file)
    return file.path
  }
}
