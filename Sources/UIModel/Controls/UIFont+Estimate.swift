package import Foundation

extension UIFont {
  /// About how much room a line of text takes, in points.
  ///
  /// The model draws nothing and reads no typeface; sizes that follow from text are good enough for layout.
  /// Our figures: a character of the system's typeface is 0.53 of its size wide on average, a line 1.2 high.
  package func estimatedSize(of text: String) -> CGSize {
    let width = CGFloat(text.count) * pointSize * (isMonospaced ? 0.6 : 0.53)
    return CGSize(width: width.rounded(.up), height: (pointSize * 1.2).rounded(.up))
  }
}
