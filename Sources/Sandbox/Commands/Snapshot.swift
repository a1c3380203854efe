// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import UIModel

/// A picture of a scenario's screen, as an argument: `tab.png`, or `tab.png@1.5` for a time.
struct Snapshot: ExpressibleByArgument {
  /// The file.
  let path: String
  /// When, in seconds; nil for the end.
  let time: TimeInterval?

  /// The largest side of a picture, in pixels.
  private static let longestSide: CGFloat = 8_192

  init?(argument: String) {
    if let at = argument.lastIndex(of: "@"), at != argument.startIndex,
      let time = TimeInterval(argument[argument.index(after: at)...])
    {
      guard time.isFinite, (0...1_000_000).contains(time) else { return nil }
      (path, self.time) = (String(argument[..<at]), time)
    } else {
      // What stands behind a picture's name is meant as a time.
      let end = argument.range(of: ".png@", options: [.caseInsensitive, .backwards])
      guard !argument.isEmpty, end == nil || argument.lowercased().hasSuffix(".png") else {
        return nil
      }
      (path, time) = (argument, nil)
    }
  }

  /// Draws the windows and writes the picture.
  @MainActor
  func take(of host: UIModel.Host) throws {
    let size = UIScreen.main.bounds.size
    guard max(size.width, size.height) <= Self.longestSide else {
      throw CommandFailure(
        line:
          "\(path): the screen is larger than \(Int(Self.longestSide)) points, too large to draw",
        status: .unusable)
    }
    let buffer = PixelBuffer(
      width: max(1, Int(size.width.rounded(.up))), height: max(1, Int(size.height.rounded(.up))))
    let canvas = PixelCanvas(buffer, typeface: try? Typeface())
    canvas.fill(CGRect(origin: .zero, size: size), color: .white)
    let renderer = ViewTreeRenderer()
    for window in host.windowsBackToFront { renderer.draw(window, on: canvas) }
    do {
      try PNGFile.write(buffer, to: path)
    } catch {
      throw CommandFailure(line: "\(error)", status: .unusable)
    }
  }
}
