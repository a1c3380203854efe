// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

extension UIView {
  final func setGeometry(_ change: (inout ViewGeometry) -> Void) {
    let oldBounds = geometry.bounds
    // `change` receives a copy instead of `geometry`, so that reading `geometry` needs no check for exclusive access.
    var changed = geometry
    change(&changed)
    guard changed.isFinite else { return refuseGeometry() }
    geometry = changed
    Self.hitTestIndex?.viewDidChange(self)
    if geometry.bounds.size != oldBounds.size {
      setNeedsLayout()
      resizeSubviews(from: oldBounds.size)
    }
    if geometry.bounds == oldBounds { noteChange() } else { noteVisualChange() }
  }

  /// Reports that the application set a frame or transform that is not finite; UIKit raises CALayerInvalidGeometry.
  final func refuseGeometry() {
    UIApplication.shared.journal.misuse(.geometryNotFinite(journalName))
  }

  /// Returns a point of this view in the coordinates of its window; without a window, in those of its outermost
  /// superview.
  final func mapToRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.storedSuperview {
      point = view.geometry.toSuperview(point)
      view = superview
    }
    return point
  }

  /// The affine transform from this view's coordinates to the screen's. For a view without a window, the outermost
  /// superview counts as a window at the origin. If a number of the transform would be 1e15 or larger, as with huge
  /// scales of nested views, the transform maps every point to the origin.
  package final var transformToScreen: CGAffineTransform {
    var transform = geometry.toSuperviewTransform
    var view = storedSuperview
    while let ancestor = view {
      transform = transform.concatenating(ancestor.geometry.toSuperviewTransform)
      view = ancestor.storedSuperview
    }
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return numbers.allSatisfy { abs($0) < 1e15 } ? transform : CGAffineTransform(scaleX: 0, y: 0)
  }

  /// The corners of the bounds on the screen, in points.
  package final var outlineOnScreen: Quad {
    Quad(geometry.bounds).applying(transformToScreen)
  }

  final var root: UIView {
    var view = self
    while let superview = view.storedSuperview {
      view = superview
    }
    return view
  }

  final func map(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let other, other !== self else {
      return other == nil ? mapToRoot(point) : point
    }
    // Points are converted directly between superview and subview, so that no precision is lost.
    if other === storedSuperview { return geometry.toSuperview(point) }
    if other.storedSuperview === self { return other.geometry.fromSuperview(point) }
    let ownRoot = root
    let otherRoot = other.root
    var pointInRoot = mapToRoot(point)
    if ownRoot !== otherRoot {
      pointInRoot = otherRoot.geometry.fromSuperview(ownRoot.geometry.toSuperview(pointInRoot))
    }
    return other.mapFromRoot(pointInRoot)
  }

  final func map(_ rect: CGRect, to other: UIView?) -> CGRect {
    Quad(rect).mapped { map($0, to: other) }.boundingBox
  }

  final func map(_ rect: CGRect, from other: UIView?) -> CGRect {
    Quad(rect).mapped { map($0, from: other) }.boundingBox
  }

  final func map(_ point: CGPoint, from other: UIView?) -> CGPoint {
    guard let other else { return mapFromRoot(point) }
    return other.map(point, to: self)
  }

  final func mapFromRoot(_ point: CGPoint) -> CGPoint {
    var path: [UIView] = []
    var view = self
    while let superview = view.storedSuperview {
      path.append(view)
      view = superview
    }
    return path.reversed().reduce(point) { $1.geometry.fromSuperview($0) }
  }

  /// Returns a point of the screen in this view's coordinates.
  package final func mapFromScreen(_ point: CGPoint) -> CGPoint {
    if storedSuperview == nil { return geometry.fromSuperview(point) }
    return mapFromRoot(root.geometry.fromSuperview(point))
  }

  /// Returns a point of this view in the coordinates of the screen.
  package final func mapToScreen(_ point: CGPoint) -> CGPoint {
    root.geometry.toSuperview(mapToRoot(point))
  }
}

extension UIView {
  final func map(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return map(point, to: view) }
    return mapToScreen(point)
  }

  final func map(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return map(point, from: view) }
    return mapFromScreen(point)
  }
}
