// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A check box that only uses the touch methods.
class Checkbox: UIControl {
  var isChecked = false {
    didSet { checkmark.isHidden = !isChecked }
  }
  private let checkmark = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    checkmark.text = "\u{2713}"
    checkmark.textAlignment = .center
    checkmark.isHidden = true
    checkmark.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    checkmark.frame = bounds
    addSubview(checkmark)
    layer.borderWidth = 1
    addTarget(self, action: Checkbox.toggle, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func toggle() {
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override var isEnabled: Bool {
    didSet { tintAdjustmentMode = isEnabled ? .automatic : .dimmed }
  }
}
