// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A button that sends its action after it was held for one second, and until then shows the progress.
final class HoldButton: UIView, UIGestureRecognizerDelegate {
  var onConfirm: () -> Void = {}
  let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.isUserInteractionEnabled = false
    bar.backgroundColor = .systemGreen
    bar.frame = CGRect(x: 0, y: 0, width: 0, height: frame.height)
    addSubview(bar)
    let touch = UILongPressGestureRecognizer(
      target: self, action: Selector(HoldButton.showProgress(_:)))
    touch.minimumPressDuration = 0
    touch.delegate = self
    addGestureRecognizer(touch)
    let hold = UILongPressGestureRecognizer(target: self, action: Selector(HoldButton.confirm(_:)))
    hold.minimumPressDuration = 1
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func showProgress(_ touch: UILongPressGestureRecognizer) {
    switch touch.state {
    case .began: UIView.animate(withDuration: 1) { self.bar.frame.size.width = self.bounds.width }
    case .ended, .cancelled: bar.frame.size.width = 0
    default: break
    }
  }

  private func confirm(_ hold: UILongPressGestureRecognizer) {
    if hold.state == .began { onConfirm() }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
