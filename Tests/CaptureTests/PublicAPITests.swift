// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// The recorder and the kit go into other people's apps: they may use nothing of UIKit's but what Apple documents.
@Suite("The interface that the recorder and the kit use")
struct PublicAPITests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns members and types of UIKit, from the table that was made from Apple's reference.
  private static func table() throws -> (members: Set<String>, types: Set<String>) {
    let folder = root.appendingPathComponent("assets/uikit-api")
    var (members, types): (Set<String>, Set<String>) = ([], [])
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      for line in try text("assets/uikit-api/\(file)").split(separator: "\n") {
        if let match = line.firstMatch(of: #/^\s+.*?(?:var|let|func|case) `?(\w+)/#) {
          members.insert(String(match.1))
        } else if let match = line.firstMatch(
          of: #/^(?:class|struct|enum|options|protocol) ([\w.]+)/#)
        {
          types.formUnion(match.1.split(separator: ".").map(String.init))
        }
      }
    }
    return (members, types)
  }

  /// Returns the code without comments and strings.
  private static func code(_ path: String) throws -> String {
    try text(path).split(separator: "\n").map { line in
      String(line).replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
    }.joined(separator: "\n")
  }

  /// Members of Swift, Foundation, Core Graphics, Core Animation and the Objective-C runtime.
  private static let others: Set<String> = [
    "a", "b", "c", "d", "tx", "ty", "x", "y", "width", "height", "minX", "minY", "zero", "identity",
    "applying", "top", "left", "bottom", "right", "pi", "rawValue", "max", "squareRoot", "isFinite",
    "self", "shared", "init", "map", "compactMap", "flatMap", "filter", "sorted", "first", "last",
    "contains", "append", "isEmpty", "count", "joined", "components", "dropFirst", "dropLast",
    "prefix",
    "allSatisfy", "elementsEqual", "firstIndex", "formUnion", "insert", "removeValue", "hasPrefix",
    "unicodeScalars", "isASCII", "properties", "isAlphabetic", "value", "key", "values", "utf8",
    "write",
    "appendingPathComponent", "default", "addObserver", "removeObserver", "object",
    "assumeIsolated",
    "main", "common", "add", "invalidate", "isPaused", "processInfo",
    "operatingSystemVersionString",
    "anchorPoint", "windowScene", "some", "none", "element", "offset", "model", "current", "Type",
    "enumerated",
    "UIGestureRecognizerSubclass", "midX", "midY", "insetBy", "truncatingRemainder", "jsonObject",
    "WritingOptions", "sortedKeys",
  ]

  /// A file that goes into an app.
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    /// The files that it is used with.
    var beside: [String] = []
    /// Documented names that the table leaves out.
    let left: Set<String>
    var testDescription: String { name }

    static let all = [
      // UIDevice.current.model is documented; the table has no devices.
      File(name: "TouchCapture", left: ["UIDevice", "UIKit"]),
      // The table has no cells of tables.
      File(
        name: "ConformanceKit", beside: ["TouchCapture"],
        left: ["UITableViewCell", "UITableViewDataSource", "UIKit", "textLabel"]),
    ]
  }

  /// Names that the file declares.
  private static func own(_ code: String) -> Set<String> {
    var names = Set(
      code.matches(of: #/(?:var|let|func|case|class|struct|enum) `?(\w+)/#).map { String($0.1) })
    // Labels of tuples, and names declared in parentheses.
    names.formUnion(code.matches(of: #/[(,]\s*(\w+):/#).map { String($0.1) })
    return names
  }

  @Test("uses only members and types that the table of UIKit's API lists", arguments: File.all)
  func listed(file: File) throws {
    let (members, types) = try Self.table()
    #expect(members.count > 1_000)
    let code = try Self.code("Capture/\(file.name).swift")
    let own = try file.beside.reduce(Self.own(code)) {
      $0.union(Self.own(try Self.code("Capture/\($1).swift")))
    }
    let used = Set(code.matches(of: #/\.(\w+)/#).map { String($0.1) }).filter {
      $0.first?.isNumber == false
    }
    let foreign = used.subtracting(own).subtracting(members).subtracting(types)
      .subtracting(Self.others)
    let named = Set(code.matches(of: #/\b(UI[A-Z]\w+)/#).map { String($0.1) })
      .subtracting(types).subtracting(own)
    #expect(foreign.union(named) == file.left, "\(foreign.union(named).sorted())")
  }

  @Test(
    "exchanges no methods, reads no private keys and has no words of private interfaces",
    arguments: File.all)
  func plain(file: File) throws {
    let text = try Self.text("Capture/\(file.name).swift")
    for word in [
      "method_exchange", "method_setImplementation", "class_addMethod", "class_replaceMethod",
      "value(forKey", "setValue(", "perform(", "NSClassFromString", "NSSelectorFromString", "dlsym",
      "@_silgen_name", "_targets",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
