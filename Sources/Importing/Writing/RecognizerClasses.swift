// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The classes of recognizers, and which recognizers UIKit adds to its own views.
enum RecognizerClasses {
  private static let words: [(String, String)] = [
    ("EdgePan", "UIScreenEdgePanGestureRecognizer"), ("LongPress", "UILongPressGestureRecognizer"),
    ("Tap", "UITapGestureRecognizer"), ("Pan", "UIPanGestureRecognizer"),
    ("Swipe", "UISwipeGestureRecognizer"),
    ("Pinch", "UIPinchGestureRecognizer"), ("Rotation", "UIRotationGestureRecognizer"),
    ("Hover", "UIHoverGestureRecognizer"), ("Drag", "UIPanGestureRecognizer"),
    ("Press", "UILongPressGestureRecognizer"),
  ]

  /// Returns the model's class for a recognizer class; nil if its name is unknown.
  static func known(_ name: ClassName) -> String? {
    words.first { name.short.contains($0.0) }?.1
  }

  /// Returns whether UIKit added the recognizer to its view: by its class, or because all its targets are UIKit's.
  static func isOfUIKit(_ recognizer: RecognizerRecord) -> Bool {
    let name = recognizer.name.short
    for prefix in [
      "_UI", "UIScrollView", "UIText", "UIDrag", "UIVariableDelay", "UITouchesDelayed", "_NS",
      "UIKeyboard", "UIInteractive", "UIDelayed", "UISwipeAction",
    ]
    where name.hasPrefix(prefix) { return true }
    return !recognizer.targets.isEmpty
      && recognizer.targets.allSatisfy {
        KnownClass.isOfUIKit($0.owner) && !$0.owner.written.isEmpty
      }
  }

  static func numbers(_ recognizer: RecognizerRecord, _ known: String) -> [(
    key: String, value: String
  )] {
    var members: [(key: String, value: String)] = []
    for key in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
      let fits =
        known == "UITapGestureRecognizer" || known == "UILongPressGestureRecognizer"
        || known == "UISwipeGestureRecognizer" && key == "numberOfTouchesRequired"
      guard fits, let number = recognizer.numbers[key], number >= 0, number <= 20 else { continue }
      if number >= 1 || known == "UILongPressGestureRecognizer" {
        members.append((key, "\(Int(number))"))
      }
    }
    if known == "UILongPressGestureRecognizer",
      let time = recognizer.numbers["minimumPressDuration"], time >= 0, time < 1_000
    {
      members.append(("minimumPressDuration", "\(time)"))
    }
    let directions = directions(recognizer)
    if known == "UISwipeGestureRecognizer", !directions.isEmpty {
      members.append(
        ("direction", "[\(directions.map { "\"\($0)\"" }.joined(separator: ", "))]"))
    }
    return members
  }

  /// Returns the printed directions of a swipe recognizer, in the words of a scenario file.
  static func directions(_ recognizer: RecognizerRecord) -> [String] {
    guard let bits = recognizer.numbers["direction"], 1...15 ~= bits else { return [] }
    return RecognizerRecord.directions.enumerated().filter { Int(bits) & (1 << $0.offset) != 0 }
      .map(\.element)
  }
}
