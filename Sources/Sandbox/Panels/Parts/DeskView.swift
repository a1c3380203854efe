// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The view behind all panels. Two fingers beside the phone zoom and move the phone; fingers on the phone go to the
/// scene.
final class DeskView: UIView {
  /// The phone's screen, in points of the window.
  var phone = CGRect.zero
  /// Called with the zoom factor since the last call, the point of the window about which to zoom, and the movement of
  /// that point since the last call.
  var onZoom: @MainActor (CGFloat, CGPoint, CGVector) -> Void = { _, _, _ in }
  private var last = CGPoint.zero

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "Desk"
    isMultipleTouchEnabled = true
    addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector(DeskView.pinched(_:))))
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && phone.contains(convert(point, to: nil)) ? nil : view
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.state == .began || pinch.state == .changed else { return }
    let place = pinch.location(in: nil)
    if pinch.state == .began { last = place }
    onZoom(pinch.scale, place, CGVector(dx: place.x - last.x, dy: place.y - last.y))
    (pinch.scale, last) = (1, place)
  }
}
