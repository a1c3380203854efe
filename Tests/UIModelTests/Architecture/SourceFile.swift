// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A file of the repository, for tests that read the sources.
struct SourceFile: Sendable {
  /// The path within the folder that was searched, for example "Events/UITouch.swift".
  let path: String
  let lines: [String]

  /// The first folder of the path.
  var room: String { String(path.prefix { $0 != "/" }) }
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The lines without comments and without the content of string literals.
  let code: [String]

  init(path: String, lines: [String]) {
    self.init(path: path, lines: lines, code: Self.code(of: lines))
  }

  private init(path: String, lines: [String], code: [String]) {
    self.path = path
    self.lines = lines
    self.code = code
  }

  private static func code(of lines: [String]) -> [String] {
    var isText = false
    return lines.map { line in
      // Most lines have no quotation mark, so the regular expression, which is slow, can be skipped.
      guard line.utf8.contains(UInt8(ascii: "\"")) else { return isText ? "" : code(of: line) }
      let fences = line.components(separatedBy: #"""""#).count - 1
      defer { if fences % 2 == 1 { isText.toggle() } }
      guard !isText, fences == 0 else { return "" }
      return code(of: line.replacing(#/"(\\.|[^"\\])*"/#, with: "\"\""))
    }
  }

  /// Returns a line without the content of string literals, up to its comment.
  private static func code(of line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "/")) else { return line }
    return line.components(separatedBy: "//").first ?? ""
  }

  /// The folder of the repository.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns all Swift files below a folder of the repository, in the order of their paths.
  static func all(below folder: String) throws -> [SourceFile] {
    let top = String(folder.prefix { $0 != "/" })
    let prefix = folder.dropFirst(top.count + 1) + (folder == top ? "" : "/")
    let files = try top == "Sources" ? sources.get() : read(below: top)
    return files.filter { $0.path.hasPrefix(prefix) }.map {
      SourceFile(path: String($0.path.dropFirst(prefix.count)), lines: $0.lines, code: $0.code)
    }
  }

  /// The sources, read once for all tests.
  private static let sources = Result { try read(below: "Sources") }

  private static func read(below folder: String) throws -> [SourceFile] {
    let root = repository.appending(path: folder).path + "/"
    let found = FileManager.default.enumerator(atPath: root)
    let paths = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: URL(filePath: root + path), encoding: .utf8)
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }
}
