// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the parts of a debugger command.
extension DebuggerQuestion {
  /// The properties that an import uses, as written in Swift and in Objective-C. They are also read if the command names
  /// the object by an expression instead of its address.
  static let properties: Set = [
    "allTargets", "alpha", "frame", "bounds", "gestureRecognizers", "hidden", "isHidden",
    "isEnabled", "enabled", "isUserInteractionEnabled", "userInteractionEnabled",
    "isMultipleTouchEnabled", "isExclusiveTouch", "delaysContentTouches", "canCancelContentTouches",
    "isScrollEnabled", "scrollEnabled", "windowLevel", "window", "superview", "allowsSelection",
    "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "superclass", "state",
    "canBecomeFirstResponder", "showsMenuAsPrimaryAction",
    "allControlEvents", Self.ignoresEvents, Self.actions,
  ]

  /// The property of UIApplication with which an app ignores all new touches.
  static let ignoresEvents = "isIgnoringInteractionEvents"
  /// The method of UIControl that returns the actions for one target and event.
  static let actions = "actionsForTarget"

  /// The methods with parameters whose calls are read, as written in Objective-C and in Swift.
  static let calls: [(name: String, words: [StaticString])] = [
    ("hitTest", ["hitTest"]), ("pointInside", ["pointInside:", "point(inside"]),
    (actions, ["actionsForTarget", "actions(forTarget"]),
  ]

  /// Returns the property at the end of a path such as `okButton.superview.alpha` or `okButton.allTargets.count`.
  static func property(
    _ path: String?, _ comparison: Aspect?
  ) -> (property: String, object: Referent, aspect: Aspect)? {
    var path = (path ?? "").split(separator: ".")[...]
    var aspect = comparison ?? .value
    let lists = ["allTargets", "gestureRecognizers"]
    if path.count > 2, path.dropLast().last.map({ lists.contains(String($0)) }) == true {
      aspect = path.last == "count" ? .count : path.last == "isEmpty" ? .isEmpty : aspect
      if aspect == .count || aspect == .isEmpty { path = path.dropLast() }
    }
    // The layer of a view has the same values of the following properties as the view.
    if path.count > 2, path.dropLast().last == "layer",
      let last = path.last, ["isHidden", "hidden", "frame", "bounds"].contains(last)
    {
      path = path.dropLast(2) + [last]
    }
    let objects = lists + ["superview", "window"]
    guard path.count > 1, let last = path.last.map(String.init), properties.contains(last),
      aspect == .value || objects.contains(last)
    else { return nil }
    return (last, Referent(path.dropLast()), aspect)
  }

  /// Returns a command without a comparison with nil at its end, and that comparison.
  static func comparison(_ command: Bytes) -> (command: Bytes, comparison: Aspect?) {
    let text = command.trimmed
    for (words, isNil) in [("== nil", true), ("!= nil", false)]
    where text.suffix(words.utf8.count).elementsEqual(words.utf8) {
      return (text.dropLast(words.utf8.count).trimmed, .isNil(isNil))
    }
    return (command, nil)
  }

  /// Returns a command with `[0x5c valueForKey:@"enabled"]` or `okButton.value(forKey: "enabled")` written as a property.
  static func withoutKeyValueCoding(_ command: Bytes) -> Bytes {
    guard command.contains("valueForKey:@") || command.contains("value(forKey:") else {
      return command
    }
    var text = command.string
    for word in ["valueForKey:@\"", "value(forKey: \"", "value(forKey:\"", "\")", "\""] {
      text = text.replacing(word, with: "")
    }
    return Bytes(text)
  }

  /// Returns whether a command ends after a property, so that the answer is the value of that property. `description`
  /// may follow, because it is the same object as text.
  static func isEnd(_ rest: Bytes) -> Bool {
    let words = rest.filter { $0.isWord }.string
    return words.isEmpty || words == "description"
  }

  /// Returns whether a message or property follows a call, so that the answer is not the result of the call.
  static func goesOn(_ call: Bytes) -> Bool {
    if call.contains(").") || call.contains(")?.") || call.contains(")!.") { return true }
    var rest = call
    while let end = rest.find("] ") {
      rest = rest[(end + 2)...]
      if rest.first?.isLetter == true, !rest.begins("withEvent") { return true }
    }
    return false
  }

  /// Returns whether the actions for a target and event decide if a tap runs an action. Those for the target nil say
  /// nothing about other targets, and those for an event such as touchDown nothing about touchUpInside.
  static func decides(_ call: Bytes) -> Bool {
    if let target = call.find("arget:"), call.has("nil", at: call.skipSpaces(target + 6)) {
      return false
    }
    guard let event = call.find("orControlEvent:") else { return true }
    let words = call[(event + 15)...].filter { $0.isWord }.string.lowercased()
    return actingEvents.contains { words == $0 || words.hasSuffix($0) }
  }

  /// The events by which buttons act, by name and by number.
  static let actingEvents = [
    "touchupinside", "64", "primaryactiontriggered", "8192",
  ]

  /// Returns the receiver of a call from the words before it; nil if they name none. The result is also nil for the hit
  /// test of a window named by an expression, because the text usually shows only one window.
  static func receiver(_ command: Bytes, isOfHitTest: Bool) -> Referent? {
    if let start = command.find("0x") { return .address(address(command, at: start).digits) }
    var words = command.trimmed
    while let last = words.last, last == UInt8(ascii: ".") || last == UInt8(ascii: "?") {
      words = words.dropLast()
    }
    // In Objective-C, the receiver comes after the call's opening bracket: `po [okButton pointInside:...`.
    if let start = words.find(" ["), !words[start...].contains("].") {
      words = words[(start + 2)...]
    }
    guard let name = ViewExpression.read(words) else { return nil }
    return isOfHitTest && name.lowercased().contains("window") ? nil : .expression(name)
  }

  static func address(_ text: Bytes, at start: Int) -> (digits: String, end: Int) {
    let end = text.skip(start + 2) { $0.isHexDigit }
    return (text[(start + 2)..<end].drop { $0 == UInt8(ascii: "0") }.string.lowercased(), end)
  }

  /// Returns the point in a call, `{70, 142}` or `x: 70, y: 142`; nil also if the call converts it between views.
  static func point(_ call: Bytes) -> CGPoint? {
    if call.contains("convert") { return nil }
    if let brace = call.firstIndex(of: UInt8(ascii: "{")) { return call[brace...].pair }
    if let make = call.find("CGPointMake(") { return call[(make + 11)...].pair }
    func member(_ name: StaticString) -> Double? {
      call.find(name).flatMap { call.number(at: call.skipSpaces($0 + 2))?.value }
    }
    guard let x = member("x:"), let y = member("y:") else { return nil }
    return CGPoint(x: x, y: y)
  }
}
