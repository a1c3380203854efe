// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Recognizes dragging.
///
/// Source: UIPanGestureRecognizer.h. `PanMachine` has the logic.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  final var machine = PanMachine()

  /// The smallest number of fingers that begin and change the pan.
  open var minimumNumberOfTouches: Int {
    get { machine.settings.minimumFingers }
    set { machine.settings.minimumFingers = max(1, newValue) }
  }
  /// The largest number of fingers that take part. An additional finger makes the pan fail before it begins, and is
  /// ignored later.
  open var maximumNumberOfTouches: Int {
    get { machine.settings.maximumFingers }
    set { machine.settings.maximumFingers = max(1, newValue) }
  }
  /// The kinds of scrolling that also move the pan, besides fingers; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Returns the movement of the fingers since the start of the pan, or since the translation was last set, in points
  /// of a view.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(machine.translation, to: view)
  }

  /// Sets the current translation, to which further movement is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    machine.translation = convertVectorToWindow(translation, from: view)
  }

  /// Returns the velocity of the fingers, in points per second in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(machine.velocity(at: UIApplication.shared.scheduler.now), to: view)
  }

  override var gestureLocation: CGPoint { machine.location }
  // The fingers' locations; empty while a wheel moves the pan.
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var repeatsChanged: Bool { false }
  override var hasMachine: Bool { true }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
  override func follows(_ finger: Int) -> Bool { machine.follows(finger) }
  override var isScrolling: Bool { machine.isScrolling }

  override func acceptsScroll(_ event: UIEvent) -> Bool {
    switch event.scrollPhase {
    case .discrete: allowedScrollTypesMask.contains(.discrete)
    case .continuous: allowedScrollTypesMask.contains(.continuous)
    }
  }

  /// Handles a scroll event. A turn of a wheel is a complete pan: it begins, changes and ends without fingers.
  override func scrolled(_ event: UIEvent) {
    let time = event.currentTimestamp
    let delta = CGPoint(x: event.scrollDelta.dx, y: event.scrollDelta.dy)
    let pointer = event.touchesInOrder.first?.locationInWindow ?? .zero
    switch event.scrollPhase {
    case .discrete:
      run(machine.scroll(by: delta, at: pointer, time: time))
      run(machine.scroll(by: .zero, at: pointer, time: time))
      run(machine.scrollEnded())
    case .continuous(.began), .continuous(.moved):
      run(machine.scroll(by: delta, at: pointer, time: time))
    case .continuous(.ended): run(machine.scrollEnded())
    case .continuous(.cancelled): scrollCancelled()
    }
  }

  override func scrollCancelled() { run(machine.scrollCancelled()) }

  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    convertFromWindow(vector, to: view) - convertFromWindow(.zero, to: view)
  }

  private func convertVectorToWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = gestureWindow else { return vector }
    return view.convert(vector, to: window) - view.convert(CGPoint.zero, to: window)
  }
}

/// The kinds of scrolling.
public enum UIScrollType: Int, Sendable {
  /// A wheel with notches.
  case discrete
  /// Fingers on a trackpad.
  case continuous
}

/// The kinds of scrolling that can move a pan, besides fingers.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits; 1 discrete, 2 continuous.
  public let rawValue: Int
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both wheels and trackpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
