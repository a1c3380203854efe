// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes the overrides that a subclass needs for a setting.
extension SettingSwift {
  func override(_ key: NodeKey, _ setting: Setting) -> [String] {
    let place = "// in the class of \(label(setting.node))"
    let pointInside = "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    let hitTest = "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
    switch (key, setting.value) {
    case (.touches, .word("both")):
      return ["// call super in the touch methods of the class of \(label(setting.node))"]
    case (.touches, _):
      return [
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}  \(place); "
          + "touchesMoved, touchesEnded and touchesCancelled alike"
      ]
    case (.tracking, _):
      return [
        "// remove the overrides of beginTracking and continueTracking in \(label(setting.node))"
      ]
    case (.hitTest, .word("self")), (.hitTest, .word("nil")):
      return ["\(hitTest) { \(setting.json) }  \(place)"]
    case (.hitTest, .word("passThrough")):
      return [
        "\(hitTest) {  \(place)", "  let hit = super.hitTest(point, with: event)",
        "  return hit === self ? nil : hit", "}",
      ]
    case (.hitTest, .pair(_, .number(let index))):
      return ["\(hitTest) { subviews[\(Int(index))] }  \(place)"]
    case (.hitTest, _):
      return ["// remove the override of hitTest(_:with:) from the class of \(label(setting.node))"]
    case (.pointInside, .pair("inset", .number(let inset))):
      let inset = Phrase.number(CGFloat(inset))
      return [
        "\(pointInside) { bounds.insetBy(dx: \(inset), dy: \(inset)).contains(point) }  \(place)"
      ]
    case (.pointInside, .word("alsoSubviews")):
      return [
        "\(pointInside) {  \(place)",
        "  super.point(inside: point, with: event) || subviews.contains {",
        "    $0.point(inside: convert(point, to: $0), with: event)", "  }", "}",
      ]
    case (.pointInside, .pair(_, .name(let name))):
      let other = Self.variable(name)
      return [
        "\(pointInside) {  \(place)",
        "  super.point(inside: point, with: event)",
        "    || \(other).point(inside: convert(point, to: \(other)), with: event)", "}",
      ]
    case (.pointInside, _):
      return [
        "// remove the override of point(inside:with:) from the class of \(label(setting.node))"
      ]
    default: return []
    }
  }
}
