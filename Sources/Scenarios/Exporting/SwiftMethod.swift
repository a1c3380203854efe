// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A UIKit method that classes of the test override.
struct SwiftMethod {
  private let signature: Substring
  private let returns: Substring
  /// The name in the log.
  let selector: String

  /// - Parameters:
  ///   - declaration: the declaration without its keywords.
  ///   - selector: the name in the log.
  init(_ declaration: String, _ selector: String = "") {
    signature = declaration.prefix { $0 != ")" }
    returns = declaration.dropFirst(signature.count)
    self.selector = selector
  }

  var name: Substring { signature.prefix { $0 != "(" } }
  private var parameters: Substring { signature.dropFirst(name.count + 1) }

  /// The call of the superclass.
  var superCall: String {
    let arguments = parameters.split(separator: ", ").map { parameter in
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      return words[0] == "_" ? "\(words[1])" : "\(words[0]): \(words.last ?? "")"
    }
    return "super.\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The override, with empty braces when it does nothing.
  func override(_ body: SwiftCode) -> SwiftCode {
    let head = SwiftCode.group("override func \(name)(", "\(parameters)", "\(returns) {")
    return body.isEmpty ? "\(head)}" : "\(head)\n  \(body)\n}"
  }

  /// The override that calls super after one statement.
  func override(first statement: String) -> SwiftCode { override("\(statement)\n\(superCall)") }

  static func touches(_ method: JournalFact.TouchMethod, event: String) -> SwiftMethod {
    let name = method.selector.prefix { $0 != ":" }
    return SwiftMethod("\(name)(_ touches: Set<UITouch>, with event: \(event))", method.selector)
  }

  static let hitTest = SwiftMethod(
    "hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", "hitTest:withEvent:")
  static let pointInside = SwiftMethod(
    "point(inside point: CGPoint, with event: UIEvent?) -> Bool", "pointInside:withEvent:")
  static let beginTracking = SwiftMethod(
    "beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
    "beginTrackingWithTouch:withEvent:")
  static let continueTracking = SwiftMethod(
    "continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
    "continueTrackingWithTouch:withEvent:")
  static let endings = [
    SwiftMethod(
      "endTracking(_ touch: UITouch?, with event: UIEvent?)", "endTrackingWithTouch:withEvent:"),
    SwiftMethod("cancelTracking(with event: UIEvent?)", "cancelTrackingWithEvent:"),
  ]
  static let motion = ["motionBegan", "motionEnded"].map {
    SwiftMethod("\($0)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)", "\($0):withEvent:")
  }
  static let remote = SwiftMethod(
    "remoteControlReceived(with event: UIEvent?)", "remoteControlReceivedWithEvent:")
}
