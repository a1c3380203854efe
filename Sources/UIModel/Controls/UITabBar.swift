// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Methods that a tab bar calls when the user chooses a tab. All are optional.
@MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user tapped an item, even if it was selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of items of which one is selected. A subclass may add views in front of the items, even views that extend
/// beyond the bar.
open class UITabBar: UIView {
  private final var buttons: [UITabBarButton] = []
  private final var storedItems: [UITabBarItem]?

  /// The delegate, which is notified of the user's choice.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, left to right.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The selected item. Setting it does not call the delegate.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The colour of the bar; nil for the system's.
  open var barTintColor: UIColor? { didSet { noteVisualChange() } }
  /// The colour of the items that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Sets the items. Nothing is animated here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    storedItems = items
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.bar = self
      let button = UITabBarButton(item: item)
      // UIKit's own selector name, as its stack traces show it.
      button.addTarget(
        self, action: Selector(UITabBar.buttonTapped(_:), name: "_buttonUp:"), for: .touchUpInside)
      return button
    }
    for (index, button) in buttons.enumerated() { insertSubview(button, at: index) }
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    placeButtons()
    setNeedsLayout()
  }

  /// Returns the given width and a height of 49 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlDefaults.tabBarHeight)
  }
  /// 49 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ControlDefaults.tabBarHeight)
  }

  /// Gives each item an equal share of the width.
  open override func layoutSubviews() {
    placeButtons()
  }

  private final func placeButtons() {
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: bounds.height)
      let isSelected = button.item === selectedItem
      button.show(
        isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .gray)
    }
  }

  private final func buttonTapped(_ button: UITabBarButton) {
    selectedItem = button.item
    // Calls app code: the delegate.
    delegate?.tabBar(self, didSelect: button.item)
  }
}
