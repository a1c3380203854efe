// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("PNG files")
struct PNGTests {
  /// A folder of its own for each test, removed after it.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("png-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func sample(alpha: [UInt32]) -> PixelBuffer {
    let buffer = PixelBuffer(width: 16, height: 5)
    for y in 0..<5 {
      for x in 0..<16 {
        let color = UInt32(0xFF00_0000) | UInt32(x * 16) << 16 | UInt32(y * 50) << 8 | 0x7F
        buffer[x, y] = Pixel.scale(color, by: alpha[y])
      }
    }
    return buffer
  }

  @Test("what was written is read back, pixel for pixel")
  func roundTrip() throws {
    try inFolder { folder in
      let opaque = sample(alpha: [255, 255, 255, 255, 255])
      try PNGFile.write(opaque, to: "\(folder)/a.png")
      #expect(try PNGFile.read("\(folder)/a.png").pixels == opaque.pixels)
      let translucent = sample(alpha: [255, 0, 255, 255, 0])
      try PNGFile.write(translucent, to: "\(folder)/b.png", isOpaque: false)
      #expect(try PNGFile.read("\(folder)/b.png").pixels == translucent.pixels)
    }
  }

  @Test("half transparent pixels come back within what 8 bits can hold")
  func translucentRoundTrip() throws {
    try inFolder { folder in
      let buffer = sample(alpha: [200, 128, 90, 64, 30])
      try PNGFile.write(buffer, to: "\(folder)/a.png", isOpaque: false)
      let back = try PNGFile.read("\(folder)/a.png")
      for (first, second) in zip(buffer.pixels, back.pixels) {
        #expect(first >> 24 == second >> 24)
        for shift in [UInt32(0), 8, 16] {
          #expect(abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= 1)
        }
      }
    }
  }

  @Test("only the rows' own pixels are written, not what lies between rows")
  func pitch() throws {
    try inFolder { folder in
      let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 12)
      defer { memory.deallocate() }
      for index in 0..<12 { memory[index] = UInt32(index) }
      let buffer = PixelBuffer(
        wrapping: UnsafeMutableRawPointer(memory), width: 2, height: 3, pitch: 16)
      try PNGFile.write(buffer, to: "\(folder)/a.png")
      let expected: [UInt32] = [0, 1, 4, 5, 8, 9].map { $0 | 0xFF00_0000 }
      #expect(try PNGFile.read("\(folder)/a.png").pixels == expected)
    }
  }

  @Test("a file is replaced whole, and nothing else is left in the folder")
  func replacement() throws {
    try inFolder { folder in
      let path = "\(folder)/a.png"
      try PNGFile.write(PixelBuffer(width: 300, height: 300), to: path)
      try PNGFile.write(PixelBuffer(width: 1, height: 1), to: path)
      #expect(try PNGFile.read(path).width == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  @Test("a picture that can't be packed is written all the same")
  func noise() throws {
    try inFolder { folder in
      let buffer = PixelBuffer(width: 200, height: 200)
      var random = SplitMix(seed: 5)
      for y in 0..<200 {
        for x in 0..<200 { buffer[x, y] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
      }
      try PNGFile.write(buffer, to: "\(folder)/a.png")
      #expect(try PNGFile.read("\(folder)/a.png").pixels == buffer.pixels)
    }
  }

  @Test("a link keeps being a link to the new picture")
  func link() throws {
    try inFolder { folder in
      try PNGFile.write(PixelBuffer(width: 3, height: 3), to: "\(folder)/a.png")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.png", withDestinationPath: "\(folder)/a.png")
      try PNGFile.write(PixelBuffer(width: 7, height: 7), to: "\(folder)/link.png")
      #expect(try PNGFile.read("\(folder)/a.png").width == 7)
    }
  }

  @Test("what can't be written is said in one line with the path and the reason")
  func unwritable() throws {
    try inFolder { folder in
      let buffer = PixelBuffer(width: 2, height: 2)
      let missing = "\(folder)/no/such/a.png"
      #expect(
        throws: PNGError.unwritable(path: missing, reason: "No such file or directory")
      ) { try PNGFile.write(buffer, to: missing) }
      #expect(throws: PNGError.unwritable(path: folder, reason: "it is a folder")) {
        try PNGFile.write(buffer, to: folder)
      }
      #expect(throws: PNGError.unwritable(path: "/dev/null", reason: "it is not a regular file")) {
        try PNGFile.write(buffer, to: "/dev/null")
      }
      #expect(
        PNGError.unwritable(path: "x/y.png", reason: "No space left on device").description
          == "x/y.png: cannot be written: No space left on device")
    }
  }

  @Test("what can't be read is said in one line with the path and the reason")
  func unreadable() throws {
    try inFolder { folder in
      let missing = "\(folder)/a.png"
      #expect(throws: PNGError.unreadable(path: missing, reason: "No such file or directory")) {
        try PNGFile.read(missing)
      }
      try "not a picture at all".write(toFile: missing, atomically: true, encoding: .utf8)
      let error = #expect(throws: PNGError.self) { try PNGFile.read(missing) }
      let line = error?.description ?? ""
      #expect(line.hasPrefix("\(missing): cannot be read as PNG: ") && !line.contains("\n"))
    }
  }
}
