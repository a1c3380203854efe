// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A file of the Sandbox or of its session, for tests that read the sources.
struct SandboxSource: Sendable {
  /// The path within the module: "Shell/Shell.swift".
  let path: String
  /// The lines without comments and string literals, except for interpolated code.
  let code: [String]

  /// The first folder of the path.
  var folder: String { String(path.prefix { $0 != "/" }) }

  init(path: String, text: String) {
    self.path = path
    code = text.components(separatedBy: "\n").map { Self.code(of: $0) }
  }

  /// Returns a line without comments and string literals, but with interpolated code. Parsed by hand: tests read
  /// every line, and regular expressions take long in a debug build.
  private static func code(of line: String) -> String {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) else {
      return line
    }
    var code = ""
    /// The depth of parentheses in each string literal around the present character; empty outside of literals.
    var texts: [Int] = []
    var characters = Array(line)[...]
    while let character = characters.popFirst() {
      switch (character, texts.last) {
      case ("/", nil) where characters.first == "/": return code
      case ("\"", nil), ("\"", .some(1...)): texts.append(0)
      case ("\"", .some): texts.removeLast()
      case ("\\", .some(0)):
        if characters.popFirst() == "(" { texts[texts.count - 1] = 1 }
      case (_, .some(0)): break
      case ("(", .some): texts[texts.count - 1] += 1
      case (")", .some): texts[texts.count - 1] -= 1
      default: break
      }
      if texts.last != 0, character != "\"" { code.append(character) }
    }
    return code
  }

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  /// The types that it declares for other files: those at the left margin that are not private.
  var types: [String] {
    code.filter { $0.first.map { $0.isLetter || $0 == "@" } == true && !$0.contains("private ") }
      .compactMap(Self.declared)
  }

  /// All types that it declares, including nested and private ones.
  var ownNames: Set<String> { Set(code.compactMap(Self.declared)) }

  /// Returns the type that a line declares.
  static func declared(in line: String) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    for (word, name) in zip(words, words.dropFirst()) where kinds.contains(String(word)) {
      if name.first?.isUppercase == true { return String(name) }
    }
    return nil
  }

  /// Returns the names of types in a line, without those that belong to another, such as Phase in UITouch.Phase.
  static func words(in line: String) -> [String] {
    var words: [String] = []
    var (word, before): (String, Character) = ("", " ")
    for character in line + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if before != ".", word.first?.isUppercase == true, word.count > 1 { words.append(word) }
      if !word.isEmpty || !character.isWhitespace { before = character }
      word = ""
    }
    return words
  }

  /// The repository.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns all files of a module, in the order of their paths.
  static func all(of module: String = "Sandbox") throws -> [SandboxSource] {
    let root = repository.appending(path: "Sources/\(module)").path + "/"
    let found = FileManager.default.enumerator(atPath: root)
    let paths = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: URL(filePath: root + path), encoding: .utf8)
      return SandboxSource(path: path, text: text)
    }
  }
}
