// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// An object with its own coordinate system: a view or a screen.
@MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Returns a point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the bounding box of a rectangle of this space, in the coordinates of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the bounding box of a rectangle of another space, in the coordinates of this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
