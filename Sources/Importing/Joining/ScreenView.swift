// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A view, window or accessibility element, with what the paste says about it.
struct ScreenView: Sendable {
  var name: ClassName
  var baseName: ClassName?
  var address: String?
  /// The line of its first description.
  let line: Int
  /// The line of its last description; nil if only its address was printed.
  var lastLine: Int?
  /// The text before the view's description in its line, such as `card` in `card = <UIView: 0x1>`.
  var label = ""
  /// The expressions with which a debugger printed it, such as `card.superview`.
  var expressions: [String] = []
  var parent: Int?
  var children: [Int] = []

  /// The frame in the superview, in points. For a transformed view it is the bounding box, as UIKit prints it.
  var frame: CGRect?
  var matrix: [Double]?
  var text: String?
  var placeholder: String?
  /// The value of a slider.
  var value: Double?
  /// The accessibilityIdentifier or React Native's nativeID.
  var identifier: String?
  var isHidden = false
  var alpha: Double?
  var isInteractionOff = false
  /// The value of `isEnabled` that a test tool or debugger printed; nil if there is none.
  var isEnabled: Bool?
  var clips = false
  /// True if its line is complete. A missing key then means the default value.
  var isComplete = false
  /// True if its line ends inside the description.
  var isCutOff = false
  var contentOffset: CGPoint?
  var contentSize: CGSize?
  var inset: [Double]?
  var hasRecognizers = false
  var isAnimating = false
  var isWindow = false
  /// True for a CALayer, which touches can't hit.
  var isLayer = false
  /// The printed Boolean values, by property or method. For an object such as `superview`, false means nil.
  var answers: [String: Bool] = [:]
  /// True if a debugger printed that the control has no targets.
  var hasNoTargets = false
  var controller: ClassName?
  /// True if the view's controller was printed as disappeared, or its view as not in the window. It is false again for
  /// the views of a controller over which another one is presented.
  var isDisappeared = false
  /// The windowLevel that a debugger printed; nil if it printed none.
  var level: Double?
  /// The accessibility element that it was made from.
  var element: ElementRecord?
  /// True if the frame is in the window's coordinates, not in the superview's.
  var isPlacedInWindow = false
  /// True if the frame was chosen so that the point of a report is in the middle.
  var isAroundPoint = false
  /// The printed value, such as `isHidden true`, because of which hit-testing would skip it, although it was hit.
  var refusalBeforeHit: String?
  var recognizers: [Int] = []
  /// True if it is the root of a tree or a single view.
  var isTop = false

  init(name: ClassName, line: Int) {
    self.name = name
    self.line = line
  }

  init(_ object: DumpObject, line: Int) {
    self.init(name: object.name, line: line)
    address = object.address
    merge(object, line: line)
  }

  /// Adds the values of another description. In a complete one, values that it does not contain are the defaults; in
  /// others they stay the same.
  mutating func merge(_ object: DumpObject, line: Int) {
    if object.isLayer { isLayer = true }
    if object.isReference { return }
    if name.written.isEmpty || name.written == "UIView" { name = object.name }
    lastLine = line
    if !object.frameless { (isHidden, isInteractionOff) = (false, false) }
    if object.isClosed, object["layer"] != nil {
      (alpha, matrix) = (nil, nil)
      (clips, isAnimating, hasRecognizers) = (false, false, false)
    }
    var layer: Bytes?
    for attribute in object.attributes {
      if attribute.key == "layer" { layer = attribute.value }
      take(attribute)
    }
    for flag in object.flags where flag == "hidden" { isHidden = true }
    isComplete = object.isClosed && layer != nil
    isCutOff = !object.isClosed
    isWindow =
      isWindow || name.short.hasSuffix("Window") || layer?.contains("UIWindowLayer") == true
  }

  private mutating func take(_ attribute: DumpObject.Attribute) {
    let value = attribute.value
    switch attribute.key {
    case "baseClass": baseName = ClassName(value.trimmed)
    case "frame": frame = value.rect ?? frame
    case "AX.frame": if frame == nil { frame = value.rect }
    case "transform": matrix = value.numbers(6) ?? matrix
    case "text", "title", "accessibilityLabel", "AX.label": text = text ?? value.unquoted
    case "AX.id", "accessibilityIdentifier", "nativeID":
      identifier = identifier ?? value.unquoted
    case "placeholder": placeholder = placeholder ?? value.unquoted
    case "value": self.value = value.number ?? self.value
    case "hidden", "isHidden": isHidden = value.flag ?? false
    case "alpha": alpha = value.number ?? alpha
    case "userInteractionEnabled", "isUserInteractionEnabled", "UIE":
      isInteractionOff = value.flag == false
    case "enabled", "isEnabled": isEnabled = value.flag
    case "clipsToBounds": clips = value.flag ?? false
    case "contentOffset": contentOffset = value.pair ?? contentOffset
    case "contentSize":
      contentSize = value.pair.map { CGSize(width: $0.x, height: $0.y) } ?? contentSize
    case "adjustedContentInset": inset = value.numbers(4) ?? inset
    case "gestureRecognizers": hasRecognizers = !value.contains("(null)")
    case "animations": isAnimating = true
    case "multipleTouchEnabled", "isMultipleTouchEnabled":
      answers["isMultipleTouchEnabled"] = value.flag
    case "exclusiveTouch", "isExclusiveTouch": answers["isExclusiveTouch"] = value.flag
    case "delaysContentTouches", "canCancelContentTouches", "scrollEnabled", "isScrollEnabled":
      answers[attribute.key] = value.flag
    default: break
    }
  }

  /// Uses a Boolean value that a debugger printed.
  mutating func set(_ property: String, _ isOn: Bool) {
    if property == DebuggerQuestion.actions {
      // The control has an action if it has one for any of the printed targets and events.
      answers[property] = isOn || answers[property] == true
      if isOn { answers["allTargets"] = true }
      return
    }
    answers[property] = isOn
    switch property {
    case "isEnabled", "enabled": isEnabled = isOn
    case "isHidden", "hidden": isHidden = isOn
    case "isUserInteractionEnabled", "userInteractionEnabled": isInteractionOff = !isOn
    default: break
    }
  }

  /// True if a debugger printed that the control has no targets, no action for the target and event in its command, or
  /// none for any event by which buttons act.
  var hasNoActions: Bool {
    hasNoTargets || answers[DebuggerQuestion.actions] == false
      || answers["allControlEvents"] == false
  }

  /// True if a debugger printed that the view is in no superview or window.
  var isRemoved: Bool { !isWindow && (answers["superview"] == false || answers["window"] == false) }

  /// True if neither it nor its subviews can be hit.
  var refusesTouches: Bool {
    isHidden || isInteractionOff || isDisappeared || alpha.map { !($0 >= 0.01) } == true
  }
}
