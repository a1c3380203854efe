// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// The physical buttons as a file names them: those of `UIPress.PressType`.
package enum PressWord: String, CaseIterable, Sendable {
  /// The up arrow.
  case upArrow
  /// The down arrow.
  case downArrow
  /// The left arrow.
  case leftArrow
  /// The right arrow.
  case rightArrow
  /// The button that selects.
  case select
  /// The menu button.
  case menu
  /// The play and pause button.
  case playPause
  /// A page up button.
  case pageUp
  /// A page down button.
  case pageDown

  /// The button.
  package var type: UIPress.PressType {
    switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .select: .select
    case .menu: .menu
    case .playPause: .playPause
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }
}
