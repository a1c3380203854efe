// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A view whose hit testing follows the documentation of `hitTest(_:with:)`. It uses Foundation's rectangles and
/// transforms, its class and methods are open, and it converts every point with `convert(_:from:)`.
open class TextbookView {
  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect
  /// The middle, in the superview's coordinates.
  open var center: CGPoint
  /// The transform about the center.
  open var transform = AffineTransform.identity
  /// True if the view and all in it are invisible.
  open var isHidden = false
  /// The alpha of the view.
  open var alpha: CGFloat = 1
  /// True if the view and all in it take touches.
  open var isUserInteractionEnabled = true
  /// The views in this one, back to front.
  open private(set) var subviews: [TextbookView] = []
  /// The view that this one is in.
  open private(set) weak var superview: TextbookView?
  /// A number to tell views apart.
  public var tag = 0

  /// Makes a view.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: TextbookView) {
    view.superview?.subviews.removeAll { $0 === view }
    subviews.append(view)
    view.superview = self
  }

  /// Returns the front-most view under a point.
  open func hitTest(_ point: CGPoint, with event: AnyObject?) -> TextbookView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let converted = subview.convert(point, from: self)
      if let hit = subview.hitTest(converted, with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point lies in the view.
  open func point(inside point: CGPoint, with event: AnyObject?) -> Bool {
    bounds.contains(point)
  }

  /// Returns a point of another view in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: TextbookView?) -> CGPoint {
    guard let view, view !== self else { return point }
    if view === superview { return fromSuperview(point) }
    var point = point
    var other = view
    while let superview = other.superview {
      point = other.toSuperview(point)
      other = superview
    }
    var path: [TextbookView] = []
    var own = self
    while let superview = own.superview {
      path.append(own)
      own = superview
    }
    return path.reversed().reduce(point) { $1.fromSuperview($0) }
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let turned = transform.transform(CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY))
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard let inverse = transform.inverted() else { return point }
    let turned = inverse.transform(CGPoint(x: point.x - center.x, y: point.y - center.y))
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }
}
