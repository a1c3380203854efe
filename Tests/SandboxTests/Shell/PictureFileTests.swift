// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Pictures in files")
@MainActor
struct PictureFileTests {
  private let bounds = PixelRect(left: 0, top: 0, right: 100, bottom: 60)

  /// Returns a drawing as the text of an SVG file.
  private func vectors(_ draw: (Canvas) -> Void) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let typeface = try Typeface()
    let trace = Canvas(
      CanvasState(transform: .identity, clip: bounds), typeface: typeface)
    draw(trace)
    try PictureFile.write(trace.items, bounds, to: path, typeface)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("shapes and letters are written as vectors")
  func shapes() throws {
    let text = try vectors { canvas in
      canvas.clear(.white)
      canvas.fill(CGRect(x: 10, y: 10, width: 30, height: 20), cornerRadius: 5, color: .black)
      canvas.draw(
        "Hill", baseline: CGPoint(x: 50, y: 40), style: TextStyle(size: 20), color: .black)
    }
    #expect(text.hasPrefix("<?xml") && text.contains("<svg"))
    #expect(text.contains(#"viewBox="0 0 100 60""#))
    // Each letter is a glyph of a font that the file contains.
    #expect(text.components(separatedBy: "#glyph").count == 5)
    #expect(!text.contains("<image"))
  }

  @Test("a shadow is an image behind its shape, and a picture is one")
  func images() throws {
    let text = try vectors { canvas in
      let rect = CGRect(x: 20, y: 20, width: 30, height: 20)
      canvas.shadow(Shadow(color: .black, blur: 4), of: rect, cornerRadius: 5)
      canvas.draw(PixelBuffer(width: 2, height: 2, filledWith: 0xFFFF_0000), in: rect)
    }
    #expect(text.components(separatedBy: "<image ").count == 3)
  }

  @Test("a name with another ending is refused in one line")
  func endings() throws {
    #expect(try PictureFile.format(of: "a.PNG") == .png)
    #expect(try PictureFile.format(of: "b/a.svg") == .svg)
    for path in ["a.gif", "a", "svg"] {
      let error = #expect(throws: PictureError.self) { try PictureFile.format(of: path) }
      #expect(
        error?.description
          == "\(path): cannot be written: expected a name that ends in .png or .svg")
    }
  }
}
