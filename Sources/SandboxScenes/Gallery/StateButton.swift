// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A custom button with a title and a colour for each state.
class StateButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for (title, state) in Self.titles { setTitle(title, for: state) }
    setTitleColor(.white, for: .normal)
    setTitleColor(Tint.faintText, for: .disabled)
    titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
    layer.cornerRadius = 8
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private static let titles: [(String, State)] = [
    ("Normal", .normal), ("Pressed", .highlighted), ("Selected", .selected),
    ("Both", [.selected, .highlighted]), ("Disabled", .disabled),
  ]

  override var isHighlighted: Bool { didSet { showState() } }
  override var isSelected: Bool { didSet { showState() } }
  override var isEnabled: Bool { didSet { showState() } }

  override var intrinsicContentSize: CGSize { CGSize(width: 88, height: 30) }

  private func showState() {
    backgroundColor =
      switch (isEnabled, isSelected, isHighlighted) {
      case (false, _, _): Tint.slot
      case (_, false, false): Tint.blue
      case (_, false, true): Tint.darkBlue
      case (_, true, false): Tint.green
      case (_, true, true): Tint.darkGreen
      }
  }
}
