// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The description that a debugger prints, in UIKit's format. Source: descriptions quoted in public threads.
extension UIGestureRecognizer {
  /// `<UITapGestureRecognizer: 0x1 (name); state = Possible; view = <UIView 0x2>; must-fail = {...}>`
  final var printedDescription: String {
    "<" + printedParts.joined(separator: "; ") + printedRequirements + ">"
  }

  private final var printedParts: [String] {
    let title = name.map { " (\($0))" } ?? ""
    var parts = ["\(ClassName.of(self)): \(Self.address(of: self))\(title)"]
    parts.append("state = \("\(progress.shown)".capitalized)")
    if !isEnabled { parts.append("enabled = NO") }
    if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
    if let view = storedView {
      parts.append("view = <\(ClassName.of(view)) \(Self.address(of: view))>")
    }
    return parts
  }

  private final var printedRequirements: String {
    Self.set("must-fail", requiredToFail) + Self.set("must-fail-for", waitingForThis)
  }

  /// Returns the text of the recognizers of a requirement key such as `must-fail`, without their own requirements.
  private static func set(_ key: String, _ others: [UIGestureRecognizer]) -> String {
    guard !others.isEmpty else { return "" }
    let lines = others.map { "        <\($0.printedParts.joined(separator: "; "))>" }
    return "; \(key) = {\n\(lines.joined(separator: ",\n"))\n    }"
  }

  private static func address(of object: AnyObject) -> String {
    "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }
}
