// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Checks that the page about recognizers shows the same files that tests run.
@Suite("The page of recognizers as people write them")
struct IdiomPageTests {
  @Test("shows each file of the folder as it is, and nothing else")
  func blocks() throws {
    let page = try String(
      contentsOf: SourceFile.repository.appending(
        path: "Sources/UIModel/UIModel.docc/RecognizersAsPeopleWriteThem.md"), encoding: .utf8)
    let folder = SourceFile.repository.appending(path: "Tests/UIKitTests/Idioms")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let shown = page.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
    #expect(shown.count == files.count && files.count >= 30)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let imports = lines.lastIndex { $0.hasPrefix("import ") } ?? 0
      let code = lines[(imports + 2)...].joined(separator: "\n")
      let isShown = shown.contains("swift\n" + code)
      #expect(isShown, "\(file.lastPathComponent)")
    }
  }
}
