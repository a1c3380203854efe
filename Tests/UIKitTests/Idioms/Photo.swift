// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A photo that two fingers move, turn and scale at once.
final class PhotoOnTable: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    for recognizer in [
      UIPanGestureRecognizer(target: self, action: Selector(PhotoOnTable.move(_:))),
      UIPinchGestureRecognizer(target: self, action: Selector(PhotoOnTable.scale(_:))),
      UIRotationGestureRecognizer(target: self, action: Selector(PhotoOnTable.turn(_:))),
    ] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func move(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }

  private func scale(_ pinch: UIPinchGestureRecognizer) {
    transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func turn(_ rotation: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === self }
}
