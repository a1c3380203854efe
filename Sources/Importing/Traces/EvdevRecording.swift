// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The events of a Linux input device and the ranges of its axes, read from a recording.
struct EvdevRecording: Equatable, Sendable {
  struct Event: Equatable, Sendable {
    /// The recorded time, in microseconds.
    let time: Int
    let type: Int
    let code: Int
    let value: Int
  }

  struct Axis: Equatable, Sendable {
    let minimum: Int
    let maximum: Int
  }

  var name = ""
  var axes: [Int: Axis] = [:]
  var events: [Event] = []

  /// Reads a recording of libinput or evemu. Of several devices, the first one with positions and events is used.
  init?(_ bytes: [UInt8]) {
    let lines = PasteText.normalized(bytes)[...].split(separator: .newline)
    let found = lines.prefix(400).lazy.compactMap { line -> [EvdevRecording]? in
      let line = line.trimmed
      if line.begins("# libinput record") || line.begins("libinput:") || line.begins("ndevices:") {
        return LibinputReader.devices(lines)
      }
      if line.begins("# EVEMU") || line.begins("N: ") || line.begins("E: ") {
        return [EvemuReader.device(lines)]
      }
      return nil
    }.first
    guard let devices = found, !devices.isEmpty else { return nil }
    let isTouch: (EvdevRecording) -> Bool = {
      $0.axes[Codes.positionX] != nil || $0.axes[Codes.x] != nil
    }
    self =
      devices.first { isTouch($0) && !$0.events.isEmpty } ?? devices.first(where: isTouch)
      ?? devices[0]
  }

  fileprivate init() {}

  /// Event codes of `linux/input-event-codes.h`.
  enum Codes {
    static let (synchronization, key, absolute) = (0, 1, 3)
    static let (report, dropped) = (0, 3)
    static let (x, y, singlePressure) = (0x00, 0x01, 0x18)
    static let (slot, major, positionX, positionY) = (0x2f, 0x30, 0x35, 0x36)
    static let (tracking, pressure) = (0x39, 0x3a)
    static let touch = 0x14a
  }
}

/// Reads the YAML of `libinput record`, which has a fixed form. Source: section "FILE FORMAT" of its manual page.
private enum LibinputReader {
  static func devices(_ lines: [Bytes]) -> [EvdevRecording] {
    var devices: [EvdevRecording] = []
    var isRanges = false
    for line in lines {
      let text = line.trimmed
      if text.begins("- node:") || text.begins("node:") {
        devices.append(EvdevRecording())
        continue
      }
      guard let last = devices.indices.last else { continue }
      if text.begins("name:"), devices[last].name.isEmpty {
        devices[last].name = text.dropFirst(5).unquoted
      } else if text.begins("absinfo:") {
        isRanges = true
      } else if isRanges, text.first?.isDigit == true, let colon = text.firstIndex(of: .colon) {
        // The values are minimum, maximum, fuzz, flat and resolution.
        let numbers = integers(text[(colon + 1)...])
        if let code = Int(text[..<colon].string), numbers.count >= 2 {
          devices[last].axes[code] = .init(minimum: numbers[0], maximum: numbers[1])
        }
      } else {
        if !text.begins("#") { isRanges = false }
        guard text.begins("- ["), case let numbers = integers(text.dropFirst(2)),
          numbers.count == 5,
          numbers.prefix(2).allSatisfy({ (0..<1 << 40).contains($0) })
        else { continue }
        devices[last].events.append(
          .init(
            time: numbers[0] * 1_000_000 + numbers[1], type: numbers[2], code: numbers[3],
            value: numbers[4]))
      }
    }
    return devices
  }

  /// Returns the integers of a list in brackets. A comment after the list is ignored.
  private static func integers(_ text: Bytes) -> [Int] {
    guard let open = text.firstIndex(of: UInt8(ascii: "[")),
      let close = text[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return [] }
    return text[(open + 1)..<close].split(separator: .comma).compactMap { Int($0.trimmed.string) }
  }
}

/// Reads `evemu-record`: each line has a letter and numbers. Source: evemu's page about the format.
private enum EvemuReader {
  static func device(_ lines: [Bytes]) -> EvdevRecording {
    var device = EvdevRecording()
    for line in lines {
      let text = line.prefix { $0 != UInt8(ascii: "#") }
      if text.begins("N:") {
        device.name = text.dropFirst(2).trimmed.string
        continue
      }
      let words = text.split { $0.isSpace }
      guard words.count >= 4 else { continue }
      if text.begins("A:"), let code = Int(words[1].string, radix: 16),
        let minimum = Int(words[2].string),
        let maximum = Int(words[3].string)
      {
        device.axes[code] = .init(minimum: minimum, maximum: maximum)
      } else if text.begins("E:"), words.count >= 5, let time = microseconds(words[1]),
        let type = Int(words[2].string, radix: 16), let code = Int(words[3].string, radix: 16),
        let value = Int(words[4].string)
      {
        device.events.append(.init(time: time, type: type, code: code, value: value))
      }
    }
    return device
  }

  /// Returns the time of `12.000345` in microseconds.
  private static func microseconds(_ text: Bytes) -> Int? {
    let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 1)
    guard let seconds = parts.first.flatMap({ Int($0.string) }), (0..<1 << 40).contains(seconds)
    else { return nil }
    guard parts.count > 1 else { return seconds * 1_000_000 }
    let digits = (parts[1].string + "000000").prefix(6)
    return Int(digits).map { seconds * 1_000_000 + $0 }
  }
}
