// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The class of an object in the paste, with its short name.
struct ClassName: Hashable, Sendable {
  /// The name in the paste, without the prefix that key-value observing adds.
  let written: String
  /// The name without module, outer types and generic arguments.
  let short: String
  /// True if it is a hosting view of SwiftUI.
  let isHosting: Bool

  init(_ bytes: Bytes) {
    var bytes = bytes
    while bytes.begins("NSKVONotifying_") { bytes = bytes.dropFirst(15) }
    written = bytes.string
    short = Self.short(bytes)
    isHosting = bytes.contains("UIHostingView")
  }

  init(_ name: String) { self.init(Bytes(name)) }

  private static func short(_ bytes: Bytes) -> String {
    if bytes.begins("_Tt") || bytes.begins("$s") || bytes.begins("_$s") {
      return demangled(bytes) ?? bytes.string
    }
    // The name without generic arguments and without what lldb adds to private types: `(unknown context at $1234)`.
    var plain: [UInt8] = []
    var depth = 0
    for byte in bytes {
      switch byte {
      case .less, UInt8(ascii: "("): depth += 1
      case .greater, UInt8(ascii: ")"): depth -= 1
      default: if depth <= 0 { plain.append(byte) }
      }
    }
    let last = plain.split(separator: UInt8(ascii: ".")).last
    return last.map { String(decoding: $0, as: UTF8.self) } ?? bytes.string
  }

  /// Returns the short name in a mangled name, which contains identifiers with their lengths. The name of a nested
  /// class comes after the names of the outer types; the name of a private class, after a P and its file's identifier.
  private static func demangled(_ bytes: Bytes) -> String? {
    var index = bytes.startIndex + (bytes.begins("_Tt") ? 3 : 2)
    let kinds = bytes.skip(index) { "CVOEGF".utf8.contains($0) }
    let isGeneric = bytes.at(index) == UInt8(ascii: "G")
    let isInFunction = bytes[index..<kinds].contains(UInt8(ascii: "F"))
    let levels = kinds - index - (isGeneric ? 1 : 0)
    index = kinds
    var names: [String] = []
    while let byte = bytes.at(index) {
      guard byte.isDigit else {
        index += 1
        continue
      }
      let end = bytes.skip(index) { $0.isDigit }
      guard end - index < 4, let length = Int(bytes[index..<end].string), length > 0,
        end + length <= bytes.endIndex
      else { return lastName(of: bytes[end...]) ?? names.last }
      let isMark =
        index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "P")
        && bytes[end] == UInt8(ascii: "_")
      if !isMark { names.append(bytes[end..<(end + length)].string) }
      index = end + length
      if !isInFunction, levels > 0, names.count == levels + 1, bytes.begins("_Tt") { break }
    }
    return names.last
  }

  /// Returns the identifier at the end of a mangled name whose middle was left out.
  private static func lastName(of bytes: Bytes) -> String? {
    for index in bytes.indices.suffix(200) where bytes[index].isDigit {
      let end = bytes.skip(index) { $0.isDigit }
      if end - index < 4, Int(bytes[index..<end].string) == bytes.endIndex - end {
        return bytes[end...].string
      }
    }
    return nil
  }
}
