// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

// Swift has no class that inherits from one it is told later, so each class of the format has its scripted
// twin, and the twins differ in nothing but their base. Controls let their tracking be overridden too. What they do is in `ViewScript`.

final class ScriptedControl: UIControl, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}

final class ScriptedButton: UIButton, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}

final class ScriptedSwitch: UISwitch, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}

final class ScriptedSlider: UISlider, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}

final class ScriptedStepper: UIStepper, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}

final class ScriptedSegmentedControl: UISegmentedControl, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}

final class ScriptedPageControl: UIPageControl, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}

final class ScriptedTextField: UITextField, ScriptedView {
  let script = ViewScript()
  override var next: UIResponder? { script.next ?? super.next }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script.hitTest(self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script.contains(self, point, event) { super.point(inside: point, with: event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.began, self, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.moved, self, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.ended, self, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    script.tell(.cancelled, self, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.begins { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    script.continues { super.continueTracking(touch, with: event) }
  }
}
