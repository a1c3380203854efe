// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Limits the size of files and functions: one that is too long does more than one thing.
@Suite("The size of files and functions")
struct SizeTests {
  private static let folders = [
    "Sources/UIModel", "Sources/Scenarios", "Sources/Explaining", "Sources/Importing",
    "Sources/Auditing",
    "Sources/Sandbox",
    "Sources/SandboxSession",
    "Sources/UIKit",
    "Sources/_Testing_UIKit",
    "Examples/HeadlessTest",
    "Examples/Scribble", "Examples/TouchWindow",
  ]

  @Test("a file has 400 lines at most", arguments: folders)
  func files(folder: String) throws {
    let files = try SourceFile.all(below: folder)
    #expect(!files.isEmpty)
    // The empty text after the last line break is not a line.
    for file in files { #expect(file.lines.count <= 401, "\(file.path): \(file.lines.count - 1)") }
  }

  @Test("a function has 60 lines at most", arguments: folders)
  func functions(folder: String) throws {
    for file in try SourceFile.all(below: folder) {
      for function in Self.functions(of: file) {
        #expect(function.length <= 60, "\(file.path):\(function.line): \(function.length) lines")
      }
    }
  }

  /// Returns the start of each function, and the number of lines of its body: to the closing brace, which is in the
  /// same column as its start.
  private static func functions(of file: SourceFile) -> [(line: Int, length: Int)] {
    let lines = file.code
    let start = #/^(?<indent> *)(\w+(\(\w+\))? )*(func |init[(?<]|deinit |subscript)/#
    return lines.enumerated().compactMap { number, line in
      guard let match = line.prefixMatch(of: start) else { return nil }
      let closing = match.indent + "}"
      let rest = lines[number...]
      guard let opening = rest.firstIndex(where: { $0.contains("{") }),
        rest[number..<opening].allSatisfy({ !$0.isEmpty }),
        !lines[opening].hasSuffix("}"),
        let end = lines[opening...].firstIndex(where: { $0 == closing })
      else { return nil }
      return (number + 1, end - opening - 1)
    }
  }
}
