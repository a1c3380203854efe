// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The pictures of image views, read from their files once. A file that can't be read is reported
/// once and drawn as a crossed box.
@MainActor
final class PictureStore {
  private var pictures: [String: Picture?] = [:]
  private let report: (PictureError) -> Void

  /// Makes an empty store. `report` is told of every file that can't be read.
  init(report: @escaping (PictureError) -> Void = { _ in }) {
    self.report = report
  }

  /// The picture of an image; nil when it has no file or the file can't be read.
  func picture(of image: UIImage) -> Picture? {
    guard let path = image.path else { return nil }
    if let known = pictures[path] { return known }
    var picture: Picture?
    do {
      picture = Picture(try PictureFile.read(path))
    } catch {
      report(error)
    }
    pictures[path] = .some(picture)
    return picture
  }
}
