// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UISemanticContentAttribute {
  /// The direction that content of this meaning has where everything else goes in `layoutDirection`.
  func direction(
    in layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
