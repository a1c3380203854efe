// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A report of a finger, pencil or pointer button at one time: the smallest unit of input.
public struct InputSample: Equatable, Sendable, Codable {
  /// The changes that a finger reports.
  public enum Phase: String, Equatable, Sendable, Codable, CaseIterable {
    /// The finger touched the surface.
    case began
    /// The finger moved, or its force changed.
    case moved
    /// The finger left the surface.
    case ended
    /// The system lost the finger: its device was removed, or the window no longer receives it.
    case cancelled
  }

  /// The kinds of input, with the same cases as `UITouch.TouchType`.
  public enum Source: String, Equatable, Sendable, Codable, CaseIterable {
    /// A finger on the screen.
    case direct
    /// A finger on another surface, such as a remote's trackpad.
    case indirect
    /// A stylus on the screen.
    case pencil
    /// A pressed button of a mouse or trackpad.
    case indirectPointer
  }

  /// A number that is unique among the fingers that are down. It may be used again after the lift.
  public var finger: Int
  /// The change of the finger.
  public var phase: Phase
  /// The location, in points of the screen, origin at the top left.
  public var location: CGPoint
  /// The force: 1 is an average touch; 0 if the device does not measure it.
  public var force: CGFloat
  /// The radius of the contact, in points; 0 if the device does not measure it.
  public var majorRadius: CGFloat
  /// The tolerance of `majorRadius`, in points.
  public var majorRadiusTolerance: CGFloat
  /// The kind of input.
  public var source: Source
  /// The angle of a stylus above the surface, in radians; pi/2 stands upright.
  public var altitudeAngle: CGFloat
  /// The direction in which a stylus leans, in radians from the screen's x axis.
  public var azimuthAngle: CGFloat
  /// The time of the sample, in seconds on the host's clock; nil for the frame's time. Set it for samples that were
  /// collected between two frames.
  public var time: TimeInterval?

  /// Makes a sample. Leave out values that the device does not measure.
  public init(
    finger: Int, phase: Phase, location: CGPoint, force: CGFloat = 0, majorRadius: CGFloat = 0,
    majorRadiusTolerance: CGFloat = 0, source: Source = .direct, altitudeAngle: CGFloat = .pi / 2,
    azimuthAngle: CGFloat = 0, time: TimeInterval? = nil
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.force = force
    self.majorRadius = majorRadius
    self.majorRadiusTolerance = majorRadiusTolerance
    self.source = source
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    self.time = time
  }
}
