// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Pops the top controller of a navigation controller by a pan from the left edge. Named as in the logs of devices,
/// but for the underscore.
final class UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private var isWanted = true
  /// Whether there is nothing to pop: it is disabled then, and remembers what the application wants.
  var isHeldBack = true { didSet { update() } }

  override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      isWanted = newValue
      update()
    }
  }

  private func update() {
    let isEnabled = isWanted && !isHeldBack
    if super.isEnabled != isEnabled { super.isEnabled = isEnabled }
  }
}
