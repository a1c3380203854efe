// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import Importing
import SandboxSession
import Scenarios

/// `Sandbox record`: writes the events of a touchscreen of this computer.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record the events of a touchscreen as text, for import --onto.",
    discussion: """
      Reads an event device of Linux and prints its touch events in the format of evemu-record, until the time of \
      --for is over or Ctrl+C is pressed. Reading /dev/input needs permission: mostly, membership in the group input.

      Exit status: 0 recorded; 2 the device can't be read or is no touchscreen.

      Example: Sandbox record /dev/input/event5 --for 10 > touches.evemu
      """)

  @Argument(help: "The device, such as /dev/input/event5.", completion: .file())
  var device: String

  @Option(
    // With `unconditional`, a negative number is reported as a wrong value rather than an unknown option.
    name: .customLong("for"), parsing: .unconditional,
    help: ArgumentHelp("The number of seconds to record.", valueName: "seconds"))
  var seconds: Double = 60

  func validate() throws {
    guard seconds > 0, seconds <= 86_400 else {
      throw ValidationError(
        "--for: expected more than 0 and at most 86400 seconds, found \(JSONNumber.text(seconds))")
    }
  }

  func run() throws {
    let descriptor = open(device, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let advice =
        switch errno {
        case EACCES: "; members of the group \"input\" may read it"
        case ENOENT: "; /proc/bus/input/devices lists the devices"
        default: ""
        }
      throw failure("cannot be read: \(POSIXError.last.reason)\(advice)")
    }
    defer { close(descriptor) }
    let ranges = Self.ranges(of: descriptor)
    if let found = Self.refusal(Self.kind(of: descriptor), ranges) {
      throw failure(
        "expected a touchscreen, found \(found); /proc/bus/input/devices lists the devices")
    }
    let output = StandardOutput()
    for line in EvemuWriter.head(name: Self.name(of: descriptor), ranges: ranges) {
      output.line(line)
    }
    output.flush()
    try record(descriptor, output)
    try output.finish()
  }

  private func failure(_ text: String) -> CommandFailure {
    CommandFailure(line: "\(device): \(text)", status: .unusable)
  }

  /// Writes each event at once, so that nothing is lost if the user stops the program.
  private func record(_ descriptor: Int32, _ output: StandardOutput) throws {
    var writer = EvemuWriter()
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 100) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: EvemuWriter.eventSize * 64)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { throw failure("the device was removed") }
      for line in writer.lines(Array(bytes.prefix(count))) { output.line(line) }
      output.flush()
    }
  }

  // MARK: Kinds of files and devices

  /// The kind of a file, as far as recording needs it.
  enum Kind: Equatable {
    case folder, file
    /// A pipe, a socket, a disk.
    case other
    /// A character device. `hasEvents` is true if it is an input device.
    case device(hasEvents: Bool, hasTouch: Bool)
  }

  /// Returns a noun for anything that is not a touchscreen; nil for a touchscreen.
  static func refusal(_ kind: Kind, _ ranges: [Int: ClosedRange<Int>]) -> String? {
    switch kind {
    case .folder: return "a folder"
    case .file: return "a file"
    case .other: return "no device"
    case .device(hasEvents: false, _): return "a device without input events"
    case .device(hasEvents: true, let hasTouch):
      // A touchscreen has a slot for each finger, or a single finger with the key BTN_TOUCH. Joysticks also have
      // positions.
      let hasFingers = ranges[0x35] != nil && ranges[0x36] != nil
      let hasFinger = ranges[0x00] != nil && ranges[0x01] != nil && hasTouch
      if hasFingers || hasFinger { return nil }
      return ranges.isEmpty ? "a device without positions" : "a device without touches"
    }
  }

  private static func kind(of descriptor: Int32) -> Kind {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFCHR:
      var version: Int32 = 0
      let hasEvents = ioctl(descriptor, request(0x01, size: 4), &version) >= 0
      return .device(hasEvents: hasEvents, hasTouch: hasEvents && hasTouch(descriptor))
    default: return .other
    }
  }

  /// Returns whether a device has the key BTN_TOUCH.
  private static func hasTouch(_ descriptor: Int32) -> Bool {
    var keys = [UInt8](repeating: 0, count: 96)
    guard ioctl(descriptor, request(0x21, size: keys.count), &keys) >= 0 else { return false }
    let touch = 0x14a
    return keys[touch / 8] & 1 << (touch % 8) != 0
  }

  // MARK: Questions to the kernel

  /// Returns the number of an `EVIOCG...` request of the kernel: direction (read), size in bytes, the letter E, and
  /// the request.
  private static func request(_ number: Int, size: Int) -> UInt {
    UInt(2 << 30 | size << 16 | 0x45 << 8 | number)
  }

  private static func name(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let isKnown = ioctl(descriptor, request(0x06, size: bytes.count), &bytes) >= 0
    return isKnown ? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) : "unknown"
  }

  /// Returns the ranges of the axes that the device has.
  private static func ranges(of descriptor: Int32) -> [Int: ClosedRange<Int>] {
    var ranges: [Int: ClosedRange<Int>] = [:]
    for code in EvemuWriter.axes {
      // The fields of struct input_absinfo: value, minimum, maximum, fuzz, flat, resolution.
      var info = [Int32](repeating: 0, count: 6)
      guard ioctl(descriptor, request(0x40 + code, size: 24), &info) >= 0, info[1] < info[2] else {
        continue
      }
      ranges[code] = Int(info[1])...Int(info[2])
    }
    return ranges
  }
}
