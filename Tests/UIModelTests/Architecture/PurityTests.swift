// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Checks that the libraries read no clock, start no timers or threads, and print nothing.
@Suite("The libraries are pure")
struct PurityTests {
  private static func files() throws -> [SourceFile] {
    try ["UIModel", "Scenarios", "Explaining", "Auditing", "Importing"].flatMap {
      try SourceFile.all(below: "Sources/\($0)")
    }
  }

  @Test(
    "no clock, no concurrency, no output",
    arguments: [
      #"\bDate\("#, #"\bDispatch"#, #"\bTask\b"#, #"\bThread\b"#, #"\bsleep\("#, #"\bprint\("#,
      #"\bNSLog\("#, #"\bRunLoop\b"#, #"\bTimer\b"#, #"ProcessInfo"#, #"FileManager"#,
    ])
  func forbidden(pattern: String) throws {
    let files = try Self.files()
    #expect(files.count > 50)
    let regex = try Regex(pattern)
    // Most lines are skipped without the regular expression, which is slow.
    let word = pattern.replacing("\\b", with: "").replacing("\\", with: "")
    for file in files {
      for (number, line) in file.lines.enumerated() where line.contains(word) {
        let code = line.components(separatedBy: "//").first ?? ""
        #expect(
          code.firstMatch(of: regex) == nil, "\(file.name):\(number + 1): \(line)")
      }
    }
  }
}
