// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Exports scenarios as a test screen for iOS, in one Swift file. Only scenarios that a person can perform are
/// exported.
package struct DeviceTestExport {
  /// The name of the file.
  package static let fileName = "ConformanceTest.swift"

  private var files: [String] = []
  /// The number of scenarios in the file.
  package var count: Int { files.count }

  /// Makes a test screen without scenarios.
  package init() {}

  /// Adds a scenario file if a person can perform it with fingers and the test screen can show its views.
  package mutating func add(_ bytes: [UInt8]) {
    guard let text = try? JSONText(bytes), let scenario = try? ScenarioReader.read(bytes, file: ""),
      scenario.scene == nil, scenario.hitTestPasses == 1, Self.isForFingers(scenario),
      Self.isKnown(text.root)
    else { return }
    files.append(String(decoding: bytes, as: UTF8.self))
  }

  /// The source text of the Swift file: the test screen and the added scenarios.
  package var text: String {
    let literals = files.map { "  #\"\"\"\n\(Self.indented($0))\n  \"\"\"#," }
    return """
      \(Self.code(PackageResources.TouchCapture_swift_txt))
      \(Self.code(PackageResources.ConformanceKit_swift_txt))
      // MARK: Scenarios

      /// The scenarios, each as the text of its file.
      let conformanceScenarios: [String] = [
      \(literals.joined(separator: "\n"))
      ]

      """
  }

  private static func code(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: true).map { "  \($0)" }
      .joined(separator: "\n")
  }

  // MARK: Choosing

  /// Returns whether the input uses only one or two fingers. With three or more, iOS recognizes system gestures.
  private static func isForFingers(_ scenario: Scenario) -> Bool {
    var fingers: Set<Int> = []
    for entry in scenario.input {
      guard case .touch(let report) = entry.event, report.source == .direct,
        report.phase != .cancelled
      else { return false }
      fingers.insert(report.finger)
    }
    return (1...2).contains(fingers.count)
  }

  private static let nodeKeys: Set<String> = [
    "name", "class", "frame", "bounds", "transform", "color", "title", "image", "hidden", "alpha",
    "userInteraction", "multipleTouch", "exclusiveTouch", "clips", "touches", "hitTest",
    "pointInside", "enabled", "actions", "value", "minimum", "maximum", "segments", "pages",
    "scroll", "gestures", "subviews", "log", "root", "level",
  ]
  private static let gestureKeys: Set<String> = [
    "class", "name", "action", "actionState", "actionStates", "isEnabled", "cancelsTouchesInView",
    "delaysTouchesBegan", "delaysTouchesEnded", "numberOfTapsRequired", "numberOfTouchesRequired",
    "minimumPressDuration", "allowableMovement", "direction", "edges", "minimumNumberOfTouches",
    "maximumNumberOfTouches", "requireToFail", "simultaneousWith", "shouldBegin", "shouldReceive",
    "shouldRequireFailureOf", "shouldBeRequiredToFailBy", "prefixView", "stateAfter",
  ]
  private static let scrollKeys: Set<String> = [
    "contentSize", "contentOffset", "delaysContentTouches", "canCancelContentTouches", "bounces",
    "directionalLock", "isScrollEnabled", "isPagingEnabled", "alwaysBounceVertical",
    "alwaysBounceHorizontal", "rows", "rowHeight", "select",
  ]
  private static let classes: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIControl", "UIButton", "UISwitch", "UISlider",
    "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField", "UIScrollView",
    "UITableView",
  ]

  /// Returns whether the test screen supports all keys of the views in a file.
  private static func isKnown(_ root: JSONValue) -> Bool {
    var open = root["windows"].map { Array($0.items) } ?? []
    for window in open where overrides(window) { return false }
    while let node = open.popLast() {
      let kind = node["class"]?.string ?? "UIView"
      guard node.members.allSatisfy({ nodeKeys.contains($0.key.string ?? "") }),
        classes.contains(kind), kind == "UIView" || !overrides(node),
        node["hitTest"]?["inTurn"] == nil,
        keys(of: node["scroll"], are: scrollKeys),
        node["actions"]?.members.allSatisfy({ $0.value.kind == .string }) ?? true,
        node["gestures"]?.items.allSatisfy(isKnownGesture) ?? true
      else { return false }
      if let child = node["root"] { open.append(child) }
      if let children = node["subviews"] { open += children.items }
    }
    return true
  }

  private static func overrides(_ node: JSONValue) -> Bool {
    node["hitTest"] != nil || node["pointInside"] != nil || node["touches"]?.string == "intercept"
  }

  private static func isKnownGesture(_ gesture: JSONValue) -> Bool {
    let own = ["SwingGestureRecognizer", "UIHoverGestureRecognizer"]
    let conditions = [gesture["shouldBegin"], gesture["shouldReceive"]].compactMap { $0?.kind }
    return keys(of: gesture, are: gestureKeys) && !own.contains(gesture["class"]?.string ?? "")
      && !conditions.contains(.object)
  }

  private static func keys(of value: JSONValue?, are known: Set<String>) -> Bool {
    value?.members.allSatisfy { known.contains($0.key.string ?? "") } ?? true
  }
}
