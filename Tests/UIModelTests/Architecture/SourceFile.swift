// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A file of the repository, for tests that read how the code is laid out.
struct SourceFile: Sendable {
  /// From the folder that was searched, for example "Events/UITouch.swift".
  let path: String
  let lines: [String]

  /// The first folder of the path.
  var room: String { String(path.prefix { $0 != "/" }) }
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The code alone: no comments, no text between quotation marks.
  var code: [String] {
    var isText = false
    return lines.map { line in
      let fences = line.components(separatedBy: #"""""#).count - 1
      defer { if fences % 2 == 1 { isText.toggle() } }
      guard !isText, fences == 0 else { return "" }
      let withoutText = line.replacing(#/"(\\.|[^"\\])*"/#, with: "\"\"")
      return withoutText.components(separatedBy: "//").first ?? ""
    }
  }

  /// The folder of the repository.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All Swift files below a folder of the repository, in the order of their paths.
  static func all(below folder: String) throws -> [SourceFile] {
    let root = repository.appending(path: folder).path + "/"
    let found = FileManager.default.enumerator(atPath: root)
    let paths = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: URL(filePath: root + path), encoding: .utf8)
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }
}
