// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A picture: its size, and the file that it is drawn from. Decoding is left to the program that draws.
public final class UIImage: NSObject, Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The file; nil for a picture that exists in memory only.
  package let path: String?
  /// The number of pixels in a point.
  public let scale: CGFloat

  /// Makes a picture that is drawn from a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - size: the size, in points.
  package init(path: String?, size: CGSize) {
    self.path = path
    self.size = size
    scale = 1
    super.init()
  }

  /// Makes a picture from a PNG or JPEG file; nil if the file does not exist or has another format.
  /// A name that ends in @2x or @3x sets a scale of 2 or 3 pixels per point.
  public init?(contentsOfFile path: String) {
    guard let pixels = PictureFile.size(ofFile: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.path = path
    self.scale = scale
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    super.init()
  }

  /// Makes a picture from the program's resources. Tries the name itself, then the name with .png, @2x.png, @3x.png
  /// and .jpg, and uses the first file that is a picture; nil if none is.
  public convenience init?(named name: String) {
    let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    for ending in ["", ".png", "@2x.png", "@3x.png", ".jpg"] {
      let path = folder.appendingPathComponent(name + ending).path
      guard PictureFile.size(ofFile: path) != nil else { continue }
      self.init(contentsOfFile: path)
      return
    }
    return nil
  }
}
