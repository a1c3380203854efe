// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Animations without intermediate frames. The values are set at once, as UIKit does for the model layer, and the
/// completion is called after the animation's duration on the host's clock.
extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they are animated; here they always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state of a running one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation never ends, so its completion is not called, except if animations are off.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Content is drawn again for every frame.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested animation takes no options from the outer one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Pending updates and layout run before the animation's block; those that the block requests run right after it.
    /// The bit is our choice, because no source gives it.
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
    // Calls app code: the application's block may change anything.
    actions()
    setAnimationsEnabled(wereEnabled)
  }

  /// Runs an animation; all `animate` methods call it. The values are set before any delay, as UIKit does for the model
  /// layer.
  ///
  /// - Parameters:
  ///   - animations: the block that makes the changes; called at once.
  ///   - duration: the duration in seconds, including the delay. The parameters of a spring have no effect here.
  ///   - options: the options; with `repeat` the animation never ends, with `flushUpdates` pending layout is done
  ///     before and after the block.
  ///   - completion: called with true after `duration`; at once when it is 0 or animations are off.
  static func run(
    _ animations: () -> Void, over duration: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    // Calls app code: the application's blocks may change anything.
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

  /// The curve of an animation. It exists for source compatibility: nothing is animated.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At the same speed throughout.
    case linear
  }
}
