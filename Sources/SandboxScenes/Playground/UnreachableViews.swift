// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Three views that can't be touched, each for a different reason, in front of labels with the reason.
final class UnreachableViews: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let width = (bounds.width - 22) / 3
    let places = (0..<3).map { index in
      CGRect(x: CGFloat(index) * (width + 11), y: 0, width: width, height: bounds.height)
    }
    addCaptions(["hidden", "alpha 0.01", "not interactive"], places)
    let hidden = UIView(frame: places[0])
    hidden.accessibilityIdentifier = "HiddenView"
    hidden.backgroundColor = Tint.orange
    hidden.isHidden = true
    let clear = UIView(frame: places[1])
    clear.accessibilityIdentifier = "ClearView"
    clear.backgroundColor = Tint.orange
    clear.alpha = 0.01
    let off = UIView(frame: places[2])
    off.accessibilityIdentifier = "OffView"
    off.isUserInteractionEnabled = false
    for view in [hidden, clear, off] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func addCaptions(_ texts: [String], _ places: [CGRect]) {
    let captions = UIView(frame: bounds)
    captions.accessibilityIdentifier = "Captions"
    captions.isUserInteractionEnabled = false
    for (text, place) in zip(texts, places) {
      let label = UILabel(frame: place)
      label.text = text
      label.font = .systemFont(ofSize: 13)
      label.textColor = Tint.faintText
      label.textAlignment = .center
      label.backgroundColor = Tint.slot
      label.layer.cornerRadius = 10
      captions.addSubview(label)
    }
    addSubview(captions)
  }
}
