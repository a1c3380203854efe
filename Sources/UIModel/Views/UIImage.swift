public import Foundation

/// A picture: its size, and the file it is drawn from. Decoding is the drawing program's work.
public final class UIImage: NSObject, Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The file; nil for a picture that exists in memory only.
  package let path: String?

  /// Makes a picture that is drawn from a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - size: the size, in points.
  package init(path: String?, size: CGSize) {
    self.path = path
    self.size = size
    super.init()
  }
}
