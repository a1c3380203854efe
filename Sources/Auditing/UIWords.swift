// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Formats words and numbers for sentences.
enum UIWords {
  /// Returns a clause as a sentence, with a capital letter and a full stop.
  static func sentence(_ clause: String) -> String {
    "\(clause.prefix(1).uppercased())\(clause.dropFirst())."
  }

  /// Returns a time as text: "0.43 s".
  static func seconds(_ time: Double) -> String {
    let hundredths = Int((time * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
