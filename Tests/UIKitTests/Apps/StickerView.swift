// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A picture that is moved, turned and scaled with two fingers at once.
final class StickerView: UIImageView, UIGestureRecognizerDelegate {
  override init(image: UIImage?) {
    super.init(image: image)
    setUp()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer(target: self, action: Selector(StickerView.pan(_:)))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(StickerView.pinch(_:)))
    let rotation = UIRotationGestureRecognizer(
      target: self, action: Selector(StickerView.rotate(_:)))
    for recognizer in [pan, pinch, rotation] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    let doubleTap = UITapGestureRecognizer(
      target: self, action: Selector(StickerView.straighten(_:)))
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let translation = recognizer.translation(in: view.superview)
    view.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
    recognizer.setTranslation(.zero, in: view.superview)
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1.0
  }

  private func rotate(_ recognizer: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  private func straighten(_ recognizer: UITapGestureRecognizer) {
    UIView.animate(withDuration: 0.25) { self.transform = .identity }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return gestureRecognizer.view == otherGestureRecognizer.view
  }
}
