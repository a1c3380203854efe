// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// UIModel is a pure model: it reads no clock, starts nothing by itself, and says nothing.
@Suite("UIModel is pure")
struct PurityTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/UIModel")

  private static func files() throws -> [(name: String, lines: [String])] {
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let urls = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return try urls.map { url in
      let text = try String(contentsOf: url, encoding: .utf8)
      return (url.lastPathComponent, text.components(separatedBy: "\n"))
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
    for file in files {
      for (number, line) in file.lines.enumerated() {
        let code = line.components(separatedBy: "//").first ?? ""
        #expect(
          code.firstMatch(of: regex) == nil, "\(file.name):\(number + 1): \(line)")
      }
    }
  }

  @Test("imports Foundation and nothing else")
  func imports() throws {
    for file in try Self.files() {
      let isImport = try Regex(#"^(public |package |internal )?import "#)
      let imports = file.lines.filter { $0.firstMatch(of: isImport) != nil }
      #expect(
        imports.allSatisfy { $0.hasSuffix("import Foundation") }, "\(file.name): \(imports)")
    }
  }
}
