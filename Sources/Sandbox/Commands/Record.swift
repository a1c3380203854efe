// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import Importing
import Scenarios

/// `Sandbox record`: writes down what a touchscreen of this machine reports.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write down what a touchscreen reports, for import --onto.",
    discussion: """
      Reads an event device of Linux and prints what its fingers do, in the form of evemu-record, until the time \
      is over or Ctrl+C. Reading /dev/input takes permission, mostly membership in the group input.

      Exit status: 0 recorded; 2 the device can't be read or is no touchscreen.

      Example: Sandbox record /dev/input/event5 --for 10 > touches.evemu
      """)

  @Argument(help: "The device, such as /dev/input/event5.", completion: .file())
  var device: String

  @Option(
    name: .customLong("for"), help: ArgumentHelp("End after so many seconds.", valueName: "seconds")
  )
  var seconds: Double = 60

  func validate() throws {
    guard seconds > 0, seconds <= 86_400 else {
      throw ValidationError("--for: expected seconds from 0 to 86400, found \(seconds)")
    }
  }

  func run() throws {
    let descriptor = open(device, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let advice = errno == EACCES ? "; the group input may read it" : ""
      throw failure("cannot be read: \(POSIXError.last.reason)\(advice)")
    }
    defer { close(descriptor) }
    let ranges = Self.ranges(of: descriptor)
    guard ranges[0x35] != nil || ranges[0x00] != nil else {
      throw failure("expected a touchscreen, found a device without positions")
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

  /// Writes each event when it comes, so that nothing is lost when the user ends it.
  private func record(_ descriptor: Int32, _ output: StandardOutput) throws {
    var writer = EvemuWriter()
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 100) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: EvemuWriter.eventSize * 64)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { throw failure("the device went away") }
      for line in writer.lines(Array(bytes.prefix(count))) { output.line(line) }
      output.flush()
    }
  }

  // MARK: Questions to the kernel

  /// The number of an `EVIOCG...` request: reading, a size in bytes, the letter E, a number.
  private static func request(_ number: Int, size: Int) -> UInt {
    UInt(2 << 30 | size << 16 | 0x45 << 8 | number)
  }

  private static func name(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let isKnown = ioctl(descriptor, request(0x06, size: bytes.count), &bytes) >= 0
    return isKnown ? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) : "unknown"
  }

  /// The ranges of the axes that the device has.
  private static func ranges(of descriptor: Int32) -> [Int: ClosedRange<Int>] {
    var ranges: [Int: ClosedRange<Int>] = [:]
    for code in EvemuWriter.axes {
      // struct input_absinfo: value, minimum, maximum, fuzz, flat, resolution.
      var info = [Int32](repeating: 0, count: 6)
      guard ioctl(descriptor, request(0x40 + code, size: 24), &info) >= 0, info[1] < info[2] else {
        continue
      }
      ranges[code] = Int(info[1])...Int(info[2])
    }
    return ranges
  }
}
