// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("Finding and opening fonts")
@MainActor
struct FontTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func place(_ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("font".utf8).write(to: url)
  }

  @Test("DejaVu Sans comes before other families, wherever they lie")
  func dejaVuFirst() throws {
    try inFolder { folder in
      try place("\(folder)/liberation/LiberationSans-Regular.ttf")
      try place("\(folder)/deep/er/DejaVuSans.ttf")
      try place("\(folder)/deep/er/DejaVuSansMono.ttf")
      let files = try FontSearch(folders: ["\(folder)/none", folder]).find()
      #expect(files.regular == "\(folder)/deep/er/DejaVuSans.ttf")
      #expect(files.monospaced == "\(folder)/deep/er/DejaVuSansMono.ttf")
      #expect(files.bold == nil)
    }
  }

  @Test("another family is good enough where DejaVu is missing")
  func otherFamily() throws {
    try inFolder { folder in
      try place("\(folder)/truetype/noto/NotoSans-Bold.ttf")
      try place("\(folder)/truetype/liberation/LiberationSans-Regular.ttf")
      try place("\(folder)/truetype/liberation/LiberationSans-Bold.ttf")
      let files = try FontSearch(folders: [folder]).find()
      #expect(files.regular.hasSuffix("LiberationSans-Regular.ttf"))
      #expect(files.bold?.hasSuffix("LiberationSans-Bold.ttf") == true)
    }
  }

  @Test("without any font one line says what was looked for, where, and what to do")
  func notFound() throws {
    try inFolder { folder in
      let error = #expect(throws: FontError.self) {
        try Typeface(search: FontSearch(folders: [folder]))
      }
      let line = error?.description ?? ""
      #expect(!line.contains("\n"))
      for part in ["DejaVu Sans", "Liberation Sans", folder, "fonts-dejavu-core", "--font FILE"] {
        #expect(line.contains(part))
      }
    }
  }

  @Test("a named file that is no font is refused in one line")
  func notAFont() throws {
    try inFolder { folder in
      try place("\(folder)/a.ttf")
      for path in ["\(folder)/a.ttf", "\(folder)/missing.ttf"] {
        let error = #expect(throws: FontError.self) { try Typeface(fontFile: path) }
        let line = error?.description ?? ""
        #expect(line.hasPrefix(path) && line.contains("--font FILE") && !line.contains("\n"))
      }
    }
  }

  @Test("a named file is used for plain and bold text; bold is made from it")
  func namedFile() throws {
    let installed = try FontSearch.system.find()
    let path = try #require(installed.monospaced)
    let typeface = try Typeface(fontFile: path)
    let regular = typeface.extent(of: "iii", style: TextStyle(size: 20))
    #expect(regular.width == typeface.extent(of: "WWW", style: TextStyle(size: 20)).width)
    func ink(isBold: Bool) -> Double {
      let canvas = blackCanvas(120, 40, typeface: typeface)
      canvas.draw(
        "Hill", baseline: .init(x: 5, y: 30), style: TextStyle(size: 20, isBold: isBold),
        color: .white)
      return canvas.buffer.whiteArea
    }
    #expect(ink(isBold: true) > ink(isBold: false) * 1.15)
  }

  @Test("without a font of its own, monospaced text uses the named file")
  func nothingButTheNamedFile() throws {
    let path = try FontSearch.system.find().regular
    let typeface = try Typeface(fontFile: path, search: FontSearch(folders: []))
    let style = TextStyle(size: 20, isMonospaced: true)
    #expect(typeface.extent(of: "abc", style: style).width > 0)
  }
}
