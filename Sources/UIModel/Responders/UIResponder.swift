// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// An object that can receive events: a view, a view controller, a window, a scene, the application.
///
/// The touch, press and motion methods only forward calls to `next`. If an override does not call super, the call ends
/// there. Source: Apple's reference page of UIResponder.
@MainActor
open class UIResponder: NSObject {
  /// The name in logs, if it differs from the class's name.
  package final var journalNameOverride: String?
  /// Actions that this responder implements in addition to those of its class. Scenarios set them.
  package final var ownActions: [Selector] = []

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Called by UIKit for objects of a nib file. There are no nib files here, so it is never called.
  open func awakeFromNib() {}

  // MARK: The chain

  /// The responder that receives what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// True if it is known that no override replaces the touch methods of this class, which only forward calls. True only
  /// for views whose class is UIView itself, because subclasses may override the methods.
  var onlyForwardsTouches: Bool { false }

  /// The object that overrides methods of a view; nil for responders that are not views.
  package var overrides: (any ViewOverrides)? { nil }

  // MARK: The first responder

  /// True if this responder can become first responder. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// True if this responder may resign first responder status. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// True if this responder is the first responder now.
  open var isFirstResponder: Bool { firstResponderOfWindow?.current === self }

  /// Makes this responder the first responder of its window, after the current one resigned. Fails without a window.
  ///
  /// - Returns: whether this responder is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { firstResponderOfWindow?.become(self) ?? false }

  /// Resigns first responder status.
  ///
  /// - Returns: false if `canResignFirstResponder` is false.
  @discardableResult
  open func resignFirstResponder() -> Bool { firstResponderOfWindow?.resign(self) ?? true }

  /// The `FirstResponder` of the window in this responder's chain. If the chain contains the application but no window,
  /// it is that of the key window. Nil if there is no such window.
  var firstResponderOfWindow: FirstResponder? {
    for responder in ResponderChain(from: self).responders {
      if let own = responder.ownFirstResponder { return own }
    }
    return nil
  }

  /// The `FirstResponder` of this responder if it is a window, or of the key window if it is the application; else nil.
  var ownFirstResponder: FirstResponder? { nil }

  // MARK: In place of a keyboard. Stored for a host that has one

  /// The view to show instead of the keyboard while this responder is first responder.
  open var inputView: UIView? { nil }

  /// The view to show over the keyboard while this responder is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Called by an application after `inputView` or `inputAccessoryView` changed. It has no effect, because there is no
  /// keyboard.
  open func reloadInputViews() {}

  // MARK: Actions

  /// Returns whether this responder performs an action: by default, whether it implements the method.
  ///
  /// Without the Objective-C runtime, a class implements the actions that it registers under a name (see
  /// `UIActionImplementing`) and the methods from which type-checked selectors were made.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Returns the responder that performs an action: this one if `canPerformAction` returns true, or else the one that
  /// the next responder returns; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    // Calls app code: `canPerformAction` and `next` may be overridden.
    if canPerformAction(action, withSender: sender) { return self }
    guard let next else { return nil }
    return PassedCalls.pass(.target(action), from: self, to: next) {
      next.target(forAction: action, withSender: sender)
    } ?? nil
  }

  // MARK: Touches

  /// Called when fingers came down on this responder's view: once for each event, with all touches of that view that
  /// began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  /// Called when fingers moved: once for each event, with all touches of one view that moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  /// Called when fingers lifted: once for each event, with all touches of one view that ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

  /// Called when touches are cancelled, because a gesture recognized, the application resigns active, or the view left
  /// its window.
  ///
  /// - Parameters:
  ///   - touches: the touches that are cancelled, all of one view.
  ///   - event: the event of the touches; nil if no event caused the cancellation.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, event)
  }

  /// Called when a stylus sends better values for touches whose values were estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    guard let next else { return }
    PassedCalls.pass(.touches(nil, touches), from: self, to: next) {
      next.touchesEstimatedPropertiesUpdated(touches)
    }
  }

  // MARK: Presses

  /// Called when physical buttons went down while this responder was focused or first responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.began, presses, event)
  }

  /// Called when the force of pressed buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.moved, presses, event)
  }

  /// Called when physical buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.ended, presses, event)
  }

  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.cancelled, presses, event)
  }

  // MARK: Motion and remote control

  /// Called when a motion, such as a shake, began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.began, motion, event)
  }

  /// Called when a motion is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.ended, motion, event)
  }

  /// Called when a motion was interrupted or turned out to be another one.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.cancelled, motion, event)
  }

  /// Called when a command of a headset, lock screen or media key arrived.
  open func remoteControlReceived(with event: UIEvent?) {
    guard let next else { return }
    PassedCalls.pass(.remoteControl, from: self, to: next) {
      event?.journal?.write(.remoteControl(next.journalSubject))
      next.remoteControlReceived(with: event)
    }
  }
}
