// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

extension UIFont {
  /// Returns the approximate size of a line of text, in points.
  ///
  /// The model draws nothing and reads no typeface; sizes that follow from text are good enough for layout. Our
  /// figures, chosen large enough that text of a wide typeface fits into its label: a character is 0.65 of the size
  /// wide, 0.75 when bold, 0.61 when monospaced, and a line 1.2 high.
  package func estimatedSize(of text: String) -> CGSize {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    let width = CGFloat(text.count) * pointSize * (isMonospaced ? 0.61 : isBold ? 0.75 : 0.65)
    return CGSize(width: width.rounded(.up), height: (pointSize * 1.2).rounded(.up))
  }
}
