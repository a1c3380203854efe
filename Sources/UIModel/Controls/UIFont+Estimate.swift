// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

extension UIFont {
  /// Returns the estimated size of a line of text, in points.
  ///
  /// The model does not draw and reads no fonts. For layout, estimated text sizes are enough. The estimates are our
  /// choice, large enough for wide fonts: a character is 0.65 of the font size wide, 0.75 if bold, 0.61 if monospaced,
  /// and a line is 1.2 high.
  package func estimatedSize(of text: String) -> CGSize {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    let width = CGFloat(text.count) * pointSize * (isMonospaced ? 0.61 : isBold ? 0.75 : 0.65)
    return CGSize(width: width.rounded(.up), height: (pointSize * 1.2).rounded(.up))
  }
}
