// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A key of a US keyboard, by its X keycode under the `evdev` rules (the kernel's code plus 8).
struct Key: Hashable {
  let code: Int32

  static let escape = Key(code: 9)
  static let backspace = Key(code: 22)
  static let tab = Key(code: 23)
  static let enter = Key(code: 36)
  static let control = Key(code: 37)
  static let shift = Key(code: 50)
  static let alt = Key(code: 64)
  static let space = Key(code: 65)
  static let home = Key(code: 110)
  static let up = Key(code: 111)
  static let left = Key(code: 113)
  static let right = Key(code: 114)
  static let end = Key(code: 115)
  static let down = Key(code: 116)
  static let delete = Key(code: 119)
  static let mute = Key(code: 121)
  static let volumeDown = Key(code: 122)
  static let volumeUp = Key(code: 123)
  static let command = Key(code: 133)
  static let nextTrack = Key(code: 171)
  static let playPause = Key(code: 172)
  static let previousTrack = Key(code: 173)
  static let stopPlaying = Key(code: 174)

  /// F1 to F12.
  static func function(_ number: Int) -> Key {
    Key(code: Int32(number <= 10 ? 66 + number : 84 + number))
  }

  /// Returns the key that types `character`, and whether it needs Shift; nil when no key does.
  static func typing(_ character: Character) -> (key: Key, needsShift: Bool)? {
    for row in rows {
      if let index = row.plain.firstIndex(of: character) {
        return (Key(code: row.firstCode + Int32(index)), false)
      }
      if let index = row.shifted.firstIndex(of: character) {
        return (Key(code: row.firstCode + Int32(index)), true)
      }
    }
    return nil
  }

  private struct Row {
    let firstCode: Int32
    let plain: [Character]
    let shifted: [Character]
  }

  private static let rows = [
    Row(firstCode: 10, plain: Array("1234567890-="), shifted: Array("!@#$%^&*()_+")),
    Row(firstCode: 24, plain: Array("qwertyuiop[]"), shifted: Array("QWERTYUIOP{}")),
    Row(firstCode: 38, plain: Array("asdfghjkl;'`"), shifted: Array("ASDFGHJKL:\"~")),
    Row(firstCode: 51, plain: Array("\\zxcvbnm,./"), shifted: Array("|ZXCVBNM<>?")),
    Row(firstCode: 65, plain: [" "], shifted: []),
    Row(firstCode: 36, plain: ["\n"], shifted: []),
    Row(firstCode: 23, plain: ["\t"], shifted: []),
  ]
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// A key by the character that it types without Shift: `"a"`, `"7"`, `","`. Any other character is a mistake of the
  /// test and stops it.
  init(extendedGraphemeClusterLiteral character: Character) {
    guard let found = Key.typing(character), !found.needsShift else {
      preconditionFailure("No key types \(character) by itself.")
    }
    self = found.key
  }
}
