// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A photo that comes with the program: a file in `assets/photos`, and its title.
struct Photo: Equatable, Sendable {
  /// The file's name.
  let file: String
  /// The title in the bar.
  let title: String

  /// All photos, in the order of the browser.
  static let all = [
    Photo(file: "mountains.png", title: "Mountains at dusk"),
    Photo(file: "lake.png", title: "A lake by night"),
    Photo(file: "dunes.png", title: "Dunes by day"),
  ]

  /// The size of each photo, in points.
  static let size = CGSize(width: 360, height: 270)

  /// Returns the image. If the folder does not have the file, it is drawn as a crossed box.
  func image(in folder: String) -> UIImage { UIImage(path: "\(folder)/\(file)", size: Photo.size) }
}
