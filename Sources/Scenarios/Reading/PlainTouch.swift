// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// An entry of an input that a recording may have a million of: a finger, its phase and its place.
///
/// It is read without making a string of anything. Only its four keys in any order, plain numbers and words
/// without escapes are known here. Whatever has more to it, or anything wrong with it, is left to the reader
/// for all entries, which reads the same of it or names the fault.
struct PlainTouch {
  let time: Double
  let finger: Int
  let phase: InputSample.Phase
  let location: CGPoint?

  private static let timeKey = JSONText.pack("t")
  private static let fingerKey = JSONText.pack("touch")
  private static let phaseKey = JSONText.pack("phase")
  private static let placeKey = JSONText.pack("at")
  private static let began = JSONText.pack("began")
  private static let moved = JSONText.pack("moved")
  private static let ended = JSONText.pack("ended")

  /// Reads an entry; nil when it is not plain.
  init?(_ entry: JSONValue) {
    let text = entry.text
    guard entry.kind == .object else { return nil }
    var (time, number): (Double?, Double?)
    var phase: InputSample.Phase?
    var location: CGPoint?
    var index = entry.index + 1
    let end = Int(text.elements[entry.index].next)
    while index < end {
      let value = index + 1
      switch text.packedWord(index) {
      case Self.timeKey where time == nil: time = text.plainNumber(value)
      case Self.fingerKey where number == nil: number = text.plainNumber(value)
      case Self.phaseKey where phase == nil: phase = Self.phase(text.packedWord(value))
      case Self.placeKey where location == nil: location = Self.place(text, value)
      default: return nil
      }
      index = Int(text.elements[value].next)
    }
    guard let time, let number, let phase, let finger = Int(exactly: number) else { return nil }
    // A place that could not be read looks like one that is not there.
    let expected = location == nil ? 3 : 4
    guard text.memberCount(entry.index, atMost: expected) == expected else { return nil }
    self.time = time
    self.finger = finger
    self.phase = phase
    self.location = location
  }

  private static func phase(_ word: UInt64) -> InputSample.Phase? {
    switch word {
    case began: .began
    case moved: .moved
    case ended: .ended
    default: nil
    }
  }

  private static func place(_ text: JSONText, _ index: Int) -> CGPoint? {
    let list = text.elements[index]
    guard list.kind == .list, Int(list.next) == index + 3,
      let x = text.plainNumber(index + 1), let y = text.plainNumber(index + 2)
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}

/// Reading elements without making strings.
extension JSONText {
  /// A word of at most eight bytes as a number.
  static func pack(_ word: StaticString) -> UInt64 {
    word.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  /// A string of at most eight bytes as a number; 0 for anything else. An escape stays as it stands, so that
  /// the string equals no word.
  func packedWord(_ index: Int) -> UInt64 {
    let element = elements[index]
    let (start, end) = (Int(element.start) + 1, Int(element.end) - 1)
    guard element.kind == .string, end - start <= 8 else { return 0 }
    var word: UInt64 = 0
    for place in start..<end { word = word << 8 | UInt64(bytes[place]) }
    return word
  }

  /// A number of at most 15 digits without an exponent; nil for anything else.
  ///
  /// Such digits and the power of ten that divides them are exact, so that the quotient is the number that
  /// is nearest to the text, as every other reader finds it.
  func plainNumber(_ index: Int) -> Double? {
    let element = elements[index]
    guard element.kind == .number, element.end - element.start <= 17 else { return nil }
    var (place, end) = (Int(element.start), Int(element.end))
    let isNegative = bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var (digits, count, fraction) = (0, 0, 0)
    var isFraction = false
    while place < end {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        count += 1
        if isFraction { fraction += 1 }
      case UInt8(ascii: "."): isFraction = true
      default: end = 0
      }
    }
    guard end > 0, count <= 15 else { return nil }
    let value = Double(digits) / Self.powersOfTen[fraction]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// How many members an object has, counted no further than to one more than `most`.
  func memberCount(_ index: Int, atMost most: Int) -> Int {
    var count = 0
    var member = index + 1
    let end = Int(elements[index].next)
    while member < end, count <= most {
      count += 1
      member = Int(elements[member + 1].next)
    }
    return count
  }
}
