// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Checks that the linter does not have: package members have comments, and pages name existing files.
@Suite("What is documented")
struct DocumentationTests {
  @Test("every public and package declaration of the libraries says what it is")
  func declarations() throws {
    let files =
      try SourceFile.all(below: "Sources/UIModel") + SourceFile.all(below: "Sources/Scenarios")
      + SourceFile.all(below: "Sources/Explaining")
      + SourceFile.all(below: "Sources/Auditing")
      + SourceFile.all(below: "Sources/Importing")
    let machine = try Self.requirements(
      of: ["GestureMachine.swift", "TwoFingerMachine.swift"], in: files)
    let inherited = Set(files.flatMap { Self.requirements(in: $0.code) })
    #expect(inherited.count > 70)
    var count = 0
    for file in files {
      let code = file.code
      for (number, line) in code.enumerated() {
        guard let name = Self.declaredName(in: line) else { continue }
        count += 1
        // A machine's methods are documented in the protocol.
        if file.name.hasSuffix("Machine.swift"), machine.contains(name) { continue }
        // The methods of delegates and data sources are documented in their protocols, which readers of an
        // implementation also see.
        if inherited.contains(Self.signature(number, in: code)) { continue }
        // Computed before the expectation, so that a failure doesn't print the whole file.
        let isDocumented = Self.isDocumented(number, in: file.lines)
        #expect(isDocumented, "\(file.path):\(number + 1): \(line)")
      }
    }
    #expect(count > 1_700)
  }

  /// Returns the name that a line declares for other files. Nil if it declares none, overrides a documented member,
  /// or implements a requirement of the standard library or NSCoding.
  private static func declaredName(in line: String) -> String? {
    // Most lines are skipped without the regular expression, which is slow.
    guard ["public ", "package ", "open "].contains(where: line.contains) else { return nil }
    let declaration =
      #/^ *(@\w+(\([^)]*\))? )*((?:public|package|open)(\(set\))? )(\w+ )*?(class|struct|enum|protocol|typealias|func|var|let|init|subscript)[ (?<](?<name>\w*)/#
    guard !line.contains("override "), !line.contains("func =="), !line.contains("rawValue"),
      !line.contains("required init"),
      let match = line.prefixMatch(of: declaration)
    else { return nil }
    return String(match.name)
  }

  /// Returns the signatures of the requirements of a file's public protocols.
  private static func requirements(in code: [String]) -> [String] {
    var found: [String] = []
    var isInProtocol = false
    for (number, line) in code.enumerated() {
      if line.hasPrefix("public protocol ") { isInProtocol = true }
      if line.hasPrefix("}") { isInProtocol = false }
      if isInProtocol, line.hasPrefix("  func ") || line.hasPrefix("  var ") {
        found.append(signature(number, in: code))
      }
    }
    return found
  }

  /// Returns the signature of a declaration: a function with its parameters, or a property, without spaces, access
  /// level and default values.
  private static func signature(_ number: Int, in code: [String]) -> String {
    var text = ""
    for line in code[number...] {
      text += line
      if text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) { break }
    }
    let plain = text.replacing(#/\b(public|open) | = [^,)]+(?=[,)])|\s+/#, with: "")
    let head = plain.hasPrefix("var") ? #/^var\w+/# : #/^func[^)]*\)/#
    return plain.prefixMatch(of: head).map { String($0.output) } ?? plain
  }

  /// Returns whether the lines above, up to the previous declaration, contain a doc comment.
  private static func isDocumented(_ number: Int, in lines: [String]) -> Bool {
    for line in lines[..<number].reversed() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") { return true }
      if line.isEmpty || line.hasSuffix("}") || line.hasSuffix("{") { return false }
    }
    return false
  }

  /// Returns the names of the requirements in the protocols of machines.
  private static func requirements(of names: [String], in files: [SourceFile]) throws -> Set<String>
  {
    let requirement = #/^  (static |mutating )*(var|func) (?<name>\w+)/#
    let found = files.filter { names.contains($0.name) }.flatMap(\.code)
      .compactMap { $0.prefixMatch(of: requirement).map { String($0.name) } }
    #expect(found.count > 5)
    return Set(found)
  }

  @Test(
    "every file that a page of the repository names is there",
    arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "Examples/README.md"])
  func namedFiles(page: String) throws {
    let text = try String(
      contentsOf: SourceFile.repository.appending(path: page), encoding: .utf8)
    let path =
      #/`(?<path>(Sources|Tests|Examples|scripts|assets|Benchmarks|UIModel|Sandbox|\.ci|\.github)/[\w+.\/-]+)`/#
    let names = text.matches(of: path).map { String($0.path) }
    if page == "ARCHITECTURE.md" { #expect(names.count > 60) }
    for name in names {
      let places = [name, "Sources/" + name].map { SourceFile.repository.appending(path: $0).path }
      #expect(places.contains { FileManager.default.fileExists(atPath: $0) }, "\(page): \(name)")
    }
  }

  @Test(
    "every link between pages leads to a file",
    arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func links(page: String) throws {
    let text = try String(
      contentsOf: SourceFile.repository.appending(path: page), encoding: .utf8)
    for match in text.matches(of: #/\]\((?<target>[^)#]+)\)/#) where !match.target.contains("://") {
      let target = SourceFile.repository.appending(path: String(match.target)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.target)")
    }
  }

  @Test(
    "ARCHITECTURE.md has a row for every layer", arguments: ["Sources/UIModel", "Sources/Sandbox"])
  func rooms(folder: String) throws {
    let page = try String(
      contentsOf: SourceFile.repository.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let place = SourceFile.repository.appending(path: folder)
    let rooms = try FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: [.isDirectoryKey])
    let names = try rooms.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }.map(\.lastPathComponent).filter { !$0.hasSuffix(".docc") }
    #expect(names.count > 5)
    for name in names {
      let hasRow = page.split(separator: "\n").contains {
        $0.hasPrefix("| `") && $0.split(separator: "|").first?.contains("`\(name)`") == true
      }
      #expect(hasRow, "\(folder)/\(name)")
    }
  }

  @Test("every numbered behaviour that a test or a scenario cites is in the list of them")
  func numberedBehaviours() throws {
    let list = try String(
      contentsOf: SourceFile.repository.appending(
        path: "Sources/UIModel/UIModel.docc/Behaviours.md"), encoding: .utf8)
    let listed = Self.numbersOfBehaviours(in: list)
    #expect(listed.count > 100)
    for folder in ["Tests", "assets/scenarios"] {
      let place = SourceFile.repository.appending(path: folder)
      let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard ["swift", "json"].contains(file.pathExtension) else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for number in Self.numbersOfBehaviours(in: text) where !listed.contains(number) {
          Issue.record("\(file.lastPathComponent): X\(number)")
        }
      }
    }
  }

  /// Returns the numbers of behaviours in a text, such as X07. A regular expression would take seconds for all files.
  private static func numbersOfBehaviours(in text: String) -> Set<Int> {
    func isInWord(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
    let words = text.utf8.split { !isInWord($0) }.filter { (3...4).contains($0.count) }
    let names = words.filter { $0.first == UInt8(ascii: "X") }
    return Set(names.compactMap { Int(String(decoding: $0.dropFirst(), as: UTF8.self)) })
  }
}
