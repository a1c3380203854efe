// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

// Controls that look as if they had the keyboard's focus: a window has one focus, and the table of states needs
// several.

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
