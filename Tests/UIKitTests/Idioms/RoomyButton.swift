// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A button that accepts touches up to twenty points around it.
final class RoomyButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}
