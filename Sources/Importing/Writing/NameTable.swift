// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Unique names for nodes and recognizers: the short name of the class, with a number from the second one on.
struct NameTable {
  private var taken: Set<String> = ["UIApplication", "AppDelegate"]
  private var next: [String: Int] = [:]

  /// Returns the letters, digits, `_` and `-` of a name, cut to the longest name that a scenario file may have.
  static func plain(_ name: String) -> String {
    let plain = String(
      name.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }.prefix(180))
    return plain.isEmpty ? "View" : plain
  }

  /// Returns a name that is not used yet.
  mutating func unique(_ name: String) -> String {
    let plain = Self.plain(name)
    if taken.insert(plain).inserted { return plain }
    while true {
      let number = next[plain, default: 2]
      next[plain] = number + 1
      if taken.insert("\(plain)-\(number)").inserted { return "\(plain)-\(number)" }
    }
  }
}
