// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes dragging that starts at an edge of the screen and leads away from it.
///
/// If a finger comes down elsewhere, the pan fails at once. Source: UIScreenEdgePanGestureRecognizer.h; the width of
/// the strip along an edge is our choice: `GestureDefaults.edgeRegionWidth`. Wheels and trackpads do not move the pan.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen at which the pan may start, in the interface's orientation. Empty by default; the pan
  /// then never begins.
  open var edges: UIRectEdge = []

  /// Follows fingers that came down at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    machine.settings.edges = EdgeRegion(bounds: screenInWindow(touches), edges: edges)
    super.touchesBegan(touches, with: event)
  }

  /// Returns the screen's rectangle in the coordinates of the touches' window.
  private func screenInWindow(_ touches: Set<UITouch>) -> CGRect {
    let screen = UIApplication.shared.screen
    guard let window = UITouch.inOrder(touches).first?.boundWindow else { return screen.bounds }
    return screen.convert(screen.bounds, to: window)
  }

  override func acceptsScroll(_ event: UIEvent) -> Bool { false }
}
