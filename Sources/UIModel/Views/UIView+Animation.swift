// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Animations without frames in between: values are set at once, as the model values are in
/// UIKit, and the completion runs on the host's clock when the animation would be over.
extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they are animated; here they always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It starts where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It is never over; the completion does not run.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It keeps its own duration inside another.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It keeps its own curve inside another.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Content is drawn again for every frame.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It takes no options from another.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Pending updates and layout are finished before the animation, and those that it leads to after it. The
    /// bit is ours, as no source gives it.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At the same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  static func runWithoutAnimation(_ actions: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    // Call-out: the application's block may change anything.
    actions()
    setAnimationsEnabled(wereEnabled)
  }

  /// The common implementation of `animate`. The values are set before a delay, as UIKit sets the model's.
  ///
  /// - Parameters:
  ///   - animations: makes the changes; run at once.
  ///   - duration: seconds, with the delay. The damping of a spring, its bounce and its speed
  ///     at the beginning are not used here.
  ///   - options: how it would run; with `repeat` it is never over, with `flushUpdates` what was left to lay
  ///     out is laid out before it, and what it leaves after it.
  ///   - completion: called with true after `duration`; at once when it is 0 or animations are off.
  static func run(
    _ animations: () -> Void, over duration: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    // Call-out: the application's blocks may change anything.
    if options.contains(.flushUpdates) { flushUpdates() }
    animations()
    if options.contains(.flushUpdates) { flushUpdates() }
    guard let completion, !options.contains(.repeat) || !areAnimationsEnabled else { return }
    guard duration > 0, areAnimationsEnabled else { return completion(true) }
    _ = UIApplication.shared.scheduler.schedule(after: duration, named: "end of an animation") {
      completion(true)
    }
  }

  private static func flushUpdates() {
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }

  /// The curve of an animation. It exists for code that names it: nothing is animated.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Evenly.
    case linear
  }
}
