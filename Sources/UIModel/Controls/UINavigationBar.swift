// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The reason why a navigation controller shows no back button.
package enum MissingBackButton: Equatable, Sendable {
  case hiddenBar, hiddenButton, leftItems
}

/// The item of a navigation bar for one controller.
@MainActor
open class UINavigationItem: NSObject, TitledItem {
  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

  /// The buttons on the left. They replace the back button, which also disables the pop gesture; see
  /// `UINavigationController.interactivePopGestureRecognizer`. The value is only stored.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the right. Stored only.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// True if the left buttons are shown in addition to the back button.
  open var leftItemsSupplementBackButton = false
  /// True to hide the back button, which also disables the pop gesture.
  open var hidesBackButton = false
  /// The reason why the left side of the bar shows no back button; nil if it shows one.
  final var missingBackButton: MissingBackButton? {
    if hidesBackButton { return .hiddenButton }
    return leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton ? .leftItems : nil
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title in the middle of the bar; nil for none.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// The view that is shown instead of the title; nil for none.
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
}

/// A bar that shows the title of its top item, the last one that was pushed.
open class UINavigationBar: UIView {
  private final var storedItems: [UINavigationItem] = []
  private final let titleLabel = UILabel(frame: .zero)
  private final weak var shownTitleView: UIView?

  /// The items, the last one on top.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The item whose title is shown.
  open var topItem: UINavigationItem? { storedItems.last }
  /// The item under the top item.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }
  /// The colour of the bar; nil for the system's.
  open var barTintColor: UIColor? { didSet { noteVisualChange() } }

  /// Replaces the items. Nothing is animated here.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    storedItems = items ?? []
    for item in storedItems { item.bar = self }
    setNeedsLayout()
  }
  /// Puts an item on top. Nothing is animated here.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(storedItems + [item], animated: animated)
  }
  /// Pops the top item.
  ///
  /// - Returns: that item; nil when there was none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let item = storedItems.popLast()
    setNeedsLayout()
    return item
  }

  /// Returns the given width and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlDefaults.navigationBarHeight)
  }
  /// No intrinsic width, and a height of 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ControlDefaults.navigationBarHeight)
  }

  /// Puts the top item's title, or its view, in the middle.
  open override func layoutSubviews() {
    if titleLabel.storedSuperview !== self {
      titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      titleLabel.textAlignment = .center
      insertSubview(titleLabel, at: 0)
    }
    let view = topItem?.titleView
    if let shownTitleView, shownTitleView !== view { shownTitleView.removeFromSuperview() }
    if let view, view.storedSuperview !== self { addSubview(view) }
    shownTitleView = view
    view?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    titleLabel.text = view == nil ? topItem?.title : nil
    titleLabel.frame = bounds
  }
}
