// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// The lines of code that stop the program, in every build or in debug builds.
@Suite("What stops the program")
struct TrapTests {
  private static let traps = [
    "precondition(", "preconditionFailure(", "fatalError(", "assert(", "assertionFailure(",
    "assumeIsolated",
  ]

  @Test("the table of Unbreakable has every file with code that stops the program, and no other")
  func table() throws {
    let page = SourceFile.repository.appending(
      path: "Sources/UIModel/UIModel.docc/Unbreakable.md")
    let rows = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
      .drop { !$0.hasPrefix("## What stops") }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let told = rows.filter { $0.hasPrefix("| `") }.flatMap { row in
      row.components(separatedBy: "|")[1].matches(of: #/`(\w+)`/#).map { String($0.1) }
    }
    let found = try SourceFile.all(below: "Sources").filter { file in
      file.code.contains { line in Self.traps.contains { line.contains($0) } }
    }.map { String($0.name.dropLast(".swift".count)) }
    #expect(told.sorted() == found.sorted())
  }

  @Test("what stops a release build says why: a precondition is silent there")
  func sentences() throws {
    for file in try SourceFile.all(below: "Sources") {
      for (number, line) in file.code.enumerated() {
        #expect(!line.contains("precondition"), "\(file.path):\(number + 1)")
      }
    }
  }
}
