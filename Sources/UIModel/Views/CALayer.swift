// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The appearance of a view's rectangle: corners, border, shadow. The layer only stores these values; the Sandbox draws
/// them.
///
/// Drawing with layers, sublayers and animations are not supported.
@MainActor
open class CALayer: NSObject {
  private final weak var view: UIView?

  /// Makes a layer without a view.
  public override init() {
    super.init()
  }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The radius of the corners, in points. It has no influence on hit-testing.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The width of the border, in points, drawn inside the bounds.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed() }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed() }
  }
  /// The strength of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The radius of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// The drawing order of the layer among its siblings, without unit: higher is in front. Hit tests use the order of
  /// subviews instead.
  open var zPosition: CGFloat = 0 { didSet { changed() } }

  /// True if content outside the bounds is clipped; the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// True if the view is invisible.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The frame of the view, in points of its superview.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The bounds of the view, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The centre of the view, in points of its superview.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// The view's anchor point.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }

  /// The view's background colour.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }

  /// Returns whether a point of the layer lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the layer as the screen shows it: the layer itself, because nothing is animated here.
  open func presentation() -> Self? { self }

  /// Removes the layer's animations. There are none here.
  open func removeAllAnimations() {}

  /// The alpha of the view, from 0 to 1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  private func changed() {
    view?.noteVisualChange()
  }
}
