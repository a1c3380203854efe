// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// An item of a bar, with a title and an image.
@MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item.
  final weak var bar: UIView?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title in the bar.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// The picture in the bar.
  open var image: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// True if the user can choose the item.
  open var isEnabled = true { didSet { bar?.setNeedsLayout() } }
  /// A number that identifies the item.
  open var tag = 0
}

/// A button of a navigation bar. It is only stored, because bars don't show it.
open class UIBarButtonItem: UIBarItem {
  /// The styles of a button.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// A bold title, for the action that finishes a task.
    case done = 2
  }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Makes a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style of the button.
  open var style = Style.plain
  /// The target of the action. It is not retained.
  open weak var target: AnyObject?
  /// The action that a tap sends to the target.
  open var action: Selector?
  /// A view that is shown instead of a button; nil for none.
  open var customView: UIView?
}

extension UIViewController {
  /// The content of a navigation bar for the controller.
  public var navigationItem: UINavigationItem {
    if let item = storedItem as? UINavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    storedItem = item
    return item
  }
}

/// The item of a tab bar for one tab.
open class UITabBarItem: UIBarItem {
  /// Makes an item with a title, a picture and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The picture while the item is selected; nil to use the normal one.
  open var selectedImage: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// A short text in a red badge; nil for none.
  open var badgeValue: String? { didSet { bar?.setNeedsLayout() } }
}
