// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Lays its arranged subviews out in a row or a column.
///
/// UIKit uses constraints. Here frames are computed from each view's `sizeThatFits(_:)` or `intrinsicContentSize`, and
/// priorities have no effect: the distribution decides which views get the surplus or lack of length along the axis.
open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The ways in which a stack shares its length among the views.
  public enum Distribution: Int, Sendable {
    /// Fills the stack: the last view grows by the space that is left, or shrinks by the space that is missing.
    case fill
    /// Fills the stack with views of equal length.
    case fillEqually
    /// Lengths in proportion to the views' contents.
    case fillProportionally
    /// Lengths of the views' contents, with equal gaps.
    case equalSpacing
    /// Equal distances between the middles of the views.
    case equalCentering
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// Each view fills the stack across the axis: the width of a column, the height of a row.
    case fill = 0
    /// At the left of a column, or at the top of a row.
    case leading = 1
    /// With the first lines of their text at one height in UIKit; treated as `top` here.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the right of a column, or at the bottom of a row.
    case trailing = 4
    /// With the last lines of their text at one height in UIKit; treated as `bottom` here.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The value that stands for the stack's own spacing, in `setCustomSpacing(_:after:)`.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that stands for the system's spacing: 8 points.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Makes a stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack view with these views and the size that they need.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
    bounds.size = sizeThatFits(.zero)
  }

  /// The views that are laid out, in their order.
  open var arrangedSubviews: [UIView] { arranged }
  /// The direction in which the views follow each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
  /// The distribution of the length among the views.
  open var distribution: Distribution = .fill { didSet { setNeedsLayout() } }
  /// The alignment of the views across the axis.
  open var alignment: Alignment = .fill { didSet { setNeedsLayout() } }
  /// The gap between neighbouring views, in points. `equalSpacing` and `equalCentering` may make the gaps larger.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// True if the views stay within `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  /// Adds a view at the end of the layout, and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view to the layout at an index, and as a subview. A view that is already in
  /// the layout is moved to the index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.storedSuperview !== self { addSubview(view) }
    // A view that contains the stack was refused, or app code moved the view elsewhere.
    guard view.storedSuperview === self else { return }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    setNeedsLayout()
  }

  /// Removes a view from the layout. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  /// Sets the gap after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// Returns the gap after one view, in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Removes a subview from the layout before it leaves the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The size of the views and gaps together, in points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// Returns the size of the views and gaps together, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  /// Lays the views out.
  open override func layoutSubviews() {
    arrange()
  }
}
