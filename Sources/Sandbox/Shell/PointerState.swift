// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The state of fingers and the mouse over the window, in points of the shell.
struct PointerState {
  /// The part of the window that receives each finger.
  var fingers = FingerRouter()
  /// The mouse's location; nil outside the window.
  var location: CGPoint?
  /// True while fingers come from a touchscreen.
  var isTouchscreen = false
  /// True if the panels were last operated on a touchscreen. Their controls are then larger.
  var fingersWorkPanels = false
  /// The tip about the control under the mouse; nil for none.
  var tip: Tip?
  /// The frame of the control that was pressed. Its tip is hidden until the mouse has been elsewhere in the window.
  var pressed: CGRect?
  /// The location on the panels at which a finger or the mouse last came down or lifted; nil after a key.
  var touched: CGPoint?
  /// True if the last mouse event was fed to the scene.
  var isOnPhone = false
  /// The points at which two fingers would come down while Alt is held, in points of the window.
  var hints: [CGPoint] = []

  /// A panel's text field whose caret follows the finger or the mouse.
  weak var editedField: UITextField?

  mutating func loseScene() {
    fingers.loseSpecimen()
    isOnPhone = false
  }
}
