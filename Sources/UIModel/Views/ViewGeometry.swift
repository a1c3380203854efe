import Foundation

/// Where a view lies in its superview: bounds, center and transform, as a layer keeps them, with what the
/// way into the view needs worked out beforehand.
struct ViewGeometry {
  private(set) var bounds: CGRect
  private(set) var center: CGPoint
  private(set) var transform = CGAffineTransform.identity
  /// The point of the bounds that lies at the center, in fractions of the size.
  private(set) var anchor = CGPoint(x: 0.5, y: 0.5)
  /// Whether the way in is a mere shift.
  private var isUpright = true
  /// What is added to a point of the superview to get into an upright view.
  private var shift = CGVector.zero
  /// The inverse of the transform; nil when it has none.
  private var inverse: CGAffineTransform? = .identity

  init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    prepare()
  }

  var frame: CGRect {
    if isUpright {
      return CGRect(
        x: bounds.origin.x - shift.dx, y: bounds.origin.y - shift.dy, width: bounds.width,
        height: bounds.height)
    }
    return Quad(bounds).mapped(toSuperview).boundingBox
  }

  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    if isUpright {
      bounds.size = frame.size
    } else if let inverse {
      let size = frame.size.applying(inverse)
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    }
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    prepare()
    guard isUpright else { return }
    // Half a size is not always exact; the frame that was set is what must be read and hit.
    shift = CGVector(dx: bounds.origin.x - frame.minX, dy: bounds.origin.y - frame.minY)
  }

  mutating func setBounds(_ bounds: CGRect) {
    self.bounds = bounds.standardized
    prepare()
  }

  mutating func setCenter(_ center: CGPoint) {
    self.center = center
    prepare()
  }

  mutating func setTransform(_ transform: CGAffineTransform) {
    self.transform = transform
    prepare()
  }

  mutating func setAnchor(_ anchor: CGPoint) {
    self.anchor = anchor
    prepare()
  }

  /// Whether points of the superview have a place in the view at all.
  var isReachable: Bool { isUpright || inverse != nil }

  @inline(__always)
  func boundsContain(_ point: CGPoint) -> Bool {
    let origin = bounds.origin
    return point.x >= origin.x && point.y >= origin.y && point.x < origin.x + bounds.size.width
      && point.y < origin.y + bounds.size.height
  }

  @inline(__always)
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if isUpright { return CGPoint(x: point.x + shift.dx, y: point.y + shift.dy) }
    return throughTransform(point)
  }

  func toSuperview(_ point: CGPoint) -> CGPoint {
    if isUpright { return CGPoint(x: point.x - shift.dx, y: point.y - shift.dy) }
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// The affine map from the view's coordinates into the superview's.
  var toSuperviewTransform: CGAffineTransform {
    if isUpright { return CGAffineTransform(translationX: -shift.dx, y: -shift.dy) }
    let anchor = anchorInBounds
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func throughTransform(_ point: CGPoint) -> CGPoint {
    // A singular transform squeezes the view to a line or a point: nothing maps back into it. Infinity is
    // in no bounds.
    guard let inverse else { return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(inverse)
    let anchor = anchorInBounds
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.width * anchor.x, y: bounds.origin.y + bounds.height * anchor.y)
  }

  private mutating func prepare() {
    let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    isUpright = isShift
    if isShift {
      shift = CGVector(
        dx: bounds.origin.x + bounds.width * anchor.x - center.x - transform.tx,
        dy: bounds.origin.y + bounds.height * anchor.y - center.y - transform.ty)
      inverse = nil
    } else {
      let determinant = transform.determinant
      inverse = determinant != 0 && determinant.isFinite ? transform.inverted() : nil
    }
  }
}
