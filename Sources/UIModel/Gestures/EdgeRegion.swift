// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The strips along edges of a rectangle in which an edge pan must start.
///
/// Source: `UIScreenEdgePanGestureRecognizer.h`. It is inferred that the pan fails at once if a finger comes down
/// elsewhere. The edges are those of the interface in its current orientation. Without edges, the region is empty.
struct EdgeRegion: Equatable, Sendable {
  /// The rectangle, in the fingers' coordinates: those of the screen or the window.
  var bounds: CGRect
  var edges: UIRectEdge
  /// The width of a strip, in points.
  var width = GestureDefaults.edgeRegionWidth

  /// Returns whether a finger that comes down at a point can start an edge pan. Points beyond the edge count as well.
  func contains(_ point: CGPoint) -> Bool { !nearEdges(point).isEmpty }

  /// Returns the edges of the region that are within a strip's width of `point`.
  func nearEdges(_ point: CGPoint) -> UIRectEdge {
    var near: UIRectEdge = []
    if point.x < bounds.minX + width { near.insert(.left) }
    if point.x >= bounds.maxX - width { near.insert(.right) }
    if point.y < bounds.minY + width { near.insert(.top) }
    if point.y >= bounds.maxY - width { near.insert(.bottom) }
    return near.intersection(edges)
  }

  /// Returns the part of `travel` that leads from the edges near `start` into the rectangle.
  func inward(_ travel: CGPoint, from start: CGPoint) -> CGPoint {
    let near = nearEdges(start)
    let awayInX = near.contains(.left) && travel.x > 0 || near.contains(.right) && travel.x < 0
    let awayInY = near.contains(.top) && travel.y > 0 || near.contains(.bottom) && travel.y < 0
    return CGPoint(x: awayInX ? travel.x : 0, y: awayInY ? travel.y : 0)
  }
}
