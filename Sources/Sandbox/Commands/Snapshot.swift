// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import UIModel

/// A picture of a scenario's screen, as an argument: `tab.png`, `tab.svg` with vectors, or `tab.png@1.5` for a time.
struct Snapshot {
  /// The file.
  let path: String
  /// The time of the picture, in seconds; nil for the end.
  let time: TimeInterval?

  /// The largest side of a picture, in pixels.
  private static let longestSide: CGFloat = 8_192

  /// Splits `FILE@SECONDS`; throws for a time that is not a number.
  init(argument: String) throws {
    let wanted = ValidationError("FILE or FILE@SECONDS, 0 to 1000000 seconds")
    if let at = argument.lastIndex(of: "@"), at != argument.startIndex,
      let time = TimeInterval(argument[argument.index(after: at)...])
    {
      guard time.isFinite, (0...1_000_000).contains(time) else { throw wanted }
      (path, self.time) = (String(argument[..<at]), time)
    } else {
      // After the name of a picture file, text after "@" must be a time.
      let name = argument.lowercased()
      let isTimed = [".png@", ".svg@"].contains { name.contains($0) }
      guard !argument.isEmpty, !isTimed || name.hasSuffix(".png") || name.hasSuffix(".svg") else {
        throw wanted
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
    let typeface = try? Typeface()
    let bounds = PixelRect(covering: CGRect(origin: .zero, size: size))
    let state = CanvasState(transform: .identity, clip: bounds)
    let ground = Canvas(state)
    ground.clear(.white)
    let renderer = ViewTreeRenderer()
    let items =
      ground.items
      + host.windowsBackToFront.flatMap { renderer.draw($0, under: state, typeface).items }
    do {
      try PictureFile.write(items, bounds, to: path, typeface)
    } catch {
      throw CommandFailure(line: "\(error)", status: .unusable)
    }
  }
}
