// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import Testing

@testable import Sandbox

@Suite("PNG files")
struct PNGTests {
  /// Runs a test in a new folder, which is removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("png-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func sample(alpha: UInt32) -> PixelBuffer {
    let buffer = PixelBuffer(width: 16, height: 5)
    for y in 0..<5 {
      for x in 0..<16 {
        let parts = [alpha, UInt32(x * 16) * alpha / 255, UInt32(y * 50) * alpha / 255, alpha / 2]
        buffer[x, y] = parts.reduce(0) { $0 << 8 | $1 }
      }
    }
    return buffer
  }

  @Test("what was written is read back, pixel for pixel")
  func roundTrip() throws {
    try inFolder { folder in
      let picture = sample(alpha: 255)
      try PNGFile.write(picture, to: "\(folder)/a.png")
      #expect(try PNGFile.read("\(folder)/a.png").pixels == picture.pixels)
    }
  }

  @Test(
    "half transparent pixels are read within what 8 bits can hold",
    arguments: [0, 30, 64, 90, 128, 200])
  func translucent(alpha: UInt32) throws {
    try inFolder { folder in
      let picture = sample(alpha: alpha)
      cairo_surface_write_to_png(picture.surface, "\(folder)/a.png")
      let back = try PNGFile.read("\(folder)/a.png")
      #expect(back.differences(from: picture, beyond: 1) == 0)
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
      var random = SeededGenerator(seed: 5)
      for y in 0..<200 {
        for x in 0..<200 { buffer[x, y] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
      }
      try PNGFile.write(buffer, to: "\(folder)/a.png")
      #expect(try PNGFile.read("\(folder)/a.png").pixels == buffer.pixels)
    }
  }

  @Test("nothing is written through a link")
  func link() throws {
    try inFolder { folder in
      try PNGFile.write(PixelBuffer(width: 3, height: 3), to: "\(folder)/a.png")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.png", withDestinationPath: "\(folder)/a.png")
      #expect(
        throws: PictureError.unwritable(
          path: "\(folder)/link.png", reason: "it is a link to \(folder)/a.png; name that file")
      ) { try PNGFile.write(PixelBuffer(width: 7, height: 7), to: "\(folder)/link.png") }
      #expect(try PNGFile.read("\(folder)/a.png").width == 3)
    }
  }

  @Test("what can't be written is reported in one line with the path and the reason")
  func unwritable() throws {
    try inFolder { folder in
      let buffer = PixelBuffer(width: 2, height: 2)
      let missing = "\(folder)/no/such/a.png"
      #expect(
        throws: PictureError.unwritable(path: missing, reason: "no such file or directory")
      ) { try PNGFile.write(buffer, to: missing) }
      #expect(throws: PictureError.unwritable(path: folder, reason: "it is a folder")) {
        try PNGFile.write(buffer, to: folder)
      }
      #expect(
        throws: PictureError.unwritable(path: "/dev/null", reason: "it is not a regular file")
      ) {
        try PNGFile.write(buffer, to: "/dev/null")
      }
      #expect(
        PictureError.unwritable(path: "x/y.png", reason: "no space left on device").description
          == "x/y.png: cannot be written: no space left on device")
    }
  }

  @Test("a header that claims more pixels than are read is refused before anything is unpacked")
  func bomb() throws {
    try inFolder { folder in
      let sizes: [UInt8] = [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]
      let bytes =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + sizes
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/a.png"))
      #expect(
        throws: PictureError.unreadable(
          path: "\(folder)/a.png", reason: "30000 x 30000 pixels are too many")
      ) { try PNGFile.read("\(folder)/a.png") }
      let small = PixelBuffer(width: 40, height: 50)
      try PNGFile.write(small, to: "\(folder)/b.png")
      #expect(throws: PictureError.self) { try PNGFile.read("\(folder)/b.png", atMost: 1_999) }
      #expect(try PNGFile.read("\(folder)/b.png", atMost: 2_000).width == 40)
    }
  }

  @Test("what can't be read is reported in one line with the path and the reason")
  func unreadable() throws {
    try inFolder { folder in
      let missing = "\(folder)/a.png"
      #expect(throws: PictureError.unreadable(path: missing, reason: "there is no such file")) {
        try PNGFile.read(missing)
      }
      let pipe = "\(folder)/pipe.png"
      try #require(mkfifo(pipe, 0o600) == 0)
      for path in [pipe, "/dev/zero"] {
        #expect(throws: PictureError.unreadable(path: path, reason: "it is not a regular file")) {
          try PNGFile.read(path)
        }
      }
      try "not a picture at all".write(toFile: missing, atomically: true, encoding: .utf8)
      let error = #expect(throws: PictureError.self) { try PNGFile.read(missing) }
      let line = error?.description ?? ""
      #expect(line.hasPrefix("\(missing): cannot be read as PNG: ") && !line.contains("\n"))
    }
  }
}
