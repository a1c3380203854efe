// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A display without a monitor, and the programs that are started on it.
@MainActor
final class WindowStage {
  /// The display's name, such as ":42".
  let display: String
  private let server: Process
  private var injector: Process?
  private let commands = Pipe()
  private let answers = Pipe()
  private var unread = Data()
  let folder: URL

  /// Starts Xvfb.
  init(width: Int, height: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = Process()
    let number = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
    ]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Disagreement(description: "Xvfb did not start; it is in the package xvfb")
    }
    display = ":\(number)"
  }

  private func startInjector() throws {
    let injector = Process()
    injector.executableURL = Self.neighbour("Injector")
    injector.environment = ["DISPLAY": display]
    injector.standardInput = commands
    injector.standardOutput = answers
    try injector.run()
    self.injector = injector
  }

  /// Returns the path of a program that was built together with this one.
  static func neighbour(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: name)
  }

  /// Starts a program on the display.
  func start(_ program: URL, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["DISPLAY": display, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs a command of the injector, a program beside this one that sends input to the display.
  ///
  /// - Returns: the times at which the parts of the command were sent, in nanoseconds of the monotonic clock.
  func inject(_ command: String) throws -> [UInt64] {
    if injector == nil { try startInjector() }
    try commands.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    let end = Data("\n\n".utf8)
    while true {
      if let range = unread.range(of: end) {
        let lines = String(decoding: unread[..<range.lowerBound], as: UTF8.self)
        unread.removeSubrange(..<range.upperBound)
        return lines.split(separator: "\n").compactMap { UInt64($0) }
      }
      let data = answers.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Disagreement(description: "the injector stopped") }
      unread += data
    }
  }

  func close() {
    injector?.terminate()
    injector?.waitUntilExit()
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
