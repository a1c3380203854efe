// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Animations without pictures in between: what they change is changed at once, as the model values are in
/// UIKit, and the completion runs on the host's clock when the animation would be over.
extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
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
    /// Content is drawn anew for every picture.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It takes no options from another.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes properties at once.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - animations: what to change.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(animations, over: duration, [], nil)
  }

  /// Changes properties at once, and calls `completion` when the animation would be over.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - animations: what to change.
  ///   - completion: called with true after `duration`; at once when it is 0 or animations are off.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, over: duration, [], completion)
  }

  /// Changes properties at once, as UIKit sets the model values before the delay, and calls `completion` when
  /// the animation would be over.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before it would begin.
  ///   - options: how it would run; with `repeat` it is never over.
  ///   - animations: what to change.
  ///   - completion: called with true after delay and duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, over: max(0, delay) + duration, options, completion)
  }

  /// Changes properties at once, and calls `completion` when the spring would be at rest.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before it would begin.
  ///   - dampingRatio: how soon the spring comes to rest; not used here.
  ///   - velocity: its speed at the beginning; not used here.
  ///   - options: how it would run; with `repeat` it is never over.
  ///   - animations: what to change.
  ///   - completion: called with true after delay and duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, over: max(0, delay) + duration, options, completion)
  }

  /// Runs a block whose changes are not animated: nothing is.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// Whether completions wait for the time that an animation would take.
  public static var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }

  /// Switches waiting for animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.areAnimationsEnabled = enabled
  }

  private static func run(
    _ animations: () -> Void, over duration: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    // Call-out: the application's blocks may change anything.
    animations()
    guard let completion, !options.contains(.repeat) || !areAnimationsEnabled else { return }
    guard duration > 0, areAnimationsEnabled else { return completion(true) }
    _ = UIApplication.shared.scheduler.schedule(after: duration, named: "end of an animation") {
      completion(true)
    }
  }
}
