// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

// Controls that look focused. A window has only one focus, but the table of states shows several.

final class FocusedButton: UIButton {
  override var isFocused: Bool { true }
}

final class FocusedStateButton: StateButton {
  override var isFocused: Bool { true }
}

final class FocusedSwitch: UISwitch {
  override var isFocused: Bool { true }
}

final class FocusedSlider: UISlider {
  override var isFocused: Bool { true }
}

final class FocusedStepper: UIStepper {
  override var isFocused: Bool { true }
}

final class FocusedSegments: UISegmentedControl {
  override var isFocused: Bool { true }
}

final class FocusedPages: UIPageControl {
  override var isFocused: Bool { true }
}

final class FocusedField: UITextField {
  override var isFocused: Bool { true }
}
