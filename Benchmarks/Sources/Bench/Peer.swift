// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A program that does the work of a benchmark with another toolkit, such as Qt.
@MainActor
final class Peer {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var unread = Data()

  /// Starts the program, passes it its input and waits until it is ready.
  init(
    _ program: URL, arguments: [String] = [], input: String = "", display: String? = nil
  ) throws {
    process.executableURL = program
    process.arguments = arguments
    process.environment = [
      "DISPLAY": display ?? "", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "LC_ALL": "C",
      "PATH": "/usr/bin:/bin",
    ]
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    try questions.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    guard try line() == "ready" else {
      throw Disagreement(description: "\(program.lastPathComponent) can't do what it is to do")
    }
  }

  /// Makes the program do its work once. Returns the nanoseconds for each operation, and the checksum of the results.
  func round() throws -> (time: Double, checksum: UInt64) {
    try questions.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    let parts = try line().split(separator: " ")
    guard parts.count == 2, let time = Double(parts[0]), let checksum = UInt64(parts[1]) else {
      throw Disagreement(description: "a peer answered in other words")
    }
    return (time, checksum)
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func line() throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return line
      }
      let data = answers.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Disagreement(description: "a peer stopped") }
      unread += data
    }
  }
}
