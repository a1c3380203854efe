// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The fonts and distances of the panels. The colours are in `Theme`.
enum PanelStyle {
  /// The margin at the left and right of the side column's content, in points.
  static let margin: CGFloat = 14
  /// The distance between the tabs and the content below, in points.
  static let top: CGFloat = 8
  static let title = UIFont.boldSystemFont(ofSize: 18)
  static let body = UIFont.systemFont(ofSize: 13)
  static let row = UIFont.systemFont(ofSize: 13)
  static let heading = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let small = UIFont.systemFont(ofSize: 12)
  static let key = UIFont.monospacedSystemFont(ofSize: 12, weight: .semibold)
  static let smallLog = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  static let log = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
}
