// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A slider with two knobs.
class RangeSlider: UIControl {
  var minimumValue: CGFloat = 0
  var maximumValue: CGFloat = 1
  var lowerValue: CGFloat = 0.2 {
    didSet { updateFrames() }
  }
  var upperValue: CGFloat = 0.8 {
    didSet { updateFrames() }
  }

  private let lowerThumb = UIImageView()
  private let upperThumb = UIImageView()
  private var previousLocation = CGPoint()

  override var frame: CGRect {
    didSet { updateFrames() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for thumb in [lowerThumb, upperThumb] {
      thumb.bounds.size = CGSize(width: 30, height: 30)
      thumb.backgroundColor = .white
      thumb.layer.cornerRadius = 15
      addSubview(thumb)
    }
    updateFrames()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func updateFrames() {
    lowerThumb.frame.origin = origin(for: lowerValue)
    upperThumb.frame.origin = origin(for: upperValue)
  }

  private func origin(for value: CGFloat) -> CGPoint {
    return CGPoint(x: bounds.width * value - 15, y: (bounds.height - 30) / 2)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    if lowerThumb.frame.contains(previousLocation) {
      lowerThumb.isHighlighted = true
    } else if upperThumb.frame.contains(previousLocation) {
      upperThumb.isHighlighted = true
    }
    return lowerThumb.isHighlighted || upperThumb.isHighlighted
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let delta = (maximumValue - minimumValue) * (location.x - previousLocation.x) / bounds.width
    previousLocation = location
    if lowerThumb.isHighlighted {
      lowerValue = min(max(lowerValue + delta, minimumValue), upperValue)
    } else if upperThumb.isHighlighted {
      upperValue = min(max(upperValue + delta, lowerValue), maximumValue)
    }
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lowerThumb.isHighlighted = false
    upperThumb.isHighlighted = false
  }

  override func cancelTracking(with event: UIEvent?) {
    lowerThumb.isHighlighted = false
    upperThumb.isHighlighted = false
  }
}
