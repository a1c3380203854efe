// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The pictures of image views. Each is read once from its file.
@MainActor
final class PictureStore {
  private var pictures: [String: PixelBuffer?] = [:]
  /// The number of pixels that the pictures still to be read may have in total. It is limited because a small file can
  /// refer to many large pictures.
  private var room = 2 * PNGFile.mostPixels

  /// Returns the picture of an image; nil if it has no file or the file can't be read.
  func picture(of image: UIImage) -> PixelBuffer? {
    guard let path = image.path else { return nil }
    if let known = pictures[path] { return known }
    let picture = try? PNGFile.read(path, atMost: min(room, PNGFile.mostPixels))
    room -= picture.map { $0.width * $0.height } ?? 0
    pictures[path] = .some(picture)
    return picture
  }
}
