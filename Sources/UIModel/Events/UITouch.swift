// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A finger on the screen, from when it comes down to its lift.
///
/// The same instance changes while the finger is down, so store its values instead of the object. Its window and view
/// are set when the finger comes down and stay the same. Source: UITouch.h, WWDC 2010 session 120.
@MainActor
open class UITouch: NSObject {
  /// The current values of the touch.
  final var reading: Reading
  final var boundWindow: UIWindow?
  final var boundView: UIView?
  /// The recognizers that receive this touch. Those that have finished or ignore it are not included.
  final var trackers: [UIGestureRecognizer] = []
  /// The number of the touch. Each application counts touches from 1 in the order in which fingers came down.
  package final let number: Int
  /// The number that the host gave to the finger.
  package final let finger: Int
  /// The point of the screen at which the finger came down.
  final let downOnScreen: CGPoint
  /// The samples since the last delivery, converted to the window; empty when there was only one.
  final var coalescedSamples: [(sample: InputSample, locationInWindow: CGPoint)] = []
  /// The time between the last two deliveries, in seconds, for predictions.
  final var lastStep: TimeInterval = 0
  /// The record of the calls that the view received for this touch. Only TouchDelivery changes it.
  final var record: DeliveryRecord?
  /// The value of `GestureEnvironment.roundOfTelling` when recognizers last received this touch in an event in which
  /// touches began, ended or were cancelled; 0 at first.
  final var roundTold = 0

  init(number: Int, sample: InputSample, locationInWindow: CGPoint, time: TimeInterval) {
    self.number = number
    finger = sample.finger
    downOnScreen = sample.location
    reading = Reading(
      phase: .began, timestamp: time, location: locationInWindow,
      previousLocation: locationInWindow, sample: sample)
    super.init()
  }

  /// The touch's number. The hash has to be fast, because every move looks up touches in sets.
  nonisolated public override var hash: Int { number }

  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the surface.
    case began = 0
    /// The finger moved since the previous event.
    case moved = 1
    /// The finger is down and did not move since the previous event.
    case stationary = 2
    /// The finger left the surface.
    case ended = 3
    /// The touch was interrupted and ends without a lift.
    case cancelled = 4
    /// A pointer without a pressed button entered the window.
    case regionEntered = 5
    /// A pointer without a pressed button moved inside the window.
    case regionMoved = 6
    /// A pointer without a pressed button left the window.
    case regionExited = 7
  }

  /// The kind of touch: a finger, a stylus or a pointer.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface that is not the screen, such as a trackpad.
    case indirect = 1
    /// A stylus. An older name is `stylus`.
    case pencil = 2
    /// A pointing device.
    case indirectPointer = 3

    /// The older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// Values of a stylus that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force of the touch.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction in which the stylus leans.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of the stylus above the surface.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location; estimated on predicted touches only.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation of a stylus about its axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  // MARK: Identity and phase

  /// The time of the last change, in seconds on the host's clock; in a delayed touchesBegan, that of the touch-down.
  open var timestamp: TimeInterval { currentTimestamp }
  /// The phase of the touch in the event that is being delivered.
  open var phase: Phase { currentPhase }
  /// The number of quick taps at nearly the same location, including this touch; 0 after this touch moved too far.
  open var tapCount: Int { currentTapCount }
  /// The kind of touch: a finger, a stylus or a pointer.
  open var type: TouchType { sample.source.touchType }
  /// The window in which the finger came down.
  open var window: UIWindow? { boundWindow }
  /// The view that was hit when the finger came down, even if the finger is elsewhere now.
  open var view: UIView? { boundView }
  /// The recognizers that receive this touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { trackers }

  // MARK: Location

  /// Returns the location in a view's coordinates, or in the window's for nil.
  ///
  /// The location is stored in window coordinates and converted for each call, so the result changes if the view moves.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Returns the location in the previous event of this touch; in touchesBegan, the current location.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  /// Returns the location with all the precision that the hardware has; here the same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location with all precision; here the same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  // MARK: Pressure

  /// The force: 1 is an average touch; 0 if the device does not measure force.
  open var force: CGFloat { sample.force }
  /// The largest force that this input can report, in the unit of `force`; 0 where it reports none.
  open var maximumPossibleForce: CGFloat { sample.force > 0 ? Self.maximumForce : 0 }
  /// The radius of the contact, in points.
  open var majorRadius: CGFloat { sample.majorRadius }
  /// The tolerance of `majorRadius`, in points.
  open var majorRadiusTolerance: CGFloat { sample.majorRadiusTolerance }

  // MARK: A stylus

  /// The angle of a stylus above the surface, in radians; pi/2 if the stylus is upright.
  open var altitudeAngle: CGFloat { sample.altitudeAngle }

  /// Returns the direction that a stylus leans towards, in radians from the view's x axis; the window's for nil.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// Returns the direction that a stylus leans towards as a vector of length 1 in the view's coordinates.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = sample.azimuthAngle
    let origin = convert(.zero, to: view)
    let tip = convert(CGPoint(x: cos(angle), y: sin(angle)), to: view)
    let dx = tip.x - origin.x
    let dy = tip.y - origin.y
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  /// The rotation of a stylus about its axis, in radians; 0 here.
  open var rollAngle: CGFloat { 0 }
  /// The number that identifies an update of estimated values; always nil, as nothing is estimated here.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The values that are estimates now: none.
  open var estimatedProperties: Properties { [] }
  /// The estimated values that will be updated: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The largest force of a 3D Touch screen: 480 steps of 1/72, a constant in public reports about devices.
  static let maximumForce: CGFloat = 480.0 / 72.0

  /// A line about the touch, as in the log.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated {
      let place = "(\(locationInWindow.x), \(locationInWindow.y))"
      let view = boundView?.journalName ?? "no view"
      return "UITouch \(number) finger \(finger) \(currentPhase) at \(place) on \(view)"
    }
  }
}
