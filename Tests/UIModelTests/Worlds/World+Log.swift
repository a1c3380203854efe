// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

@testable import Scenarios
@testable import UIModel

extension World {
  /// The log without the hit tests.
  var log: String {
    let lines = facts.compactMap { fact in
      if case .verdict(let recognizer, let text) = fact { return "\(recognizer.name) \(text)" }
      if case .reset(let recognizer) = fact { return "\(recognizer.name) is reset" }
      return LogLine.text(of: fact)
    }
    return lines.filter { !$0.contains("hitTest") && !$0.contains("pointInside") }
      .joined(separator: "\n")
  }
}
