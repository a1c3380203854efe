// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Checks that the folders of the Sandbox depend on each other in one direction: a file names no type of a higher
/// folder.
@Suite("The direction of the Sandbox's folders")
struct SandboxLayerTests {
  /// The folders from low to high.
  static let folders = ["Platform", "Rendering", "Overlays", "Panels", "Shell", "Commands"]

  /// A line in which a file names a type of a higher folder.
  struct Violation: Equatable, CustomStringConvertible {
    let path: String
    let line: Int
    let type: String
    let folder: String

    var description: String { "\(path):\(line) names \(type), which is of \(folder)" }
  }

  /// Finds the violations in files. A name that a file declares itself, even inside a type, counts as its own.
  private static func violations(in files: [SandboxSource]) -> [Violation] {
    var owners: [String: String] = [:]
    for file in files { for type in file.types { owners[type] = file.folder } }
    return files.flatMap { file -> [Violation] in
      guard let height = folders.firstIndex(of: file.folder) else { return [] }
      let own = file.ownNames
      return file.code.enumerated().flatMap { number, line in
        SandboxSource.words(in: line).compactMap { word in
          guard !own.contains(word), let owner = owners[word],
            let other = folders.firstIndex(of: owner), other > height
          else { return nil }
          return Violation(path: file.path, line: number + 1, type: word, folder: owner)
        }
      }
    }
  }

  @Test("every folder has its height")
  func all() throws {
    let files = try SandboxSource.all()
    #expect(files.count > 150)
    #expect(Set(files.filter { $0.path.contains("/") }.map(\.folder)) == Set(Self.folders))
    #expect(files.filter { !$0.path.contains("/") }.map(\.path) == ["SandboxApp.swift"])
  }

  @Test("no file names a type of a higher folder")
  func direction() throws {
    let violations = Self.violations(in: try SandboxSource.all())
    #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test("a folder that names a higher one is found")
  func isFound() {
    let files = [
      SandboxSource(path: "Shell/Shell.swift", text: "final class Shell {}"),
      SandboxSource(
        path: "Panels/Panel.swift", text: "// Shell\nlet a = \"Shell\"\nvar s: Shell?"),
    ]
    #expect(
      Self.violations(in: files) == [
        Violation(path: "Panels/Panel.swift", line: 3, type: "Shell", folder: "Shell")
      ])
  }

  @Test("a session knows no window, no pixels and no SDL")
  func session() throws {
    let allowed = [
      "Auditing", "Explaining", "Foundation", "Importing", "SandboxScenes", "Scenarios", "UIModel",
    ]
    let files = try SandboxSource.all(of: "SandboxSession")
    #expect(files.count > 50)
    for file in files {
      for line in file.code where line.contains("import ") {
        #expect(allowed.contains { line.hasSuffix("import \($0)") }, "\(file.path): \(line)")
      }
    }
  }

  @Test("no type of the session or the shell has more than 15 stored properties")
  func storedProperties() throws {
    let shell = try SandboxSource.all().filter { $0.folder == "Shell" }
    for file in try SandboxSource.all(of: "SandboxSession") + shell {
      for (type, count) in Self.storedProperties(of: file) {
        #expect(count <= 15, "\(file.path): \(type) has \(count)")
      }
    }
  }

  @Test("stored properties are counted, computed ones and constants of the type are not")
  func counting() {
    let text = """
      struct A {
        let b = 1
        private(set) lazy var c = make { 2 }
        var d: Int { 3 }
        var e = 4 { didSet { print(e) } }
        weak var (f, g): (Int, Int)
        static let h = 5
        func i() {
          let j = 6
        }
        struct K {
          var l: Int
        }
      }
      """
    let counts = Self.storedProperties(of: SandboxSource(path: "Shell/A.swift", text: text))
    #expect(counts["A"] == 4 && counts["K"] == 1)
  }

  /// Returns the number of stored properties of each type of a file.
  private static func storedProperties(of file: SandboxSource) -> [String: Int] {
    var counts: [String: Int] = [:]
    /// The types that enclose the line, with the depth of their bodies.
    var types: [(name: String, depth: Int)] = []
    var depth = 0
    for line in file.code {
      if let type = types.last, type.depth == depth, isStored(line) {
        counts[type.name, default: 0] += 1
      }
      let name = SandboxSource.declared(in: line)
      depth += line.count { $0 == "{" }
      if let name, line.contains("{") { types.append((name, depth)) }
      depth -= line.count { $0 == "}" }
      while let type = types.last, type.depth > depth { types.removeLast() }
    }
    return counts
  }

  private static func isStored(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 8)
    guard let index = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words[..<index].allSatisfy({ word in
        word != "static" && word.allSatisfy { $0.isLetter || "()".contains($0) }
      })
    else { return false }
    guard let brace = line.firstIndex(of: "{") else { return true }
    // A brace before any value belongs to a computed property, unless it contains observers.
    return line[..<brace].contains("=") || line.contains("didSet") || line.contains("willSet")
  }
}
