// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Saves the log of every test in a folder, if the environment names one, so that the logs of several
/// runs can be compared: `scripts/same-log` does that.
///
/// A file's name has a hash of its content, because the cases of a test with arguments run in any order.
enum StoryLogs {
  private static let folder = ProcessInfo.processInfo.environment["UIMODEL_STORY_LOGS"]

  /// Writes the log lines of one stage and its facts, without identities, which are addresses.
  static func keep(lines: [String], facts: [some Any]) {
    guard let folder else { return }
    let words = facts.map { fact in
      String(describing: fact).replacing(/ObjectIdentifier\(0x[0-9a-f]+\)/, with: "_")
    }
    let text = (lines + words).joined(separator: "\n") + "\n"
    let name = (Test.current?.name ?? "unknown").filter { $0.isLetter || $0.isNumber }
    let path = "\(folder)/\(name)-\(hash(text)).log"
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("\(path): \(error)")
    }
  }

  /// Returns an FNV-1a hash; Swift's own hashes differ from run to run.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
