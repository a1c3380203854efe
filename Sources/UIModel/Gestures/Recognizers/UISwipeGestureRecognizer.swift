// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes a quick, straight movement of fingers in one direction, while they are still down.
///
/// Its location is the centroid of the fingers at the beginning of the swipe. Source: UISwipeGestureRecognizer.h and
/// measurements on iOS 26.1. `SwipeMachine` has the logic.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  private final var machine = SwipeMachine()

  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits; unknown ones are kept.
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe towards larger x.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe towards smaller x.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe towards smaller y.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe towards larger y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers that swipe. Each of them must move far enough.
  open var numberOfTouchesRequired: Int {
    get { machine.fingersRequired }
    set { machine.fingersRequired = newValue }
  }
  /// The directions that are recognized; right by default. If the set has a horizontal one, the vertical ones are
  /// ignored (measured on iOS 26.1).
  open var direction: Direction {
    get { machine.directions }
    set { machine.directions = newValue }
  }

  override var gestureLocation: CGPoint { machine.location }
  override var fingerLocations: [CGPoint] { machine.fingerLocations }
  override var hasMachine: Bool { true }
  override func judge(_ step: MachineStep) { run(machine.take(step)) }
  override func follows(_ finger: Int) -> Bool { machine.follows(finger) }
}
