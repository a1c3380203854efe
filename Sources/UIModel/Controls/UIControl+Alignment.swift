// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIControl {
  /// The horizontal alignment with the sides that the language calls leading and trailing.
  final var sideWithoutLanguage: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
}
