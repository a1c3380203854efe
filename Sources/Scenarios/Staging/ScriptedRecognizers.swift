// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

// Each recognizer of the format has its scripted twin; what they do is in `RecognizerScript`.

final class ScriptedTap: UITapGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedPan: UIPanGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedLongPress: UILongPressGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedSwipe: UISwipeGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedPinch: UIPinchGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedRotation: UIRotationGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedScreenEdgePan: UIScreenEdgePanGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedHover: UIHoverGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}

final class ScriptedSwing: SwingGestureRecognizer, ScriptedRecognizer {
  let script = RecognizerScript()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    script.admit(touches, to: self, event) { super.touchesBegan($0, with: event) }
  }
  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    script.canPrevent(prevented) ?? super.canPrevent(prevented)
  }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    script.canBePrevented(by: preventing) ?? super.canBePrevented(by: preventing)
  }
}
