// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// An event for the application, such as touches, a shake or a media key.
///
/// One instance represents a whole multitouch sequence, from the first finger down to the last one up; each frame
/// changes it. Source: UIEvent.h; the reuse was observed on devices.
@MainActor
open class UIEvent: NSObject {
  final let eventType: EventType
  final let eventSubtype: EventSubtype
  final var currentTimestamp: TimeInterval
  final var currentButtonMask: ButtonMask = []
  final var currentModifierFlags: UIKeyModifierFlags = []
  /// The touches that are down, and those that ended or were cancelled in this frame, in the order in which the fingers
  /// came down.
  final private(set) var touchesInOrder: [UITouch] = []
  /// The touch methods that the current frame requires.
  final var methods: TouchMethods = []
  /// The assembler's revision for which `touchesInOrder` was set; -1 at first.
  final var revisionOfTouches = -1
  private final var cachedTouches: Set<UITouch>?
  private final var cachedWindows: [UIWindow]?
  /// The journal in which calls for this event are written.
  final let journal: Journal?
  /// The record of the hit test, if `trace(from:)` requested it.
  final var hitTestTrace: HitTestTrace?
  /// True while hit tests are recorded.
  final private(set) var isTraced = false
  /// The distance by which a wheel or trackpad scrolled, in points. It is set only in events of type scroll.
  final var scrollDelta = CGVector.zero
  /// The kind of scrolling. It is set only in events of type scroll.
  final var scrollPhase = ScrollPhase.discrete

  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Touches of fingers, a stylus or a pointer with a pressed button.
    case touches = 0
    /// The device moved.
    case motion = 1
    /// A media command.
    case remoteControl = 2
    /// Physical buttons.
    case presses = 3
    /// A wheel or two fingers on a trackpad.
    case scroll = 10
    /// A pointer that moves without a pressed button.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }

  /// The details within a kind, such as a shake or a media command.
  public enum EventSubtype: Int, Sendable {
    /// No detail; the subtype of touches.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Starts playback.
    case remoteControlPlay = 100
    /// Pauses playback.
    case remoteControlPause = 101
    /// Stops playback.
    case remoteControlStop = 102
    /// Starts paused playback, or pauses it.
    case remoteControlTogglePlayPause = 103
    /// Skips to the next track.
    case remoteControlNextTrack = 104
    /// Skips to the previous track.
    case remoteControlPreviousTrack = 105
    /// Starts seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// Stops seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Starts seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// Stops seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The pressed buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The main button, mostly the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other button, mostly the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the mask of the button with a number, counted from 1. The number 0 counts as 1; a negative number or one
    /// that exceeds the mask's bits gives an empty mask. Source: values read on Mac Catalyst.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      guard buttonNumber >= 0, buttonNumber < Int.bitWidth else { return [] }
      return ButtonMask(rawValue: buttonNumber <= 1 ? 1 : 1 << (buttonNumber - 1))
    }
  }

  init(
    type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval, journal: Journal?
  ) {
    eventType = type
    eventSubtype = subtype
    currentTimestamp = timestamp
    self.journal = journal
    super.init()
  }

  /// The type of the event, such as touches or motion.
  open var type: EventType { eventType }
  /// The subtype of the event, such as a shake or a media command.
  open var subtype: EventSubtype { eventSubtype }
  /// The time of the event, in seconds on the host's clock.
  open var timestamp: TimeInterval { currentTimestamp }
  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { currentModifierFlags }
  /// The pressed buttons of a pointing device.
  open var buttonMask: ButtonMask { currentButtonMask }

  /// All touches that are down, and those that ended or were cancelled in this event, in all windows and views.
  /// Touches that did not change are stationary.
  open var allTouches: Set<UITouch>? {
    if let cachedTouches { return cachedTouches }
    let touches = Set(touchesInOrder)
    cachedTouches = touches
    return touches
  }

  /// Returns the touches of one window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.boundWindow === window }
  }

  /// Returns the touches bound to one view itself; touches of its subviews are not included.
  open func touches(for view: UIView) -> Set<UITouch>? {
    matching { $0.boundView === view }
  }

  /// Returns the touches that one recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.trackers.contains { $0 === gesture } }
  }

  /// Returns the samples of a touch since its last delivery as separate touches, the newest last. Returns nil for a
  /// touch that is not in the event. Each call creates new instances, and the touch itself is never one of them.
  ///
  /// Source: WWDC 2015 session 233.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    coalesced(touch)
  }

  /// Returns the positions that the touch may have within the next frame, as touches; empty if there is nothing to
  /// extrapolate.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    predicted(touch)
  }

  /// Sets the event's touches. If they are the same as before, the cached set stays.
  final func setTouches(_ touches: [UITouch]) {
    guard !touches.elementsEqual(touchesInOrder, by: ===) else { return }
    touchesInOrder = touches
    cachedTouches = nil
    windowsChanged()
  }

  /// The windows of the event's touches, in the order in which the fingers came down.
  final var windows: [UIWindow] {
    if let cachedWindows { return cachedWindows }
    var windows: [UIWindow] = []
    for touch in touchesInOrder {
      guard let window = touch.boundWindow, !windows.contains(where: { $0 === window }) else {
        continue
      }
      windows.append(window)
    }
    cachedWindows = windows
    return windows
  }

  /// Starts to record hit tests for a point of the screen.
  final func trace(from locationOnScreen: CGPoint) {
    hitTestTrace = HitTestTrace(locationOnScreen: locationOnScreen)
    isTraced = true
  }

  /// Returns the record, with the view that was hit, and stops recording. Returns nil if nothing was recorded.
  final func endTrace(found view: UIView?) -> HitTestTrace? {
    guard var trace = hitTestTrace else { return nil }
    hitTestTrace = nil
    isTraced = false
    trace.hitView = view?.journalSubject
    return trace
  }

  /// Called after a touch was bound to a window, to update the cached list of windows.
  final func windowsChanged() {
    cachedWindows = nil
  }

  private func matching(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchesInOrder.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
